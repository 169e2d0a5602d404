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
      without_(files.depthWithout, "DEPTH_WITHOUT"),
      with_(files.depthWith, "DEPTH_WITH"),
      changePicture_(without_.reference(), QStringLiteral("depth_change")),
      classPicture_(without_.reference(), QStringLiteral("change_class")) {
  const auto check = [&](const io::GridBand& band) {
    io::check_same_grid(band.name(), band.reference(), without_.name(), without_.reference());
  };
  check(with_);
  checkRun(files.depthWithout, "DEPTH_WITHOUT");
  checkRun(files.depthWith, "DEPTH_WITH");
  if (files.arrivalWithout.empty()) return;
  arrivalWithout_.emplace(files.arrivalWithout, "ARRIVAL_WITHOUT", files.arrivalBand);
  arrivalWith_.emplace(files.arrivalWith, "ARRIVAL_WITH", files.arrivalBand);
  check(*arrivalWithout_);
  check(*arrivalWith_);
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
  readPair(without_, with_, rows);
  const auto wet = static_cast<float>(dryDepth_);
  for (std::size_t i = 0; i < first_.size(); ++i) {
    const bool before = first_[i] > wet, after = second_[i] > wet;
    values[i] = before ? (after ? wetInBoth : newlyDry) : (after ? newlyFlooded : none);
  }
}

void DepthComparison::arrivalDelays(Rows rows, float* values) {
  readPair(*arrivalWithout_, *arrivalWith_, rows);
  for (std::size_t i = 0; i < first_.size(); ++i) values[i] = second_[i] - first_[i];
}

// Adds the rows whose depths are in first_ and second_.
void DepthComparison::addDepths(std::size_t cells, double cellArea) {
  checkDepths(first_, "DEPTH_WITHOUT");
  checkDepths(second_, "DEPTH_WITH");
  shallowestWithout_ = std::min(shallowestWithout_, shallowest(first_));
  shallowestWith_ = std::min(shallowestWith_, shallowest(second_));
  const auto wet = static_cast<float>(dryDepth_);
  for (std::size_t i = 0; i < cells; ++i) {
    if (first_[i] > wet) areas_.volumeWithout += cellArea * static_cast<double>(first_[i]);
    if (second_[i] > wet) areas_.volumeWith += cellArea * static_cast<double>(second_[i]);
  }
}

void DepthComparison::measure(QgsProcessingFeedback* feedback) {
  const std::int32_t all = reference().grid.rows;
  const double cellArea = reference().cell_width * reference().cell_height;
  std::vector<float> values(static_cast<std::size_t>(reference().grid.columns) *
                            static_cast<std::size_t>(std::min(all, rowsAtOnce)));
  double delaySum = 0, delayed = 0;
  for (std::int32_t begin = 0; begin < all; begin += rowsAtOnce) {
    stopIfCancelled(feedback);
    feedback->setProgress(50.0 * begin / all);
    const Rows rows(begin, std::min(begin + rowsAtOnce, all));
    depthChanges(rows, values.data());
    const std::size_t cells = first_.size();
    addDepths(cells, cellArea);
    changePicture_.add(rows.first, rows.second, values.data());
    for (std::size_t i = 0; i < cells; ++i) {
      if (std::isnan(values[i])) continue;
      areas_.largestRise = std::max(areas_.largestRise, static_cast<double>(values[i]));
      areas_.largestFall = std::max(areas_.largestFall, -static_cast<double>(values[i]));
    }
    changeClasses(rows, values.data());
    classPicture_.add(rows.first, rows.second, values.data());
    for (std::size_t i = 0; i < cells; ++i) {
      if (values[i] == newlyDry) areas_.newlyDry += cellArea;
      if (values[i] == newlyFlooded) areas_.newlyFlooded += cellArea;
      if (values[i] == wetInBoth) areas_.inBoth += cellArea;
    }
    if (!hasArrival()) continue;
    arrivalDelays(rows, values.data());
    for (std::size_t i = 0; i < cells; ++i) {
      if (std::isnan(values[i])) continue;
      const auto delay = static_cast<double>(values[i]);
      delays_.earliest = delayed > 0 ? std::min(delays_.earliest, delay) : delay;
      delays_.latest = delayed > 0 ? std::max(delays_.latest, delay) : delay;
      delaySum += delay;
      ++delayed;
    }
  }
  warnOfLevels(shallowestWithout_, "DEPTH_WITHOUT", feedback);
  warnOfLevels(shallowestWith_, "DEPTH_WITH", feedback);
  areas_.without = areas_.inBoth + areas_.newlyDry;
  areas_.with = areas_.inBoth + areas_.newlyFlooded;
  delays_.area = delayed * cellArea;
  if (delayed > 0) delays_.mean = delaySum / delayed;
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
