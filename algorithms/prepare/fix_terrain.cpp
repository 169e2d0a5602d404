// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/fix_terrain.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

bool hasAccepted(const QVariantMap& parameters) {
  return isGiven(parameters, "ACCEPTED_SPOTS") || isGiven(parameters, "ACCEPTED_BRIDGES");
}

void logBridges(const std::vector<io::Bridge>& bridges, QgsProcessingFeedback* feedback) {
  constexpr std::size_t most = 20;
  for (std::size_t i = 0; i < std::min(bridges.size(), most); ++i) {
    const io::Bridge& bridge = bridges[i];
    feedback->pushInfo(qtr("  bridge at x %1, y %2: %3 m high and %4 m long, across a channel of %5 m",
                           qfixed(0.5 * (bridge.x0 + bridge.x1), 1), qfixed(0.5 * (bridge.y0 + bridge.y1), 1),
                           qfixed(bridge.height, 2),
                           qfixed(std::hypot(bridge.x1 - bridge.x0, bridge.y1 - bridge.y0), 1),
                           qfixed(bridge.width, 1)));
  }
  if (bridges.size() > most) feedback->pushInfo(qtr("  and %1 others", bridges.size() - most));
}

}  // namespace

QStringList FixTerrain::tags() const {
  return qtr("flood,dem,terrain,error,spike,pit,outlier,bridge,culvert,channel,breach,clean,repair")
      .split(',');
}

QString FixTerrain::shortDescription() const {
  return qtr("Finds spikes, pits and bridges in an elevation model, proposes to remove them, and does so.");
}

QString FixTerrain::shortHelpString() const {
  return qtr(
      "<p>Finds what is no ground in an elevation model, and proposes what to do about it. Nothing is "
      "changed "
      "until you say so.</p>"
      "<p><strong>Spikes and pits</strong> are a few cells beside each other that stand out from all cells "
      "around them by more than the height, and by more than those within two cells of them differ among "
      "themselves: masts, trees, birds, reflections. Each is a point; it gets the median of the cells around "
      "it ('new_m').</p>"
      "<p><strong>Bridges</strong> are narrow raised strips across a channel, which dam it up. Each is a "
      "line "
      "from the channel on one side to that on the other, with the width of the channel and its bed at both "
      "ends; a bed of that width is cut through. The channel must go on straight for three times its width, "
      "with banks on both sides, and no lower way around the strip may be nearby. A dike along a valley is "
      "no bridge. Where a culvert passes the water, draw it as a structure and do not cut its embankment.</p>"
      "<p><strong>In two steps</strong>: run it and look at the points and lines on the map. Set 'accept' to "
      "0 "
      "where something is right as it is, correct 'new_m', 'bed_begin', 'bed_end' or 'width', delete or draw "
      "others. Then run it again with these layers as accepted spots and bridges: only what they hold is "
      "done. <strong>In one step</strong>: with Apply, all that is found is done at once.</p>"
      "<p>Bridges can also be given to <i>Burn streams into the terrain</i>.</p>");
}

void FixTerrain::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("DEM", "Elevation model", "Ground elevation in metres, in a projected CRS with square cells.");
  to.choice("FIND", "What to look for", {"all", "spots", "bridges"}, "spots: spikes and pits.");
  to.flag("APPLY", "Apply all that is found", false, "Otherwise it is only proposed.");
  to.layer("ACCEPTED_SPOTS", "Accepted spots", {qgis::vectorPoint},
           "Points of an earlier run, looked through: nothing is searched, these are applied, but for those "
           "whose 'accept' is 0. Of own points 'kind' (spike or pit), 'cells' and 'new_m' may be empty.")
      .optional();
  to.layer("ACCEPTED_BRIDGES", "Accepted bridges", {qgis::vectorLine},
           "Lines of an earlier run, likewise. Of own lines 'width' may be empty (one cell), and 'bed_begin' "
           "with 'bed_end' (the ground at the ends).")
      .optional();
  to.number("SPIKE_HEIGHT", "Height of spikes and pits (m)", 2, {0.01, 1000},
            "How far they stand out from all around them.");
  to.integer("SPIKE_CELLS", "Cells of spikes and pits", 4, {1, 25}, "At most so many are one of them.");
  to.number("BRIDGE_HEIGHT", "Height of bridges (m)", 0.5, {0.05, 1000},
            "Of the strip and of the banks above the channel, at least.");
  to.number("BRIDGE_LENGTH", "Length of bridges (m)", 40, {0.1, 1000}, "Along the channel, at most.");
  to.number("CHANNEL_WIDTH", "Width of channels (m)", 60, {0.1, 5000}, "From bank to bank, at most.");
  to.layerOutput("SPOTS", "Spikes and pits", qgis::vectorPoint,
                 "Points with kind, cells, height, level and 'accept'.")
      .optional();
  to.layerOutput("BRIDGES", "Bridges", qgis::vectorLine,
                 "Lines through the bridges with height, width, bed and 'accept'.")
      .optional();
  to.rasterOutput("FIXED", "Fixed terrain", "The elevation model with what is applied.")
      .optional()
      .notCreatedByDefault();
  to.numberResult("SPIKE_COUNT", "Spikes");
  to.numberResult("PIT_COUNT", "Pits");
  to.numberResult("BRIDGE_COUNT", "Bridges");
  to.numberResult("CHANGED_CELLS", "Cells changed");
  add(std::move(to));
}

