// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/rain_on_grid.hpp"

#include <ogr_spatialref.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/point_transform.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate::io {
namespace {

constexpr std::size_t many_values = std::size_t{1} << 26;  // 256 MB
constexpr std::size_t most_values = std::size_t{1} << 30;

std::string hours(double seconds) {
  return tr("%1 h", fixed(seconds / 3600, 2));
}

// The intervals to keep: [first, end).
struct Kept {
  std::size_t first, end;
};
Kept kept_intervals(const RainFile& file, double duration, std::size_t sources) {
  const std::vector<RainFile::Interval>& all = file.intervals();
  Kept kept{0, all.size()};
  while (kept.first < all.size() && all[kept.first].end <= 0) ++kept.first;
  if (kept.first == all.size() || all[kept.first].begin >= duration)
    throw Error("rain_at_other_times", tr("%1 holds no rain within the run", file.name()),
                tr("it is from %1 to %2 after the start, and the run ends after %3", hours(all.front().begin),
                   hours(all.back().end), hours(duration)),
                tr("Check START_TIME, which is a date in UTC where the file's times are."));
  if ((kept.end - kept.first) * sources > many_values)
    while (all[kept.end - 1].begin >= duration) --kept.end;
  if ((kept.end - kept.first) * sources > most_values)
    throw Error("rain_too_large", tr("%1 is too large", file.name()),
                tr("%1 {interval|intervals} of %2 {pixel|pixels} over the DEM within the run",
                   number(kept.end - kept.first), number(sources)),
                tr("Take larger pixels or longer intervals."));
  return kept;
}

// Degrees may be counted from -180 or from 0.
void turn_to_grid(RainFile& file, const GeoReference& reference) {
  const std::string& raster = file.pixels().crs_wkt;
  if (raster.empty() || reference.crs_wkt.empty() || crs_from_wkt(raster).IsGeographic() == 0) return;
  const PointTransform to_raster(reference.crs_wkt, raster);
  const std::optional<MapPlace> middle =
      to_raster(0.5 * (reference.west() + reference.east()), 0.5 * (reference.south() + reference.north));
  if (middle) file.turn_to(middle->x);
}

void refuse_gap(const RainFile& file, const std::string& why) {
  throw Error("rain_has_gaps", tr("%1 has gaps", file.name()), why,
              tr("Fill them, or set RAIN_GAPS to zero: no rain falls there."));
}

}  // namespace

RainOnGrid rain_on_grid(RainFile& file, const GeoReference& reference, const Terrain& terrain,
                        double duration, RainGaps gaps, const Watch& watch) {
  turn_to_grid(file, reference);
  PixelZones zones = zones_of_pixels(file.pixels(), reference, terrain, file.name(), part_of(watch, 0, 0.3));
  RainOnGrid result;
  result.field = std::move(zones.field);
  RainField& field = result.field;
  const auto columns = static_cast<std::uint32_t>(file.pixels().columns);
  result.outside = zones.outside / std::max(zones.ground, 1.0);
  if (zones.outside > 0 && gaps == RainGaps::refused)
    refuse_gap(file, tr("it does not cover %1 % of the DEM's ground", fixed(100 * result.outside, 2)));

  const Kept kept = kept_intervals(file, duration, zones.pixels.size());
  result.begin = file.intervals().front().begin;
  result.end = file.intervals().back().end;
  std::uint32_t west = columns, east = 0, first_row = zones.pixels.front() / columns,
                last_row = zones.pixels.back() / columns;
  for (const std::uint32_t pixel : zones.pixels) {
    west = std::min(west, pixel % columns);
    east = std::max(east, pixel % columns);
  }
  const auto window_columns = static_cast<std::size_t>(east - west + 1);
  double missing = 0;
  const auto add_interval = [&](double begin, double end) {
    if (field.times.empty()) field.times.push_back(begin);
    field.times.push_back(end);
  };
  const double area = reference.grid.cell_area();
  for (std::size_t k = kept.first; k < kept.end; ++k) {
    watch(0.3 + 0.7 * static_cast<double>(k - kept.first) / static_cast<double>(kept.end - kept.first));
    const RainFile::Interval& interval = file.intervals()[k];
    // Rounding does not make a gap.
    if (!field.times.empty() && interval.begin > field.times.back() + 0.1) {
      const double from = std::max(field.times.back(), 0.0), to = std::min(interval.begin, duration);
      if (to > from && gaps == RainGaps::refused)
        refuse_gap(file, tr("it has no interval from %1 to %2 after the start", hours(field.times.back()),
                            hours(interval.begin)));
      result.gap += std::max(to - from, 0.0);
      add_interval(field.times.back(), interval.begin);
      field.rates.resize(field.rates.size() + zones.pixels.size(), 0.0f);
    }
    add_interval(interval.begin, interval.end);
    const std::vector<double> rates =
        file.rates(k, static_cast<int>(west), static_cast<int>(first_row), static_cast<int>(window_columns),
                   static_cast<int>(last_row - first_row + 1));
    const double within = std::min(interval.end, duration) - std::max(interval.begin, 0.0);
    for (std::size_t p = 0; p < zones.pixels.size(); ++p) {
      const std::uint32_t pixel = zones.pixels[p];
      double rate = rates[(pixel / columns - first_row) * window_columns + pixel % columns - west];
      if (std::isnan(rate)) {
        if (zones.over_ground[p] && gaps == RainGaps::refused && within > 0)
          refuse_gap(file, tr("a pixel over the DEM has no data %1 after the start", hours(interval.begin)));
        missing += zones.over_ground[p] && within > 0 ? 1 : 0;
        rate = 0;
      }
      field.rates.push_back(static_cast<float>(rate));
      result.source_volume += std::max(within, 0.0) * rate * zones.pixel_areas[p];
    }
    const std::size_t number = field.intervals() - 1;
    for (std::size_t zone = 0; zone < field.zones() && within > 0; ++zone)
      result.grid_volume += within * field.rate(zone, number) * zones.cells[zone] * area;
  }
  const auto counted = std::count(zones.over_ground.begin(), zones.over_ground.end(), true);
  result.missing =
      missing / std::max(static_cast<double>(counted) * static_cast<double>(kept.end - kept.first), 1.0);
  return result;
}

}  // namespace spate::io
