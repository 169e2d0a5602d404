// SPDX-License-Identifier: GPL-3.0-or-later
// Rain from CF NetCDF. Names of variables and dimensions do not matter, nor does their order.
#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/io/clock.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster/netcdf_axes.hpp"
#include "algorithms/io/raster/netcdf_source.hpp"
#include "algorithms/io/raster/rain_file.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

// The variable of rain in a group: the only one with x, y and time, or else the only one of them in a unit of
// rain or of such a name.
struct Candidate {
  NetcdfArray array;
  bool named = false;
  PixelCoordinates places = {};  // where x and y are no axes of their own
};

class NetcdfFile final : public RainFile {
 public:
  NetcdfFile(GDALDatasetUniquePtr dataset, const std::string& source, const std::string& variable,
             const RainFileChoices& choices)
      : dataset_(std::move(dataset)) {
    name_ = choices.label + " '" + source + "'";
    group_ = dataset_->GetRootGroup();
    find_rain(variable);
    find_axes();
    if (longitude_)
      set_curved_pixels();
    else
      set_pixels(choices.crs_wkt);
    set_unit({unit_of(*rain_), attribute(*rain_, "standard_name"), attribute(*rain_, "cell_methods")},
             choices);
    set_times(choices);
    bool has = false;
    scale_ = rain_->GetScale(&has);
    if (!has) scale_ = 1;
    offset_ = rain_->GetOffset(&has);
    if (!has) offset_ = 0;
    find_missing();
  }

 protected:
  std::vector<double> read(std::size_t interval, int column, int row, int columns, int rows) const override {
    std::vector<GUInt64> start(rain_->GetDimensionCount(), 0);
    std::vector<std::size_t> count(start.size(), 1);
    std::vector<GPtrDiff_t> stride(start.size(), 0);
    start[time_] = interval;
    start[x_] = static_cast<GUInt64>(column);
    start[y_] = static_cast<GUInt64>(row);
    count[x_] = static_cast<std::size_t>(columns);
    count[y_] = static_cast<std::size_t>(rows);
    stride[x_] = 1;
    stride[y_] = columns;
    std::vector<double> values(count[x_] * count[y_]);
    const GdalErrors errors;
    const GDALExtendedDataType type = GDALExtendedDataType::Create(GDT_Float64);
    if (!rain_->Read(start.data(), count.data(), nullptr, stride.data(), type, values.data()))
      throw Error("rain_unreadable", tr("%1 cannot be read", name_),
                  errors.why(tr("its interval %1 is damaged", number(interval + 1))),
                  tr("Get the file again."));
    for (double& value : values)
      value = is_missing(value) ? std::numeric_limits<double>::quiet_NaN() : value * scale_ + offset_;
    return values;
  }

 private:
  // As CF has it: values as they are stored.
  void find_missing() {
    bool has = false;
    const double fill = rain_->GetNoDataValueAsDouble(&has);
    if (has) missing_.push_back(fill);
    const auto numbers = [&](const char* name) {
      const std::shared_ptr<GDALAttribute> found = rain_->GetAttribute(name);
      return found ? found->ReadAsDoubleArray() : std::vector<double>();
    };
    for (const double value : numbers("missing_value")) missing_.push_back(value);
    std::vector<double> range = numbers("valid_range");
    if (range.size() == 2) {
      least_ = range[0];
      most_ = range[1];
    }
    for (const double value : numbers("valid_min")) least_ = value;
    for (const double value : numbers("valid_max")) most_ = value;
  }
  bool is_missing(double value) const {
    return !(value >= least_ && value <= most_) ||
           std::find(missing_.begin(), missing_.end(), value) != missing_.end();
  }

