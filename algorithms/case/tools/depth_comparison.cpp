// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/depth_comparison.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/inputs/plausible_depths.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

constexpr std::int32_t rows_at_once = 256;
constexpr float none = std::numeric_limits<float>::quiet_NaN();

}  // namespace

DepthComparison::DepthComparison(const ComparedFiles& files, double dry_depth)
    : dry_depth_(dry_depth),
      source_without_(files.depth_without),
      source_with_(files.depth_with),
      without_(files.depth_without, "DEPTH_WITHOUT"),
      with_(files.depth_with, "DEPTH_WITH") {
  const auto check = [&](const io::GridBand& band) {
    io::check_same_grid(band.name(), band.reference(), without_.name(), without_.reference());
  };
  check(with_);
  check_run(files.depth_without, "DEPTH_WITHOUT");
  check_run(files.depth_with, "DEPTH_WITH");
  if (files.arrival_without.empty()) return;
  arrival_without_.emplace(files.arrival_without, "ARRIVAL_WITHOUT", files.arrival_band);
  arrival_with_.emplace(files.arrival_with, "ARRIVAL_WITH", files.arrival_band);
  check(*arrival_without_);
  check(*arrival_with_);
}

void DepthComparison::set_standing(const std::vector<std::size_t>& cells) {
  if (!cells.empty()) standing_.resize(reference().grid.cells());
  for (const std::size_t cell : cells) standing_[cell] = true;
}

template <class Visit>
void DepthComparison::for_each_strip(Log& log, const Visit& visit) {
  const std::int32_t all = reference().grid.rows;
  for (std::int32_t begin = 0; begin < all; begin += rows_at_once) {
    stop_if_cancelled(log);
    visit(Rows(begin, std::min(begin + rows_at_once, all)));
  }
}

void DepthComparison::mark_standing(Rows rows) {
  const auto columns = static_cast<std::size_t>(reference().grid.columns);
  const std::size_t begin = static_cast<std::size_t>(rows.first) * columns;
  const std::size_t cells = static_cast<std::size_t>(rows.second - rows.first) * columns;
  standing_there_.assign(cells, false);
  for (std::size_t i = 0; !standing_.empty() && i < cells; ++i) standing_there_[i] = standing_[begin + i];
  if (!has_arrival()) return;
  read_pair(*arrival_without_, *arrival_with_, rows);
  for (std::size_t i = 0; i < cells; ++i)
    if (first_[i] == 0 && second_[i] == 0) standing_there_[i] = true;
}

void DepthComparison::read_pair(io::GridBand& first, io::GridBand& second, Rows rows) {
  const auto cells =
      static_cast<std::size_t>(reference().grid.columns) * static_cast<std::size_t>(rows.second - rows.first);
  first_.resize(cells);
  second_.resize(cells);
  first.read(rows.first, rows.second, first_.data());
  second.read(rows.first, rows.second, second_.data());
}

void DepthComparison::depth_changes(Rows rows, float* values) {
  read_pair(without_, with_, rows);
  const auto wet = static_cast<float>(dry_depth_);
  for (std::size_t i = 0; i < first_.size(); ++i) {
    const bool is_wet = first_[i] > wet || second_[i] > wet;
    const auto depth = [](float value) { return std::isnan(value) ? 0.0f : value; };
    values[i] = is_wet ? depth(second_[i]) - depth(first_[i]) : none;
  }
}

void DepthComparison::change_classes(Rows rows, float* values) {
  mark_standing(rows);
  read_pair(without_, with_, rows);
  const auto wet = static_cast<float>(dry_depth_);
  for (std::size_t i = 0; i < first_.size(); ++i) {
    const bool counts = !standing_there_[i];
    const bool before = counts && first_[i] > wet, after = counts && second_[i] > wet;
    values[i] = before ? (after ? wet_in_both : newly_dry) : (after ? newly_flooded : none);
  }
}

void DepthComparison::arrival_delays(Rows rows, float* values) {
  read_pair(*arrival_without_, *arrival_with_, rows);
  for (std::size_t i = 0; i < first_.size(); ++i) values[i] = second_[i] - first_[i];
}

// Adds the rows whose depths are in first_ and second_.
void DepthComparison::add_depths(std::size_t cells, double cell_area) {
  check_depths(first_, "DEPTH_WITHOUT");
  check_depths(second_, "DEPTH_WITH");
  shallowest_without_ = std::min(shallowest_without_, shallowest(first_));
  shallowest_with_ = std::min(shallowest_with_, shallowest(second_));
  const auto wet = static_cast<float>(dry_depth_);
  for (std::size_t i = 0; i < cells; ++i) {
    if (standing_there_[i]) {
      if (first_[i] > wet || second_[i] > wet) areas_.standing += cell_area;
      continue;
    }
    if (first_[i] > wet) areas_.volume_without += cell_area * static_cast<double>(first_[i]);
    if (second_[i] > wet) areas_.volume_with += cell_area * static_cast<double>(second_[i]);
  }
}

