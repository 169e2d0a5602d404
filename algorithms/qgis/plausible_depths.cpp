// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/plausible_depths.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/io/raster/raster_strips.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/text.hpp"
#include "solver/run/field_list.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {

namespace {

bool isFromSpate(const std::string& source, const char* parameter) {
  return !io::read_metadata(source, parameter, "SPATE_VERSION").empty();
}

// Throws for a map of Spate that is not one of depths. Maps of runs have a CF name, other depths the unit m.
void checkQuantity(const std::string& source, const char* parameter) {
  if (!isFromSpate(source, parameter)) return;
  const io::BandNames band = io::read_band_names(source, parameter);
  if (band.unit == "m" &&
      (band.standard_name.empty() || band.standard_name == field_info(Field::depth).cf_name))
    return;
  throw inputError("raster_holds_no_depths", qtr("%1 holds no depths", parameter),
                   qtr("it is Spate's map '%1'", band.title.c_str()),
                   qtr("Choose the map of maximum depths."));
}

}  // namespace

void checkRun(const std::string& source, const char* parameter) {
  checkQuantity(source, parameter);
  const QString recorded = QString::fromStdString(io::read_metadata(source, parameter, "SPATE_MASS_ERROR"));
  if (!(std::abs(recorded.toDouble()) > 0.01)) return;
  throw inputError("run_failed", qtr("%1 comes from a run that failed", parameter),
                   qtr("its mass error is %1", recorded.toDouble()),
                   qtr("Repeat the simulation, and follow the advice in its log."));
}

std::optional<Message> partialRun(const std::string& source, const char* parameter) {
  if (io::read_metadata(source, parameter, "SPATE_COMPLETE") != "no") return {};
  const auto seconds = [&](const char* key) {
    return time_text(
        QString::fromStdString(io::read_metadata(source, parameter, key)).section(' ', 0, 0).toDouble());
  };
  return Message{
      "run_partial",
      tr("%1 is partial: its simulation was stopped after %2 of %3. Higher water may have come later.",
         parameter, seconds("SPATE_SIMULATED_S"), seconds("SPATE_PARAMETER_DURATION"))};
}

void warnOfPartialRun(const std::string& source, const char* parameter, QgsProcessingFeedback* feedback) {
  if (const auto partial = partialRun(source, parameter)) warn(feedback, *partial);
}

void warnOfOtherBed(const std::string& depths, const std::string& ground, const QString& name,
                    QgsProcessingFeedback* feedback) {
  if (!isFromSpate(depths, "RESULTS")) return;
  const bool isBed =
      isFromSpate(ground, "DEM") && io::read_band_names(ground, "DEM").title == field_info(Field::bed).title;
  const std::string scheme = io::read_metadata(depths, "RESULTS", "SPATE_PARAMETER_SCHEME");
  const bool onCells = std::any_of(scheme_list.begin(), scheme_list.end(), [&](const SchemeInfo& info) {
    return info.cell_bed && scheme == info.name;
  });
  if (isBed || onCells) return;
  warn(feedback, "depths_on_other_bed",
       qtr("The depths of '%1' do not stand on DEM: Spate computes on a bed of its own, which is smoother. "
           "The levels may differ from MAX_LEVEL. Give the map BED of the same run as DEM.",
           name));
}

void checkDepths(const std::vector<float>& depths, const char* parameter) {
  for (const float depth : depths) {
    if (!(depth < -0.001f) && !(depth > 1000)) continue;
    throw inputError("depth_impossible", qtr("%1 holds %2", parameter, depth),
                     qtr("a depth lies between 0 and %1 m", 1000),
                     qtr("Choose the map of maximum depths, and declare its nodata value."));
  }
}

float shallowest(const std::vector<float>& depths) {
  float least = std::numeric_limits<float>::infinity();
  for (const float depth : depths)
    if (depth > 0) least = std::min(least, depth);
  return least;
}

void warnOfLevels(float shallowest, const std::string& source, const char* parameter,
                  QgsProcessingFeedback* feedback) {
  if (std::isfinite(shallowest) && shallowest > 1 && !isFromSpate(source, parameter))
    warn(feedback, "levels_for_depths",
         qtr("%1 is nowhere shallower than %2 m (water is shallow at its edge). Check that it does not hold "
             "levels or elevations in place of depths.",
             parameter, qfixed(static_cast<double>(shallowest), 2)));
}

}  // namespace spate
