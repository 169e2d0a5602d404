// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/burn_streams.hpp"

#include <array>
#include <utility>

#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/io/terrain/changed_cells.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

constexpr std::array<std::pair<const char*, io::StreamShape>, 4> shapes = {
    {{"rectangle", io::StreamShape::rectangle},
     {"trapezoid", io::StreamShape::trapezoid},
     {"triangle", io::StreamShape::triangle},
     {"parabola", io::StreamShape::parabola}}};

io::StreamShape shapeOf(const std::string& name, const std::string& label) {
  std::string known;
  for (const auto& [text, shape] : shapes) {
    if (folded(name) == text) return shape;
    known += (known.empty() ? "" : ", ") + std::string(text);
  }
  throw Error("stream_shape_unknown", tr("%1 has the shape '%2'", label, name), tr("known are %1", known),
              tr("Write one of these."));
}

// The lines that pass water through an embankment: in a layer of structures there are others, too.
std::vector<std::string> readCulverts(const Inputs& inputs, QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  std::vector<std::string> lines;
  for (Feature& culvert :
       read_features(inputs, {"CULVERTS", tr("culvert"), {}, {"type"}, {}, Placeless::left_out}, log)) {
    const std::string type = folded(culvert.text("type"));
    if (type.empty() || type == "culvert" || type == "gate") lines.push_back(std::move(culvert.wkb));
  }
  return lines;
}

void report(const io::Burned& burned, const io::GeoReference& reference, QgsProcessingFeedback* feedback) {
  feedback->pushInfo(qtr("%1 cells lowered, by %2 m on average; %3 m³ of ground removed", burned.cells.size(),
                         qfixed(burned.mean, 2), cubic_metres(burned.volume)));
  if (!burned.cells.empty())
    feedback->pushInfo(
        qtr("Lowered most: %1 m at %2", qfixed(burned.most, 2), reference.cell_text(burned.most_at)));
  if (burned.uphill > 0)
    feedback->pushInfo(
        qtr("%1 lines are drawn uphill: their beds fall the other way, as the ground does.", burned.uphill));
  if (burned.narrow > 0)
    warn(feedback, "streams_narrower_than_cells",
         qtr("%1 streams are narrower than a cell (%2 m): their beds are one cell wide.", burned.narrow,
             reference.grid.spacing));
  if (burned.outside > 0)
    warn(feedback, "streams_outside",
         qtr("%1 streams lie outside the elevation model and are left out.", burned.outside));
  if (burned.culverts_left > 0)
    warn(feedback, "culverts_along_no_stream",
         qtr("%1 culverts lie along no stream: their ends are not near one.", burned.culverts_left));
  if (burned.cells.empty())
    warn(feedback, "nothing_lowered", qtr("No cell is lowered: the ground is below all beds already."));
}

}  // namespace

QStringList BurnStreams::tags() const {
  return qtr("flood,stream,river,channel,bed,burn,carve,breach,embankment,culvert,dem,terrain").split(',');
}

QString BurnStreams::shortDescription() const {
  return qtr("Cuts the beds of streams into an elevation model that does not show them.");
}

QString BurnStreams::shortHelpString() const {
  return qtr(
      "<p>Cuts the beds of streams into an elevation model: surveys from the air see the water and not the "
      "bed, and bridges where the stream goes on. The ground is lowered only, nowhere raised.</p>"
      "<p><strong>Streams</strong> are lines. Each may have these fields; where one is missing or empty, the "
      "value of the dialog holds: 'width' (m), 'depth' (m), 'shape', 'bank_slope', 'bed_begin' and 'bed_end' "
      "(m, elevations of the bed at the ends of the line).</p>"
      "<p><strong>The bed</strong> runs straight between both levels, where a line has them. Elsewhere it "
      "follows the ground downwards, at least the depth below it, and rises nowhere, through "
      "embankments and bridges too; a line drawn uphill is taken from its other end, and a line that goes on "
      "from others begins no higher than these end. A pit in the elevation model makes everything "
      "downstream as deep: look at the largest lowering in the log, and remove pits before.</p>"
      "<p><strong>Cross-sections</strong>: <i>rectangle</i> of the width; <i>trapezoid</i>: a bed of the "
      "width, with banks that rise to the ground by the bank slope (they end where they stand twice as high "
      "above the bed as the ground at the line did); <i>triangle</i> and <i>parabola</i>: as wide as the "
      "width at the depth above the bed (without a depth: at the mean depth of the bed below the ground). "
      "Cells that the line passes have the bed throughout, so the bed is connected by the sides of cells "
      "however narrow it is; others have the mean of the cross-section over the cell.</p>"
      "<p><strong>Culverts</strong>: where a culvert passes the water in the simulation (layer STRUCTURES), "
      "its embankment must stay. Between the ends of each line of CULVERTS that lies along a stream nothing "
      "is lowered. Of a layer of structures those of the type 'culvert' and 'gate' count.</p>");
}

