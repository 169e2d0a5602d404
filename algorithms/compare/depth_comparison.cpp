// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/depth_comparison.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spate {
namespace {

constexpr std::int32_t rowsAtOnce = 256;
constexpr float none = std::numeric_limits<float>::quiet_NaN();

}  // namespace

DepthComparison::DepthComparison(const ComparedFiles& files, double dryDepth)
    : dryDepth_(dryDepth),
      sourceWithout_(files.depthWithout),
      sourceWith_(files.depthWith),
      without_(files.depthWithout, "DEPTH_WITHOUT"),
      with_(files.depthWith, "DEPTH_WITH") {
  const auto check = [&](const io::GridBand& band) {
    io::check_same_grid(band.name(), band.reference(), without_.name(), without_.reference());
  };
  check(with_);
  check_run(files.depthWithout, "DEPTH_WITHOUT");
  check_run(files.depthWith, "DEPTH_WITH");
  if (files.arrivalWithout.empty()) return;
  arrivalWithout_.emplace(files.arrivalWithout, "ARRIVAL_WITHOUT", files.arrivalBand);
  arrivalWith_.emplace(files.arrivalWith, "ARRIVAL_WITH", files.arrivalBand);
  check(*arrivalWithout_);
  check(*arrivalWith_);
}

void DepthComparison::setStanding(const std::vector<std::size_t>& cells) {
  if (!cells.empty()) standing_.resize(reference().grid.cells());
  for (const std::size_t cell : cells) standing_[cell] = true;
}

template <class Visit>
void DepthComparison::forEachStrip(QgsProcessingFeedback* feedback, const Visit& visit) {
  const std::int32_t all = reference().grid.rows;
  for (std::int32_t begin = 0; begin < all; begin += rowsAtOnce) {
    stopIfCancelled(feedback);
    visit(Rows(begin, std::min(begin + rowsAtOnce, all)));
  }
}

void DepthComparison::markStanding(Rows rows) {
  const auto columns = static_cast<std::size_t>(reference().grid.columns);
  const std::size_t begin = static_cast<std::size_t>(rows.first) * columns;
  const std::size_t cells = static_cast<std::size_t>(rows.second - rows.first) * columns;
  standingThere_.assign(cells, false);
  for (std::size_t i = 0; !standing_.empty() && i < cells; ++i) standingThere_[i] = standing_[begin + i];
  if (!hasArrival()) return;
  readPair(*arrivalWithout_, *arrivalWith_, rows);
  for (std::size_t i = 0; i < cells; ++i)
    if (first_[i] == 0 && second_[i] == 0) standingThere_[i] = true;
}

void DepthComparison::readPair(io::GridBand& first, io::GridBand& second, Rows rows) {
  const auto cells =
      static_cast<std::size_t>(reference().grid.columns) * static_cast<std::size_t>(rows.second - rows.first);
  first_.resize(cells);
  second_.resize(cells);
  first.read(rows.first, rows.second, first_.data());
  second.read(rows.first, rows.second, second_.data());
}

void DepthComparison::depthChanges(Rows rows, float* values) {
  readPair(without_, with_, rows);
  const auto wet = static_cast<float>(dryDepth_);
  for (std::size_t i = 0; i < first_.size(); ++i) {
    const bool isWet = first_[i] > wet || second_[i] > wet;
    const auto depth = [](float value) { return std::isnan(value) ? 0.0f : value; };
    values[i] = isWet ? depth(second_[i]) - depth(first_[i]) : none;
  }
}

void DepthComparison::changeClasses(Rows rows, float* values) {
  markStanding(rows);
  readPair(without_, with_, rows);
  const auto wet = static_cast<float>(dryDepth_);
  for (std::size_t i = 0; i < first_.size(); ++i) {
    const bool counts = !standingThere_[i];
    const bool before = counts && first_[i] > wet, after = counts && second_[i] > wet;
    values[i] = before ? (after ? wetInBoth : newlyDry) : (after ? newlyFlooded : none);
  }
}

void DepthComparison::arrivalDelays(Rows rows, float* values) {
  readPair(*arrivalWithout_, *arrivalWith_, rows);
  for (std::size_t i = 0; i < first_.size(); ++i) values[i] = second_[i] - first_[i];
}

// Adds the rows whose depths are in first_ and second_.
void DepthComparison::addDepths(std::size_t cells, double cellArea) {
  check_depths(first_, "DEPTH_WITHOUT");
  check_depths(second_, "DEPTH_WITH");
  shallowestWithout_ = std::min(shallowestWithout_, shallowest(first_));
  shallowestWith_ = std::min(shallowestWith_, shallowest(second_));
  const auto wet = static_cast<float>(dryDepth_);
  for (std::size_t i = 0; i < cells; ++i) {
    if (standingThere_[i]) {
      if (first_[i] > wet || second_[i] > wet) areas_.standing += cellArea;
      continue;
    }
    if (first_[i] > wet) areas_.volumeWithout += cellArea * static_cast<double>(first_[i]);
    if (second_[i] > wet) areas_.volumeWith += cellArea * static_cast<double>(second_[i]);
  }
}