  void find_rain(const std::string& variable) {
    std::vector<Candidate> found;
    std::vector<std::string> names;
    for (const std::string& name : group_->GetMDArrayNames()) {
      const NetcdfArray array = group_->OpenMDArray(name);
      if (!array || (!variable.empty() && name != variable)) continue;
      int axes = 0;
      bool has_axes = true;
      for (const auto& dimension : array->GetDimensions()) {
        axes |= 1 << static_cast<int>(axis_of(*dimension));
        has_axes = has_axes && !is_rotated(*dimension);
      }
      has_axes = has_axes && (axes & 7) == 7;
      Candidate candidate{array};
      if (!has_axes && (axes & 4) != 0) candidate.places = pixel_coordinates(*group_, *array);
      if ((axes & 7) != 7 && !candidate.places.longitude) continue;
      const std::string told =
          folded(name + " " + attribute(*array, "standard_name") + " " + attribute(*array, "long_name"));
      for (const char* word : {"rain", "precip", "niederschlag"})
        candidate.named = candidate.named || told.find(word) != std::string::npos;
      found.push_back(candidate);
      names.push_back(name);
    }
    if (found.size() > 1)
      found.erase(std::remove_if(found.begin(), found.end(), [](const Candidate& c) { return !c.named; }),
                  found.end());
    if (found.size() == 1) {
      rain_ = found[0].array;
      longitude_ = found[0].places.longitude;
      latitude_ = found[0].places.latitude;
      return;
    }
    if (names.empty())
      throw Error(
          "rain_axes_missing", tr("%1 has no rain over x, y and time", name_),
          tr("no variable has three dimensions whose coordinates say by their units, standard_name or "
             "axis that they are x, y and time, or a longitude and a latitude for each pixel"),
          tr("Give the coordinates CF attributes, e.g. 'degrees_east', 'projection_y_coordinate' and "
             "'minutes since 2026-05-01 00:00'."));
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    throw Error("rain_variable_ambiguous", tr("%1 holds several variables", name_), list,
                tr("Name one: file.nc|layername=%1", names[0]));
  }

  void set_curved_pixels() {
    const auto& dimensions = longitude_->GetDimensions();
    pixels_.rows = static_cast<int>(dimensions[0]->GetSize());
    pixels_.columns = static_cast<int>(dimensions[1]->GetSize());
    if (pixels_.rows < 2 || pixels_.columns < 2) refuse_short_axis(pixels_.rows < 2 ? y_ : x_);
    pixels_.corners = pixel_corners({longitude_, latitude_}, name_);
    OGRSpatialReference wgs84;
    wgs84.importFromEPSG(4326);
    wgs84.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
    pixels_.crs_wkt = wkt_of(wgs84);
  }

  void find_axes() {
    const auto& dimensions = rain_->GetDimensions();
    for (std::size_t i = 0; i < dimensions.size(); ++i) {
      const auto holds = [&](std::size_t of) {
        return longitude_ && dimensions[i]->GetName() == longitude_->GetDimensions()[of]->GetName();
      };
      if (holds(0) || holds(1)) {
        (holds(0) ? y_ : x_) = i;
        continue;
      }
      switch (axis_of(*dimensions[i])) {
        case Axis::x:
          x_ = i;
          break;
        case Axis::y:
          y_ = i;
          break;
        case Axis::time:
          time_ = i;
          break;
        case Axis::other:
          if (dimensions[i]->GetSize() != 1)
            throw Error("rain_dimension_unknown",
                        tr("%1 has a dimension '%2'", name_, dimensions[i]->GetName()),
                        tr("it has %1 values, of which one must be chosen",
                           number(static_cast<long long>(dimensions[i]->GetSize()))),
                        tr("Extract one of them, e.g. one member, into a file of its own."));
      }
    }
  }

  [[noreturn]] void refuse_short_axis(std::size_t axis) const {
    throw Error("rain_axis_too_short",
                tr("%1 has a single value of '%2'", name_, rain_->GetDimensions()[axis]->GetName()),
                tr("the size of its pixels is not known"), tr("Give at least two columns and rows."));
  }

  // First value and step of a coordinate, which must be even.
  void even_axis(std::size_t axis, double& first, double& step, int& count, std::string& unit) const {
    const auto& dimension = *rain_->GetDimensions()[axis];
    const NetcdfArray values = dimension.GetIndexingVariable();
    const auto size = static_cast<std::size_t>(dimension.GetSize());
    const std::vector<double> at = all_values(*values, size);
    unit = folded(unit_of(*values));
    count = static_cast<int>(size);
    if (size < 2) refuse_short_axis(axis);
    first = at[0];
    step = (at[size - 1] - at[0]) / static_cast<double>(size - 1);
    for (std::size_t i = 0; i < size; ++i)
      if (!(std::fabs(at[i] - (first + step * static_cast<double>(i))) <= 0.02 * std::fabs(step)))
        throw Error("rain_axis_uneven", tr("%1 has uneven values of '%2'", name_, dimension.GetName()),
                    tr("value %1 is %2", number(i + 1), number(at[i], 10)),
                    tr("Reproject it to an even grid, e.g. with gdal:warpreproject."));
  }

