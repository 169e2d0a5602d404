// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/flood_barriers.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/scenario/barrier_fields.hpp"
#include "algorithms/case/scenario/lines_across.hpp"
#include "algorithms/io/vector/barrier_faces.hpp"
#include "algorithms/io/vector/breach_place.hpp"
#include "algorithms/io/vector/covered_cells.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// Faces with their crests, m above the datum.
void place_on_faces(Barrier& barrier, const Feature& feature, const BarrierFields& fields,
                    const io::GeoReference& reference, const Terrain& terrain) {
  const io::BarrierFaces found = io::barrier_faces(feature.wkb, reference, terrain, feature.label);
  if (found.faces.empty()) {
    if (io::cells_of_geometry(feature.wkb, reference, feature.label).inside > 0)
      throw Error("barrier_between_no_cells", tr("%1 stands between no two cells", feature.label),
                  tr("it crosses no link between the centres of cells of %1 m in which water flows",
                     number(reference.grid.spacing)),
                  tr("Draw it longer, use a finer DEM, or remove it."));
    throw Error("barrier_outside_dem", tr("%1 lies outside DEM", feature.label),
                tr("DEM covers %1", reference.extent_text()),
                tr("Move it inside, or check the CRS of BARRIERS."));
  }
  for (std::size_t i = 0; i < found.faces.size(); ++i) {
    const Face& face = found.faces[i];
    const float crest = fields.crest ? static_cast<float>(*fields.crest - terrain.datum)
                                     : ground_beside(face, terrain) + static_cast<float>(*fields.height);
    barrier.faces.push_back({face, crest, found.widths[i], 0});
  }
  if (fields.breach) {
    const float breach_crest = static_cast<float>(*fields.breach_crest - terrain.datum);
    if (std::all_of(barrier.faces.begin(), barrier.faces.end(),
                    [&](const BarrierFace& face) { return face.crest < breach_crest; }))
      throw Error("breach_upwards", tr("%1 breaches upwards", feature.label),
                  tr("its breach_crest of %1 m lies above its crest", number(*fields.breach_crest)),
                  tr("Write the elevation to which the crest sinks."));
  }
  if (fields.breach_widens()) {
    const io::BreachPlace place =
        io::breach_place(feature.wkb, fields.breach_at, found, reference, terrain, feature.label);
    for (std::size_t i = 0; i < barrier.faces.size(); ++i) barrier.faces[i].along = place.along[i];
    barrier.growth = {fields.breach_width.value_or(usual_breach_width), fields.breach_velocity.value_or(0),
                      place.beside};
  }
  barrier.covered = found.covered;
  barrier.fills = barrier.always_stands();
}

std::string times_text(const BarrierFields& fields) {
  std::string text;
  if (fields.close) text += tr(", closed at %1", time_text(*fields.close));
  if (fields.open) text += tr(", opened at %1", time_text(*fields.open));
  if (fields.breach)
    text += tr(", breaches from %1 over %2 down to %3 m", time_text(*fields.breach),
               time_text(60 * fields.breach_minutes.value_or(0)), number(*fields.breach_crest));
  if (fields.breach_widens())
    text += tr(", over a width of %1 m at first", number(fields.breach_width.value_or(usual_breach_width)));
  if (fields.breach && fields.breach_velocity)
    text += tr(", which the difference of levels widens, with a critical velocity of %1 m/s",
               number(*fields.breach_velocity));
  return text;
}

std::string crest_text(const std::vector<BarrierFace>& faces, double datum) {
  const auto [lowest, highest] =
      std::minmax_element(faces.begin(), faces.end(),
                          [](const BarrierFace& a, const BarrierFace& b) { return a.crest < b.crest; });
  return range_text(static_cast<double>(lowest->crest) + datum, static_cast<double>(highest->crest) + datum,
                    2);
}

void log_barrier(const PlacedBarrier& placed, const BarrierFields& fields, double datum, Log& log) {
  const std::vector<BarrierFace>& faces = placed.barrier.faces;
  std::string text = tr("  %1: %2 m, on %3 {face|faces} between cells, crest at %4 m", sentence(placed.label),
                        fixed(placed.length, 1), number(faces.size()), crest_text(faces, datum));
  if (placed.barrier.fills && !placed.barrier.covered.empty())
    text += tr(", fills %1 {cell|cells}", number(placed.barrier.covered.size()));
  log.info(text + times_text(fields));
}

PlacedBarrier read_barrier(const Feature& feature, const BarrierFields& fields,
                           const io::GeoReference& reference, const Terrain& terrain) {
  PlacedBarrier placed;
  placed.label = feature.label;
  placed.set = feature.text("set");
  placed.wkb = feature.wkb;
  placed.length = io::length_inside(feature.wkb, reference, feature.label);
  if (io::shape_of_wkb(feature.wkb) == io::Shape::polygons) placed.length *= 0.5;
  Barrier& barrier = placed.barrier;
  barrier.name = feature.name;
  if (fields.close) barrier.close = *fields.close;
  if (fields.open) barrier.open = *fields.open;
  if (fields.breach) {
    barrier.breach = *fields.breach;
    barrier.breach_duration = 60 * fields.breach_minutes.value_or(0);
    barrier.breach_crest = static_cast<float>(*fields.breach_crest - terrain.datum);
  }
  place_on_faces(barrier, feature, fields, reference, terrain);
  return placed;
}

}  // namespace

void warn_of_sunken(const std::vector<PlacedBarrier>& barriers, const ComputedBed& bed, double datum,
                    Log& log) {
  for (const PlacedBarrier& placed : barriers) {
    const std::vector<BarrierFace>& faces = placed.barrier.faces;
    if (std::any_of(faces.begin(), faces.end(), [&](const BarrierFace& face) {
          return static_cast<double>(face.crest) > bed.at_face(face.face);
        }))
      continue;
    log.about(place_of(placed.wkb));
    log.warning(
        {"barrier_below_ground", tr("%1 holds nothing back", placed.label),
         tr("its crest at %1 m is nowhere above the ground that is computed on", crest_text(faces, datum)),
         tr("Raise it, or remove the barrier.")});
    log.about({});
  }
}

std::vector<PlacedBarrier> read_barriers(const Inputs& inputs, const io::GeoReference& reference,
                                         const Terrain& terrain, std::optional<double> duration, Log& log) {
  std::vector<PlacedBarrier> barriers;
  const FeatureQuery query = {
      "BARRIERS",
      tr("barrier"),
      {},
      {"crest", "height", "name", "close_s", "open_s", "breach_s", "breach_minutes", "breach_crest",
       "breach_width", "breach_soil", "breach_velocity", "breach_at", "set"}};
  const std::vector<Feature> features = read_features(inputs, query, log);
  if (features.empty()) return barriers;
  const auto watch = watch_stage(log, tr("Placing the barriers"));
  for_each_feature(features, log, [&](const Feature& feature) {
    watch(static_cast<double>(barriers.size()) / static_cast<double>(features.size()));
    const BarrierFields fields = read_barrier_fields(feature);
    barriers.push_back(read_barrier(feature, fields, reference, terrain));
    log_barrier(barriers.back(), fields, terrain.datum, log);
    if (duration) warn_of_idle_fields(fields, feature.label, *duration, log);
  });
  log.info(tr("Barriers: %1", number(barriers.size())));
  return barriers;
}

}  // namespace spate
