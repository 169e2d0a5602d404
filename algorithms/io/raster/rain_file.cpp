// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/rain_file.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/io/clock.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/limits.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

// Units as people and CF write them, without blanks and in lower case.
struct KnownUnit {
  const char* name;
  double factor;   // makes m/s of a rate, m of an amount
  bool is_amount;  // within an interval
};
constexpr double per_hour = 1.0 / 3600;
constexpr KnownUnit known_units[] = {{"mm/h", 1e-3 * per_hour, false},
                                     {"mmh-1", 1e-3 * per_hour, false},
                                     {"mmh^-1", 1e-3 * per_hour, false},
                                     {"mm/hr", 1e-3 * per_hour, false},
                                     {"mmhr-1", 1e-3 * per_hour, false},
                                     {"mm/hour", 1e-3 * per_hour, false},
                                     {"mm/s", 1e-3, false},
                                     {"mms-1", 1e-3, false},
                                     {"kgm-2s-1", 1e-3, false},
                                     {"kg/m2/s", 1e-3, false},
                                     {"kg/m^2/s", 1e-3, false},
                                     {"kg/(m^2s)", 1e-3, false},
                                     {"kgm^-2s^-1", 1e-3, false},
                                     {"m/s", 1, false},
                                     {"ms-1", 1, false},
                                     {"mm/day", 1e-3 / 86400, false},
                                     {"mmday-1", 1e-3 / 86400, false},
                                     {"mmd-1", 1e-3 / 86400, false},
                                     {"mm/d", 1e-3 / 86400, false},
                                     {"in/h", 0.0254 * per_hour, false},
                                     {"in/hr", 0.0254 * per_hour, false},
                                     {"inch/h", 0.0254 * per_hour, false},
                                     {"inches/h", 0.0254 * per_hour, false},
                                     {"in", 0.0254, true},
                                     {"inch", 0.0254, true},
                                     {"inches", 0.0254, true},
                                     {"mm", 1e-3, true},
                                     {"millimeter", 1e-3, true},
                                     {"millimetre", 1e-3, true},
                                     {"kgm-2", 1e-3, true},
                                     {"kg/m2", 1e-3, true},
                                     {"kg/m^2", 1e-3, true},
                                     {"kgm^-2", 1e-3, true},
                                     {"m", 1, true}};

std::string squeezed(const std::string& unit) {
  std::string plain;
  for (const char c : folded(unit))
    if (c != ' ' && c != '*' && c != '.' && c != '_') plain += c;
  return plain;
}

bool holds(const std::string& text, const char* part) {
  return folded(text).find(part) != std::string::npos;
}

// A band for each interval.
class BandFile final : public RainFile {
 public:
  BandFile(const std::string& source, const RainFileChoices& choices)
      : dataset_(open_raster(source, choices.label)) {
    name_ = choices.label + " '" + source + "'";
    pixels_.columns = dataset_->GetRasterXSize();
    pixels_.rows = dataset_->GetRasterYSize();
    if (dataset_->GetGeoTransform(pixels_.transform.data()) != CE_None)
      throw Error("rain_not_georeferenced", tr("%1 does not say where it lies", name_),
                  tr("it has no geotransform"), tr("Georeference it, e.g. with gdal:translate."));
    const OGRSpatialReference* crs = dataset_->GetSpatialRef();
    pixels_.crs_wkt = choices.crs_wkt;
    if (pixels_.crs_wkt.empty() && crs != nullptr && !crs->IsEmpty()) pixels_.crs_wkt = wkt_of(*crs);
    GDALRasterBand& first = *dataset_->GetRasterBand(1);
    const auto item = [&](GDALMajorObject& of, const char* key) {
      const char* text = of.GetMetadataItem(key);
      return std::string(text != nullptr ? text : "");
    };
    Quantity quantity{first.GetUnitType(), item(first, "standard_name"), item(first, "cell_methods")};
    for (const char* key : {"units", "UNITS", "unit"})
      for (GDALMajorObject* of :
           {static_cast<GDALMajorObject*>(&first), static_cast<GDALMajorObject*>(dataset_.get())})
        if (quantity.unit.empty()) quantity.unit = item(*of, key);
    set_unit(quantity, choices);
    read_times(choices, item);
  }

 protected:
  std::vector<double> read(std::size_t interval, int column, int row, int columns, int rows) const override {
    GDALRasterBand& band = *dataset_->GetRasterBand(static_cast<int>(interval) + 1);
    return RasterStrips(band, name_).read(column, row, columns, rows);
  }

