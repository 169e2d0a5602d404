// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/hazard/flood_hazard.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/hazard/hazard_classes.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/raster/grid_band.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/plausible_depths.hpp"
#include "algorithms/qgis/raster_outputs.hpp"
#include "algorithms/qgis/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

constexpr float noData = std::numeric_limits<float>::quiet_NaN();
constexpr std::array ukNames = {translatable("low"), translatable("moderate: danger for some"),
                                translatable("significant: danger for most"),
                                translatable("extreme: danger for all")};
constexpr std::array auNames = {translatable("H1"), translatable("H2"), translatable("H3"),
                                translatable("H4"), translatable("H5"), translatable("H6")};
const QStringList debrisNames = {"none", "pasture", "woodland", "urban", "conservative"};

enum HazardMap : std::size_t { ukClass, ukRating, auClass, hazardMaps };

// The hazard of all cells, worked out strip by strip: its maps are to be read for the same rows in turn.
class Hazard {
 public:
  Hazard(const std::string& depth, const std::string& speed, const std::string& unitDischarge, Debris debris)
      : depth_(depth, "MAX_DEPTH"), speed_(speed, "MAX_SPEED"), debris_(debris) {
    if (!unitDischarge.empty()) product_.emplace(unitDischarge, "MAX_UNIT_DISCHARGE");
    for (const io::GridBand* beside : {&speed_, product_ ? &*product_ : &speed_})
      io::check_same_grid(beside->name(), beside->reference(), depth_.name(), depth_.reference());
  }

  bool isOfRun() const { return product_.has_value(); }
  const io::GeoReference& reference() const { return depth_.reference(); }

  io::Band band(const char* name, HazardMap map, QgsProcessingFeedback* feedback) {
    return {name, "", [this, map, feedback](std::int32_t begin, std::int32_t end, float* values) {
              stopIfCancelled(feedback);
              if (begin != begin_ || end != end_) compute(begin, end);
              feedback->setProgress(100.0 * (1 - static_cast<double>(begin) / reference().grid.rows));
              std::copy(strips_[map].begin(), strips_[map].end(), values);
            }};
  }

  // When all rows were read: throws when values were impossible, and warns of what is doubtful.
  void check(const std::string& depthSource, QgsProcessingFeedback* feedback) const {
    negativeDepths_.check(depth_);
    negativeSpeeds_.check(speed_);
    if (product_) negativeProducts_.check(*product_);
    warnOfLevels(shallowest_, depthSource, "MAX_DEPTH", feedback);
    if (withoutSpeed_ > 0)
      warn(feedback, "speed_missing",
           qtr("%1 cells have a depth but no speed, and get no hazard.", withoutSpeed_));
    if (withoutProduct_ > 0)
      warn(feedback, "unit_discharge_missing",
           qtr("%1 wet cells have no MAX_UNIT_DISCHARGE: maximum depth times maximum speed is used there, "
               "which is an upper bound.",
               withoutProduct_));
    if (tooLarge_ > 0)
      warn(feedback, "unit_discharge_impossible",
           qtr("MAX_UNIT_DISCHARGE is larger than MAX_DEPTH times MAX_SPEED in %1 cells (impossible in one "
               "run). Check that all three come from the same run.",
               tooLarge_));
  }

  // Of the UK classes 1 to 4 and the Australian ones 1 to 6.
  std::array<qlonglong, ukNames.size()> ukCells{};
  std::array<qlonglong, auNames.size()> auCells{};

 private:
  void compute(std::int32_t begin, std::int32_t end) {
    begin_ = end_ = 0;  // until it is done
    const std::size_t cells =
        static_cast<std::size_t>(reference().grid.columns) * static_cast<std::size_t>(end - begin);
    const auto read = [&](io::GridBand& band, std::vector<float>& values, io::NegativeValues& negative) {
      values.resize(cells);
      band.read(begin, end, values.data());
      negative.look_at(band, begin, values.data(), cells);
    };
    read(depth_, depths_, negativeDepths_);
    read(speed_, speeds_, negativeSpeeds_);
    if (product_) read(*product_, products_, negativeProducts_);
    shallowest_ = std::min(shallowest_, shallowest(depths_));
    for (std::vector<float>& strip : strips_) strip.assign(cells, noData);
    for (std::size_t cell = 0; cell < cells; ++cell) rate(cell);
    begin_ = begin;
    end_ = end;
  }

