// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/places_of_rain.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/series_ends.hpp"
#include "algorithms/io/raster/rain_zones.hpp"
#include "algorithms/io/vector/outlines.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

struct Station {
  std::uint32_t series;
  MapPlace at;
};

// Series as rates of intervals: their exact means, from one of all their points to the next, at most five
// minutes apart while anything changes.
void add_rates(RainField& field, const std::vector<Series>& series) {
  std::set<double> points{0};
  for (const Series& one : series)
    for (const double time : one.times())
      if (time > 0) points.insert(time);
  constexpr double finest = 300;
  const double last = *points.rbegin(), step = std::max(finest, last / 4000);
  field.times = {0};
  for (auto next = std::next(points.begin()); next != points.end(); ++next) {
    const double begin = field.times.back(), end = *next;
    const bool changes = std::any_of(series.begin(), series.end(),
                                     [&](const Series& one) { return one.value(begin) != one.value(end); });
    const int pieces = changes ? std::max(1, static_cast<int>(std::ceil((end - begin) / step))) : 1;
    for (int piece = 1; piece <= pieces; ++piece)
      field.times.push_back(piece == pieces ? end : begin + (end - begin) * piece / pieces);
  }
  // Beyond its last point a series goes on as it ends, however long the run becomes.
  field.times.push_back(field.times.back() + 1e10);
  field.sources = static_cast<std::uint32_t>(series.size());
  for (std::size_t k = 0; k < field.intervals(); ++k)
    for (const Series& one : series)
      field.rates.push_back(static_cast<float>(one.integral(field.times[k], field.times[k + 1]) /
                                               (field.times[k + 1] - field.times[k])));
}

double distance2(const MapPlace& a, double x, double y) {
  return (a.x - x) * (a.x - x) + (a.y - y) * (a.y - y);
}

std::uint32_t nearest(const std::vector<Station>& stations, double x, double y) {
  return std::min_element(stations.begin(), stations.end(),
                          [&](const Station& a, const Station& b) {
                            return distance2(a.at, x, y) < distance2(b.at, x, y);
                          })
      ->series;
}

// Shepard's weights (1968) of all points, or of the nearest sixteen.
std::vector<RainPart> weighted(const std::vector<Station>& stations, double x, double y) {
  constexpr std::size_t most = 16;
  std::vector<Station> near = stations;
  const auto is_nearer = [&](const Station& a, const Station& b) {
    return distance2(a.at, x, y) < distance2(b.at, x, y);
  };
  std::sort(near.begin(), near.end(), is_nearer);
  if (near.size() > most) near.resize(most);
  const double least = distance2(near[0].at, x, y);
  if (!(least > 0)) return {{near[0].series, 1}};
  double sum = 0;
  std::vector<double> weights;
  for (const Station& station : near) {
    weights.push_back(least / distance2(station.at, x, y));
    sum += weights.back();
  }
  std::vector<RainPart> parts;
  for (std::size_t i = 0; i < near.size(); ++i)
    parts.push_back({near[i].series, static_cast<float>(weights[i] / sum)});
  return parts;
}

constexpr auto no_page = [](std::int32_t, std::int32_t, std::uint32_t&) { return false; };

// A zone for each block of cells: the field is smooth, so at most 128 blocks along a side will do.
void weigh_stations(io::ZoneBuilder& zones, const std::vector<Station>& stations,
                    const io::GeoReference& reference, const Watch& watch) {
  const Grid& grid = reference.grid;
  std::int32_t block = 1;
  while ((std::max(grid.columns, grid.rows) + block - 1) / block > 128) block *= 2;
  const std::int32_t across = (grid.columns + block - 1) / block, along = (grid.rows + block - 1) / block;
  for (std::int32_t b = 0; b < across * along; ++b) {
    const double column = (b % across + 0.5) * block, row = (b / across + 0.5) * block;
    zones.new_zone(weighted(stations, reference.x_at(column), reference.y_at(row)));
  }
  const auto zone_of = [&](std::int32_t column, std::int32_t row) {
    return static_cast<std::uint32_t>(1 + row / block * across + column / block);
  };
  const auto page_zone = [&](std::int32_t column, std::int32_t row, std::uint32_t& zone) {
    zone = zone_of(column, row);
    return block >= RainMapView::side;
  };
  zones.make_map(grid, watch, zone_of, page_zone);
}

