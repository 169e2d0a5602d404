// SPDX-License-Identifier: GPL-3.0-or-later
// spate:burnstreams, and the command `spate burnstreams`.
#include <array>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/terrain/burn_streams.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

constexpr std::array<std::pair<const char*, io::StreamShape>, 4> shapes = {
    {{"rectangle", io::StreamShape::rectangle},
     {"trapezoid", io::StreamShape::trapezoid},
     {"triangle", io::StreamShape::triangle},
     {"parabola", io::StreamShape::parabola}}};

ParameterList parameters() {
  ParameterList list;
  list.push_back(make_parameter(
      Kind::raster, "DEM", tr("Elevation model"),
      tr("Ground elevation in metres, in a projected CRS with square cells: the one of the simulation.")));
  list.push_back(make_parameter(
      Kind::vector, "STREAMS", tr("Streams"),
      tr("Lines along the beds, with 'width' and either 'depth' or 'bed_begin' and 'bed_end'. Any CRS.")));
  list.back().geometries.lines = true;
  list.push_back(optional(
      make_parameter(Kind::number, "WIDTH", tr("Width (m)"), tr("Of streams without the field 'width'."))));
  list.back().most = 1e5;
  list.push_back(optional(
      make_parameter(Kind::number, "DEPTH", tr("Depth (m)"),
                     tr("Below the ground; of streams without the field 'depth' and without levels."))));
  list.back().most = 1000;
  list.push_back(choice("SHAPE", tr("Cross-section"), {"rectangle", "trapezoid", "triangle", "parabola"},
                        "rectangle", tr("Of streams without the field 'shape'.")));
  list.push_back(number_of("BANK_SLOPE", tr("Bank slope (m outwards for each m upwards)"), 2, 100,
                           tr("Of a trapezoid; for streams without the field 'bank_slope'.")));
  list.push_back(optional(
      make_parameter(Kind::vector, "CULVERTS", tr("Culverts"),
                     tr("Lines from inlet to outlet, as in STRUCTURES: their embankments stay. Any CRS."))));
  list.back().geometries.lines = true;
  list.push_back(make_parameter(Kind::raster_result, "BURNED", tr("Terrain with streams"),
                                tr("The elevation model with the beds."), Group::results));
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"LOWERED_CELLS", tr("Cells lowered")},
          {"MEAN_LOWERING", tr("Mean lowering (m)")},
          {"MAX_LOWERING", tr("Largest lowering (m)")},
          {"VOLUME", tr("Ground removed (m³)")}};
}

io::StreamShape shape_of(const std::string& name, const Feature& stream) {
  std::string known;
  for (const auto& [text, shape] : shapes) {
    if (folded(name) == text) return shape;
    known += (known.empty() ? "" : ", ") + std::string(text);
  }
  refuse_choice("stream_shape_unknown", stream, "shape", name, known);
}

// The lines that pass water through an embankment: in a layer of structures there are others, too.
std::vector<std::string> read_culverts(const ToolCall& call) {
  std::vector<std::string> lines, unknown;
  for (Feature& culvert : read_features(
           call.inputs, {"CULVERTS", tr("culvert"), {}, {"type"}, {}, Placeless::left_out}, call.log)) {
    const std::string type = folded(culvert.text("type"));
    if (type.empty() || type == "culvert" || type == "gate")
      lines.push_back(std::move(culvert.wkb));
    else if (!is_structure_type(type))
      unknown.push_back(tr("%1 has the %2 '%3'", culvert.label, "type", type));
  }
  if (!unknown.empty())
    call.log.warning({"culvert_type_unknown",
                      tr("CULVERTS: %1 {feature has|features have} an unknown type", unknown.size()),
                      unknown.front(),
                      tr("The embankment is cut there. Write culvert or gate, or leave 'type' empty.")});
  return lines;
}

