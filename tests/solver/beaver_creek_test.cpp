// SPDX-License-Identifier: GPL-3.0-or-later
// A real flood over a real bridge: Beaver Creek near Kentwood, Louisiana, in May 1974, 14,000 cubic feet per
// second, under pressure beneath Highway 1049 and over it (U.S. Geological Survey; example 2 of the
// Applications Guide of HEC-RAS): the levels that were observed.
#include <array>

#include "tests/solver/cases.hpp"
#include "tests/solver/data.hpp"

namespace {

using namespace cases;
using spate::Side;

constexpr double foot = 0.3048;                           // m
constexpr double discharge = 14000 * foot * foot * foot;  // m3/s
constexpr double datum = 200 * foot;                      // m

struct Place {
  double bed, manning;  // m above the datum; NaN outside
};

// The ground between the cross-sections. The creek is straightened: its banks are joined by straight lines,
// and so are the ends of the sections, and what lies between them is stretched.
class Valley {
 public:
  Valley() {
    const data::Table places("beaver_creek/places.csv"), points("beaver_creek/sections.csv");
    for (std::size_t i = 0; i < places.rows(); ++i)
      sections_.push_back({places(i, 1), places(i, 2), places(i, 3), {}});
    for (std::size_t i = 0; i < points.rows(); ++i)
      sections_[static_cast<std::size_t>(points(i, 0))].points.push_back(
          {points(i, 1), points(i, 2), points(i, 3)});
  }
  double length() const { return sections_.back().x; }  // ft
  // x along the creek, y from its middle to the right, ft
  Place at(double x, double y) const {
    std::size_t i = 1;
    while (i + 1 < sections_.size() && x > sections_[i].x) ++i;
    const Section &a = sections_[i - 1], &b = sections_[i];
    const double weight = std::clamp((x - a.x) / (b.x - a.x), 0.0, 1.0);
    std::array<double, 4> edges{};
    for (std::size_t k = 0; k < 4; ++k) edges[k] = (1 - weight) * a.edge(k) + weight * b.edge(k);
    if (!(y >= edges[0] && y <= edges[3])) return {std::nan(""), 0};
    const std::size_t part = y < edges[1] ? 0 : y < edges[2] ? 1 : 2;
    const double share = (y - edges[part]) / (edges[part + 1] - edges[part]);
    const Place left = a.at(part, share), right = b.at(part, share);
    return {foot * ((1 - weight) * left.bed + weight * right.bed) - datum,
            (1 - weight) * left.manning + weight * right.manning};
  }

