// SPDX-License-Identifier: GPL-3.0-or-later
// The class of land cover of each cell of a grid, and the roughness that a table gives to it.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "algorithms/io/table/manning_table.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

// Throws Error for a number that is not told apart from others, and when there are more different ones than
// classes can be, as in a raster of elevations. label names the raster.
void check_class(float value, std::size_t count, std::size_t most, const std::string& label);

class LandCover {
 public:
  explicit LandCover(std::size_t cells) : classes_(cells, 0) {}

  // Classes as numbers; NaN leaves the cell as it is. Throws Error when there are more than land cover has,
  // as in a raster of elevations. label names the raster.
  void add(const SharedField<float>& values, const std::string& label);
  // A later class replaces an earlier one.
  void add(const std::vector<std::size_t>& cells, const std::string& key);

  struct Count {
    std::string key;
    std::int64_t cells = 0;  // without walls
    bool is_known = false;   // it is in the table
    double manning = 0;
  };
  struct Roughness {
    std::vector<float> manning;  // of each cell
    std::vector<Count> classes;  // those that occur, the most frequent first
    std::int64_t unknown = 0;    // cells of classes that are not in the table
    std::int64_t uncovered = 0;  // cells without land cover
  };
  // Cells of unknown classes and cells without land cover get the value usual; walls have roughness, but are
  // not counted.
  Roughness roughness(const ManningTable& table, double usual, const Terrain& terrain) const;

 private:
  std::uint32_t number(const std::string& key);

  std::vector<std::string> keys_ = {""};                   // 0 = no land cover
  std::unordered_map<std::string, std::uint32_t> places_;  // of the keys
  std::vector<std::uint32_t> classes_;                     // of each cell, as an index into keys_
};

}  // namespace spate::io
