// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/scenario_maps.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/io/raster/hillshade.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/map_window.hpp"
#include "algorithms/report/qt/map_sheet.hpp"

namespace spate {
namespace {

constexpr double waterOpacity = 0.8;
constexpr double usual = 0.98;  // of the values: the few beyond do not decide on the classes
constexpr const char *river = "#a9bccb", *outline = "#3a3a3a", *untouched = "#f2f0ea", *worse = "#d7301f",
                     *measureColor = "#d7191c";
const std::vector<std::string> damageColors = {"#ffffb2", "#fecc5c", "#fd8d3c", "#e31a1c", "#800026"};

// The flooded cells and the measure, with some room around them.
CellWindow windowOf(const DepthComparison& depths, const std::vector<QgsGeometry>& measure) {
  const io::GeoReference& place = depths.reference();
  CellWindow window = depths.floodedWindow();
  if (window.columns() == 0) return {0, place.grid.columns, 0, place.grid.rows};
  for (const QgsGeometry& shape : measure) {
    if (shape.isEmpty()) continue;
    const QgsRectangle box = shape.boundingBox();
    const auto within = [](double cells, std::int32_t most) {
      return static_cast<std::int32_t>(std::clamp(std::floor(cells), 0.0, static_cast<double>(most)));
    };
    const auto column = [&](double x) { return within(place.column_at(x), place.grid.columns); };
    const auto row = [&](double y) { return within(place.row_at(y), place.grid.rows); };
    window.left = std::min(window.left, column(box.xMinimum()));
    window.right = std::max(window.right, column(box.xMaximum()));
    window.bottom = std::min(window.bottom, row(box.yMinimum()));
    window.top = std::max(window.top, row(box.yMaximum()));
  }
  return withMargin(window, place.grid);
}

QColor colorOf(const std::string& name) {
  return QColor(QString::fromStdString(name));
}

std::vector<float> joined(std::vector<float> one, const std::vector<float>& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

double largestDamage(const std::vector<BuildingChange>& buildings) {
  double largest = 0;
  for (const BuildingChange& building : buildings)
    largest = std::max({largest, building.without.damage.value_or(0), building.with.damage.value_or(0)});
  return largest;
}

// Draws the maps, which have the ground, the standing water, the measure and the numbers in common.
class Maps {
 public:
  Maps(const BuildingComparison* buildings, const std::vector<std::size_t>& numbered,
       const MapContent& content, const io::GeoReference& place)
      : buildings_(buildings), numbered_(numbered), content_(content), place_(place) {
    const QSize size = MapSheet::sizeFor(place);
    if (!content.dem.empty())
      shade_ = io::hillshade(content.dem, "DEM", content.demCrs, place, size.width(), size.height());
  }

  template <class FillOf>
  QImage draw(const Picture& standing, const Picture& water, bool hasMeasure, const FillOf& fillOf) const {
    MapSheet sheet(place_);
    if (!shade_.empty()) sheet.drawGround(shade_);
    sheet.drawCells(standing, waterOpacity);
    sheet.drawCells(water, waterOpacity);
    for (std::size_t i = 0; i < content_.buildings.size(); ++i)
      sheet.drawShape(content_.buildings[i],
                      {colorOf(fillOf(buildings_->buildings[i])), colorOf(outline), 1.5});
    for (const QgsGeometry& shape : content_.measure)
      if (hasMeasure) sheet.drawShape(shape, {Qt::transparent, colorOf(measureColor), 7, Qt::white});
    for (std::size_t i = 0; i < numbered_.size(); ++i)
      sheet.drawNumber(content_.buildings[numbered_[i]], static_cast<int>(i) + 1);
    return sheet.finished();
  }

 private:
  const BuildingComparison* buildings_;
  const std::vector<std::size_t>& numbered_;
  const MapContent& content_;
  const io::GeoReference& place_;
  std::vector<std::uint8_t> shade_;
};

}  // namespace

ScenarioMaps drawScenarioMaps(DepthComparison& depths, const BuildingComparison* buildings,
                              const std::vector<std::size_t>& numbered, const MapContent& content,
                              const std::string& currency, const std::string& measure,
                              QgsProcessingFeedback* feedback) {
  const CellWindow window = windowOf(depths, content.measure);
  const ComparisonPictures pictures = depths.pictures(window, feedback);
  ScenarioMaps maps;
  maps.depthClasses =
      depthClasses(absoluteQuantile(joined(pictures.without.values(), pictures.with.values()), usual));
  maps.changeClasses = changeClasses(absoluteQuantile(pictures.change.values(), usual));
  maps.landClasses = landClasses();
  const MapClass riverClass = {std::numeric_limits<double>::infinity(), tr("river or lake"), river};
  if (!content.measure.empty()) maps.symbols.push_back({0, measure, measureColor});
  if (depths.areas().standing > 0) maps.symbols.push_back(riverClass);

  const double largest = buildings && buildings->damage.areThere() ? largestDamage(buildings->buildings) : 0;
  if (buildings) {
    maps.judgedClasses = {{1, tr("better off or the same"), untouched}, {2, tr("worse off"), worse}};
    maps.buildingClasses = {{0, largest > 0 ? tr("none") : tr("dry"), untouched}};
    if (largest > 0)
      for (const MapClass& entry :
           risingClasses(largest, damageColors, [&](double limit) { return roundMoney(limit, currency); }))
        maps.buildingClasses.push_back(entry);
    else
      maps.buildingClasses.push_back(
          {std::numeric_limits<double>::infinity(), tr("flooded"), damageColors[1]});
  }
  const auto fillOf = [&](BuildingState BuildingChange::*run) {
    return [&, run](const BuildingChange& building) {
      const BuildingState& state = building.*run;
      const double value = (largest > 0 ? state.damage : state.depth).value_or(0);
      return classOf(value, maps.buildingClasses)->color;
    };
  };
  const auto judged = [](const BuildingChange& building) {
    return QLatin1String(building.change) == QLatin1String("worse") ? std::string(worse)
                                                                    : std::string(untouched);
  };

  const io::GeoReference place = partOf(depths.reference(), window);
  const Maps drawing(buildings, numbered, content, place);
  const Picture standing = pictures.standing.picture({riverClass});
  maps.without = drawing.draw(standing, pictures.without.picture(maps.depthClasses), false,
                              fillOf(&BuildingChange::without));
  maps.with =
      drawing.draw(standing, pictures.with.picture(maps.depthClasses), true, fillOf(&BuildingChange::with));
  maps.change = drawing.draw(standing, pictures.change.picture(maps.changeClasses), true, judged);
  maps.classes = drawing.draw(standing, pictures.classes.picture(maps.landClasses), true, judged);
  return maps;
}

}  // namespace spate
