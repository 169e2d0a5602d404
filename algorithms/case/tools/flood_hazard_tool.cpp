// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodhazard, and the command `spate floodhazard`.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/tools/hazard_classes.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/raster/grid_band.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

constexpr float no_data = std::numeric_limits<float>::quiet_NaN();
constexpr std::array uk_names = {translatable("low"), translatable("moderate: danger for some"),
                                 translatable("significant: danger for most"),
                                 translatable("extreme: danger for all")};
constexpr std::array au_names = {translatable("H1"), translatable("H2"), translatable("H3"),
                                 translatable("H4"), translatable("H5"), translatable("H6")};
// In the order of Debris.
constexpr std::array<const char*, 5> debris_names = {"none", "pasture", "woodland", "urban", "conservative"};

ParameterList parameters() {
  ParameterList list;
  list.push_back(make_parameter(Kind::raster, "MAX_DEPTH", tr("Maximum depth (m)"),
                                tr("The largest depth at each place, m; dry is nodata or 0.")));
  list.push_back(make_parameter(Kind::raster, "MAX_SPEED", tr("Maximum speed (m/s)"),
                                tr("The largest speed at each place, m/s, on the same cells.")));
  list.push_back(optional(make_parameter(
      Kind::raster, "MAX_UNIT_DISCHARGE", tr("Maximum depth times speed (m²/s)"),
      tr("The largest product over time, m²/s, on the same cells. Without it the product of the two maxima "
         "is used, which is an upper bound."))));
  list.push_back(choice("DEBRIS", tr("Debris factor of the UK rating"),
                        {debris_names.begin(), debris_names.end()}, "conservative",
                        tr("By land use. none: 0. conservative: for areas of mixed or unknown land use.")));
  list.push_back(
      optional(make_parameter(Kind::raster_result, "UK_HAZARD", tr("UK hazard class and rating"),
                              tr("Band 1: class 1 to 4; band 2: hazard rating."), Group::results)));
  list.push_back(optional(make_parameter(Kind::raster_result, "AU_HAZARD", tr("Australian hazard class"),
                                         tr("1 to 6 for H1 to H6."), Group::results)));
  return list;
}

std::vector<NumberInfo> numbers() {
  return {};
}

void check(const Values& values) {
  if (!values.is_given("UK_HAZARD") && !values.is_given("AU_HAZARD"))
    throw Error("no_output_wanted", tr("There is nothing to compute"),
                tr("neither UK_HAZARD nor AU_HAZARD is wanted"), tr("Ask for at least one of them."));
}

enum HazardMap : std::size_t { uk_class, uk_rating, au_class, hazard_maps };

// The hazard of all cells, worked out strip by strip: its maps are to be read for the same rows in turn.
class Hazard {
 public:
  Hazard(const std::string& depth, const std::string& speed, const std::string& unit_discharge, Debris debris,
         Log& log)
      : depth_(depth, "MAX_DEPTH"), speed_(speed, "MAX_SPEED"), debris_(debris), log_(log) {
    if (!unit_discharge.empty()) product_.emplace(unit_discharge, "MAX_UNIT_DISCHARGE");
    for (const io::GridBand* beside : {&speed_, product_ ? &*product_ : &speed_})
      io::check_same_grid(beside->name(), beside->reference(), depth_.name(), depth_.reference());
  }

  bool is_of_run() const { return product_.has_value(); }
  const io::GeoReference& reference() const { return depth_.reference(); }

  io::Band band(const char* name, HazardMap map) {
    return {name, "", [this, map](std::int32_t begin, std::int32_t end, float* values) {
              stop_if_cancelled(log_);
              if (begin != begin_ || end != end_) compute(begin, end);
              log_.progress(100.0 * (1 - static_cast<double>(begin) / reference().grid.rows));
              std::copy(strips_[map].begin(), strips_[map].end(), values);
            }};
  }

  // When all rows were read: throws when values were impossible, and warns of what is doubtful.
  void check(const std::string& depth_source) const {
    impossible_depths_.check(depth_);
    impossible_speeds_.check(speed_);
    if (product_) impossible_products_.check(*product_);
    warn_of_levels(shallowest_, depth_source, "MAX_DEPTH", log_);
    if (without_speed_ > 0)
      log_.warning({"speed_missing", tr("%1 {cell has a depth but no speed, and gets|cells have a depth but "
                                        "no speed, and get} no hazard.",
                                        without_speed_)});
    if (without_product_ > 0)
      log_.warning(
          {"unit_discharge_missing", tr("%1 {wet cell has|wet cells have} no MAX_UNIT_DISCHARGE: maximum "
                                        "depth times maximum speed is used there, which is an upper bound.",
                                        without_product_)});
    if (too_large_ > 0)
      log_.warning({"unit_discharge_impossible",
                    tr("MAX_UNIT_DISCHARGE is larger than MAX_DEPTH times MAX_SPEED in %1 {cell|cells} "
                       "(impossible in one run). Check that all three come from the same run.",
                       too_large_)});
  }

  // Of the UK classes 1 to 4 and the Australian ones 1 to 6.
  std::array<std::int64_t, uk_names.size()> uk_cells{};
  std::array<std::int64_t, au_names.size()> au_cells{};