  // Cells that are dry or have no speed have no hazard.
  void rate(std::size_t cell) {
    const float depth = depths_[cell], speed = speeds_[cell];
    if (!(depth > 0)) return;
    if (std::isnan(speed)) {
      ++withoutSpeed_;
      return;
    }
    const double bound = static_cast<double>(depth) * static_cast<double>(speed);
    const double ofRun = product_ ? static_cast<double>(products_[cell]) : bound;
    if (std::isnan(ofRun)) ++withoutProduct_;
    if (ofRun > 1.001 * bound + 1e-3) ++tooLarge_;
    const double product = std::isnan(ofRun) ? bound : ofRun;
    strips_[ukRating][cell] = ukHazardRating(depth, speed, product, debris_);
    const int uk = ukHazardClass(strips_[ukRating][cell]), au = auHazardClass(depth, speed, product);
    strips_[ukClass][cell] = static_cast<float>(uk);
    strips_[auClass][cell] = static_cast<float>(au);
    ++ukCells[static_cast<std::size_t>(uk) - 1];
    ++auCells[static_cast<std::size_t>(au) - 1];
  }

  io::GridBand depth_, speed_;
  std::optional<io::GridBand> product_;  // of the run, m2/s; else depth times speed
  const Debris debris_;
  std::vector<float> depths_, speeds_, products_;  // of the strip
  std::array<std::vector<float>, hazardMaps> strips_;
  std::int32_t begin_ = 0, end_ = 0;  // rows of the strip
  io::NegativeValues negativeDepths_, negativeSpeeds_, negativeProducts_;
  float shallowest_ = std::numeric_limits<float>::infinity();
  qlonglong withoutSpeed_ = 0, withoutProduct_ = 0, tooLarge_ = 0;
};

template <std::size_t count>
void logClasses(const QString& title, const std::array<const char*, count>& names,
                const std::array<qlonglong, count>& cells, double cellArea, QgsProcessingFeedback* feedback) {
  for (std::size_t i = 0; i < count; ++i)
    feedback->pushInfo(qtr("%1 %2 (%3): %4 cells, %5", title, i + 1, qtr(names[i]), cells[i],
                           qarea(static_cast<double>(cells[i]) * cellArea)));
}

}  // namespace

QStringList FloodHazard::tags() const {
  return qtr("flood,hazard,rating,danger,people,vehicles,buildings,depth,velocity,defra,fd2320,fd2321,debris,"
             "aidr,h1,h6,unit discharge")
      .split(',');
}

QString FloodHazard::shortDescription() const {
  return qtr("Rates the danger of depth and speed: UK hazard rating, Australian classes H1 to H6.");
}

QString FloodHazard::shortHelpString() const {
  return qtr(
      "<p>Rates the danger of each wet cell from maximum depth d (m), maximum speed v (m/s) and their "
      "product, e.g. the results of <i>Simulate flood</i>. All rasters must have the same cells.</p>"
      "<p><strong>UK hazard rating</strong> (Defra/Environment Agency FD2320 and FD2321): HR = d (v + 0.5) + "
      "DF. Band 1 is the class: 1 low (below 0.75), 2 moderate, danger for some (0.75 to 1.25), 3 "
      "significant, danger for most (1.25 to 2), 4 extreme, danger for all (2 and above); band 2 is HR. The "
      "debris factor DF depends on depth (up to 0.25 m; up to 0.75 m; deeper, or faster than 2 m/s) and land "
      "use: pasture 0, 0, 0.5; woodland 0, 0.5, 1; urban 0, 1, 1; conservative, for mixed or unknown land "
      "use, 0.5, 1, 1.</p>"
      "<p><strong>Australian classes H1 to H6</strong> (AIDR Guideline 7-3; Smith, Davey and Cox 2014): the "
      "first class whose limits of d v, d and v all hold: H1 0.3 m²/s, 0.3 m, 2 m/s; H2 0.6, 0.5, 2; H3 0.6, "
      "1.2, 2; H4 1, 2, 2; H5 4, 4, 4; else H6.</p>"
      "<p><strong>Maxima at different times</strong>: with <i>MAX_UNIT_DISCHARGE</i>, the maximum over time "
      "of d v, the classes H1 to H6 are exactly the maximum over time, and HR = max(d v) + 0.5 max(d) + DF "
      "is at least the maximum of d (v + 0.5) + DF, since depth and product may peak at different times. "
      "Without it max(d) max(v) replaces max(d v), and both are upper bounds.</p>"
      "<p>Dry cells (nodata or 0) have no hazard.</p>");
}

