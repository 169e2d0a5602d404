// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <exception>
#include <limits>
#include <utility>

#include "algorithms/case/over_time/frame_recorder.hpp"
#include "algorithms/case/over_time/series_choices.hpp"
#include "solver/core/share_work.hpp"

namespace spate {
namespace {

constexpr float no_value = std::numeric_limits<float>::quiet_NaN();
constexpr std::int32_t side = io::frame_tile;

std::int32_t tiles_along(std::int32_t cells) {
  return (cells + side - 1) / side;
}

// Calls f(place within the tile, place within the cells, count) for each row of cells of a tile. rows,
// columns: of cells, beginning with whole tiles; tile: counted among theirs.
template <class F>
void each_row_of_tile(std::int32_t columns, std::int32_t rows, std::int32_t tile, const F& f) {
  const std::int32_t column = tile % tiles_along(columns) * side, row = tile / tiles_along(columns) * side;
  const auto count = static_cast<std::size_t>(std::min(side, columns - column));
  for (std::int32_t r = 0; r < std::min(side, rows - row); ++r)
    f(static_cast<std::size_t>(r * side),
      static_cast<std::size_t>(row + r) * static_cast<std::size_t>(columns) +
          static_cast<std::size_t>(column),
      count);
}

}  // namespace

FrameRecorder::FrameRecorder(const std::string& path, const io::GeoReference& reference,
                             const std::string& start_time, const io::Metadata& metadata,
                             const Numerics& numerics, std::unique_ptr<FrameJournal> journal)
    : dry_depth_(static_cast<float>(numerics.dry_depth)),
      threads_(numerics.threads),
      series_(path, reference, start_time.empty() ? undated_start : start_time, metadata, threads_),
      journal_(std::move(journal)),
      known_(static_cast<std::size_t>(tiles_along(reference.grid.columns)) *
             static_cast<std::size_t>(tiles_along(reference.grid.rows))),
      writer_([this](const WaterCopy& water) { write(frame_of(water)); }) {}

// Adds the wet tiles in rows of cells that are whole rows of tiles.
void FrameRecorder::copy_rows(const Simulation& simulation, std::int32_t row_begin, std::int32_t row_end,
                              WaterCopy& water) {
  const Grid& grid = simulation.scenario().terrain.grid;
  const auto columns = static_cast<std::size_t>(grid.columns);
  const auto read = [&](Field field, std::vector<float>& values) {
    values.resize(static_cast<std::size_t>(row_end - row_begin) * columns);
    simulation.read(field, 0, row_begin, row_end, values.data());
  };
  const std::int32_t tile_columns = tiles_along(grid.columns);
  const std::uint32_t first_tile = static_cast<std::uint32_t>(row_begin / side * tile_columns);
  const auto each_row = [&](std::size_t tile, const auto& f) {
    each_row_of_tile(grid.columns, row_end - row_begin, static_cast<std::int32_t>(tile), f);
  };

  read(Field::depth, depth_);
  std::vector<char> is_wet(static_cast<std::size_t>(tile_columns) *
                           static_cast<std::size_t>(tiles_along(row_end - row_begin)));
  share_work(is_wet.size(), threads_, [&](std::size_t tile) {
    each_row(tile, [&](std::size_t, std::size_t from, std::size_t count) {
      const float* depth = depth_.data() + from;
      if (std::any_of(depth, depth + count, [this](float h) { return h >= dry_depth_; })) is_wet[tile] = 1;
    });
  });
  std::vector<std::size_t> wet;
  for (std::size_t tile = 0; tile < is_wet.size(); ++tile)
    if (is_wet[tile] != 0) wet.push_back(tile);
  if (wet.empty()) return;

  read(Field::discharge_x, hu_);
  read(Field::discharge_y, hv_);
  const std::size_t before = water.tiles.size() * io::frame_tile_cells;
  for (const std::size_t tile : wet) water.tiles.push_back(first_tile + static_cast<std::uint32_t>(tile));
  for (std::vector<float>* values : {&water.depth, &water.hu, &water.hv})
    values->resize(water.tiles.size() * io::frame_tile_cells);
  share_work(wet.size(), threads_, [&](std::size_t i) {
    const std::size_t begin = before + i * io::frame_tile_cells;
    for (std::vector<float>* values : {&water.depth, &water.hu, &water.hv})
      std::fill_n(values->data() + begin, io::frame_tile_cells, 0.0f);
    each_row(wet[i], [&](std::size_t in_tile, std::size_t from, std::size_t count) {
      const std::size_t to = begin + in_tile;
      std::copy_n(depth_.data() + from, count, water.depth.data() + to);
      std::copy_n(hu_.data() + from, count, water.hu.data() + to);
      std::copy_n(hv_.data() + from, count, water.hv.data() + to);
    });
  });

  for (const std::size_t tile : wet) {
    if (known_[first_tile + tile]) continue;
    known_[first_tile + tile] = true;
    water.new_tiles.push_back(first_tile + static_cast<std::uint32_t>(tile));
  }
}

WaterCopy FrameRecorder::copy_water(const Simulation& simulation) {
  const Grid& grid = simulation.scenario().terrain.grid;
  // As many rows as make some millions of cells: few copies from a GPU, and little memory.
  constexpr std::int64_t cells_at_once = 4'000'000;
  const auto rows_at_once = static_cast<std::int32_t>(
      std::max<std::int64_t>(1, cells_at_once / (static_cast<std::int64_t>(grid.columns) * side)) * side);
  WaterCopy water = writer_.spare();
  water.tiles.clear();
  water.new_tiles.clear();
  water.time = simulation.report().time;
  water.simulation = &simulation;
  for (std::int32_t row = 0; row < grid.rows; row += rows_at_once)
    copy_rows(simulation, row, std::min(row + rows_at_once, grid.rows), water);
  return water;
}

// The beds of tiles in the order of their numbers, as a frame has them.
std::vector<float> FrameRecorder::beds_of(const std::vector<std::uint32_t>& tiles,
                                          const Simulation& simulation) const {
  const Grid& grid = simulation.scenario().terrain.grid;
  const auto datum = static_cast<float>(simulation.scenario().terrain.datum);
  const auto tile_columns = static_cast<std::uint32_t>(tiles_along(grid.columns));
  std::vector<std::size_t> begins;  // of each row of tiles
  for (std::size_t i = 0; i < tiles.size(); ++i)
    if (i == 0 || tiles[i] / tile_columns != tiles[i - 1] / tile_columns) begins.push_back(i);
  begins.push_back(tiles.size());
  std::vector<float> beds(tiles.size() * io::frame_tile_cells, no_value);
  share_work(begins.size() - 1, threads_, [&](std::size_t part) {
    const std::int32_t first_row = static_cast<std::int32_t>(tiles[begins[part]] / tile_columns) * side,
                       rows = std::min(side, grid.rows - first_row);
    std::vector<float> zb(static_cast<std::size_t>(rows) * static_cast<std::size_t>(grid.columns));
    simulation.read(Field::bed, 0, first_row, first_row + rows, zb.data());
    for (std::size_t i = begins[part]; i < begins[part + 1]; ++i)
      each_row_of_tile(grid.columns, rows, static_cast<std::int32_t>(tiles[i] % tile_columns),
                       [&](std::size_t in_tile, std::size_t from, std::size_t count) {
                         std::transform(zb.data() + from, zb.data() + from + count,
                                        beds.data() + i * io::frame_tile_cells + in_tile,
                                        [datum](float bed) { return bed + datum; });
                       });
  });
  return beds;
}

// Keeps the beds of tiles that are in a frame for the first time: the levels follow from them.
void FrameRecorder::learn_beds(const io::Frame& frame) {
  for (std::size_t i = 0; i < frame.new_tiles.size(); ++i)
    std::copy_n(frame.beds.data() + i * io::frame_tile_cells, io::frame_tile_cells,
                beds_[frame.new_tiles[i]].data());
}

io::Frame FrameRecorder::frame_of(const WaterCopy& water) {
  io::Frame frame{water.time, water.tiles, {}, water.new_tiles, beds_of(water.new_tiles, *water.simulation)};
  learn_beds(frame);
  for (std::vector<float>& values : frame.values) values.assign(water.depth.size(), no_value);
  share_work(water.tiles.size(), threads_, [&](std::size_t i) {
    const Beds& beds = beds_.at(water.tiles[i]);
    for (std::size_t cell = 0; cell < io::frame_tile_cells; ++cell) {
      const std::size_t at = i * io::frame_tile_cells + cell;
      const float h = water.depth[at];
      if (!(h >= dry_depth_)) continue;
      frame.values[io::frame_depth][at] = h;
      frame.values[io::frame_level][at] = beds[cell] + h;
      frame.values[io::frame_u][at] = water.hu[at] / h;
      frame.values[io::frame_v][at] = water.hv[at] / h;
    }
  });
  return frame;
}

void FrameRecorder::write(const io::Frame& frame) {
  if (journal_) journal_->append(frame);
  series_.append(frame);
}

void FrameRecorder::record(const Simulation& simulation) {
  if (!(simulation.report().time > last_time_)) return;
  WaterCopy water = copy_water(simulation);
  last_time_ = water.time;
  writer_.push(std::move(water));
}

SavedFrames FrameRecorder::saved() {
  writer_.wait();
  return journal_ ? journal_->saved() : SavedFrames();
}

void FrameRecorder::go_on(const std::string& folder, const SavedFrames& frames) {
  read_frames(folder, frames, [this](io::Frame&& frame) {
    for (const std::uint32_t tile : frame.new_tiles) known_.at(tile) = true;
    learn_beds(frame);
    last_time_ = frame.time;
    write(frame);
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