  void set_pixels(const std::string& crs_wkt) {
    pixels_.crs_wkt = crs_wkt;  // where the file does not say
    double x = 0, dx = 0, y = 0, dy = 0;
    std::string unit_x, unit_y;
    even_axis(x_, x, dx, pixels_.columns, unit_x);
    even_axis(y_, y, dy, pixels_.rows, unit_y);
    const std::shared_ptr<OGRSpatialReference> crs = rain_->GetSpatialRef();
    const bool degrees = starts_with(unit_x, "degree");
    if (crs && !crs->IsEmpty()) {
      OGRSpatialReference own(*crs);
      own.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
      pixels_.crs_wkt = wkt_of(own);
      // GDAL may have given the CRS the unit of the axes.
      const double metres = own.IsProjected() != 0 ? own.GetLinearUnits() : 1;
      const double factor = !degrees && (unit_x == "km" || unit_x == "kilometre" || unit_x == "kilometer") &&
                                    std::fabs(metres - 1) < 1e-9
                                ? 1000
                                : 1;
      x *= factor, dx *= factor, y *= factor, dy *= factor;
    } else if (degrees) {  // CF's own meaning of longitude and latitude
      OGRSpatialReference wgs84;
      wgs84.importFromEPSG(4326);
      wgs84.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
      pixels_.crs_wkt = wkt_of(wgs84);
    }
    pixels_.transform = {x - 0.5 * dx, dx, 0, y - 0.5 * dy, 0, dy};
  }

  void set_times(const RainFileChoices& choices) {
    const auto& dimension = *rain_->GetDimensions()[time_];
    const NetcdfArray values = dimension.GetIndexingVariable();
    const auto size = static_cast<std::size_t>(dimension.GetSize());
    const std::string unit = unit_of(*values), calendar = folded(attribute(*values, "calendar"));
    const std::size_t since = folded(unit).find(" since ");
    if (!calendar.empty() && calendar != "standard" && calendar != "gregorian" &&
        calendar != "proleptic_gregorian")
      throw Error("rain_calendar_unknown", tr("%1 has the calendar '%2'", name_, calendar),
                  tr("its dates are not those of the run"),
                  tr("Convert its times to the standard calendar."));
    static constexpr std::pair<const char*, double> lengths[] = {
        // s
        {"s", 1}, {"min", 60}, {"h", 3600}, {"d", 86400}, {"milli", 1e-3}, {"micro", 1e-6}, {"nano", 1e-9}};
    const std::string word = folded(unit.substr(0, since));
    double factor = 0;
    for (const auto& [begin, length] : lengths)
      if (starts_with(word, begin)) factor = length;
    std::string date = since == std::string::npos ? std::string() : unit.substr(since + 7);
    if (date.find(':') == std::string::npos && !date.empty()) date += " 00:00:00";
    const std::string origin = date_of(date);
    if (origin.empty() || factor == 0)
      throw Error("rain_time_unit_unknown", tr("%1 has times in '%2'", name_, unit),
                  tr("known are seconds, minutes, hours and days since a date"),
                  tr("Correct the attribute 'units' of its times."));
    std::vector<double> times = all_values(*values, size), ends;
    const std::string bounds = attribute(*values, "bounds");
    const NetcdfArray of_bounds = bounds.empty() ? nullptr : group_->OpenMDArray(bounds);
    if (of_bounds && of_bounds->GetDimensionCount() == 2 &&
        of_bounds->GetDimensions()[0]->GetSize() == size && of_bounds->GetDimensions()[1]->GetSize() == 2) {
      const std::vector<double> pairs = all_values(*of_bounds, 2 * size);
      for (std::size_t i = 0; i < size; ++i) {
        times[i] = std::min(pairs[2 * i], pairs[2 * i + 1]);
        ends.push_back(factor * std::max(pairs[2 * i], pairs[2 * i + 1]));
      }
    }
    // Dates in days as floats are off by parts of a second.
    const auto rounded = [](double seconds) { return std::round(seconds * 10) / 10; };
    for (double& time : times) time = rounded(time * factor);
    for (double& end : ends) end = rounded(end);
    set_intervals(std::move(times), std::move(ends), origin, choices);
  }

  GDALDatasetUniquePtr dataset_;
  std::shared_ptr<GDALGroup> group_;
  NetcdfArray rain_, longitude_, latitude_;  // the last two: of each pixel, or null
  std::size_t x_ = 0, y_ = 0, time_ = 0;
  double scale_ = 1, offset_ = 0;
  std::vector<double> missing_;
  double least_ = std::numeric_limits<double>::lowest(), most_ = std::numeric_limits<double>::max();
};

}  // namespace

std::unique_ptr<RainFile> open_rain_netcdf(const std::string& source, const RainFileChoices& choices) {
  const NetcdfSource found = named_arrays(source);
  GDALDatasetUniquePtr dataset = open_arrays(found.path);
  if (!dataset) return nullptr;
  return std::make_unique<NetcdfFile>(std::move(dataset), source, found.variable, choices);
}

}  // namespace spate::io
