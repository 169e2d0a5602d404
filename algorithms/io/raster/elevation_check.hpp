// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the values of an elevation model are elevations: nodata values that a file does not declare are
// not.
#pragma once

#include <string>
#include <vector>

#include "solver/core/check.hpp"

namespace spate::io {

class ElevationCheck {
 public:
  // Elevations in metres whose least and largest are these; NaN = no data.
  template <class Value>
  void look_at(const std::vector<Value>& values, double least, double largest) {
    if (all_exist(least, largest)) return;
    for (const Value value : values) look_at(static_cast<double>(value));
  }

  // Throws Error with that key when no ground can lie at one of them. name: of the raster, for the user.
  void check(const char* key, const std::string& name) const;

  // Warnings of elevations that exist, or nearly so, but are nodata values more often.
  std::vector<Message> doubts(const std::string& name) const;

 private:
  static bool all_exist(double least, double largest);
  void look_at(double elevation);

  double impossible_ = 0;  // the first of them; 0 = none
  std::vector<double> doubtful_;
};

}  // namespace spate::io