void FixTerrain::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const bool applies = parameterAsBool(parameters, "APPLY", context) || hasAccepted(parameters);
  if (applies && !isGiven(parameters, "FIXED"))
    throw inputError("fixed_terrain_missing", qtr("FIXED is not given"),
                     qtr("there is no place for the terrain with what is applied"),
                     qtr("Choose a file for it."));
  if (!applies && isGiven(parameters, "FIXED"))
    throw inputError("nothing_to_apply", qtr("FIXED is given, but nothing is to be applied"),
                     qtr("neither APPLY nor accepted spots or bridges are given"),
                     qtr("Set APPLY, give accepted ones, or skip FIXED."));
}

void FixTerrain::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                         QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
  command_ = asPythonCommand(parameters, context).toStdString();
}

TerrainProposals FixTerrain::find(const io::Dem& dem, const QVariantMap& parameters,
                                  QgsProcessingContext& context, QgsProcessingFeedback* feedback) const {
  FeedbackLog log(feedback);
  TerrainProposals found;
  const QString what = parameterAsEnumString(parameters, "FIND", context);
  if (what != QLatin1String("bridges"))
    found.spots = io::find_spots(dem.terrain, dem.reference,
                                 {parameterAsDouble(parameters, "SPIKE_HEIGHT", context),
                                  parameterAsInt(parameters, "SPIKE_CELLS", context)},
                                 watch_stage(log, tr("Looking for spikes and pits")));
  if (what != QLatin1String("spots")) {
    const std::vector<io::Bridge> bridges =
        io::find_bridges(dem.terrain, dem.reference,
                         {parameterAsDouble(parameters, "BRIDGE_HEIGHT", context),
                          parameterAsDouble(parameters, "BRIDGE_LENGTH", context),
                          parameterAsDouble(parameters, "CHANNEL_WIDTH", context)},
                         watch_stage(log, tr("Looking for bridges")));
    for (const io::Bridge& bridge : bridges) {
      found.bridges.push_back(
          io::bed_through(bridge, tr("bridge %1", std::to_string(found.bridges.size() + 1))));
      found.bridgeHeights.push_back(bridge.height);
    }
    logBridges(bridges, feedback);
  }
  return found;
}

void FixTerrain::apply(const io::Dem& dem, const TerrainProposals& proposals, const QString& path,
                       QgsProcessingFeedback* feedback, QVariantMap& results) {
  FeedbackLog log(feedback);
  const std::vector<io::ChangedCell> changes =
      io::changes_of(dem.terrain, dem.reference, proposals.spots, proposals.bridges,
                     watch_stage(log, tr("Fixing the terrain")));
  double removed = 0, filled = 0;
  for (const io::ChangedCell& change : changes) {
    const double by = change.level - static_cast<double>(dem.terrain.zb[change.cell]) - dem.terrain.datum;
    (by > 0 ? filled : removed) += std::fabs(by) * dem.reference.cell_width * dem.reference.cell_height;
  }
  feedback->pushInfo(qtr("%1 cells changed; %2 m³ of ground removed, %3 m³ filled", changes.size(),
                         cubic_metres(removed), cubic_metres(filled)));
  io::GridBand band(files_.rasters["DEM"], "DEM");
  io::GeoTiffSet set(dem.reference, {{"SPATE_COMMAND", command_}});
  set.write(path.toStdString(),
            {io::with_changes(band, changes, watch_stage(log, tr("Writing the terrain")))});
  set.publish();
  results["FIXED"] = path;
  results["CHANGED_CELLS"] = static_cast<qlonglong>(changes.size());
}

QVariantMap FixTerrain::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                QgsProcessingFeedback* feedback) {
  const QString path = parameterAsOutputLayer(parameters, "FIXED", context);
  if (!path.isEmpty()) io::GeoTiffSet::check_writable(path.toStdString());
  const io::Dem dem = readTerrain(files_.rasters["DEM"], files_.crs, feedback);
  const TerrainProposals proposals = hasAccepted(parameters)
                                         ? readAccepted(LayerInputs(*this, parameters, context, files_),
                                                        dem.terrain, dem.reference, feedback)
                                         : find(dem, parameters, context, feedback);
  const auto pits = std::count_if(proposals.spots.begin(), proposals.spots.end(),
                                  [](const io::Spot& spot) { return spot.is_pit; });
  const auto spikes = static_cast<qlonglong>(proposals.spots.size()) - pits;
  feedback->pushInfo(qtr("%1 spikes, %2 pits and %3 bridges", spikes, static_cast<qlonglong>(pits),
                         proposals.bridges.size()));
  QVariantMap results = {{"SPIKE_COUNT", spikes},
                         {"PIT_COUNT", static_cast<qlonglong>(pits)},
                         {"BRIDGE_COUNT", static_cast<qlonglong>(proposals.bridges.size())},
                         {"CHANGED_CELLS", 0}};
  if (!path.isEmpty()) apply(dem, proposals, path, feedback, results);
  if (isGiven(parameters, "SPOTS"))
    results["SPOTS"] = writeSpots(proposals, *this, parameters, context, files_.crs, feedback);
  if (isGiven(parameters, "BRIDGES"))
    results["BRIDGES"] = writeBridges(proposals, *this, parameters, context, files_.crs, feedback);
  return results;
}

}  // namespace spate