void FloodHazard::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("MAX_DEPTH", "Maximum depth (m)", "The largest depth at each place, m; dry is nodata or 0.");
  to.raster("MAX_SPEED", "Maximum speed (m/s)", "The largest speed at each place, m/s, on the same cells.");
  to.raster(
        "MAX_UNIT_DISCHARGE", "Maximum depth times speed (m²/s)",
        "The largest product over time, m²/s, on the same cells. Without it the product of the two maxima is "
        "used, which is an upper bound.")
      .optional();
  to.choice("DEBRIS", "Debris factor of the UK rating", debrisNames,
            "By land use. none: 0. conservative: for areas of mixed or unknown land use.")
      .byDefault("conservative");
  to.rasterOutput("UK_HAZARD", "UK hazard class and rating", "Band 1: class 1 to 4; band 2: hazard rating.")
      .optional();
  to.rasterOutput("AU_HAZARD", "Australian hazard class", "1 to 6 for H1 to H6.").optional();
  add(std::move(to));
}

void FloodHazard::checkValues(const QVariantMap& parameters, QgsProcessingContext&) const {
  if (!isGiven(parameters, "UK_HAZARD") && !isGiven(parameters, "AU_HAZARD"))
    throw inputError("no_output_wanted", qtr("There is nothing to compute"),
                     qtr("neither UK_HAZARD nor AU_HAZARD is wanted"), qtr("Ask for at least one of them."));
}

void FloodHazard::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                          QgsProcessingFeedback*) {
  depth_ = findRaster(*this, "MAX_DEPTH", parameters, context, &crs_);
  speed_ = findRaster(*this, "MAX_SPEED", parameters, context);
  unitDischarge_ = findRaster(*this, "MAX_UNIT_DISCHARGE", parameters, context);
  command_ = asPythonCommand(parameters, context);
}

QVariantMap FloodHazard::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  RasterOutputs outputs;
  const QString uk = parameterAsOutputLayer(parameters, "UK_HAZARD", context);
  const QString au = parameterAsOutputLayer(parameters, "AU_HAZARD", context);
  outputs.add("UK_HAZARD", uk, Style("uk_hazard"));
  outputs.add("AU_HAZARD", au, Style("au_hazard"));

  const QString debrisName = parameterAsEnumString(parameters, "DEBRIS", context);
  Hazard hazard(depth_, speed_, unitDischarge_, static_cast<Debris>(debrisNames.indexOf(debrisName)));
  warnOfPartialRun(depth_, "MAX_DEPTH", feedback);
  io::GeoReference reference = hazard.reference();
  useProjectCrs(reference, crs_, "MAX_DEPTH");

  feedback->pushInfo(
      hazard.isOfRun()
          ? qtr("Depth times speed: its maximum over time (MAX_UNIT_DISCHARGE). H1 to H6 are exactly the "
                "maximum over time; the UK rating max(dv) + 0.5 max(d) + DF is an upper bound.")
          : qtr("Depth times speed: maximum depth times maximum speed, which may occur at different times. "
                "The hazard is an upper bound; give MAX_UNIT_DISCHARGE for a closer one."));
  std::vector<io::GeoTiff> files;
  if (!uk.isEmpty())
    files.push_back({uk.toStdString(),
                     {hazard.band("UK hazard class", ukClass, feedback),
                      hazard.band("UK hazard rating", ukRating, feedback)}});
  if (!au.isEmpty())
    files.push_back({au.toStdString(), {hazard.band("Australian hazard class", auClass, feedback)}});
  io::GeoTiffSet set(reference, {{"SPATE_COMMAND", command_.toStdString()},
                                 {"SPATE_DEBRIS", debrisName.toStdString()},
                                 {"SPATE_PRODUCT", hazard.isOfRun() ? "maximum over time" : "upper bound"}});
  set.write(files);
  hazard.check(depth_, feedback);
  const double cellArea = reference.cell_width * reference.cell_height;
  if (!uk.isEmpty()) logClasses(qtr("UK class"), ukNames, hazard.ukCells, cellArea, feedback);
  if (!au.isEmpty()) logClasses(qtr("Australian class"), auNames, hazard.auCells, cellArea, feedback);
  set.publish();
  outputs.applyStyles(context, feedback);
  return outputs.paths();
}

}  // namespace spate
