// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the reference data of the tests: tables of numbers and ESRI ASCII grids.
#pragma once

#include <cmath>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace data {

inline std::ifstream open(const std::string& name) {
  std::ifstream file(std::string(SPATE_TEST_DATA) + "/" + name);
  if (!file) throw std::runtime_error("cannot open " + name);
  return file;
}

// Columns of numbers; lines that do not begin with a number are headers, separators are commas, tabs and
// spaces.
class Table {
 public:
  explicit Table(const std::string& name) {
    std::ifstream file = open(name);
    for (std::string line; std::getline(file, line);) {
      for (char& letter : line)
        if (letter == ',' || letter == '\t' || letter == '\r') letter = ' ';
      std::istringstream numbers(line);
      std::vector<double> row;
      for (double number; numbers >> number;) row.push_back(number);
      if (!row.empty()) rows_.push_back(row);
    }
  }

  std::size_t rows() const { return rows_.size(); }
  double operator()(std::size_t row, std::size_t column) const { return rows_.at(row).at(column); }
  std::vector<double> column(std::size_t number, double factor = 1) const {
    std::vector<double> values;
    for (const std::vector<double>& row : rows_) values.push_back(row.at(number) * factor);
    return values;
  }

  // Linear in column 0; constant beyond its ends.
  double interpolate(double x, std::size_t column) const {
    if (x <= rows_.front()[0]) return rows_.front().at(column);
    for (std::size_t i = 1; i < rows_.size(); ++i) {
      if (x > rows_[i][0]) continue;
      const double weight = (x - rows_[i - 1][0]) / (rows_[i][0] - rows_[i - 1][0]);
      return rows_[i - 1].at(column) * (1 - weight) + rows_[i].at(column) * weight;
    }
    return rows_.back().at(column);
  }

 private:
  std::vector<std::vector<double>> rows_;
};

// values[row * columns + column], row 0 the SOUTHERN one; NaN where there is no data.
struct AsciiGrid {
  int columns = 0, rows = 0;
  double west = 0, south = 0, spacing = 0;
  std::vector<double> values;

  explicit AsciiGrid(const std::string& name) {
    std::ifstream file = open(name);
    double nodata = 0;
    std::string key;
    file >> key >> columns >> key >> rows >> key >> west >> key >> south >> key >> spacing >> key >> nodata;
    const auto width = static_cast<std::size_t>(columns), height = static_cast<std::size_t>(rows);
    values.resize(width * height);
    for (std::size_t row = height; row-- > 0;)
      for (std::size_t column = 0; column < width; ++column) {
        double& value = values[row * width + column];
        file >> value;
        if (value == nodata) value = std::nan("");
      }
    if (!file) throw std::runtime_error("not an ASCII grid: " + name);
  }
};

}  // namespace data