 private:
  template <class Item>
  void read_times(const RainFileChoices& choices, const Item& item) {
    const int bands = dataset_->GetRasterCount();
    std::vector<std::string> dates;
    for (int b = 1; b <= bands; ++b) {
      GDALRasterBand& band = *dataset_->GetRasterBand(b);
      std::string date;
      for (const char* key : {"time", "TIME", "TIMESTAMP", "datetime", "DATETIME"})
        if (date.empty()) date = date_of(item(band, key));
      if (date.empty()) date = date_of(band.GetDescription());
      dates.push_back(date);
    }
    const auto dated = static_cast<int>(
        std::count_if(dates.begin(), dates.end(), [](const std::string& date) { return !date.empty(); }));
    if (dated > 0 && dated < bands)
      throw Error("rain_band_without_time", tr("%1 has bands without a time", name_),
                  tr("%1 of %2 {band has|bands have} a date as description or as metadata 'time'",
                     number(dated), number(bands)),
                  tr("Date all bands, or none and give RAIN_INTERVAL."));
    std::vector<double> times;
    if (dated > 0) {
      for (const std::string& date : dates) times.push_back(seconds_between(dates[0], date));
      set_intervals(std::move(times), {}, dates[0], choices);
      return;
    }
    if (!(choices.interval > 0))
      throw Error("rain_times_missing", tr("%1 does not say when it rains", name_),
                  tr("no band has a date as description or as metadata 'time'"),
                  tr("Give RAIN_INTERVAL: the bands then follow each other from the start of the run."));
    std::vector<double> ends;
    for (int b = 0; b < bands; ++b) {
      times.push_back(b * choices.interval);
      ends.push_back((b + 1) * choices.interval);
    }
    set_intervals(std::move(times), std::move(ends), "", choices);
  }

  GDALDatasetUniquePtr dataset_;
};

}  // namespace

void RainFile::turn_to(double longitude) {
  const int columns = pixels_.columns;
  auto& [west, across, skew_x, north, skew_y, down] = pixels_.transform;
  if (!pixels_.corners.empty() || skew_x != 0 || skew_y != 0 || !(across > 0)) return;
  if (std::fabs(across * columns - 360) > 0.5 * across) return;
  const auto by = static_cast<int>(std::lround((longitude - (west + 0.5 * across * columns)) / across));
  west += by * across;
  turned_ = ((turned_ + by) % columns + columns) % columns;
}

std::vector<double> RainFile::read_turned(std::size_t interval, int column, int row, int columns,
                                          int rows) const {
  const int first = (column + turned_) % pixels_.columns,
            before_end = std::min(columns, pixels_.columns - first);
  std::vector<double> values = read(interval, first, row, before_end, rows);
  if (before_end == columns) return values;
  const std::vector<double> rest = read(interval, 0, row, columns - before_end, rows);
  std::vector<double> all;
  for (int r = 0; r < rows; ++r) {
    const auto append = [&](const std::vector<double>& from, int width) {
      all.insert(all.end(), from.begin() + static_cast<std::ptrdiff_t>(r) * width,
                 from.begin() + static_cast<std::ptrdiff_t>(r + 1) * width);
    };
    append(values, before_end);
    append(rest, columns - before_end);
  }
  return all;
}

std::vector<double> RainFile::rates(std::size_t interval, int column, int row, int columns, int rows) const {
  std::vector<double> values = read_turned(interval, column, row, columns, rows);
  const double factor =
      is_amount_ ? factor_ / (intervals_[interval].end - intervals_[interval].begin) : factor_;
  for (double& value : values) {
    if (std::isnan(value)) continue;
    if (value < 0 && value > -1e-6) value = 0;  // what packing leaves of none
    if (!(value >= 0 && value * factor * 3.6e6 <= most_rain))
      throw Error("rain_impossible", tr("%1 holds the value %2", name_, number(value)),
                  tr("in %1 that is no rain: it must be from 0 to %2 mm/h", unit_text_, number(most_rain)),
                  tr("Check its unit (RAIN_UNIT) and its nodata value."));
    value *= factor;
  }
  return values;
}

