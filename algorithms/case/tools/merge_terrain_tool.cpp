// SPDX-License-Identifier: GPL-3.0-or-later
// spate:mergeterrain, and the command `spate mergeterrain`.
#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/map_extent.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/terrain/merge_terrain.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

constexpr double noticed_offset = 0.2;  // m: more than surveys of one place usually differ by

ParameterList parameters() {
  ParameterList list;
  list.push_back(
      make_parameter(Kind::rasters, "DEMS", tr("Elevation models"),
                     tr("Ground elevations in metres, the most important first. Any CRS and resolution.")));
  list.push_back(number_of("BLEND_WIDTH", tr("Blend width (m)"), 0, 1e5,
                           tr("How far from a seam values are mixed. 0: not at all.")));
  list.push_back(advanced(
      choice("BLEND_SHAPE", tr("Blending"), {"cosine", "linear"}, "cosine",
             tr("How the mixing goes over from one to the other: cosine without kinks at its ends."))));
  list.push_back(advanced(optional(make_parameter(
      Kind::crs, "CRS", tr("CRS"), tr("Of the result, in metres. Not set: that of the first.")))));
  list.push_back(advanced(optional(make_parameter(Kind::number, "RESOLUTION", tr("Resolution (m)"),
                                                  tr("Cells of the result. Not set: that of the first.")))));
  list.back().least = 0.001;
  list.back().most = 1e5;
  list.push_back(advanced(optional(make_parameter(
      Kind::extent, "EXTENT", tr("Extent"), tr("Of the result. Not set: all of the elevation models.")))));
  list.push_back(make_parameter(Kind::raster_result, "MERGED", tr("Merged terrain"),
                                tr("The elevation model of all."), Group::results));
  return list;
}

std::vector<NumberInfo> numbers() {
  return {{"MIXED_CELLS", tr("Cells mixed at seams")},
          {"MISSING_CELLS", tr("Cells without data")},
          {"LARGEST_OFFSET", tr("Largest offset of one above those below it (m)")}};
}

// The largest offset of a layer to those below it, m.
double report(const io::TerrainMerge& merge, Log& log) {
  double largest = 0;
  for (const io::MergedLayer& layer : merge.layers()) {
    log.info(tr("%1: %2 {cell|cells}", layer.name, layer.cells));
    if (layer.common == 0) continue;
    log.info(
        tr("  %1 m above those below it, where both have data (standard deviation %2 m, %3 {cell|cells})",
           fixed(layer.mean, 3), fixed(layer.deviation, 3), layer.common));
    if (std::fabs(layer.mean) > std::fabs(largest)) largest = layer.mean;
    if (std::fabs(layer.mean) > noticed_offset)
      log.warning({"terrain_offset",
                   tr("%1 lies %2 m above those below it on average", layer.name, fixed(layer.mean, 2)),
                   tr("they may have different vertical datums, or one may show buildings and trees"),
                   tr("Look at their sources; the raster calculator adds an offset.")});
  }
  log.info(tr("%1 {cell|cells} mixed at seams, %2 without data", merge.mixed(), merge.missing()));
  return largest;
}

io::MergeChoices read_choices(const Values& values, const io::TerrainSource& first) {
  io::MergeChoices choices;
  choices.blend = values.number("BLEND_WIDTH");
  choices.feather = values.text("BLEND_SHAPE") == "linear" ? io::Feather::linear : io::Feather::cosine;
  if (values.is_given("CRS")) choices.crs_wkt = io::crs_of_text(values.text("CRS"), "CRS");
  if (values.is_given("RESOLUTION")) choices.cell = values.number("RESOLUTION");
  if (!values.is_given("EXTENT")) return choices;
  const std::string crs = !choices.crs_wkt.empty() ? choices.crs_wkt
                          : !first.crs_wkt.empty() ? first.crs_wkt
                                                   : io::crs_of_raster(first.path, "DEMS");
  choices.extent = io::extent_of_text(values.text("EXTENT"), crs, "EXTENT");
  return choices;
}

ToolAnswer run(const ToolCall& call) {
  const std::string path = call.file("MERGED");
  io::GeoTiffSet::check_writable(path);
  std::vector<io::TerrainSource> sources;
  for (const RasterInput& raster : call.inputs.rasters("DEMS"))
    sources.push_back({raster.path, raster.crs_wkt});
  if (sources.empty())
    throw Error("no_terrain", tr("DEMS holds no raster that can be opened"), tr("there is nothing to merge"),
                tr("Choose elevation models."));
  io::TerrainMerge merge(sources, read_choices(call.values, sources.front()));
  warn_all(merge.warnings(), call.log);
  const Grid& grid = merge.reference().grid;
  call.log.info(tr("%1 x %2 cells of %3 m, %4", grid.columns, grid.rows, grid.spacing,
                   merge.reference().extent_text()));
  const auto watch = watch_stage(call.log, tr("Merging the terrains"));
  io::GeoTiffSet set(merge.reference(), call.origin);
  set.write(path, {{"elevation",
                    "m",
                    [&](std::int32_t begin, std::int32_t end, float* values) {
                      // From north to south.
                      merge.read(begin, end, values,
                                 part_of(watch, 1 - static_cast<double>(end) / grid.rows,
                                         1 - static_cast<double>(begin) / grid.rows));
                    },
                    {{io::result_item, "MERGED"}}}});
  warn_all(merge.doubts(), call.log);
  const double offset = report(merge, call.log);
  if (merge.missing() == static_cast<std::int64_t>(grid.cells()))
    throw Error("terrain_without_data", tr("The merged terrain has no data"),
                tr("no elevation model has data within its extent"), tr("Choose another EXTENT."));
  set.publish();
  return {{{"MIXED_CELLS", static_cast<double>(merge.mixed())},
           {"MISSING_CELLS", static_cast<double>(merge.missing())},
           {"LARGEST_OFFSET", offset}},
          {}};
}

}  // namespace

const Tool merge_terrain_tool = {
    "mergeterrain", translatable("Make one elevation model of several, as spate:mergeterrain"),
    parameters,     numbers,
    nullptr,        run};

}  // namespace spate
