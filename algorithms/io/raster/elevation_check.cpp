// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/elevation_check.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "algorithms/io/limits.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

constexpr std::array usual_nodata = {-9999.0, -99999.0, -32768.0, -32767.0};
constexpr std::array doubtful_nodata = {-999.0, 9999.0};
constexpr double rounding = 0.01;  // m, of what was resampled among cells of the same value

template <std::size_t count>
const double* find(const std::array<double, count>& values, double elevation) {
  const auto found = std::find_if(values.begin(), values.end(),
                                  [&](double value) { return std::fabs(value - elevation) < rounding; });
  return found == values.end() ? nullptr : &*found;
}

}  // namespace

bool ElevationCheck::all_exist(double least, double largest) {
  const auto lies_between = [&](double value) {
    return least - rounding < value && value < largest + rounding;
  };
  return std::none_of(usual_nodata.begin(), usual_nodata.end(), lies_between) &&
         std::none_of(doubtful_nodata.begin(), doubtful_nodata.end(), lies_between) &&
         least >= -most_elevation && largest <= most_elevation;
}

void ElevationCheck::look_at(double elevation) {
  const bool is_impossible =
      find(usual_nodata, elevation) != nullptr || std::fabs(elevation) > most_elevation;
  if (is_impossible && impossible_ == 0) impossible_ = elevation;
  const double* doubtful = find(doubtful_nodata, elevation);
  if (doubtful != nullptr && std::find(doubtful_.begin(), doubtful_.end(), *doubtful) == doubtful_.end())
    doubtful_.push_back(*doubtful);
}

void ElevationCheck::check(const char* key, const std::string& name) const {
  if (impossible_ == 0) return;
  throw Error(key, tr("%1 holds an elevation of %2 m", name, number(impossible_, 10)),
              tr("no ground lies there: it is probably a nodata value that the file does not declare"),
              tr("Declare it with gdal:translate (Assign a specified nodata value, -a_nodata %1), or remove "
                 "such cells.",
                 exact(impossible_)));
}

std::vector<Message> ElevationCheck::doubts(const std::string& name) const {
  std::vector<Message> warnings;
  for (const double value : doubtful_)
    warnings.push_back(
        {"dem_nodata_doubtful", tr("%1 holds an elevation of %2 m", name, number(value)),
         tr("ground that lies there is rarer than files that mean no data by it"),
         tr("If it is a nodata value, declare it with gdal:translate (-a_nodata %1).", exact(value))});
  return warnings;
}

}  // namespace spate::io