 private:
  struct Point {
    double station, elevation, manning;
  };
  struct Section {
    double x, left_bank, right_bank;  // ft
    std::vector<Point> points;
    double station(std::size_t k) const {
      return k == 0   ? points.front().station
             : k == 1 ? left_bank
             : k == 2 ? right_bank
                      : points.back().station;
    }
    double edge(std::size_t k) const { return station(k) - 0.5 * (left_bank + right_bank); }
    Place at(std::size_t part, double share) const {
      const double where = station(part) + share * (station(part + 1) - station(part));
      std::size_t i = 1;
      while (i + 1 < points.size() && where > points[i].station) ++i;
      const Point &a = points[i - 1], &b = points[i];
      const double weight =
          b.station > a.station ? std::clamp((where - a.station) / (b.station - a.station), 0.0, 1.0) : 1.0;
      return {(1 - weight) * a.elevation + weight * b.elevation, a.manning};
    }
  };
  std::vector<Section> sections_;
};

constexpr double spacing = 5, half_width = 500;  // m

Scenario creek(const Valley& valley) {
  const int columns = static_cast<int>(valley.length() * foot / spacing);
  const auto place = [&](double x, double y) { return valley.at(x / foot, (half_width - y) / foot); };
  Scenario scenario = make_scenario(columns, static_cast<int>(2 * half_width / spacing), spacing,
                                    [&](double x, double y) { return place(x, y).bed; });
  scenario.terrain.datum = datum;
  scenario.terrain.manning = at_centres(scenario.terrain.grid, [&](double x, double y) {
    const double n = place(x, y).manning;
    return n > 0 ? n : 0.05;
  });
  set_side(scenario, Side::west, EdgeKind::discharge, Series(discharge));
  set_side(scenario, Side::east, EdgeKind::level, Series(211.8 * foot));
  scenario.initial_level = at_centres(
      scenario.terrain.grid, [&](double x, double) { return (x < 1140 * foot ? 217 : 213) * foot - datum; });
  scenario.nodata_continues_open_side = false;
  return scenario;
}

// The deck over the 197 ft of the opening, and the road on its embankment.
void add_road(Scenario& scenario) {
  const spate::Grid& grid = scenario.terrain.grid;
  const int column = static_cast<int>(std::lround(1140 * foot / spacing)) - 1;
  const auto soffit = static_cast<float>(215.7 * foot - datum),
             deck = static_cast<float>(216.93 * foot - datum);
  spate::Bridge bridge;
  bridge.name = "Highway 1049";
  bridge.piers = 9 * 1.25 / 197;
  bridge.pier_shape = 1.25;
  bridge.orifice = 0.8;
  bridge.sluice = 0.34;
  spate::Barrier road{"embankment", {}, {}};
  spate::Section all{"road", {}}, beneath{"bridge", {}};
  for (int row = 0; row < grid.rows; ++row) {
    const auto flows = [&](int c) { return !scenario.terrain.is_wall(grid.index(c, row)); };
    if (!flows(column) || !flows(column + 1)) continue;
    const spate::Face face{column, row, Side::east};
    all.faces.push_back(face);
    if (std::abs(half_width - grid.y_centre(row)) < 0.5 * 197 * foot) {
      bridge.faces.push_back({face, soffit, deck});
      beneath.faces.push_back(face);
    } else {
      road.faces.push_back({face, deck, 1});
    }
  }
  scenario.bridges = {bridge};
  scenario.barriers = {road};
  scenario.sections = {all, beneath};
}

enum Crossing : std::size_t { whole_road, bridge_alone };  // the sections
constexpr double just_below_the_road = 5.39;               // mile
constexpr std::size_t before_the_road = 2;                 // the mark

// The mean level of the water across the valley, ft.
double level_across(const Simulation& now, double x) {
  const spate::Grid& grid = now.scenario().terrain.grid;
  const std::vector<float> levels = now.field(Field::level);
  const int column = std::clamp(static_cast<int>(x * foot / spacing), 0, grid.columns - 1);
  double sum = 0;
  int count = 0;
  for (int row = 0; row < grid.rows; ++row) {
    const double level = static_cast<double>(levels[grid.index(column, row)]);
    if (std::isnan(level)) continue;
    sum += level;
    ++count;
  }
  return sum / count / foot + datum / foot;
}

TEST(BeaverCreek, LevelsOfMay1974) {
  const Valley valley;
  Scenario scenario = creek(valley);
  add_road(scenario);
  const auto earlier = simulate(scenario, SchemeId::hwp14, 3600);
  const auto now = simulate(scenario, SchemeId::hwp14, 3900);
  const data::Table observed("beaver_creek/observed.csv");
  std::vector<double> errors;
  for (std::size_t i = 0; i < observed.rows(); ++i) {
    const double level = level_across(*now, observed(i, 1));
    errors.push_back(foot * (level - observed(i, 2)));
    std::printf("mile %.3f: %.2f ft, observed %.2f ft, error %+.3f m\n", observed(i, 0), level,
                observed(i, 2), errors.back());
  }
  const auto passed = [&](std::size_t section) {
    return (now->section_reports().at(section).volume - earlier->section_reports().at(section).volume) / 300;
  };
  figure_near("Beaver Creek, discharge through bridge and road (m3/s)", passed(whole_road), discharge, 1);
  print_figure("Beaver Creek, part of it that passes the bridge", passed(bridge_alone) / discharge);
  double sum = 0;
  for (std::size_t i = 0; i < errors.size(); ++i) {
    sum += errors[i] * errors[i];
    // Just below the road the water was lower than here: perhaps where the mark was, in the valley's width;
    // perhaps because the bends of the creek and the lengths of its banks are left out.
    const std::string mile = text(observed(i, 0));
    figure_at_most("Beaver Creek, error of the level at mile " + mile + " (m)", std::abs(errors[i]),
                   observed(i, 0) == just_below_the_road ? 0.3 : 0.1);
  }
  figure_at_most("Beaver Creek, RMS error of the levels (m)",
                 std::sqrt(sum / static_cast<double>(errors.size())), 0.12);
  const spate::BridgeReport bridge = now->bridge_reports().at(0);
  EXPECT_GE(bridge.pressed_at, 0);
  EXPECT_GT(bridge.highest_level, 216.93 * foot);

  // Without deck and piers the water before the road is lower: the bridge is felt.
  scenario.bridges.clear();
  const auto without = simulate(scenario, SchemeId::hwp14, 3600);
  figure_near("Beaver Creek, backwater of deck and piers before the road (m)",
              foot * (level_across(*now, observed(before_the_road, 1)) -
                      level_across(*without, observed(before_the_road, 1))),
              0.06, 0.05);
}

}  // namespace