void DepthComparison::include(Rows rows, const float* classes) {
  for (std::int32_t row = rows.first; row < rows.second; ++row)
    for (std::int32_t column = 0; column < reference().grid.columns; ++column) {
      if (std::isnan(*classes++)) continue;
      const bool isFirst = flooded_.columns() == 0;
      flooded_.left = isFirst ? column : std::min(flooded_.left, column);
      flooded_.right = std::max(flooded_.right, column + 1);
      flooded_.bottom = isFirst ? row : std::min(flooded_.bottom, row);
      flooded_.top = std::max(flooded_.top, row + 1);
    }
}

void DepthComparison::measure(QgsProcessingFeedback* feedback) {
  const std::int32_t all = reference().grid.rows;
  const double cellArea = reference().cell_width * reference().cell_height;
  std::vector<float> values(static_cast<std::size_t>(reference().grid.columns) *
                            static_cast<std::size_t>(std::min(all, rowsAtOnce)));
  double delaySum = 0, delayed = 0;
  forEachStrip(feedback, [&](Rows rows) {
    feedback->setProgress(50.0 * rows.first / all);
    depthChanges(rows, values.data());
    const std::size_t cells = first_.size();
    for (std::size_t i = 0; i < cells; ++i) {
      if (std::isnan(values[i])) continue;
      areas_.largestRise = std::max(areas_.largestRise, static_cast<double>(values[i]));
      areas_.largestFall = std::max(areas_.largestFall, -static_cast<double>(values[i]));
    }
    changeClasses(rows, values.data());
    addDepths(cells, cellArea);
    include(rows, values.data());
    for (std::size_t i = 0; i < cells; ++i) {
      if (values[i] == newlyDry) areas_.newlyDry += cellArea;
      if (values[i] == newlyFlooded) areas_.newlyFlooded += cellArea;
      if (values[i] == wetInBoth) areas_.inBoth += cellArea;
    }
    if (!hasArrival()) return;
    arrivalDelays(rows, values.data());
    for (std::size_t i = 0; i < cells; ++i) {
      if (std::isnan(values[i]) || standingThere_[i]) continue;
      const auto delay = static_cast<double>(values[i]);
      delays_.earliest = delayed > 0 ? std::min(delays_.earliest, delay) : delay;
      delays_.latest = delayed > 0 ? std::max(delays_.latest, delay) : delay;
      delaySum += delay;
      ++delayed;
    }
  });
  warnOfLevels(shallowestWithout_, sourceWithout_, "DEPTH_WITHOUT", feedback);
  warnOfLevels(shallowestWith_, sourceWith_, "DEPTH_WITH", feedback);
  areas_.without = areas_.inBoth + areas_.newlyDry;
  areas_.with = areas_.inBoth + areas_.newlyFlooded;
  delays_.area = delayed * cellArea;
  if (delayed > 0) delays_.mean = delaySum / delayed;
}

ComparisonPictures DepthComparison::pictures(const CellWindow& window, QgsProcessingFeedback* feedback) {
  const auto picture = [&](Reduction reduction) { return MapPicture(window, reduction); };
  ComparisonPictures pictures{picture(Reduction::extreme), picture(Reduction::extreme),
                              picture(Reduction::extreme), picture(Reduction::majority),
                              picture(Reduction::majority)};
  const auto wet = static_cast<float>(dryDepth_);
  const std::int32_t columns = reference().grid.columns;
  std::vector<float> values;
  forEachStrip(feedback, [&](Rows rows) {
    values.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows.second - rows.first));
    const auto add = [&](MapPicture& to, const auto& value) {
      for (std::size_t i = 0; i < values.size(); ++i) values[i] = value(i);
      to.add(rows.first, rows.second, columns, values.data());
    };
    changeClasses(rows, values.data());
    pictures.classes.add(rows.first, rows.second, columns, values.data());
    const auto flooded = [&](const std::vector<float>& depths, std::size_t i) {
      return !standingThere_[i] && depths[i] > wet;
    };
    add(pictures.without, [&](std::size_t i) { return flooded(first_, i) ? first_[i] : none; });
    add(pictures.with, [&](std::size_t i) { return flooded(second_, i) ? second_[i] : none; });
    add(pictures.standing, [&](std::size_t i) {
      return standingThere_[i] && (first_[i] > wet || second_[i] > wet) ? 1.0f : none;
    });
    add(pictures.change, [&](std::size_t i) {
      if (!flooded(first_, i) && !flooded(second_, i)) return none;
      return (std::isnan(second_[i]) ? 0 : second_[i]) - (std::isnan(first_[i]) ? 0 : first_[i]);
    });
  });
  return pictures;
}

io::Band DepthComparison::depthChange(QgsProcessingFeedback* feedback) {
  return {"Change of depth, with minus without", "m",
          [=](std::int32_t begin, std::int32_t end, float* values) {
            stopIfCancelled(feedback);
            depthChanges({begin, end}, values);
          }};
}

io::Band DepthComparison::changeClass(QgsProcessingFeedback* feedback) {
  return {"1 newly dry, 2 flooded in both, 3 newly flooded", "",
          [=](std::int32_t begin, std::int32_t end, float* values) {
            stopIfCancelled(feedback);
            changeClasses({begin, end}, values);
          }};
}

io::Band DepthComparison::arrivalDelay(QgsProcessingFeedback* feedback) {
  return {"Delay of arrival, with minus without", "s",
          [=](std::int32_t begin, std::int32_t end, float* values) {
            stopIfCancelled(feedback);
            arrivalDelays({begin, end}, values);
          }};
}

}  // namespace spate