void add_polygons(io::ZoneBuilder& zones, const std::vector<Feature>& places,
                  const std::vector<std::uint32_t>& series, const io::GeoReference& reference,
                  const Scenario& scenario, io::RainGaps gaps, const Watch& watch, Log& log) {
  const Grid& grid = reference.grid;
  PagedField<std::uint32_t> of_cells(grid.cells(), {0});
  for (std::size_t i = 0; i < places.size(); ++i) {
    watch(0.5 * static_cast<double>(i) / static_cast<double>(places.size()));
    const std::uint32_t zone = zones.zone({{series[i], 1}}, 1);
    for (const std::size_t cell : io::cells_of_geometry(places[i].wkb, reference, places[i].label).cells)
      of_cells.set(cell, zone);
  }
  std::size_t without = 0, all = 0;
  scenario.terrain.each_cell(0, grid.cells(), [&](std::size_t cell) {
    if (scenario.terrain.is_wall(cell)) return;
    ++all;
    without += of_cells[cell] == 0 ? 1 : 0;
  });
  const std::string share =
      fixed(100 * static_cast<double>(without) / static_cast<double>(std::max<std::size_t>(all, 1)), 2);
  if (without > 0 && gaps == io::RainGaps::refused)
    throw Error("rain_places_leave_out", tr("RAIN_PLACES leave out a part of the DEM"),
                tr("no polygon holds %1 {cell|cells}, %2 % of those that flow", number(without), share),
                tr("Draw larger polygons, or set RAIN_GAPS to zero: no rain falls there."));
  if (without > 0)
    log.info(tr("No rain on %1 {cell|cells} outside all polygons, %2 %", number(without), share));
  zones.make_map(
      grid, part_of(watch, 0.5, 1),
      [&](std::int32_t column, std::int32_t row) { return of_cells[grid.index(column, row)]; }, no_page);
}

// As after a selection that was meant for something else.
void warn_of_unused(const std::map<std::string, Series>& table, const std::map<std::string, Series>& used,
                    Log& log) {
  std::vector<std::string> unused;
  for (const auto& entry : table)
    if (used.count(entry.first) == 0) unused.push_back("'" + entry.first + "'");
  if (unused.empty()) return;
  constexpr std::size_t most_named = 5;
  log.warning({"rain_stations_unused",
               tr("RAIN_TABLE holds %1 series that no place of RAIN_PLACES names", number(unused.size())),
               joined_up_to(most_named, unused),
               tr("Draw their places, or check whether only selected ones are used.")});
}

}  // namespace

RainField rain_of_places(const Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                         const RainChoices& choices, double duration, Log& log) {
  const std::vector<Feature> places =
      read_features(inputs, {"RAIN_PLACES", tr("place of rain"), {"station"}, {"name"}}, log);
  if (places.empty())
    throw Error("rain_places_empty", tr("RAIN_PLACES holds no feature"), tr("it would not rain anywhere"),
                tr("Add points or polygons, or leave out RAIN_PLACES."));
  if (!inputs.is_given("RAIN_TABLE"))
    throw Error("rain_table_missing", tr("RAIN_PLACES has no series"), tr("RAIN_TABLE is not given"),
                tr("Give the table with 'station', 'time_h' and 'rain_mmh'."));
  const std::map<std::string, Series> table = io::read_rain_of_stations(inputs.table("RAIN_TABLE"));

  std::vector<Series> series;
  std::map<std::string, Series> used;
  std::map<std::string, std::uint32_t> numbers;
  std::vector<Station> stations;
  std::vector<std::uint32_t> of_places;
  std::size_t polygons = 0;
  for (const Feature& place : places) {
    const std::string key = place.text("station");
    auto found = table.find(key);
    if (found == table.end() && table.size() == 1 && table.begin()->first.empty()) found = table.begin();
    if (found == table.end()) {
      std::vector<std::string> known;
      for (const auto& entry : table) known.push_back("'" + entry.first + "'");
      throw Error("rain_station_unknown",
                  tr("%1 names the station '%2', which is not known", place.label, key),
                  tr("RAIN_TABLE holds %1", joined(known)), tr("Correct the name, or add the series."));
    }
    const auto entry = numbers.emplace(found->first, static_cast<std::uint32_t>(series.size()));
    if (entry.second) series.push_back(found->second);
    used.insert(*found);
    of_places.push_back(entry.first->second);
    const bool is_point = io::are_points(place.wkb, place.label);
    polygons += is_point ? 0 : 1;
    if (!is_point) continue;
    for (const io::Outline& point : io::outlines_of(place.wkb, place.label))
      stations.push_back({of_places.back(), {point.points.front().x, point.points.front().y}});
  }
  if (polygons > 0 && polygons < places.size())
    throw Error("rain_places_mixed", tr("RAIN_PLACES mixes points and polygons"),
                tr("%1 of %2 are polygons", number(polygons), number(places.size())),
                tr("Give one kind of them."));

  warn_of_rain_ends(used, duration, log);
  warn_of_unused(table, used, log);

  const Watch watch = watch_stage(log, tr("Placing the rain"));
  io::ZoneBuilder zones;
  const Grid& grid = reference.grid;
  if (polygons > 0)
    add_polygons(zones, places, of_places, reference, scenario, choices.gaps, watch, log);
  else if (choices.spread == RainSpread::inverse_distance)
    weigh_stations(zones, stations, reference, watch);
  else
    zones.make_map(
        grid, watch,
        [&](std::int32_t column, std::int32_t row) {
          return zones.zone({{nearest(stations, reference.x_at(column + 0.5), reference.y_at(row + 0.5)), 1}},
                            1);
        },
        no_page);
  RainField field = std::move(zones.field());
  add_rates(field, series);
  log.info(tr("Rain of %1 {place|places} with %2 series, %3 {zone|zones}", number(places.size()),
              number(series.size()), number(field.zones() - 1)));
  return field;
}

}  // namespace spate