void RainFile::set_unit(const Quantity& quantity, const RainFileChoices& choices) {
  const KnownUnit* stated = nullptr;
  for (const KnownUnit& unit : known_units)
    if (squeezed(quantity.unit) == unit.name) stated = &unit;
  // What CF says of a rate or an amount must not be the contrary of the unit.
  const bool says_amount =
      holds(quantity.standard_name, "amount") || holds(quantity.cell_methods, "time: sum");
  const bool says_rate = holds(quantity.standard_name, "rate") || holds(quantity.standard_name, "flux") ||
                         holds(quantity.standard_name, "intensity");
  if (choices.unit == RainUnit::stated) {
    if (stated == nullptr)
      throw Error(quantity.unit.empty() ? "rain_unit_not_stated" : "rain_unit_unknown",
                  quantity.unit.empty() ? tr("%1 does not say the unit of its rain", name_)
                                        : tr("%1 has rain in '%2'", name_, quantity.unit),
                  tr("known are mm/h, mm/s, mm/day, kg m-2 s-1, m/s and in/h, and of each interval mm, kg "
                     "m-2, m and in"),
                  tr("Choose mm/h or mm as RAIN_UNIT."));
    if ((stated->is_amount && says_rate && !says_amount) || (!stated->is_amount && says_amount))
      throw Error("rain_unit_contradictory", tr("%1 contradicts itself on its rain", name_),
                  tr("its unit is '%1', and it is called '%2' (%3)", quantity.unit, quantity.standard_name,
                     quantity.cell_methods),
                  tr("Choose mm/h or mm as RAIN_UNIT."));
    factor_ = stated->factor;
    is_amount_ = stated->is_amount;
    unit_text_ = is_amount_ ? tr("%1 in each interval", quantity.unit) : quantity.unit;
    return;
  }
  is_amount_ = choices.unit == RainUnit::mm;
  factor_ = is_amount_ ? 1e-3 : 1e-3 * per_hour;
  unit_text_ = is_amount_ ? tr("%1 in each interval", "mm") : "mm/h";
  if (stated == nullptr) unknown_unit_ = quantity.unit;
  if (stated != nullptr &&
      (stated->is_amount != is_amount_ || std::fabs(stated->factor / factor_ - 1) > 1e-9))
    throw Error("rain_unit_chosen_otherwise", tr("%1 has rain in '%2'", name_, quantity.unit),
                tr("RAIN_UNIT is %1", is_amount_ ? "mm" : "mm/h"),
                tr("Set RAIN_UNIT to file, or correct the attribute of the file."));
}

void RainFile::set_intervals(std::vector<double> times, std::vector<double> ends, const std::string& origin,
                             const RainFileChoices& choices) {
  const std::size_t count = times.size();
  const auto date = [&](double time) {
    return origin.empty() ? tr("%1 s", number(time)) : date_after(origin, time);
  };
  for (std::size_t i = 0; i < count; ++i)
    if (!std::isfinite(times[i]) || (i > 0 && !(times[i] > times[i - 1])))
      throw Error("rain_times_not_increasing", tr("The times of %1 do not increase", name_),
                  tr("number %1 is %2", number(i + 1), date(times[i])), tr("Sort the file by time."));
  if (ends.empty()) {
    double length = choices.interval;
    if (!(length > 0)) {
      if (count < 2)
        throw Error("rain_interval_missing", tr("%1 has a single time", name_),
                    tr("how long its rain lasts is not stated"), tr("Give RAIN_INTERVAL."));
      // The usual step, which the median is: longer ones are gaps.
      std::vector<double> steps;
      for (std::size_t i = 1; i < count; ++i) steps.push_back(times[i] - times[i - 1]);
      std::nth_element(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2),
                       steps.end());
      length = steps[steps.size() / 2];
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (choices.at_end) times[i] -= length;
      ends.push_back(times[i] + length);
    }
  } else if (choices.interval > 0 && !origin.empty()) {
    for (std::size_t i = 0; i < count; ++i)
      if (std::fabs(ends[i] - times[i] - choices.interval) > 1)
        throw Error("rain_interval_contradictory", tr("RAIN_INTERVAL is not that of %1", name_),
                    tr("it is %1 s, and interval %2 of the file has %3 s", number(choices.interval),
                       number(i + 1), number(ends[i] - times[i])),
                    tr("Leave out RAIN_INTERVAL."));
  }
  for (std::size_t i = 0; i < count; ++i)
    if (!(ends[i] > times[i]) || (i + 1 < count && ends[i] > times[i + 1] + 1e-6))
      throw Error("rain_intervals_overlap", tr("The intervals of %1 overlap", name_),
                  tr("number %1 is from %2 to %3", number(i + 1), date(times[i]), date(ends[i])),
                  tr("Give the right RAIN_INTERVAL, or correct the bounds in the file."));
  double shift = 0;
  if (!origin.empty() && choices.start.empty()) {
    shift = -times[0];
    assumed_start_ = date_after(origin, times[0]);
  } else if (!origin.empty()) {
    shift = seconds_between(choices.start, origin);
  }
  intervals_.clear();
  for (std::size_t i = 0; i < count; ++i) intervals_.push_back({times[i] + shift, ends[i] + shift});
}

std::unique_ptr<RainFile> open_rain_file(const std::string& source, const RainFileChoices& choices) {
  if (std::unique_ptr<RainFile> file = open_rain_netcdf(source, choices)) return file;
  return std::make_unique<BandFile>(source, choices);
}

}  // namespace spate::io
