// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/animate/flood_frames.hpp"

#include <QThread>
#include <algorithm>

#include "algorithms/animate/frame_painter.hpp"
#include "algorithms/case/over_time/series_choices.hpp"
#include "algorithms/case/results/series_style.hpp"
#include "algorithms/case/tools/frame_files.hpp"
#include "algorithms/case/tools/shaded_ground.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/animation/animation_file.hpp"
#include "algorithms/io/map_extent.hpp"
#include "algorithms/io/series/mesh_series_reader.hpp"
#include "algorithms/qgis/crs_text.hpp"
#include "algorithms/qgis/destinations.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/legend_labels.hpp"
#include "algorithms/qgis/loaded_mesh.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsmeshlayertemporalproperties.h"
#include "qgsmeshrenderersettings.h"
#include "qgsprocessingoutputs.h"
#include "qgsvectorlayer.h"

namespace spate {
namespace {

std::unique_ptr<QgsMeshLayer> openSeries(const QString& path, const QgsProcessingContext& context) {
  io::check_series_file(path.toStdString());
  QgsMeshLayer::LayerOptions options(context.transformContext());
  auto mesh = std::make_unique<QgsMeshLayer>(path, QStringLiteral("flood"), QStringLiteral("mdal"), options);
  if (mesh->isValid()) styleFloodSeries(*mesh);
  if (!mesh->isValid() || mesh->rendererSettings().activeScalarDatasetGroup() < 0)
    throw inputError("series_not_read", qtr("SERIES '%1' cannot be read", path),
                     qtr("it is no mesh with depths over time"),
                     qtr("Give the result SERIES of Simulate flood."));
  mesh->temporalProperties()->setIsActive(true);
  return mesh;
}

std::vector<double> timesOf(QgsMeshLayer& mesh) {
  std::vector<double> seconds;
  const int group = mesh.rendererSettings().activeScalarDatasetGroup();
  for (int i = 0; i < mesh.datasetCount(QgsMeshDatasetIndex(group)); ++i)
    seconds.push_back(
        static_cast<double>(mesh.datasetRelativeTimeInMilliseconds(QgsMeshDatasetIndex(group, i))) / 1000);
  return seconds;
}

// Without title and times.
FrameTexts textsOf(QgsMeshLayer& mesh) {
  FrameTexts texts;
  if (const auto* temporal = qobject_cast<QgsMeshLayerTemporalProperties*>(mesh.temporalProperties()))
    texts.start = temporal->timeExtent().begin().toString(Qt::ISODate).left(19).toStdString();
  if (texts.start == undated_start) texts.start.clear();
  const SeriesStyle style = series_style();
  texts.depths = style.depths;
  for (MapClass& one : texts.depths)
    one.label = translatedLabel(QString::fromStdString(one.label)).toStdString();
  texts.opacity = style.opacity;
  const int velocity = mesh.rendererSettings().activeVectorDatasetGroup();
  if (velocity >= 0) texts.fastest = mesh.datasetGroupMetadata(QgsMeshDatasetIndex(velocity)).maximum();
  return texts;
}

io::RgbPicture pixelsOf(const QImage& image) {
  io::RgbPicture picture{image.width(), image.height(), {}};
  for (int y = 0; y < image.height(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    for (int x = 0; x < image.width(); ++x) picture.colors.push_back(line[x] & 0xffffffu);
  }
  return picture;
}

}  // namespace

QStringList FloodFrames::tags() const {
  return qtr("flood,animation,video,movie,gif,mp4,frames,time,series,mesh,map,picture").split(',');
}

QString FloodFrames::shortDescription() const {
  return qtr("Draws a flood over time as pictures, and as one animation (GIF or MP4).");
}

QString FloodFrames::shortHelpString() const {
  return qtr(
      "<p>Draws each frame of a flood over time (<i>SERIES</i> of <i>Simulate flood</i>) as a picture: the "
      "map with scale bar and north arrow, and beside it title, clock and legend. Depths have the colours "
      "of the maps, arrows show the velocity.</p>"
      "<p><strong>The ground</strong>: with DEM the water lies over shaded ground. LAYERS are drawn as they "
      "look in the project: rasters below the water, vectors above it.</p>"
      "<p><strong>The clock</strong> shows the date where the run had a START_TIME, else the time since the "
      "start.</p>"
      "<p><strong>The animation</strong> is a GIF, or an MP4 where the program <i>ffmpeg</i> is "
      "installed: QGIS brings nothing that encodes video. To make another one, use the pictures.</p>"
      "<p>The command <i>spate floodframes</i> draws the same pictures without QGIS, but for LAYERS, which "
      "are "
      "those of a project.</p>");
}

void FloodFrames::initAlgorithm(const QVariantMap&) {
  const ParameterList list = flood_frames_tool.parameters();
  const auto extent =
      std::find_if(list.begin(), list.end(), [](const ParameterInfo& info) { return info.name == "EXTENT"; });
  add(ParameterList(list.begin(), extent));
  auto* layers = new QgsProcessingParameterMultipleLayers("LAYERS", qtr("Other layers of the map"),
                                                          qgis::anyLayer, QVariant(), true);
  layers->setHelp(
      qtr("As they look in the project: rasters below the water, vectors above it, the first on top."));
  addParameter(layers);
  add(ParameterList(extent, list.end()), flood_frames_tool.numbers());
}

void FloodFrames::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  if (isGiven(parameters, "ANIMATION"))
    io::check_animation(fileOfOutput(*parameterDefinition("ANIMATION"), parameters, context).toStdString());
}

void FloodFrames::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                          QgsProcessingFeedback*) {
  dem_ = findRaster(*this, "DEM", parameters, context, &demCrs_);
  for (const QgsMapLayer* layer : findLayers(*parameterDefinition("LAYERS"), parameters, context)) {
    layers_.emplace_back(layer->clone());
    layers_.back()->moveToThread(nullptr);  // taken by the thread that draws
  }
}

