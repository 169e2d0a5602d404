// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/loaded_mesh.hpp"

#include <QDomDocument>

#include "algorithms/qgis/layer_style.hpp"
#include "qgscolorrampshader.h"
#include "qgsmeshlayer.h"
#include "qgsmeshlayertemporalproperties.h"
#include "qgsmeshrenderersettings.h"
#include "qgsproject.h"
#include "qgsprojecttimesettings.h"
#include "qgsreadwritecontext.h"

namespace spate {
namespace {

// The classes of depth of the maps.
QgsColorRampShader depthClasses() {
  QDomDocument document;
  document.setContent(Style("max_depth").qml());
  const QDomElement element = document.elementsByTagName(QStringLiteral("colorrampshader")).at(0).toElement();
  QgsColorRampShader shader;
  shader.readXml(element);
  return shader;
}

// -1 when there is none.
int groupNamed(const QgsMeshLayer& mesh, const QString& name) {
  for (const int group : mesh.datasetGroupsIndexes())
    if (mesh.datasetGroupMetadata(QgsMeshDatasetIndex(group)).name() == name) return group;
  return -1;
}

void showDepth(const QgsMeshLayer& mesh, QgsMeshRendererSettings& settings) {
  const int depth = groupNamed(mesh, QStringLiteral("Water depth"));
  if (depth < 0) return;
  const QgsColorRampShader classes = depthClasses();
  QgsMeshRendererScalarSettings scalar = settings.scalarSettings(depth);
  scalar.setColorRampShader(classes);
  scalar.setClassificationMinimumMaximum(classes.minimumValue(), classes.maximumValue());
  // None, which has another name in each release: a cell is as deep as it is.
  scalar.setDataResamplingMethod(QgsMeshRendererScalarSettings().dataResamplingMethod());
  scalar.setOpacity(0.75);
  settings.setScalarSettings(depth, scalar);
  settings.setActiveScalarDatasetGroup(depth);
}

// Arrows on a grid of the screen: those of all cells would cover the map.
void showVelocity(const QgsMeshLayer& mesh, QgsMeshRendererSettings& settings) {
  constexpr int pixels = 28;
  const int velocity = groupNamed(mesh, QStringLiteral("Velocity"));
  const int found = velocity < 0 ? groupNamed(mesh, QStringLiteral("velocity")) : velocity;
  if (found < 0) return;
  QgsMeshRendererVectorSettings vectors = settings.vectorSettings(found);
  vectors.setSymbology(QgsMeshRendererVectorSettings::Arrows);
  vectors.setColor(QColor(20, 20, 20));
  vectors.setLineWidth(0.3);
  vectors.setOnUserDefinedGrid(true);
  vectors.setUserGridCellWidth(pixels);
  vectors.setUserGridCellHeight(pixels);
  QgsMeshRendererVectorArrowSettings arrows = vectors.arrowSettings();
  arrows.setShaftLengthMethod(QgsMeshRendererVectorArrowSettings::MinMax);
  arrows.setMinShaftLength(1);
  arrows.setMaxShaftLength(7);
  vectors.setArrowsSettings(arrows);
  settings.setVectorSettings(found, vectors);
  settings.setActiveVectorDatasetGroup(found);
}

class LoadedMesh : public QgsProcessingLayerPostProcessorInterface {
 public:
  LoadedMesh(std::shared_ptr<ResultGroup> group, GroupedResult result)
      : group_(std::move(group)), result_(std::move(result)) {}

  void postProcessLayer(QgsMapLayer* layer, QgsProcessingContext& context, QgsProcessingFeedback*) override {
    auto* mesh = qobject_cast<QgsMeshLayer*>(layer);
    if (!mesh) return;
    QgsMeshRendererSettings settings = mesh->rendererSettings();
    showDepth(*mesh, settings);
    showVelocity(*mesh, settings);
    mesh->setRendererSettings(settings);
    auto* times = qobject_cast<QgsMeshLayerTemporalProperties*>(mesh->temporalProperties());
    if (times) times->setIsActive(true);
    QgsProject* project = context.project();
    if (!project) return;
    if (times && project->timeSettings()->temporalRange().isInfinite())
      project->timeSettings()->setTemporalRange(times->timeExtent());
    group_->take(*mesh, result_, *project);
    tidyLegend(*mesh, *project);
  }

 private:
  std::shared_ptr<ResultGroup> group_;
  GroupedResult result_;
};

}  // namespace

void loadMeshOnCompletion(const QString& path, const std::shared_ptr<ResultGroup>& group,
                          const GroupedResult& result, const QString& parameter,
                          QgsProcessingContext& context) {
  QgsProcessingContext::LayerDetails details(result.title, context.project(), parameter,
                                             QgsProcessingUtils::LayerHint::Mesh);
  details.setPostProcessor(new LoadedMesh(group, result));
  context.addLayerToLoadOnCompletion(path, details);
}

}  // namespace spate
