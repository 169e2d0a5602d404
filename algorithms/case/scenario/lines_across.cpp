// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/lines_across.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// Of a barrier's crest, m^0.5/s: (2/3)^1.5 sqrt(g).
constexpr double broad_crest = 1.705;

}  // namespace

io::BarrierFaces faces_across(const Feature& feature, const io::GeoReference& reference,
                              const Terrain& terrain) {
  if (io::shape_of_wkb(feature.wkb) != io::Shape::lines)
    throw Error("structure_across_no_line", tr("%1 is no line", feature.label),
                tr("a bridge or a crest stands across the flow, on the faces between cells that its line "
                   "crosses"),
                tr("Draw a line along it, from bank to bank."));
  io::BarrierFaces found = io::barrier_faces(feature.wkb, reference, terrain, feature.label);
  if (found.faces.empty())
    throw Error("structure_between_no_cells", tr("%1 stands between no two cells", feature.label),
                tr("it crosses no link between the centres of cells of %1 m in which water flows",
                   number(reference.grid.spacing)),
                tr("Draw it longer, use a finer DEM, or remove it."));
  return found;
}

float ground_beside(const Face& face, const Terrain& terrain) {
  const Face beyond = from_beyond(face);
  return std::max(terrain.zb[terrain.grid.index(face.column, face.row)],
                  terrain.zb[terrain.grid.index(beyond.column, beyond.row)]);
}

bool is_crest(const Feature& feature) {
  return folded(feature.text("type")) == "crest";
}

PlacedCrest read_crest(const Feature& feature, const io::GeoReference& reference, const Terrain& terrain,
                       Log& log) {
  const double level = needed_number(feature, "level");
  check_elevation(feature, "level", level);
  const double coefficient = feature.number("coefficient").value_or(broad_crest);
  if (!(coefficient >= 0.5 && coefficient <= broad_crest))
    throw Error("crest_coefficient_impossible",
                tr("%1 has the %2 %3", feature.label, "coefficient", number(coefficient)),
                tr("it must be from %1 to %2: what a sharp crest passes beyond a broad one is computed from "
                   "its height and the head",
                   number(0.5), number(broad_crest)),
                tr("Correct it."));
  const io::BarrierFaces found = faces_across(feature, reference, terrain);
  Barrier crest;
  crest.name = feature.name;
  crest.reported = false;
  // A crest that passes less is a shorter one.
  const auto effective = static_cast<float>(coefficient / broad_crest);
  bool stands = false;
  for (std::size_t i = 0; i < found.faces.size(); ++i) {
    const Face& face = found.faces[i];
    crest.faces.push_back({face, static_cast<float>(level - terrain.datum), effective * found.widths[i], 0});
    stands = stands || crest.faces.back().crest > ground_beside(face, terrain);
  }
  log.info(
      tr("  %1: %2", sentence(feature.label),
         tr("crest on %1 {face|faces} between cells, at %2 m", number(found.faces.size()), fixed(level, 2))));
  if (!stands)
    log.warning({"crest_below_ground", tr("The crest of %1 lies below the ground", feature.label),
                 tr("all along its line the ground of DEM is higher than %1 m", fixed(level, 2)),
                 tr("Check 'level', and whether its line lies where the water passes.")});
  Section section{crest.name, io::section_faces(feature.wkb, reference, terrain, feature.label)};
  return {std::move(crest), std::move(section)};
}

}  // namespace spate
