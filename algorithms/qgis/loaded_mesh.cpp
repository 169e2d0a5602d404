// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/loaded_mesh.hpp"

#include <QDomDocument>

#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/legend_labels.hpp"
#include "qgsmeshlayer.h"
#include "qgsmeshlayertemporalproperties.h"
#include "qgsmeshrenderersettings.h"
#include "qgsproject.h"
#include "qgsprojecttimesettings.h"
#include "qgsreadwritecontext.h"

namespace spate {
namespace {

// The number of the dataset group of that name; -1 = none.
int groupNamed(const QgsMeshLayer& mesh, const QString& name) {
  for (const int group : mesh.datasetGroupsIndexes())
    if (mesh.datasetGroupMetadata(QgsMeshDatasetIndex(group)).name() == name) return group;
  return -1;
}

// The style of styles/flood_series.qml. Its settings are those of the active groups, since the numbers of
// groups differ between releases.
QgsMeshRendererSettings styleOfSeries() {
  QDomDocument document;
  document.setContent(Style("flood_series").qml());
  translateLegend(document);
  QgsMeshRendererSettings settings;
  settings.readXml(document.documentElement().firstChildElement(QStringLiteral("mesh-renderer-settings")),
                   QgsReadWriteContext());
  return settings;
}

class LoadedMesh : public QgsProcessingLayerPostProcessorInterface {
 public:
  LoadedMesh(const QString& source, std::shared_ptr<ResultGroup> group, GroupedResult result)
      : awaited_(source), group_(std::move(group)), result_(std::move(result)) {}

  void postProcessLayer(QgsMapLayer* layer, QgsProcessingContext& context, QgsProcessingFeedback*) override {
    auto* mesh = qobject_cast<QgsMeshLayer*>(layer);
    if (!mesh) return;
    styleFloodSeries(*mesh);
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
  AwaitedLayer awaited_;
  std::shared_ptr<ResultGroup> group_;
  GroupedResult result_;
};

}  // namespace

void styleFloodSeries(QgsMeshLayer& mesh) {
  const QgsMeshRendererSettings style = styleOfSeries();
  QgsMeshRendererSettings settings = mesh.rendererSettings();
  const int depth = groupNamed(mesh, QStringLiteral("Water depth"));
  if (depth >= 0) {
    settings.setScalarSettings(depth, style.scalarSettings(style.activeScalarDatasetGroup()));
    settings.setActiveScalarDatasetGroup(depth);
  }
  const int named = groupNamed(mesh, QStringLiteral("Velocity"));
  const int velocity = named < 0 ? groupNamed(mesh, QStringLiteral("velocity")) : named;
  if (velocity >= 0) {
    settings.setVectorSettings(velocity, style.vectorSettings(style.activeVectorDatasetGroup()));
    settings.setActiveVectorDatasetGroup(velocity);
  }
  mesh.setRendererSettings(settings);
}

void loadMeshOnCompletion(const QString& path, const std::shared_ptr<ResultGroup>& group,
                          const GroupedResult& result, const QString& parameter,
                          QgsProcessingContext& context) {
  QgsProcessingContext::LayerDetails details(result.title, context.project(), parameter,
                                             QgsProcessingUtils::LayerHint::Mesh);
  details.setPostProcessor(new LoadedMesh(path, group, result));
  context.addLayerToLoadOnCompletion(path, details);
}

}  // namespace spate
