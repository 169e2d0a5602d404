// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of spate:floodframes, and the command `spate floodframes`. QGIS draws its pictures itself,
// with layers of the project (algorithms/animate).
#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/over_time/series_choices.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/tools/frame_files.hpp"
#include "algorithms/case/tools/frame_map.hpp"
#include "algorithms/case/tools/shaded_ground.hpp"
#include "algorithms/case/tools/tool.hpp"
#include "algorithms/io/animation/animation_file.hpp"
#include "algorithms/io/map_extent.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

ParameterInfo integer(const char* name, const std::string& title, int value, int least, int most,
                      const std::string& help) {
  ParameterInfo parameter = advanced(number_between(name, title, value, least, most, help));
  parameter.kind = Kind::integer;
  return parameter;
}

ParameterList parameters() {
  ParameterInfo series =
      make_parameter(Kind::file, "SERIES", tr("Flood over time"), tr("The mesh SERIES of Simulate flood."));
  series.extension = "nc";
  ParameterInfo animation =
      optional(make_parameter(Kind::file_result, "ANIMATION", tr("Animation"),
                              tr("A file that ends in .gif or, with ffmpeg, in .mp4."), Group::results));
  animation.extension = "gif";
  animation.choices = {"mp4"};
  animation.is_wanted = false;
  return {
      series,
      optional(make_parameter(Kind::text, "TITLE", tr("Title"), tr("What stands above the clock."))),
      optional(make_parameter(Kind::raster, "DEM", tr("Elevation model"),
                              tr("The ground, which is shown shaded below the water."))),
      optional(make_parameter(Kind::extent, "EXTENT", tr("Extent of the map"),
                              tr("Not set: all that gets wet, with some room around it."))),
      number_between("FRAMES_PER_SECOND", tr("Frames per second"), 6, 0.1, 50, tr("Of the animation.")),
      integer("EVERY", tr("Every so many frames"), 1, 1, most_frames,
              tr("1: all frames of the series; 2: every other one, and so on.")),
      integer("WIDTH", tr("Width of a picture (pixels)"), 1280, 320, 7680, tr("With the legend.")),
      integer("HEIGHT", tr("Height of a picture (pixels)"), 720, 240, 4320,
              tr("Take more for a flood that reaches farther north-south than east-west.")),
      make_parameter(Kind::folder_result, "FRAMES", tr("Folder of the pictures"),
                     tr("frame_00001.png and so on. It is made when it is not there; files of these names in "
                        "it are replaced."),
                     Group::results),
      animation};
}

std::vector<NumberInfo> numbers() {
  return std::vector<NumberInfo>{{"COUNT", tr("Pictures")}};
}

void check(const Values& values) {
  make_frame_folder(values.text("FRAMES"));  // ANIMATION may lie in it
  if (values.is_given("ANIMATION")) io::check_animation(values.text("ANIMATION"));
}

void read(const io::MeshSeriesReader& series, std::size_t frame, FrameWater& water) {
  series.read(frame, io::frame_depth, water.depths);
  series.read(frame, io::frame_u, water.u);
  series.read(frame, io::frame_v, water.v);
}

SpeedRange speeds_of(const io::MeshSeriesReader& series, const SeriesStyle& style,
                     const std::function<void(double)>& watch) {
  SpeedRange range{std::numeric_limits<double>::infinity(), 0};
  FrameWater water;
  for (std::size_t frame = 0; frame < series.times().size(); ++frame) {
    watch(static_cast<double>(frame) / static_cast<double>(series.times().size()));
    read(series, frame, water);
    for (std::size_t face = 0; face < water.u.size(); ++face) {
      const double speed = water.speed(face, style);
      range.least = std::min(range.least, speed);  // NaN is no less
      range.most = std::max(range.most, speed);
    }
  }
  return range;
}

ToolAnswer run(const ToolCall& call) {
  const std::string folder = call.values.text("FRAMES");
  const io::MeshSeriesReader series(call.values.text("SERIES"));
  const auto every = static_cast<int>(call.values.number("EVERY"));
  const SeriesStyle style = series_style();

  const FrameSize size(static_cast<int>(call.values.number("WIDTH")),
                       static_cast<int>(call.values.number("HEIGHT")));
  const io::MeshFaces faces = series.faces();
  const std::array<double, 4> extent =
      call.values.is_given("EXTENT")
          ? io::extent_of_text(call.values.text("EXTENT"), series.crs_wkt(), "EXTENT")
          : with_room_around(faces.extent());
  check_extent(extent, faces.extent());
  const io::GeoReference place = size.place_of(extent, series.crs_wkt());

  FrameTexts texts;
  texts.title = call.values.text("TITLE");
  texts.seconds = times_to_draw(series.times(), every, call.log);
  if (series.start() != undated_start) texts.start = series.start();
  texts.depths = style.depths;
  texts.opacity = style.opacity;
  const SpeedRange range = speeds_of(series, style, watch_stage(call.log, tr("Reading the series")));
  texts.fastest = range.most;

  std::vector<std::uint8_t> shade;
  if (call.values.is_given("DEM"))
    shade =
        shaded_ground({call.inputs.raster("DEM"), {}}, place, place.grid.columns, place.grid.rows, call.log);
  const FrameMap map(faces, place, shade);

  call.log.stage(tr("Drawing the pictures"));
  FrameWater water;
  const auto draw = [&](std::size_t number) {
    const std::size_t frame = number * static_cast<std::size_t>(every);
    read(series, frame, water);
    io::RgbPicture picture{size.width, size.height, {}};
    picture.colors.resize(static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height));
    map.draw_water(water.depths, style, picture);
    std::unique_ptr<Canvas> canvas = call.canvas(picture);
    map.draw_arrows(water, range, style, size.unit, *canvas);
    draw_map_furniture(*canvas, size, place);
    draw_frame_panel(*canvas, size, texts, texts.seconds[number]);
    canvas.reset();  // finishes the picture
    return picture;
  };
  write_frames({folder, call.file("ANIMATION"), call.values.number("FRAMES_PER_SECOND")},
               texts.seconds.size(), draw, call.log);
  ToolAnswer answer;
  answer.layers = {{"FRAMES", folder}};
  answer.counts = {{"COUNT", static_cast<std::int64_t>(texts.seconds.size())}};
  return answer;
}

}  // namespace

const Tool flood_frames_tool = {
    "floodframes",
    translatable(
        "Draw a flood over time as pictures and as one animation, as spate:floodframes but for LAYERS"),
    parameters,
    numbers,
    check,
    run};

}  // namespace spate