 private:
  void compute(std::int32_t begin, std::int32_t end) {
    begin_ = end_ = 0;  // until it is done
    const std::size_t cells =
        static_cast<std::size_t>(reference().grid.columns) * static_cast<std::size_t>(end - begin);
    const auto read = [&](io::GridBand& band, std::vector<float>& values, io::ImpossibleValues& impossible) {
      values.resize(cells);
      band.read(begin, end, values.data());
      impossible.look_at(band, begin, values.data(), cells);
    };
    read(depth_, depths_, impossible_depths_);
    read(speed_, speeds_, impossible_speeds_);
    if (product_) read(*product_, products_, impossible_products_);
    shallowest_ = std::min(shallowest_, shallowest(depths_));
    for (std::vector<float>& strip : strips_) strip.assign(cells, no_data);
    for (std::size_t cell = 0; cell < cells; ++cell) rate(cell);
    begin_ = begin;
    end_ = end;
  }

  // Cells that are dry or have no speed have no hazard.
  void rate(std::size_t cell) {
    const float depth = depths_[cell], speed = speeds_[cell];
    if (!(depth > 0)) return;
    if (std::isnan(speed)) {
      ++without_speed_;
      return;
    }
    const double bound = static_cast<double>(depth) * static_cast<double>(speed);
    const double of_run = product_ ? static_cast<double>(products_[cell]) : bound;
    if (std::isnan(of_run)) ++without_product_;
    if (of_run > 1.001 * bound + 1e-3) ++too_large_;
    const double product = std::isnan(of_run) ? bound : of_run;
    strips_[uk_rating][cell] = uk_hazard_rating(depth, speed, product, debris_);
    const int uk = uk_hazard_class(strips_[uk_rating][cell]), au = au_hazard_class(depth, speed, product);
    strips_[uk_class][cell] = static_cast<float>(uk);
    strips_[au_class][cell] = static_cast<float>(au);
    ++uk_cells[static_cast<std::size_t>(uk) - 1];
    ++au_cells[static_cast<std::size_t>(au) - 1];
  }

  io::GridBand depth_, speed_;
  std::optional<io::GridBand> product_;  // of the run, m2/s; else depth times speed
  const Debris debris_;
  Log& log_;
  std::vector<float> depths_, speeds_, products_;  // of the strip
  std::array<std::vector<float>, hazard_maps> strips_;
  std::int32_t begin_ = 0, end_ = 0;  // rows of the strip
  io::ImpossibleValues impossible_depths_{io::most_depth}, impossible_speeds_{io::most_speed},
      impossible_products_{io::most_depth * io::most_speed};
  float shallowest_ = std::numeric_limits<float>::infinity();
  std::int64_t without_speed_ = 0, without_product_ = 0, too_large_ = 0;
};

template <std::size_t count>
void log_classes(const std::string& title, const std::array<const char*, count>& names,
                 const std::array<std::int64_t, count>& cells, double cell_area, Log& log) {
  for (std::size_t i = 0; i < count; ++i)
    log.info(tr("%1 %2 (%3): %4 {cell|cells}, %5", title, i + 1, tr(names[i]), cells[i],
                square_kilometres(static_cast<double>(cells[i]) * cell_area)));
}

Debris debris_of(const std::string& name) {
  const auto found = std::find(debris_names.begin(), debris_names.end(), name);
  return static_cast<Debris>(found - debris_names.begin());
}

ToolAnswer run(const ToolCall& call) {
  const std::string uk = call.file("UK_HAZARD"), au = call.file("AU_HAZARD");
  for (const std::string& path : {uk, au})
    if (!path.empty()) io::GeoTiffSet::check_writable(path);
  const std::string depth = call.inputs.raster("MAX_DEPTH"), debris = call.values.text("DEBRIS");
  Hazard hazard(depth, call.inputs.raster("MAX_SPEED"), call.inputs.raster("MAX_UNIT_DISCHARGE"),
                debris_of(debris), call.log);
  warn_of_partial_run(depth, "MAX_DEPTH", call.log);
  io::GeoReference reference = hazard.reference();
  use_grid_crs(reference, call.inputs, "MAX_DEPTH");

  call.log.info(
      hazard.is_of_run()
          ? tr("Depth times speed: its maximum over time (MAX_UNIT_DISCHARGE). H1 to H6 are exactly the "
               "maximum over time; the UK rating max(dv) + 0.5 max(d) + DF is an upper bound.")
          : tr("Depth times speed: maximum depth times maximum speed, which may occur at different times. "
               "The hazard is an upper bound; give MAX_UNIT_DISCHARGE for a closer one."));
  std::vector<io::GeoTiff> files;
  if (!uk.empty())
    files.push_back({uk,
                     {band_of("UK_HAZARD", hazard.band(translatable("UK hazard class"), uk_class)),
                      band_of("UK_HAZARD", hazard.band(translatable("UK hazard rating"), uk_rating))}});
  if (!au.empty())
    files.push_back(
        {au, {band_of("AU_HAZARD", hazard.band(translatable("Australian hazard class"), au_class))}});
  io::Metadata origin = call.origin;
  origin.push_back({"SPATE_DEBRIS", debris});
  origin.push_back({"SPATE_PRODUCT", hazard.is_of_run() ? "maximum over time" : "upper bound"});
  io::GeoTiffSet set(reference, origin);
  set.write(files);
  hazard.check(depth);
  const double cell_area = io::cell_area(reference);
  if (!uk.empty()) log_classes(tr("UK class"), uk_names, hazard.uk_cells, cell_area, call.log);
  if (!au.empty()) log_classes(tr("Australian class"), au_names, hazard.au_cells, cell_area, call.log);
  set.publish();
  return {};
}

}  // namespace

const Tool flood_hazard_tool = {
    "floodhazard", translatable("Rate the danger of depth and speed, as spate:floodhazard"),
    parameters,    numbers,
    check,         run,
    "MAX_DEPTH",   {{"UK_HAZARD", "uk_hazard"}, {"AU_HAZARD", "au_hazard"}}};

}  // namespace spate
