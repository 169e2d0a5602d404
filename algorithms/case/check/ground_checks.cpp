// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "algorithms/case/check/ground_oddities.hpp"
#include "algorithms/case/check/scenario_checks.hpp"
#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/log/texts.hpp"

namespace spate {
namespace {

WorstSpots spots_of(const std::vector<std::size_t>& cells, const Terrain& terrain, const Bed& bed) {
  WorstSpots spots;
  for (const std::size_t cell : cells) {
    const auto [column, row] = terrain.grid.cell(cell);
    spots.add(cell, std::fabs(static_cast<double>(terrain.zb[cell]) - bed.mean(column, row)));
  }
  return spots;
}

double worst_of(const std::vector<Spot>& spots) {
  return spots.empty() ? 0 : *spots.front().value;
}

}  // namespace

void check_ground(const CheckedScenario& checked, const Watch& watch, Log& log) {
  const Terrain& terrain = checked.scenario.terrain;
  WorstSpots holes, spikes, pits;
  std::size_t cells = 0;
  find_holes(terrain, part_of(watch, 0, 0.4), [&](std::size_t cell, std::size_t size) {
    holes.add(cell, static_cast<double>(size));
    cells += size;
  });
  find_spikes(terrain, part_of(watch, 0.4, 1), [&](std::size_t cell, double height) {
    (height > 0 ? spikes : pits).add(cell, std::fabs(height));
  });
  if (holes.count() > 0)
    log.finding(
        {Severity::warning,
         {"dem_holes", tr("The elevation model has %1 {hole|holes}", number(holes.count())),
          with_rest(
              tr("%1 {cell without data lies|cells without data lie} within it, and nothing flows there",
                 number(cells)),
              holes.count()),
          tr("Fill them with gdal:fillnodata, or leave them where they are buildings.")},
         static_cast<double>(cells),
         {},
         holes.spots(checked.reference)});
  const auto report = [&](const WorstSpots& found, const char* key, const std::string& problem,
                          const std::string& remedy) {
    if (found.count() == 0) return;
    std::vector<Spot> spots = found.spots(checked.reference);
    const double worst = worst_of(spots);
    log.finding({Severity::warning,
                 {key, problem, with_rest(tr("at most by %1 m", fixed(worst, 1)), found.count()), remedy},
                 worst,
                 "m",
                 std::move(spots)});
  };
  report(spikes, "dem_spikes",
         tr("%1 {single cell of the elevation model stands|single cells of the elevation model stand} far "
            "above all around",
            number(spikes.count())),
         tr("Remove trees, masts and errors of the survey (spate:fixterrain): water flows around them."));
  report(
      pits, "dem_pits",
      tr("%1 {single cell of the elevation model lies|single cells of the elevation model lie} far below all "
         "around",
         number(pits.count())),
      tr("Fill errors of the survey (spate:fixterrain): deep water in one cell makes the time steps short."));
}

void check_narrow_ground(const Terrain& terrain, const io::GeoReference& reference, const Bed& bed,
                         const BedReport& report, double noticed, Log& log) {
  const auto place = [&](std::size_t cell) {
    const MapPlace at = reference.centre_of(cell);
    return tr("x %1, y %2", fixed(at.x, 1), fixed(at.y, 1));
  };
  if (report.raised.cells > 0)
    log.finding({Severity::note,
                 {"crests_held",
                  tr("Crests: %1 {cell of narrow dikes and ridges holds|cells of narrow dikes and ridges "
                     "hold} water up to the height in the elevation model, by barriers on %2 {face|faces} "
                     "(the bed alone lowers them by up to %3 m)",
                     number(static_cast<long long>(report.raised.cells)),
                     number(static_cast<long long>(report.faces)), fixed(report.raised.most, 2)),
                  with_rest({}, report.raised_cells.size())},
                 report.raised.most,
                 "m",
                 spots_of(report.raised_cells, terrain, bed).spots(reference)});
  if (report.left.cells > 0)
    log.finding({Severity::warning,
                 {"crests_lowered",
                  tr("%1 {cell of narrow dikes and ridges is computed lower than it is|cells of narrow dikes "
                     "and ridges are computed lower than they are}",
                     number(static_cast<long long>(report.left.cells))),
                  with_rest(tr("the bed of the scheme lowers their crest by over %1 m, at most by %2 m at %3",
                               fixed(noticed, 1), fixed(report.left.most, 2), place(report.left.most_at)),
                            report.left_cells.size()),
                  tr("Where they are dikes, leave CREST_THRESHOLD at 0.1, or set SCHEME to hr.")},
                 report.left.most,
                 "m",
                 spots_of(report.left_cells, terrain, bed).spots(reference)});
  if (!report.ditches.empty()) {
    std::vector<Spot> spots = spots_of(report.ditches, terrain, bed).spots(reference);
    const double worst = worst_of(spots);
    log.finding({Severity::note,
                 {"ditches_raised",
                  tr("%1 {cell of narrow ditches is computed higher than it is|cells of narrow ditches are "
                     "computed higher than they are}",
                     number(report.ditches.size())),
                  with_rest(tr("the bed of the scheme raises them by over %1 m, at most by %2 m",
                               fixed(noticed, 1), fixed(worst, 2)),
                            report.ditches.size()),
                  tr("Where a small flood runs in them, set SCHEME to hr, or use smaller cells.")},
                 worst,
                 "m",
                 std::move(spots)});
  }
}

}  // namespace spate
