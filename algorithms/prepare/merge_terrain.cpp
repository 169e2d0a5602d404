// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/merge_terrain.hpp"

#include <cmath>

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsmaplayer.h"

namespace spate {
namespace {

constexpr double noticedOffset = 0.2;  // m: more than surveys of one place usually differ by

// The largest offset of a layer to those below it, m.
double report(const io::TerrainMerge& merge, QgsProcessingFeedback* feedback) {
  double largest = 0;
  for (const io::MergedLayer& layer : merge.layers()) {
    feedback->pushInfo(qtr("%1: %2 cells", layer.name, layer.cells));
    if (layer.common == 0) continue;
    feedback->pushInfo(
        qtr("  %1 m above those below it, where both have data (standard deviation %2 m, %3 cells)",
            qfixed(layer.mean, 3), qfixed(layer.deviation, 3), layer.common));
    if (std::fabs(layer.mean) > std::fabs(largest)) largest = layer.mean;
    if (std::fabs(layer.mean) > noticedOffset)
      warn(feedback,
           Message{"terrain_offset",
                   tr("%1 lies %2 m above those below it on average", layer.name, fixed(layer.mean, 2)),
                   tr("they may have different vertical datums, or one may show buildings and trees"),
                   tr("Look at their sources; the raster calculator adds an offset.")});
  }
  feedback->pushInfo(qtr("%1 cells mixed at seams, %2 without data", merge.mixed(), merge.missing()));
  return largest;
}

}  // namespace

QStringList MergeTerrain::tags() const {
  return qtr("flood,dem,dtm,terrain,elevation,merge,mosaic,blend,feather,seam,bathymetry").split(',');
}

QString MergeTerrain::shortDescription() const {
  return qtr("Makes one elevation model of several, in their order, with smooth seams.");
}

QString MergeTerrain::shortHelpString() const {
  return qtr(
      "<p>Makes one elevation model of several: a survey of the river bed over one of the valley, a new "
      "embankment over an old survey, tiles beside each other. At each place the first in the list that has "
      "data wins; what lies below it fills its holes and goes on where it ends.</p>"
      "<p><strong>Seams</strong>: within the blend width from where an elevation model ends and another goes "
      "on, its values are mixed with those below it, so that there is no step at the seam: all of the other "
      "at the seam, all of its own at the blend width. Where both overlap by less than that, the mixing "
      "takes what there is; where they do not overlap, nothing can be mixed. Everywhere else values are not "
      "changed.</p>"
      "<p><strong>Grid</strong>: that of the first, whose values are then kept to the last bit, unless a CRS "
      "or a resolution is given. Others are resampled: bilinear, or the mean of what lies in a cell where "
      "its cells are at least twice as wide as theirs.</p>"
      "<p><strong>Offsets</strong>: the log says for each how far it lies above those below it, where both "
      "have data, and warns from 0.2 m on: different vertical datums make a step that blending only hides. "
      "The work is done in strips; large rasters need little memory.</p>");
}

void MergeTerrain::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.layers("DEMS", "Elevation models", qgis::raster,
            "Ground elevations in metres, the most important first. Any CRS and resolution.");
  to.number("BLEND_WIDTH", "Blend width (m)", 0, {0, 1e5},
            "How far from a seam values are mixed. 0: not at all.");
  to.choice("BLEND_SHAPE", "Blending", {"cosine", "linear"},
            "How the mixing goes over from one to the other: cosine without kinks at its ends.")
      .advanced();
  to.crs("CRS", "CRS", "Of the result, in metres. Not set: that of the first.").optional().advanced();
  to.number("RESOLUTION", "Resolution (m)", {}, {0.001, 1e5},
            "Cells of the result. Not set: that of the first.")
      .optional()
      .advanced();
  to.extent("EXTENT", "Extent", "Of the result. Not set: all of the elevation models.").optional().advanced();
  to.rasterOutput("MERGED", "Merged terrain", "The elevation model of all.");
  to.numberResult("MIXED_CELLS", "Cells mixed at seams");
  to.numberResult("MISSING_CELLS", "Cells without data");
  to.numberResult("LARGEST_OFFSET", "Largest offset of one above those below it (m)");
  add(std::move(to));
}

void MergeTerrain::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                           QgsProcessingFeedback*) {
  const QList<QgsMapLayer*> layers = parameterAsLayerList(parameters, "DEMS", context);
  sources_.clear();
  for (const QgsMapLayer* layer : layers)
    sources_.push_back({gdalSource(layer, "DEMS", layer->name()), wktOf(layer->crs())});
  if (sources_.empty())
    throw inputError("no_terrain", qtr("DEMS holds no raster that can be opened"),
                     qtr("there is nothing to merge"), qtr("Choose elevation models."));
  choices_.blend = parameterAsDouble(parameters, "BLEND_WIDTH", context);
  choices_.feather = parameterAsEnumString(parameters, "BLEND_SHAPE", context) == QLatin1String("linear")
                         ? io::Feather::linear
                         : io::Feather::cosine;
  const QgsCoordinateReferenceSystem crs =
      isGiven(parameters, "CRS") ? parameterAsCrs(parameters, "CRS", context) : layers.front()->crs();
  if (isGiven(parameters, "CRS")) choices_.crs_wkt = wktOf(crs);
  if (isGiven(parameters, "RESOLUTION")) choices_.cell = parameterAsDouble(parameters, "RESOLUTION", context);
  if (isGiven(parameters, "EXTENT")) {
    const QgsRectangle extent = parameterAsExtent(parameters, "EXTENT", context, crs);
    choices_.extent = {extent.xMinimum(), extent.yMinimum(), extent.xMaximum(), extent.yMaximum()};
  }
  command_ = asPythonCommand(parameters, context).toStdString();
}

QVariantMap MergeTerrain::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                  QgsProcessingFeedback* feedback) {
  const QString path = parameterAsOutputLayer(parameters, "MERGED", context);
  io::GeoTiffSet::check_writable(path.toStdString());
  io::TerrainMerge merge(sources_, choices_);
  warnAll(merge.warnings(), feedback);
  const Grid& grid = merge.reference().grid;
  feedback->pushInfo(qtr("%1 x %2 cells of %3 m, %4", grid.columns, grid.rows, grid.spacing,
                         merge.reference().extent_text()));
  FeedbackLog log(feedback);
  const auto watch = watch_stage(log, tr("Merging the terrains"));
  io::GeoTiffSet set(merge.reference(), {{"SPATE_COMMAND", command_}});
  set.write(path.toStdString(), {{"elevation", "m", [&](std::int32_t begin, std::int32_t end, float* values) {
                                    watch(1 - static_cast<double>(end) / grid.rows);  // from north to south
                                    merge.read(begin, end, values);
                                  }}});
  const double offset = report(merge, feedback);
  if (merge.missing() == static_cast<std::int64_t>(grid.cells()))
    throw inputError("terrain_without_data", qtr("The merged terrain has no data"),
                     qtr("no elevation model has data within its extent"), qtr("Choose another EXTENT."));
  set.publish();
  return {{"MERGED", path},
          {"MIXED_CELLS", static_cast<qlonglong>(merge.mixed())},
          {"MISSING_CELLS", static_cast<qlonglong>(merge.missing())},
          {"LARGEST_OFFSET", offset}};
}

}  // namespace spate
