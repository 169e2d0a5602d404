// SPDX-License-Identifier: GPL-3.0-or-later
// A file of rain in space and time: CF NetCDF, whose axes and times are found by their attributes, or a
// raster with a band for each interval.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "algorithms/io/raster/curved_pixels.hpp"

namespace spate::io {

// What the values are. stated: as the file says.
enum class RainUnit { stated, mm_per_hour, mm };

// What the file may leave open.
struct RainFileChoices {
  std::string label;  // of the parameter, in messages
  RainUnit unit = RainUnit::stated;
  double interval = 0;  // s; 0: as the file says
  bool at_end = false;  // whether a single time of an interval is its end, not its begin
  std::string start;    // the date when the run begins, as date_of() gives it; empty = not known
  // In place of that of a raster; of NetCDF where neither it nor its axes tell; empty = its own.
  std::string crs_wkt;
};

// Pixels lie in rows of columns; x, y = transform * (column, row), as GDAL has it.
struct PixelGrid {
  int columns = 0, rows = 0;
  std::array<double, 6> transform{};
  std::vector<PixelPlace> corners;  // in place of the transform where not empty: CurvedPixels
  std::string crs_wkt;              // empty = unknown
};

class RainFile {
 public:
  RainFile() = default;
  virtual ~RainFile() = default;
  RainFile(const RainFile&) = delete;
  RainFile& operator=(const RainFile&) = delete;

  // m/s in an interval, in a window of the pixels, row-major; NaN = no data. Negative values are an error.
  std::vector<double> rates(std::size_t interval, int column, int row, int columns, int rows) const;

  // Of a raster in degrees that goes round the earth: lets it begin where this longitude lies in its middle.
  void turn_to(double longitude);

  struct Interval {
    double begin, end;  // s since the start of the run; increasing, with gaps perhaps
  };
  const std::vector<Interval>& intervals() const { return intervals_; }
  const PixelGrid& pixels() const { return pixels_; }
  const std::string& name() const { return name_; }            // for messages
  const std::string& unit_text() const { return unit_text_; }  // as understood, e.g. "mm/h"
  // What the file states as unit where that is not known and RAIN_UNIT was taken; else empty.
  const std::string& unknown_unit() const { return unknown_unit_; }
  // The date of the run's start, as taken from the file because nobody gave one; else empty.
  const std::string& assumed_start() const { return assumed_start_; }

 protected:
  // In the units of the file.
  virtual std::vector<double> read(std::size_t interval, int column, int row, int columns,
                                   int rows) const = 0;
  // How the file says its unit, its kind of quantity (CF's standard_name) and its means or sums over
  // intervals (cell_methods); empty = it does not.
  struct Quantity {
    std::string unit, standard_name, cell_methods;
  };
  void set_unit(const Quantity& quantity, const RainFileChoices& choices);
  // times: s since an origin (a date, or empty: the start of the run); ends: of each interval, or empty.
  void set_intervals(std::vector<double> times, std::vector<double> ends, const std::string& origin,
                     const RainFileChoices& choices);

  PixelGrid pixels_;
  std::string name_;

 private:
  std::vector<double> read_turned(std::size_t interval, int column, int row, int columns, int rows) const;

  int turned_ = 0;  // columns of the file that come last
  std::vector<Interval> intervals_;
  double factor_ = 0;       // makes m/s of a rate, or m of an amount
  bool is_amount_ = false;  // within an interval
  std::string unit_text_, unknown_unit_, assumed_start_;
};

// Throws Error when the file cannot be read, or leaves open what is needed: with a remedy for each.
std::unique_ptr<RainFile> open_rain_file(const std::string& source, const RainFileChoices& choices);

// Of rain_netcdf.cpp: null where the source is no multidimensional file.
std::unique_ptr<RainFile> open_rain_netcdf(const std::string& source, const RainFileChoices& choices);

}  // namespace spate::io