QVariantMap FloodFrames::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  const std::vector<std::unique_ptr<QgsMapLayer>> layers = std::move(layers_);  // destroyed in this thread
  const Values values = valuesOf(flood_frames_tool.parameters(), *this, parameters, context);
  const std::string folder = values.text("FRAMES");
  make_frame_folder(folder);
  const std::unique_ptr<QgsMeshLayer> mesh =
      openSeries(QString::fromStdString(values.text("SERIES")), context);

  FeedbackLog log(feedback);
  FrameScene scene;
  scene.mesh = mesh.get();
  scene.texts = textsOf(*mesh);
  scene.texts.title = values.text("TITLE");
  scene.texts.seconds = times_to_draw(timesOf(*mesh), static_cast<int>(values.number("EVERY")), log);
  scene.transforms = context.transformContext();
  for (const std::unique_ptr<QgsMapLayer>& layer : layers) {
    layer->moveToThread(QThread::currentThread());
    (qobject_cast<QgsVectorLayer*>(layer.get()) ? scene.above : scene.below).append(layer.get());
  }
  const auto sides = [](const QgsRectangle& extent) {
    return std::array{extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum()};
  };
  const FrameSize size(static_cast<int>(values.number("WIDTH")), static_cast<int>(values.number("HEIGHT")));
  const std::string crs = wktOf(mesh->crs());
  const std::array<double, 4> extent = values.is_given("EXTENT")
                                           ? io::extent_of_text(values.text("EXTENT"), crs, "EXTENT")
                                           : with_room_around(sides(mesh->extent()));
  check_extent(extent, sides(mesh->extent()));
  const io::GeoReference place = size.place_of(extent, crs);
  if (!dem_.empty())
    scene.shade = shaded_ground({dem_, wktOf(demCrs_)}, place, place.grid.columns, place.grid.rows, log);
  const FramePainter painter(scene, size, place);

  const QString animation = isGiven(parameters, "ANIMATION")
                                ? fileOfOutput(*parameterDefinition("ANIMATION"), parameters, context)
                                : QString();
  const auto draw = [&](std::size_t i) { return pixelsOf(painter.draw(scene.texts.seconds[i])); };
  write_frames({folder, animation.toStdString(), values.number("FRAMES_PER_SECOND")},
               scene.texts.seconds.size(), draw, log);
  QVariantMap results = {{"FRAMES", QString::fromStdString(folder)},
                         {"COUNT", static_cast<qlonglong>(scene.texts.seconds.size())}};
  if (!animation.isEmpty()) results["ANIMATION"] = animation;
  return results;
}

}  // namespace spate
