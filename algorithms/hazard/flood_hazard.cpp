// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/hazard/flood_hazard.hpp"

#include <array>
#include <cmath>
#include <limits>

#include "algorithms/hazard/hazard_classes.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/raster/grid_band.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/plausible_depths.hpp"
#include "algorithms/qgis/raster_outputs.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

constexpr float noData = std::numeric_limits<float>::quiet_NaN();
constexpr std::array ukNames = {"low", "moderate: danger for some", "significant: danger for most",
                                "extreme: danger for all"};
constexpr std::array auNames = {"H1", "H2", "H3", "H4", "H5", "H6"};
const QStringList debrisNames = {"none", "pasture", "woodland", "urban", "conservative"};

// Maxima over time. Cells that are dry or have no speed have no depth here.
struct Maxima {
  std::vector<float> depth;
  std::vector<float> speed;
  std::vector<double> product;  // m2/s: of the run, or depth times speed
  bool isOfRun = false;
};

Maxima readMaxima(const io::GridRaster& depth, const io::GridRaster& speed,
                  const io::GridRaster* unitDischarge, QgsProcessingFeedback* feedback) {
  Maxima maxima = {depth.values, speed.values, std::vector<double>(depth.values.size()),
                   unitDischarge != nullptr};
  qlonglong withoutSpeed = 0;
  qlonglong withoutProduct = 0;
  qlonglong tooLarge = 0;
  for (std::size_t cell = 0; cell < maxima.depth.size(); ++cell) {
    float& d = maxima.depth[cell];
    const bool isWet = d > 0;
    if (!isWet || std::isnan(speed.values[cell])) d = noData;
    if (isWet && std::isnan(d)) ++withoutSpeed;
    const double bound = static_cast<double>(d) * static_cast<double>(speed.values[cell]);
    maxima.product[cell] = bound;
    if (std::isnan(d) || !unitDischarge) continue;
    const auto ofRun = static_cast<double>(unitDischarge->values[cell]);
    if (std::isnan(ofRun)) {
      ++withoutProduct;
      continue;
    }
    maxima.product[cell] = ofRun;
    if (ofRun > 1.001 * bound + 1e-3) ++tooLarge;
  }
  if (withoutSpeed > 0)
    warn(feedback, "speed_missing",
         qtr("%1 cells have a depth but no speed, and get no hazard.", withoutSpeed));
  if (withoutProduct > 0)
    warn(feedback, "unit_discharge_missing",
         qtr("%1 wet cells have no MAX_UNIT_DISCHARGE: maximum depth times maximum speed is used there, "
             "which is "
             "an upper bound.",
             withoutProduct));
  if (tooLarge > 0)
    warn(feedback, "unit_discharge_impossible",
         qtr("MAX_UNIT_DISCHARGE is larger than MAX_DEPTH times MAX_SPEED in %1 cells (impossible in one "
             "run). "
             "Check that all three come from the same run.",
             tooLarge));
  return maxima;
}

template <std::size_t count>
void logClasses(const QString& title, const std::array<const char*, count>& names,
                const std::vector<float>& classes, double cellArea, QgsProcessingFeedback* feedback) {
  std::array<qlonglong, count> cells{};
  for (const float number : classes)
    if (!std::isnan(number)) ++cells[static_cast<std::size_t>(number) - 1];
  for (std::size_t i = 0; i < count; ++i)
    feedback->pushInfo(qtr("%1 %2 (%3): %4 cells, %5 m2", title, i + 1, qtr(names[i]), cells[i],
                           qfixed(static_cast<double>(cells[i]) * cellArea, 1)));
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
      "DF. Band "
      "1 is the "
      "class: 1 low (below 0.75), 2 moderate, danger for some (0.75 to 1.25), 3 significant, danger for most "
      "(1.25 to 2), 4 extreme, danger for all (2 and above); band 2 is HR. The debris factor DF depends on "
      "depth (up to 0.25 m; up to 0.75 m; deeper, or faster than 2 m/s) and land use: pasture 0, 0, 0.5; "
      "woodland 0, 0.5, 1; urban 0, 1, 1; conservative, for mixed or unknown land use, 0.5, 1, 1.</p>"
      "<p><strong>Australian classes H1 to H6</strong> (AIDR Guideline 7-3; Smith, Davey and Cox 2014): the "
      "first class whose limits of d v, d and v all hold: H1 0.3 m2/s, 0.3 m, 2 m/s; H2 0.6, 0.5, 2; H3 0.6, "
      "1.2, 2; H4 1, 2, 2; H5 4, 4, 4; else H6.</p>"
      "<p><strong>Maxima at different times</strong>: with "
      "<i>MAX_UNIT_DISCHARGE</i>, the maximum over time of d v, the classes H1 to H6 are exactly the maximum "
      "over time, and HR = max(d v) + 0.5 max(d) + DF is at least the maximum of d (v + 0.5) + DF, since "
      "depth and product may peak at different times. Without it max(d) max(v) replaces max(d v), "
      "and both are upper bounds.</p>"
      "<p>Dry cells (nodata or 0) have no hazard.</p>");
}

