// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/scenario_maps.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/case/tools/shaded_ground.hpp"
#include "algorithms/io/vector/outlines.hpp"
#include "algorithms/report/map_window.hpp"

namespace spate {
namespace {

constexpr double usual = 0.98;  // of the values: the few beyond do not decide on the classes
constexpr const char *river = "#a9bccb", *outline = "#3a3a3a", *untouched = "#f2f0ea", *worse = "#d7301f",
                     *not_known = "#8a8a8a", *measure_color = "#000000";
const std::vector<std::string> damage_colors = {"#ffffb2", "#fecc5c", "#fd8d3c", "#e31a1c", "#800026"};

// The flooded cells and the measure, with some room around them.
CellWindow window_of(const DepthComparison& depths, const std::vector<std::string>& measure) {
  const io::GeoReference& place = depths.reference();
  CellWindow window = depths.flooded_window();
  if (window.columns() == 0) return {0, place.grid.columns, 0, place.grid.rows};
  const auto within = [](double cells, std::int32_t most) {
    return static_cast<std::int32_t>(std::clamp(std::floor(cells), 0.0, static_cast<double>(most)));
  };
  for (const std::string& shape : measure) {
    const io::Drawn drawn = io::drawn(shape);
    for (const auto* outlines : {&drawn.rings, &drawn.lines, &drawn.points})
      for (const io::Outline& course : *outlines)
        for (const io::Outline::Point& point : course.points) {
          const std::int32_t column = within(place.column_at(point.x), place.grid.columns);
          const std::int32_t row = within(place.row_at(point.y), place.grid.rows);
          window.left = std::min(window.left, column);
          window.right = std::max(window.right, column);
          window.bottom = std::min(window.bottom, row);
          window.top = std::max(window.top, row);
        }
  }
  return with_margin(window, place.grid);
}

std::vector<float> joined(std::vector<float> one, const std::vector<float>& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

double largest_damage(const std::vector<BuildingChange>& buildings) {
  double largest = 0;
  for (const BuildingChange& building : buildings)
    largest = std::max({largest, building.without.damage.value_or(0), building.with.damage.value_or(0)});
  return largest;
}

bool is_judged(const BuildingChange& building) {
  const std::string change = building.change;
  return change == "better" || change == "worse" || change == "same";
}

// Whether nothing is known of a building in one of the runs that has it.
bool is_unknown(const BuildingChange& building, std::optional<double> BuildingState::*value) {
  return (building.in_without && !(building.without.*value)) || (building.in_with && !(building.with.*value));
}

// Draws the maps, which have the ground, the standing water, the measure and the numbers in common.
class Maps {
 public:
  Maps(const BuildingComparison* buildings, const std::vector<std::size_t>& numbered,
       const MapContent& content, const io::GeoReference& place, const Picture& standing, Log& log)
      : buildings_(buildings), numbered_(numbered), content_(content), place_(place), standing_(standing) {
    const auto [width, height] = content.painter->size_of(place);
    if (content.dem.path.empty())
      shade_.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    else
      shade_ = shaded_ground(content.dem, place, width, height, log);
  }

  template <class FillOf>
  PagePicture draw(const Picture& water, bool has_measure, const FillOf& fill_of) const {
    MapDrawing map{place_, shade_, {standing_, water}, {}, {}};
    if (buildings_)
      for (const BuildingChange& building : buildings_->buildings)
        if (const std::string fill = fill_of(building); !fill.empty())
          map.shapes.push_back({building.wkb, fill, outline, 1.5});
    if (has_measure)
      for (const std::string& shape : content_.measure)
        map.shapes.push_back({shape, {}, measure_color, 7, "#ffffff"});
    for (std::size_t i = 0; i < numbered_.size(); ++i)
      map.numbers.push_back({buildings_->buildings[numbered_[i]].wkb, static_cast<int>(i) + 1});
    return content_.painter->paint(map);
  }

 private:
  const BuildingComparison* buildings_;
  const std::vector<std::size_t>& numbered_;
  const MapContent& content_;
  const io::GeoReference& place_;
  const Picture& standing_;
  std::vector<std::uint8_t> shade_;
};

}  // namespace

ScenarioMaps draw_scenario_maps(DepthComparison& depths, const BuildingComparison* buildings,
                                const std::vector<std::size_t>& numbered, const MapContent& content,
                                const std::string& currency, const std::string& measure, Log& log) {
  const CellWindow window = window_of(depths, content.measure);
  const ComparisonPictures pictures = depths.pictures(window, log);
  ScenarioMaps maps;
  maps.depths =
      depth_classes(absolute_quantile(joined(pictures.without.values(), pictures.with.values()), usual));
  maps.changes = change_classes(absolute_quantile(pictures.change.values(), usual));
  maps.land = land_classes();
  const MapClass river_class = {std::numeric_limits<double>::infinity(), tr("river or lake"), river};
  if (!content.measure.empty()) maps.symbols.push_back({0, measure, measure_color, "━━"});
  if (depths.areas().standing > 0) maps.symbols.push_back(river_class);

  const double largest =
      buildings && buildings->damage.are_there() ? largest_damage(buildings->buildings) : 0;
  std::optional<double> BuildingState::*const shown =
      largest > 0 ? &BuildingState::damage : &BuildingState::depth;
  if (buildings) {
    maps.judged = {{1, tr("better off or the same"), untouched}, {2, tr("worse off"), worse}};
    const auto& list = buildings->buildings;
    if (!std::all_of(list.begin(), list.end(), is_judged))
      maps.judged.push_back({3, tr("not known, or in one run only"), not_known});
    maps.buildings = {{0, largest > 0 ? tr("none") : tr("dry"), untouched}};
    if (largest > 0)
      for (const MapClass& entry :
           rising_classes(largest, damage_colors, [&](double limit) { return round_money(limit, currency); }))
        maps.buildings.push_back(entry);
    else
      maps.buildings.push_back({std::numeric_limits<double>::infinity(), tr("flooded"), damage_colors[1]});
    if (std::any_of(list.begin(), list.end(), [&](const auto& each) { return is_unknown(each, shown); }))
      maps.buildings.push_back({std::numeric_limits<double>::quiet_NaN(), tr("not known"), not_known});
  }
  const auto fill_of = [&](BuildingState BuildingChange::*run, bool BuildingChange::*is_there) {
    return [&, run, is_there](const BuildingChange& building) {
      if (!(building.*is_there)) return std::string();
      const std::optional<double>& value = building.*run.*shown;
      return value ? class_of(*value, maps.buildings)->color : not_known;
    };
  };
  const auto judged = [](const BuildingChange& building) {
    if (!is_judged(building)) return std::string(not_known);
    return std::string(std::string(building.change) == "worse" ? worse : untouched);
  };

  const io::GeoReference place = part_of(depths.reference(), window);
  const Picture standing = pictures.standing.picture({river_class});
  const Maps drawing(buildings, numbered, content, place, standing, log);
  maps.without = drawing.draw(pictures.without.picture(maps.depths), false,
                              fill_of(&BuildingChange::without, &BuildingChange::in_without));
  maps.with = drawing.draw(pictures.with.picture(maps.depths), true,
                           fill_of(&BuildingChange::with, &BuildingChange::in_with));
  maps.change = drawing.draw(pictures.change.picture(maps.changes), true, judged);
  maps.classes = drawing.draw(pictures.classes.picture(maps.land), true, judged);
  return maps;
}

}  // namespace spate
