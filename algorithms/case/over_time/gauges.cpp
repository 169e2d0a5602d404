// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/gauges.hpp"

#include <algorithm>
#include <set>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// Of the places that were observed, those that are not among the names, in quotes.
template <class Observed>
std::vector<std::string> names_beyond(const std::vector<std::string>& names, const Observed& observed) {
  std::vector<std::string> others;
  for (const auto& each : observed)
    if (std::find(names.begin(), names.end(), each.first) == names.end())
      others.push_back("'" + each.first + "'");
  return others;
}

}  // namespace

std::vector<Gauge> read_gauges(const Inputs& inputs, const io::GeoReference& reference,
                               const Terrain& terrain, Log& log) {
  std::vector<Gauge> gauges;
  const std::vector<Feature> features = read_features(inputs, {"GAUGES", tr("gauge"), {}, {"name"}}, log);
  for_each_feature(features, log, [&](const Feature& feature) {
    const io::CellsOfGeometry found = io::cells_of_geometry(feature.wkb, reference, feature.label);
    if (found.cells.empty()) {
      log.warning({"gauge_outside_dem", tr("%1 lies outside DEM", sentence(feature.label)),
                   tr("DEM covers %1", reference.extent_text()), tr("It is left out.")});
      return;
    }
    if (found.cells.size() > 1)
      throw Error("gauge_with_parts", tr("%1 is several points", sentence(feature.label)),
                  tr("a gauge is one place"), tr("Split it into single points."));
    const std::size_t cell = found.cells.front();
    if (terrain.is_wall(cell))
      throw Error("gauge_on_dry_cells", tr("%1 lies on nodata or a building", sentence(feature.label)),
                  tr("nothing flows there: %1", reference.cell_text(cell)),
                  tr("Move it to where the water can flow."));
    const GridCell at = terrain.grid.cell(cell);
    Gauge gauge;
    gauge.name = feature.name;
    gauge.label = feature.label;
    const MapPlace place = *place_of(feature.wkb);
    gauge.wkb = io::point_wkb(place.x, place.y);
    gauge.column = at.column;
    gauge.row = at.row;
    gauges.push_back(std::move(gauge));
  });
  std::set<std::string> names;
  for (const Gauge& gauge : gauges)
    if (!names.insert(gauge.name).second) {
      log.warning({"gauges_share_name", tr("Several gauges have the name '%1'", gauge.name),
                   tr("tables cannot tell them apart, and OBSERVED counts for each of them"),
                   tr("Give each its own.")});
      break;
    }
  return gauges;
}

double value_at(const Simulation& simulation, Field field, const Gauge& gauge) {
  std::vector<float> row(static_cast<std::size_t>(simulation.scenario().terrain.grid.columns));
  simulation.read(field, 0, gauge.row, gauge.row + 1, row.data());
  return static_cast<double>(row[static_cast<std::size_t>(gauge.column)]);
}

io::Observations read_observed(const Inputs& inputs, const std::vector<Gauge>& gauges,
                               const std::vector<std::string>& sections, Log& log) {
  if (!inputs.is_given("OBSERVED")) return {};
  io::Observations observed = io::read_observations(inputs.table("OBSERVED"));
  std::vector<std::string> names;
  for (const Gauge& gauge : gauges) names.push_back(gauge.name);
  const std::vector<std::string> other_gauges = names_beyond(names, observed.gauges),
                                 other_sections = names_beyond(sections, observed.discharges);
  if (!other_gauges.empty())
    log.warning({"observed_without_gauge", tr("OBSERVED has gauges that GAUGES has not"),
                 shortened(joined(other_gauges)), tr("Check the names in both.")});
  if (!other_sections.empty())
    log.warning({"observed_without_section", tr("OBSERVED has sections that SECTIONS has not"),
                 shortened(joined(other_sections)), tr("Check the names in both.")});
  return observed;
}

}  // namespace spate