void FloodHazard::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("MAX_DEPTH", "Maximum depth (m)", "The largest depth at each place, m; dry is nodata or 0.");
  to.raster("MAX_SPEED", "Maximum speed (m/s)", "The largest speed at each place, m/s, on the same cells.");
  to.raster(
        "MAX_UNIT_DISCHARGE", "Maximum depth times speed (m2/s)",
        "The largest product over time, m2/s, on the same cells. Without it the product of the two maxima is "
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

  io::GridRaster depth = io::read_grid_raster(depth_, "MAX_DEPTH");
  const auto readBeside = [&](const std::string& source, const char* label) {
    io::GridRaster raster = io::read_grid_raster(source, label);
    io::check_same_grid(raster.name, raster.reference, depth.name, depth.reference);
    io::check_not_negative(raster);
    return raster;
  };
  io::check_not_negative(depth);
  warnOfPartialRun(depth_, "MAX_DEPTH", feedback);
  warnOfLevels(shallowest(depth.values), depth_, "MAX_DEPTH", feedback);
  const io::GridRaster speed = readBeside(speed_, "MAX_SPEED");
  io::GridRaster unitDischarge;
  if (!unitDischarge_.empty()) unitDischarge = readBeside(unitDischarge_, "MAX_UNIT_DISCHARGE");
  useProjectCrs(depth.reference, crs_, "MAX_DEPTH");
  feedback->setProgress(40);

  const Maxima maxima = readMaxima(depth, speed, unitDischarge_.empty() ? nullptr : &unitDischarge, feedback);
  feedback->pushInfo(
      maxima.isOfRun
          ? qtr("Depth times speed: its maximum over time (MAX_UNIT_DISCHARGE). H1 to H6 are exactly the "
                "maximum over time; the UK rating max(dv) + 0.5 max(d) + DF is an upper bound.")
          : qtr("Depth times speed: maximum depth times maximum speed, which may occur at different times. "
                "The hazard is an upper bound; give MAX_UNIT_DISCHARGE for a closer one."));
  const QString debrisName = parameterAsEnumString(parameters, "DEBRIS", context);
  const auto debris = static_cast<Debris>(debrisNames.indexOf(debrisName));
  std::vector<float> ukClass(maxima.depth.size(), noData);
  std::vector<float> rating = ukClass;
  std::vector<float> auClass = ukClass;
  for (std::size_t cell = 0; cell < maxima.depth.size(); ++cell) {
    const float d = maxima.depth[cell];
    if (std::isnan(d)) continue;
    const float v = maxima.speed[cell];
    rating[cell] = ukHazardRating(d, v, maxima.product[cell], debris);
    ukClass[cell] = static_cast<float>(ukHazardClass(rating[cell]));
    auClass[cell] = static_cast<float>(auHazardClass(d, v, maxima.product[cell]));
  }
  feedback->setProgress(70);

  const Grid& grid = depth.reference.grid;
  const double cellArea = depth.reference.cell_width * depth.reference.cell_height;
  io::GeoTiffSet set(depth.reference,
                     {{"SPATE_COMMAND", command_.toStdString()},
                      {"SPATE_DEBRIS", debrisName.toStdString()},
                      {"SPATE_PRODUCT", maxima.isOfRun ? "maximum over time" : "upper bound"}});
  if (!uk.isEmpty()) {
    set.write(uk.toStdString(), {cellBand("UK hazard class", "", ukClass, grid, feedback),
                                 cellBand("UK hazard rating", "", rating, grid, feedback)});
    logClasses(qtr("UK class"), ukNames, ukClass, cellArea, feedback);
  }
  if (!au.isEmpty()) {
    set.write(au.toStdString(), {cellBand("Australian hazard class", "", auClass, grid, feedback)});
    logClasses(qtr("Australian class"), auNames, auClass, cellArea, feedback);
  }
  set.publish();
  outputs.applyStyles(context, feedback);
  return outputs.paths();
}

}  // namespace spate
