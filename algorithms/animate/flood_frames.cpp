// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/animate/flood_frames.hpp"

#include <QBuffer>
#include <QDir>
#include <QThread>

#include "algorithms/animate/animation_file.hpp"
#include "algorithms/animate/frame_painter.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/io/raster/hillshade.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/loaded_mesh.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsmeshlayertemporalproperties.h"
#include "qgsprocessingoutputs.h"
#include "qgsvectorlayer.h"

namespace spate {
namespace {

constexpr int mostFrames = 99'999;  // frame_99999.png

std::unique_ptr<QgsMeshLayer> openSeries(const QString& path, const QgsProcessingContext& context) {
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

// Some room around what gets wet.
QgsRectangle withMargin(QgsRectangle extent) {
  extent.grow(0.06 * std::max(extent.width(), extent.height()));
  return extent;
}

// H.264 has pixels of colour for two by two of brightness.
int even(int pixels) {
  return pixels / 2 * 2;
}

void writePicture(const QImage& picture, const QString& path) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  io::write_file(path.toStdString(), bytes.toStdString());
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
      "<p>Pictures are drawn by QGIS: the command <i>spate</i> has no such algorithm; use "
      "<i>qgis_process run spate:floodframes</i>.</p>");
}

void FloodFrames::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.file("SERIES", "Flood over time", "nc", "The mesh SERIES of Simulate flood.");
  to.text("TITLE", "Title", QVariant(), "What stands above the clock.").optional();
  to.raster("DEM", "Elevation model", "The ground, which is shown shaded below the water.").optional();
  to.layers("LAYERS", "Other layers of the map", qgis::anyLayer,
            "As they look in the project: rasters below the water, vectors above it, the first on top.")
      .optional();
  to.extent("EXTENT", "Extent of the map", "Not set: all that gets wet, with some room around it.")
      .optional();
  to.number("FRAMES_PER_SECOND", "Frames per second", 6, {0.1, 50}, "Of the animation.");
  to.integer("EVERY", "Every so many frames", 1, {1, mostFrames},
             "1: all frames of the series; 2: every other one, and so on.")
      .advanced();
  to.integer("WIDTH", "Width of a picture (pixels)", 1280, {320, 7680}, "With the legend.").advanced();
  to.integer("HEIGHT", "Height of a picture (pixels)", 720, {240, 4320},
             "A flood that is higher than wide needs more than a film has.")
      .advanced();
  to.folderOutput(
      "FRAMES", "Folder of the pictures",
      "frame_00001.png and so on. It is made when it is not there; files of these names in it are "
      "replaced.");
  to.animationOutput("ANIMATION", "Animation", "A file that ends in .gif or, with ffmpeg, in .mp4.")
      .optional()
      .notCreatedByDefault();
  to.numberResult("COUNT", "Pictures");
  add(std::move(to));
}

void FloodFrames::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  if (isGiven(parameters, "ANIMATION"))
    checkAnimation(parameterAsFileOutput(parameters, "ANIMATION", context));
}

void FloodFrames::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                          QgsProcessingFeedback*) {
  dem_ = findRaster(*this, "DEM", parameters, context, &demCrs_);
  for (const QgsMapLayer* layer : parameterAsLayerList(parameters, "LAYERS", context)) {
    layers_.emplace_back(layer->clone());
    layers_.back()->moveToThread(nullptr);  // taken by the thread that draws
  }
}

QVariantMap FloodFrames::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  const QString folder = parameterAsString(parameters, "FRAMES", context);
  if (!QDir().mkpath(folder))
    throw inputError("frame_folder_not_made", qtr("FRAMES '%1' cannot be made", folder),
                     qtr("its place cannot be written to"), qtr("Choose another folder."));
  const std::unique_ptr<QgsMeshLayer> mesh =
      openSeries(parameterAsString(parameters, "SERIES", context), context);
  const FrameTimes all = timesOf(*mesh);
  FrameTimes times = all;
  times.seconds.clear();
  const auto every = static_cast<std::size_t>(parameterAsInt(parameters, "EVERY", context));
  for (std::size_t i = 0; i < all.seconds.size(); i += every) times.seconds.push_back(all.seconds[i]);
  if (times.seconds.empty() || times.seconds.size() > static_cast<std::size_t>(mostFrames))
    throw inputError("series_frames_count", qtr("SERIES has %1 frames", all.seconds.size()),
                     qtr("1 to %1 can be drawn", mostFrames), qtr("Choose another series, or EVERY."));

  FrameScene scene;
  scene.mesh = mesh.get();
  scene.title = parameterAsString(parameters, "TITLE", context).trimmed();
  scene.transforms = context.transformContext();
  for (const std::unique_ptr<QgsMapLayer>& layer : layers_) {
    layer->moveToThread(QThread::currentThread());
    (qobject_cast<QgsVectorLayer*>(layer.get()) ? scene.above : scene.below).append(layer.get());
  }
  const QgsRectangle extent = isGiven(parameters, "EXTENT")
                                  ? parameterAsExtent(parameters, "EXTENT", context, mesh->crs())
                                  : withMargin(mesh->extent());
  FramePainter painter({even(parameterAsInt(parameters, "WIDTH", context)),
                        even(parameterAsInt(parameters, "HEIGHT", context))},
                       extent, mesh->crs().toWkt(qgis::preferredWkt));
  if (!dem_.empty())
    scene.shade =
        io::hillshade(dem_, "DEM", demCrs_.isValid() ? demCrs_.toWkt(qgis::preferredWkt).toStdString() : "",
                      painter.place(), painter.place().grid.columns, painter.place().grid.rows);
  painter.begin(scene, times);

  std::unique_ptr<AnimationFile> animation;
  if (isGiven(parameters, "ANIMATION"))
    animation = std::make_unique<AnimationFile>(
        parameterAsFileOutput(parameters, "ANIMATION", context), painter.draw(times.seconds.back()),
        parameterAsDouble(parameters, "FRAMES_PER_SECOND", context), folder);
  const QDir place(folder);
  for (std::size_t i = 0; i < times.seconds.size(); ++i) {
    stopIfCancelled(feedback);
    const QImage picture = painter.draw(times.seconds[i]);
    writePicture(picture, place.filePath(QStringLiteral("frame_%1.png").arg(i + 1, 5, 10, QLatin1Char('0'))));
    if (animation) animation->add(picture);
    feedback->setProgress(95.0 * static_cast<double>(i + 1) / static_cast<double>(times.seconds.size()));
  }
  QVariantMap results = {{"FRAMES", folder}, {"COUNT", static_cast<qlonglong>(times.seconds.size())}};
  if (animation) {
    animation->publish(feedback);
    results["ANIMATION"] = parameterAsFileOutput(parameters, "ANIMATION", context);
  }
  feedback->pushInfo(qtr("%1 pictures of %2 frames were drawn", times.seconds.size(), all.seconds.size()));
  return results;
}

}  // namespace spate
