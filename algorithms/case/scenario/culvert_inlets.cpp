// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/culvert_inlets.hpp"

#include "algorithms/case/log/texts.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// Constants in HDS-5 (3rd edition 2012, table A.1) and loss coefficients (table C.2). Each figure was
// compared with the text of the 2nd edition (FHWA-NHI-01-020, tables 9 and 12: charts 1 to 3 for circles, 8
// and 10 for boxes, 41 to 43 for metal arches); SWMM 5.2 has the same but for the mitred arch, whose c is
// 0.0473 there.
constexpr CulvertShape circular = CulvertShape::circular, box = CulvertShape::box, arch = CulvertShape::arch;
constexpr NamedInlet inlets[] = {{"headwall", circular, false, {1, 0.0098, 2.0, 0.0398, 0.67}, 0.5},
                                 {"groove", circular, false, {1, 0.0018, 2.0, 0.0292, 0.74}, 0.2},
                                 {"projecting", circular, false, {1, 0.0045, 2.0, 0.0317, 0.69}, 0.2},
                                 {"bevelled", circular, false, {1, 0.0018, 2.5, 0.0300, 0.74}, 0.2},
                                 {"headwall", circular, true, {1, 0.0078, 2.0, 0.0379, 0.69}, 0.5},
                                 {"mitred", circular, true, {1, 0.0210, 1.33, 0.0463, 0.75, 0.7}, 0.7},
                                 {"projecting", circular, true, {1, 0.0340, 1.5, 0.0553, 0.54}, 0.9},
                                 {"bevelled", circular, true, {1, 0.0018, 2.5, 0.0300, 0.74}, 0.2},
                                 {"headwall", box, false, {2, 0.515, 0.667, 0.0375, 0.79}, 0.5},
                                 {"bevelled", box, false, {2, 0.495, 0.667, 0.0314, 0.82}, 0.2},
                                 {"wingwalls", box, false, {1, 0.026, 1.0, 0.0347, 0.81}, 0.4},
                                 {"straight_wingwalls", box, false, {1, 0.061, 0.75, 0.0423, 0.82}, 0.7},
                                 {"headwall", arch, true, {1, 0.0083, 2.0, 0.0379, 0.69}, 0.5},
                                 {"mitred", arch, true, {1, 0.0300, 1.0, 0.0463, 0.75, 0.7}, 0.7},
                                 {"projecting", arch, true, {1, 0.0340, 1.5, 0.0496, 0.57}, 0.9}};

}  // namespace

const NamedInlet& named_inlet(const Feature& feature, CulvertShape shape, bool metal) {
  std::string name = folded(feature.text("inlet")), known;
  if (name.empty()) name = "headwall";
  for (const NamedInlet& inlet : inlets) {
    if (inlet.shape != shape || inlet.metal != metal) continue;
    if (name == inlet.name) return inlet;
    known += (known.empty() ? "" : ", ") + std::string(inlet.name);
  }
  refuse_choice("structure_inlet_unknown", feature, "inlet", name, known);
}

}  // namespace spate
