// SPDX-License-Identifier: GPL-3.0-or-later
// Series at places as NetCDF-4 after the conventions CF 1.8 (featureType timeSeries): a value for each place
// and time, where there is one.
#pragma once

#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/raster/geotiff.hpp"

namespace spate::io {

struct Station {
  std::string kind, name;
  double x = 0, y = 0;  // in the CRS; NaN = it is no point
};

struct StationSeries {
  struct Quantity {
    std::string name, long_name, standard_name, unit;  // standard_name: of CF, or empty
    std::vector<double> values;                        // of each station its times; NaN = none
  };
  std::vector<Station> stations;
  std::vector<double> times;  // s since the start
  std::string start_time;     // as date_of() gives it (clock.hpp)
  std::vector<Quantity> quantities;
};

// Takes the place of a file of that name when it is whole. No other NetCDF file may be written meanwhile.
// Throws Error when it cannot be written.
void write_station_series(const std::string& path, const StationSeries& series, const std::string& crs_wkt,
                          const Metadata& metadata);

}  // namespace spate::io
