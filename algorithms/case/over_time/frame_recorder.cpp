// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <exception>
#include <limits>
#include <utility>

#include "algorithms/case/over_time/frame_recorder.hpp"
#include "algorithms/case/over_time/series_choices.hpp"

namespace spate {
namespace {

constexpr float nothing = std::numeric_limits<float>::quiet_NaN();
constexpr std::int32_t side = io::frame_tile;

std::int32_t tiles_along(std::int32_t cells) {
  return (cells + side - 1) / side;
}

// Some rows of tiles of several fields.
struct Strip {
  std::int32_t row_begin = 0, row_end = 0;  // of cells
  std::vector<float> depth, level, hu, hv, bed;
};

}  // namespace

FrameRecorder::FrameRecorder(const std::string& path, const io::GeoReference& reference,
                             const std::string& start_time, const io::Metadata& metadata,
                             std::unique_ptr<FrameJournal> journal)
    : series_(path, reference, start_time.empty() ? undated_start : start_time, metadata),
      journal_(std::move(journal)),
      known_(static_cast<std::size_t>(tiles_along(reference.grid.columns)) *
             static_cast<std::size_t>(tiles_along(reference.grid.rows))),
      writer_([this](const io::Frame& frame) {
        if (journal_) journal_->append(frame);
        series_.append(frame);
      }) {}

io::Frame FrameRecorder::copy_frame(const Simulation& simulation) {
  const Grid& grid = simulation.scenario().terrain.grid;
  const auto datum = static_cast<float>(simulation.scenario().terrain.datum);
  const auto dry = static_cast<float>(simulation.parameters().numerics.dry_depth);
  const std::int32_t tile_columns = tiles_along(grid.columns);
  // As many rows as make some millions of cells: few copies from a GPU, and little memory.
  constexpr std::int64_t cells_at_once = 4'000'000;
  const auto rows_at_once = static_cast<std::int32_t>(
      std::max<std::int64_t>(1, cells_at_once / (static_cast<std::int64_t>(grid.columns) * side)) * side);

  io::Frame frame;
  frame.time = simulation.report().time;
  Strip strip;
  const auto read = [&](Field field, std::vector<float>& values) {
    values.resize(static_cast<std::size_t>(strip.row_end - strip.row_begin) *
                  static_cast<std::size_t>(grid.columns));
    simulation.read(field, 0, strip.row_begin, strip.row_end, values.data());
  };
  for (strip.row_begin = 0; strip.row_begin < grid.rows; strip.row_begin = strip.row_end) {
    strip.row_end = std::min(strip.row_begin + rows_at_once, grid.rows);
    read(Field::depth, strip.depth);
    const auto is_wet = [dry](float depth) { return depth >= dry; };
    if (std::none_of(strip.depth.begin(), strip.depth.end(), is_wet)) continue;
    read(Field::level, strip.level);
    read(Field::discharge_x, strip.hu);
    read(Field::discharge_y, strip.hv);
    strip.bed.clear();
    for (std::int32_t row = strip.row_begin; row < strip.row_end; row += side)
      for (std::int32_t column = 0; column < grid.columns; column += side) {
        const auto each_cell = [&](auto&& f) {  // f(place in the tile, place in the strip)
          for (std::int32_t r = row; r < std::min(row + side, strip.row_end); ++r)
            for (std::int32_t c = column; c < std::min(column + side, grid.columns); ++c)
              f(static_cast<std::size_t>((r - row) * side + c - column),
                static_cast<std::size_t>(r - strip.row_begin) * static_cast<std::size_t>(grid.columns) +
                    static_cast<std::size_t>(c));
        };
        bool wet = false;
        each_cell([&](std::size_t, std::size_t from) { wet = wet || is_wet(strip.depth[from]); });
        if (!wet) continue;
        const auto tile = static_cast<std::uint32_t>(row / side * tile_columns + column / side);
        frame.tiles.push_back(tile);
        const std::size_t first = (frame.tiles.size() - 1) * io::frame_tile_cells;
        for (std::vector<float>& values : frame.values) values.resize(first + io::frame_tile_cells, nothing);
        each_cell([&](std::size_t to, std::size_t from) {
          const float h = strip.depth[from];
          if (!is_wet(h)) return;
          frame.values[io::frame_depth][first + to] = h;
          frame.values[io::frame_level][first + to] = strip.level[from] + datum;
          frame.values[io::frame_u][first + to] = strip.hu[from] / h;
          frame.values[io::frame_v][first + to] = strip.hv[from] / h;
        });
        if (known_[tile]) continue;
        known_[tile] = true;
        if (strip.bed.empty()) read(Field::bed, strip.bed);
        frame.new_tiles.push_back(tile);
        const std::size_t bed = frame.beds.size();
        frame.beds.resize(bed + io::frame_tile_cells, nothing);
        each_cell([&](std::size_t to, std::size_t from) { frame.beds[bed + to] = strip.bed[from] + datum; });
      }
  }
  return frame;
}

void FrameRecorder::push(io::Frame frame) {
  last_time_ = frame.time;
  writer_.push(std::move(frame));
}

void FrameRecorder::record(const Simulation& simulation) {
  if (simulation.report().time > last_time_) push(copy_frame(simulation));
}

SavedFrames FrameRecorder::saved() {
  writer_.wait();
  return journal_ ? journal_->saved() : SavedFrames();
}

void FrameRecorder::go_on(const std::string& folder, const SavedFrames& frames) {
  read_frames(folder, frames, [this](io::Frame&& frame) {
    for (const std::uint32_t tile : frame.new_tiles) known_.at(tile) = true;
    push(std::move(frame));
  });
}

void FrameRecorder::publish() {
  std::exception_ptr error;
  try {
    writer_.finish();
  } catch (...) {
    error = std::current_exception();
  }
  if (!series_.is_empty()) {
    series_.publish();
    is_published_ = true;
  }
  if (error) std::rethrow_exception(error);
}

}  // namespace spate
