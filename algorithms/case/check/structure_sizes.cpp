// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/structure_sizes.hpp"

#include <algorithm>
#include <initializer_list>

#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/log/texts.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

struct Size {
  const char* field = "";
  const char* unit = "";
  double value = 0, most = 1;  // most: of nearly all that were ever built

  double ratio() const { return value / most; }
};

// The one that is farthest beyond what is usual.
Size oddest_of(std::initializer_list<Size> sizes) {
  return *std::max_element(sizes.begin(), sizes.end(),
                           [](const Size& a, const Size& b) { return a.ratio() < b.ratio(); });
}
Size oddest_of(const Structure& s) {
  if (has_barrels(s.kind))
    return oddest_of(
        {{"width", "m", s.width, 20}, {"height", "m", s.height, 20}, {"mouth", "m", s.mouth, 50}});
  if (s.kind == StructureKind::pump || s.kind == StructureKind::sink)
    return {"discharge_m3s", "m³/s", s.discharge.largest(), 100};
  if (s.kind == StructureKind::inlet)
    return oddest_of({{"width", "m", s.width, 20},
                      {"area", "m²", s.grate.area, 50},
                      {"capacity_m3s", "m³/s", s.grate.capacity, 5}});
  return {};
}

}  // namespace

void check_sizes(const std::vector<Structure>& structures, const io::GeoReference& reference, Log& log) {
  WorstSpots spots;
  Size worst;
  std::string name;
  for (const Structure& structure : structures) {
    const Size size = oddest_of(structure);
    if (size.ratio() <= 1) continue;
    spots.add(structure.paths.front().from, size.ratio());
    if (size.ratio() <= worst.ratio()) continue;
    worst = size;
    name = structure.name;
  }
  if (spots.count() == 0) return;
  log.finding(
      {Severity::warning,
       {"structure_size_unusual", tr("%1 {structure is|structures are} unusually large", spots.count()),
        with_rest(tr("%1 of %2 is %3 %4, and hardly any has more than %5", worst.field, name,
                     number(worst.value), worst.unit, number(worst.most)),
                  spots.count()),
        tr("Check the units: lengths are in m, areas in m², discharges in m³/s.")},
       worst.ratio(),
       {},
       spots.spots(reference)});
}

}  // namespace spate