void BurnStreams::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("DEM", "Elevation model",
            "Ground elevation in metres, in a projected CRS with square cells: the one of the simulation.");
  to.layer("STREAMS", "Streams", {qgis::vectorLine},
           "Lines along the beds, with 'width' and either 'depth' or 'bed_begin' and 'bed_end'. Any CRS.");
  to.number("WIDTH", "Width (m)", {}, {0, 1e5}, "Of streams without the field 'width'.").optional();
  to.number("DEPTH", "Depth (m)", {}, {0, 1000},
            "Below the ground; of streams without the field 'depth' and without levels.")
      .optional();
  to.choice("SHAPE", "Cross-section", {"rectangle", "trapezoid", "triangle", "parabola"},
            "Of streams without the field 'shape'.");
  to.number("BANK_SLOPE", "Bank slope (m outwards for each m upwards)", 2, {0, 100},
            "Of a trapezoid; for streams without the field 'bank_slope'.");
  to.layer("CULVERTS", "Culverts", {qgis::vectorLine},
           "Lines from inlet to outlet, as in STRUCTURES: their embankments stay. Any CRS.")
      .optional();
  to.rasterOutput("BURNED", "Terrain with streams", "The elevation model with the beds.");
  to.numberResult("LOWERED_CELLS", "Cells lowered");
  to.numberResult("MEAN_LOWERING", "Mean lowering (m)");
  to.numberResult("MAX_LOWERING", "Largest lowering (m)");
  to.numberResult("VOLUME", "Ground removed (m3)");
  add(std::move(to));
}

void BurnStreams::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                          QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
  command_ = asPythonCommand(parameters, context).toStdString();
}

std::vector<io::Stream> BurnStreams::readStreams(const Inputs& inputs, const QVariantMap& parameters,
                                                 QgsProcessingContext& context,
                                                 QgsProcessingFeedback* feedback) const {
  FeedbackLog log(feedback);
  const auto given = [&](const char* name) {
    return isGiven(parameters, name) ? std::optional(parameterAsDouble(parameters, name, context))
                                     : std::nullopt;
  };
  const std::optional<double> width = given("WIDTH"), depth = given("DEPTH");
  const std::string shape = parameterAsEnumString(parameters, "SHAPE", context).toStdString();
  const double slope = parameterAsDouble(parameters, "BANK_SLOPE", context);
  std::vector<io::Stream> streams;
  for (Feature& feature :
       read_features(inputs,
                     {"STREAMS",
                      tr("stream"),
                      {},
                      {"name", "width", "depth", "shape", "bank_slope", "bed_begin", "bed_end"},
                      {},
                      Placeless::left_out},
                     log)) {
    io::Stream stream;
    stream.label = feature.label;
    const std::optional<double> own = feature.number("width");
    if (!own && !width)
      throw Error("stream_without_width", tr("%1 has no width", feature.label),
                  tr("neither its field 'width' nor WIDTH is given"), tr("Give one of them."));
    stream.width = own ? *own : *width;
    const std::string text = feature.text("shape");
    stream.shape = shapeOf(text.empty() ? shape : text, feature.label);
    stream.bank_slope = feature.number("bank_slope").value_or(slope);
    stream.bed = {feature.number("bed_begin"), feature.number("bed_end"), feature.number("depth")};
    if (!stream.bed.depth && !stream.bed.begin) stream.bed.depth = depth;
    stream.wkb = std::move(feature.wkb);
    streams.push_back(std::move(stream));
  }
  stopIfCancelled(feedback);  // after a cancellation streams may be missing
  if (streams.empty())
    throw inputError("no_stream", qtr("STREAMS holds no feature."), qtr("there is nothing to burn"),
                     qtr("Draw the streams, or choose another layer."));
  return streams;
}

QVariantMap BurnStreams::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                 QgsProcessingFeedback* feedback) {
  const QString path = parameterAsOutputLayer(parameters, "BURNED", context);
  io::GeoTiffSet::check_writable(path.toStdString());
  const LayerInputs inputs(*this, parameters, context, files_);
  const std::vector<io::Stream> streams = readStreams(inputs, parameters, context, feedback);
  const std::vector<std::string> culverts = readCulverts(inputs, feedback);
  const io::Dem dem = readTerrain(inputs.raster("DEM"), files_.crs, feedback);
  FeedbackLog log(feedback);
  const io::Burned burned = io::burn_streams(dem.terrain, dem.reference, streams, culverts,
                                             watch_stage(log, tr("Cutting the beds")));
  report(burned, dem.reference, feedback);

  io::GridBand band(inputs.raster("DEM"), "DEM");
  io::GeoTiffSet set(dem.reference, {{"SPATE_COMMAND", command_}});
  set.write(path.toStdString(),
            {io::with_changes(band, burned.cells, watch_stage(log, tr("Writing the terrain")))});
  set.publish();
  return {{"BURNED", path},
          {"LOWERED_CELLS", static_cast<qlonglong>(burned.cells.size())},
          {"MEAN_LOWERING", burned.mean},
          {"MAX_LOWERING", burned.most},
          {"VOLUME", burned.volume}};
}

}  // namespace spate
