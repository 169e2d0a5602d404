// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/change_maps.hpp"

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

struct ChangeMap {
  const char* name;  // of the parameter; the style has it in lower case
  const char* title;
  const char* help;
  io::Band (DepthComparison::*band)(QgsProcessingFeedback*);
  enum Created { always, byDefault, onDemand } created;
};

const ChangeMap changeMaps[] = {
    {"DEPTH_CHANGE", translatable("Change of the maximum depth (m)"),
     translatable(
         "With minus without, m, where either run is flooded; negative is less water. Dry counts as 0."),
     &DepthComparison::depthChange, ChangeMap::always},
    {"CHANGE_CLASS", translatable("Newly dry and newly flooded"),
     translatable("1 newly dry, 2 flooded in both, 3 newly flooded; standing water is no flood."),
     &DepthComparison::changeClass, ChangeMap::byDefault},
    {"ARRIVAL_DELAY", translatable("Delay of the arrival (s)"),
     translatable("With minus without, s, where water arrives in both; negative is earlier. It needs both "
                  "maps of arrival "
                  "times."),
     &DepthComparison::arrivalDelay, ChangeMap::onDemand}};

}  // namespace

void defineChangeMaps(Definitions& to) {
  for (const ChangeMap& map : changeMaps) {
    Definitions::Added added = to.rasterOutput(map.name, map.title, map.help);
    if (map.created != ChangeMap::always) added.optional();
    if (map.created == ChangeMap::onDemand) added.notCreatedByDefault();
  }
}

RasterOutputs changeMapOutputs(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                               QgsProcessingContext& context) {
  RasterOutputs outputs;
  for (const ChangeMap& map : changeMaps)
    outputs.add(map.name,
                QgsProcessingParameters::parameterAsOutputLayer(algorithm.parameterDefinition(map.name),
                                                                parameters, context),
                Style(QByteArray(map.name).toLower()));
  return outputs;
}

void writeChangeMaps(DepthComparison& depths, const io::GeoReference& reference, const QVariantMap& paths,
                     const QString& command, QgsProcessingFeedback* feedback) {
  io::GeoTiffSet set(reference, {{"SPATE_COMMAND", command.toStdString()}});
  int written = 0;
  for (const ChangeMap& map : changeMaps) {
    if (!paths.contains(map.name)) continue;
    set.write(paths[map.name].toString().toStdString(), {(depths.*map.band)(feedback)});
    feedback->setProgress(50 + 15 * ++written);
  }
  set.publish();
}

QVariantMap changeNumbers(const DepthComparison& depths) {
  const AreaFigures& areas = depths.areas();
  QVariantMap numbers = {{"AREA_WITHOUT", areas.without},     {"AREA_WITH", areas.with},
                         {"AREA_NEWLY_DRY", areas.newlyDry},  {"AREA_NEWLY_FLOODED", areas.newlyFlooded},
                         {"LARGEST_FALL", areas.largestFall}, {"LARGEST_RISE", areas.largestRise}};
  if (depths.hasArrival() && depths.delays().areThere()) numbers["MEAN_DELAY"] = depths.delays().mean;
  return numbers;
}

}  // namespace spate
