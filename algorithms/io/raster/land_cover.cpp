// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/land_cover.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "solver/core/check.hpp"

namespace spate::io {

std::uint32_t LandCover::number(const std::string& key) {
  const auto [entry, is_new] = places_.try_emplace(key, static_cast<std::uint32_t>(keys_.size()));
  if (is_new) keys_.push_back(key);
  return entry->second;
}

void check_class(float value, std::size_t count, std::size_t most, const std::string& label) {
  constexpr float exact = 1 << 24;  // from there on a float leaves out whole numbers
  if (count > most)
    throw Error("land_cover_with_many_classes",
                tr("%1 holds more than %2 different numbers", label, spate::number(most)),
                tr("each of its numbers would be a class: is this one of elevations?"),
                tr("Choose a raster of classes."));
  if (std::fabs(value) > exact)
    throw Error("class_too_large",
                tr("%1 has the class %2", label, spate::number(static_cast<double>(value), 9)),
                tr("numbers above %1 are not told apart", spate::number(static_cast<double>(exact), 9)),
                tr("Give the classes smaller numbers with native:reclassifybytable."));
}

void LandCover::add(const SharedField<float>& values, const std::string& label) {
  constexpr std::size_t most_classes = 1000;
  std::unordered_map<float, std::uint32_t> known;
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    if (std::isnan(values[cell])) continue;
    const auto [entry, is_new] = known.try_emplace(values[cell], 0);
    if (is_new) {
      check_class(values[cell], known.size(), most_classes, label);
      entry->second = number(class_key(static_cast<double>(values[cell])));
    }
    classes_[cell] = entry->second;
  }
}

void LandCover::add(const std::vector<std::size_t>& cells, const std::string& key) {
  const std::uint32_t place = number(key);
  for (const std::size_t cell : cells) classes_[cell] = place;
}

LandCover::Roughness LandCover::roughness(const ManningTable& table, double usual,
                                          const Terrain& terrain) const {
  std::vector<Count> counts(keys_.size());
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const auto found = table.find(keys_[i]);
    const bool is_known = i > 0 && found != table.end();
    counts[i] = {keys_[i], 0, is_known, is_known ? found->second : usual};
  }
  Roughness result;
  result.manning.resize(classes_.size());
  for (std::size_t cell = 0; cell < classes_.size(); ++cell) {
    Count& count = counts[classes_[cell]];
    result.manning[cell] = static_cast<float>(count.manning);
    if (!terrain.is_wall(cell)) ++count.cells;
  }
  result.uncovered = counts[0].cells;
  for (std::size_t i = 1; i < counts.size(); ++i) {
    if (!counts[i].is_known) result.unknown += counts[i].cells;
    if (counts[i].cells > 0) result.classes.push_back(counts[i]);
  }
  std::stable_sort(result.classes.begin(), result.classes.end(),
                   [](const Count& a, const Count& b) { return a.cells > b.cells; });
  return result;
}

}  // namespace spate::io