std::vector<io::Stream> read_streams(const ToolCall& call) {
  const auto given = [&](const char* name) {
    return call.values.is_given(name) ? std::optional(call.values.number(name)) : std::nullopt;
  };
  const std::optional<double> width = given("WIDTH"), depth = given("DEPTH");
  const std::string shape = call.values.text("SHAPE");
  const double slope = call.values.number("BANK_SLOPE");
  std::vector<io::Stream> streams;
  for (Feature& feature :
       read_features(call.inputs,
                     {"STREAMS",
                      tr("stream"),
                      {},
                      {"name", "width", "depth", "shape", "bank_slope", "bed_begin", "bed_end"},
                      {},
                      Placeless::left_out},
                     call.log)) {
    io::Stream stream;
    stream.label = feature.label;
    const std::optional<double> own = feature.number("width");
    if (!own && !width)
      throw Error("stream_without_width", tr("%1 has no width", feature.label),
                  tr("neither its field 'width' nor WIDTH is given"), tr("Give one of them."));
    stream.width = own ? *own : *width;
    const std::string text = feature.text("shape");
    stream.shape = shape_of(text.empty() ? shape : text, feature);
    stream.bank_slope = feature.number("bank_slope").value_or(slope);
    stream.bed = {feature.number("bed_begin"), feature.number("bed_end"), feature.number("depth")};
    if (!stream.bed.depth && !stream.bed.begin) stream.bed.depth = depth;
    stream.wkb = std::move(feature.wkb);
    streams.push_back(std::move(stream));
  }
  stop_if_cancelled(call.log);  // after a cancellation streams may be missing
  if (streams.empty())
    throw Error("no_stream", tr("STREAMS holds no feature."), tr("there is nothing to burn"),
                tr("Draw the streams, or choose another layer."));
  return streams;
}

void report(const io::Burned& burned, const io::GeoReference& reference, Log& log) {
  log.info(tr("%1 {cell|cells} lowered, by %2 m on average; %3 m³ of ground removed", burned.cells.size(),
              fixed(burned.mean, 2), cubic_metres(burned.volume)));
  if (!burned.cells.empty())
    log.info(tr("Lowered most: %1 m at %2", fixed(burned.most, 2), reference.cell_text(burned.most_at)));
  if (burned.uphill > 0)
    log.info(tr("%1 {line is|lines are} drawn uphill: beds fall the other way, as the ground does.",
                burned.uphill));
  if (burned.narrow > 0)
    log.warning({"streams_narrower_than_cells",
                 tr("%1 {stream is|streams are} narrower than a cell (%2 m): their beds are one cell wide.",
                    burned.narrow, reference.grid.spacing)});
  if (burned.outside > 0)
    log.warning({"streams_outside", tr("%1 {stream lies outside the elevation model and is|streams lie "
                                       "outside the elevation model and are} left out.",
                                       burned.outside)});
  if (burned.culverts_left > 0)
    log.warning({"culverts_along_no_stream",
                 tr("%1 {culvert lies|culverts lie} along no stream: their ends are not near one.",
                    burned.culverts_left)});
  if (burned.cells.empty())
    log.warning({"nothing_lowered", tr("No cell is lowered: the ground is below all beds already.")});
}

ToolAnswer run(const ToolCall& call) {
  const std::string path = call.file("BURNED"), source = call.inputs.raster("DEM");
  io::GeoTiffSet::check_writable(path);
  const std::vector<io::Stream> streams = read_streams(call);
  const std::vector<std::string> culverts = read_culverts(call);
  const io::Dem dem = read_elevation_model(source, call.inputs.dem_crs(), call.log);
  const io::Burned burned = io::burn_streams(dem.terrain, dem.reference, streams, culverts,
                                             watch_stage(call.log, tr("Cutting the beds")));
  report(burned, dem.reference, call.log);
  io::GridBand band(source, "DEM");
  io::GeoTiffSet set(dem.reference, call.origin);
  set.write(path, {band_of("BURNED", io::with_changes(band, burned.cells,
                                                      watch_stage(call.log, tr("Writing the terrain"))))});
  set.publish();
  return {{{"LOWERED_CELLS", static_cast<double>(burned.cells.size())},
           {"MEAN_LOWERING", burned.mean},
           {"MAX_LOWERING", burned.most},
           {"VOLUME", burned.volume}},
          {}};
}

}  // namespace

const Tool burn_streams_tool = {
    "burnstreams", translatable("Cut the beds of streams into an elevation model, as spate:burnstreams"),
    parameters,    numbers,
    nullptr,       run};

}  // namespace spate
