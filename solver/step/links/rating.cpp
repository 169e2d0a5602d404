// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/links/rating.hpp"

#include <algorithm>

#include "solver/equations/structures/gate.hpp"
#include "solver/equations/structures/pump.hpp"
#include "solver/equations/structures/weir_structure.hpp"
#include "solver/step/links/culvert_curves.hpp"

namespace spate {
namespace {

double culvert_rating(const Structure& culvert, double up, double down, double gravity) {
  const SectionCurves section = section_curves(culvert.shape, culvert.width / culvert.height);
  const CulvertBarrel barrel = barrel_of(culvert, section);
  const Series inlet = inlet_curve_of(culvert, section, gravity);
  const CulvertCurves curves{section.area.view(), section.radius.view(), inlet.view(), {}};
  const Series fall = fall_curve(barrel, curves, section, culvert.invert_up - culvert.invert_down, gravity);
  return culvert.barrels * culvert_discharge(barrel, {curves.area, curves.radius, curves.inlet, fall.view()},
                                             false, culvert.invert_up, culvert.invert_down, up, down,
                                             gravity);
}

}  // namespace

double rated_discharge(const Structure& structure, double up, double down, double gravity) {
  const double upper = up - structure.invert_up, lower = down - structure.invert_up;
  switch (structure.kind) {
    case StructureKind::culvert:
    case StructureKind::shaft:
      return up > down ? culvert_rating(structure, up, down, gravity) : 0;
    case StructureKind::weir:
      return up > down ? weir_discharge(structure.coefficient, structure.width, upper, lower) : 0;
    case StructureKind::gate:
      return up > down ? gate_discharge(structure.coefficient, structure.width, structure.height, upper,
                                        lower, gravity)
                       : 0;
    case StructureKind::pump:
      return pump_discharge(structure.discharge.view(), std::max(down, structure.invert_down) - up);
    case StructureKind::inlet:
      return structure.grate.capacity;
    case StructureKind::sink:
      break;
  }
  return structure.discharge.largest();
}

}  // namespace spate