void DepthComparison::include(Rows rows, const float* classes) {
  for (std::int32_t row = rows.first; row < rows.second; ++row)
    for (std::int32_t column = 0; column < reference().grid.columns; ++column) {
      if (std::isnan(*classes++)) continue;
      const bool is_first = flooded_.columns() == 0;
      flooded_.left = is_first ? column : std::min(flooded_.left, column);
      flooded_.right = std::max(flooded_.right, column + 1);
      flooded_.bottom = is_first ? row : std::min(flooded_.bottom, row);
      flooded_.top = std::max(flooded_.top, row + 1);
    }
}

void DepthComparison::measure(double cell_area, Log& log) {
  const std::int32_t all = reference().grid.rows;
  std::vector<float> values(static_cast<std::size_t>(reference().grid.columns) *
                            static_cast<std::size_t>(std::min(all, rows_at_once)));
  double delay_sum = 0, delayed = 0;
  for_each_strip(log, [&](Rows rows) {
    log.progress(50.0 * rows.first / all);
    depth_changes(rows, values.data());
    const std::size_t cells = first_.size();
    for (std::size_t i = 0; i < cells; ++i) {
      if (std::isnan(values[i])) continue;
      areas_.largest_rise = std::max(areas_.largest_rise, static_cast<double>(values[i]));
      areas_.largest_fall = std::max(areas_.largest_fall, -static_cast<double>(values[i]));
    }
    change_classes(rows, values.data());
    add_depths(cells, cell_area);
    include(rows, values.data());
    for (std::size_t i = 0; i < cells; ++i) {
      if (values[i] == newly_dry) areas_.newly_dry += cell_area;
      if (values[i] == newly_flooded) areas_.newly_flooded += cell_area;
      if (values[i] == wet_in_both) areas_.in_both += cell_area;
    }
    if (!has_arrival()) return;
    arrival_delays(rows, values.data());
    for (std::size_t i = 0; i < cells; ++i) {
      if (std::isnan(values[i]) || standing_there_[i]) continue;
      const auto delay = static_cast<double>(values[i]);
      delays_.earliest = delayed > 0 ? std::min(delays_.earliest, delay) : delay;
      delays_.latest = delayed > 0 ? std::max(delays_.latest, delay) : delay;
      delay_sum += delay;
      ++delayed;
    }
  });
  warn_of_levels(shallowest_without_, source_without_, "DEPTH_WITHOUT", log);
  warn_of_levels(shallowest_with_, source_with_, "DEPTH_WITH", log);
  areas_.without = areas_.in_both + areas_.newly_dry;
  areas_.with = areas_.in_both + areas_.newly_flooded;
  delays_.area = delayed * cell_area;
  if (delayed > 0) delays_.mean = delay_sum / delayed;
}

ComparisonPictures DepthComparison::pictures(const CellWindow& window, Log& log) {
  const auto picture = [&](Reduction reduction) { return MapPicture(window, reduction); };
  ComparisonPictures pictures{picture(Reduction::extreme), picture(Reduction::extreme),
                              picture(Reduction::extreme), picture(Reduction::majority),
                              picture(Reduction::majority)};
  const auto wet = static_cast<float>(dry_depth_);
  const std::int32_t columns = reference().grid.columns;
  std::vector<float> values;
  for_each_strip(log, [&](Rows rows) {
    values.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows.second - rows.first));
    const auto add = [&](MapPicture& to, const auto& value) {
      for (std::size_t i = 0; i < values.size(); ++i) values[i] = value(i);
      to.add(rows.first, rows.second, columns, values.data());
    };
    change_classes(rows, values.data());
    pictures.classes.add(rows.first, rows.second, columns, values.data());
    const auto flooded = [&](const std::vector<float>& depths, std::size_t i) {
      return !standing_there_[i] && depths[i] > wet;
    };
    add(pictures.without, [&](std::size_t i) { return flooded(first_, i) ? first_[i] : none; });
    add(pictures.with, [&](std::size_t i) { return flooded(second_, i) ? second_[i] : none; });
    add(pictures.standing, [&](std::size_t i) {
      return standing_there_[i] && (first_[i] > wet || second_[i] > wet) ? 1.0f : none;
    });
    add(pictures.change, [&](std::size_t i) {
      if (!flooded(first_, i) && !flooded(second_, i)) return none;
      return (std::isnan(second_[i]) ? 0 : second_[i]) - (std::isnan(first_[i]) ? 0 : first_[i]);
    });
  });
  return pictures;
}

io::Band DepthComparison::depth_change(Log& log) {
  return {translatable("Change of depth, with minus without"), "m",
          [this, &log](std::int32_t begin, std::int32_t end, float* values) {
            stop_if_cancelled(log);
            depth_changes({begin, end}, values);
          }};
}

io::Band DepthComparison::change_class(Log& log) {
  return {fill(translatable("%1 newly dry, %2 flooded in both, %3 newly flooded"), {"1", "2", "3"}), "",
          [this, &log](std::int32_t begin, std::int32_t end, float* values) {
            stop_if_cancelled(log);
            change_classes({begin, end}, values);
          }};
}

io::Band DepthComparison::arrival_delay(Log& log) {
  return {translatable("Delay of arrival, with minus without"), "s",
          [this, &log](std::int32_t begin, std::int32_t end, float* values) {
            stop_if_cancelled(log);
            arrival_delays({begin, end}, values);
          }};
}

}  // namespace spate
