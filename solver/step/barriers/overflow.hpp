// SPDX-License-Identifier: GPL-3.0-or-later
// Flow over barriers. A barrier lets through no more than a weir; what it lets through flows as if there were
// no barrier, through that share of the face, and the rest of the face is a wall. So a lake rests at any
// crest, a barrier takes energy from the water and never gives any, and water that shoots over a low one is
// not braked. Every backend uses this; V is a float or a SIMD lane type.
#pragma once

#include "solver/equations/weir.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// A barrier as a cell beside it sees it, at one of its faces.
template <class V>
struct Sill {
  V height;      // m above the cell's ground
  V width_root;  // cube root of the share of the face's width that the crest takes
  V step;        // m, by which the ground of the other cell is higher, as that of a raised building; >= 0
  V beneath;     // m2/s, the most that passes beneath a bridge; else 0
};
template <class V>
struct LineSills {
  Sill<V> behind, ahead;
};

// The flow that water at a face, with outward velocities, drives over a sill.
template <class V>
struct Overflow {
  V most;  // m2/s
  V loss;  // m3/s2: the force that takes from it what a jet loses when it spreads behind the crest
};

// The head over the crest includes the velocity head. Where it exceeds the height of the sill, more water
// passes than over a broad crest, since it does not have to come down from the crest to flow away: 0.131
// (head / height - 1) as much (Rehbock 1929, for sharp crests), but at most 0.15, which his formula comes to
// at a height of head / 6 where the velocity head is counted with the head, and no more than if the crest
// were down on the ground: a gap of low or no sill draws what flows through it critically. Supercritical
// water, in any direction, passes where all its energy would lift it over the crest. Over a drowned crest,
// where the flow is far from critical, the water loses the velocity that it has on the crest beyond that
// beside it (Borda and Carnot); water that falls freely loses it further down.
template <class V>
SPATE_FUNCTION Overflow<V> overflow(const FaceState<V>& face, const Sill<V>& sill,
                                    const SchemeNumbers& numbers) {
  const V zero(0.0f), one(1.0f), tiny(1e-20f);
  const Real g = numbers.gravity;
  const V above = face.h - sill.height, outward = max(face.un, zero);
  const V head = max(fma(outward * outward, V(0.5f / g), above), zero);
  const V broad = weir_flow(head, g);
  const V width = sill.width_root * sill.width_root * sill.width_root;
  const V lower = max(head - sill.height, zero) / max(sill.height, tiny);
  const V sharp = fma(broad, min(0.131f * lower, V(0.15f)), broad);
  const V most = width * select(lower > zero, min(sharp, weir_flow(head + sill.height, g)), broad);

  const V square = face.un * face.un + face.ut * face.ut;
  const auto shoots = above > 0.0f && square > g * face.h &&
                      face.h * sqrt(square) < weir_flow(max(fma(square, V(0.5f / g), above), zero), g);

  const V q = min(face.h * outward / width, broad), share = q / max(broad, tiny);
  const V on_crest = min(crest_depth(head, share), face.h);
  const V gained = q / max(on_crest, tiny) - q / max(face.h, tiny);
  const V drowned = min(max(3.0f - 4.0f * share * share, zero), one);
  // No more than a quarter of its momentum in a step.
  const V loss = drowned * min(0.5f * face.h * gained * gained, 0.5f * numbers.half_dx_dt * q);
  return {select(shoots, max(most, face.h * outward), most), select(shoots, zero, width * loss)};
}

// The force on a cell beside its own pressure (m3/s2) where its water at a face is slowed by `change` (m/s; <
// 0: the face draws more than arrives). It is the force of the wave that carries this difference back: as
// fast as a bore, or not at all where the flow is supercritical. A wall cannot pull at the water. Velocities
// are outward.
template <class Scheme, class V>
SPATE_FUNCTION V force_of_change(const FaceState<V>& face, V change, const FaceCell<V>& cell,
                                 const SchemeNumbers& numbers) {
  const FaceLimits<V> limits = Scheme::limits(cell, cell, numbers);
  const V c = limits.diffusion * sqrt(numbers.gravity * face.h);
  const V wave = select(change > 0.0f, max(c + change, face.un), max(fma(V(0.5f), change, c), 0.5f * c));
  const V force = change * min(face.h * wave, 2.0f * limits.swap);
  return max(force, -0.5f * numbers.gravity * (face.h * face.h));
}
// The velocity that a part of the water's discharge is (m2/s).
template <class V>
SPATE_FUNCTION V velocity_of(V discharge, const FaceState<V>& face) {
  return discharge / max(face.h, V(1e-20f));
}

// Applies a barrier to one face of a cell, with outward velocities. What cannot pass, below the crest or
// below the other cell's ground, meets a wall; returns the force on that, m3/s2. over: the flow over the
// barrier.
template <class Scheme, class V>
SPATE_FUNCTION V meet_barrier(FaceState<V>& face, const Overflow<V>& over, V step, V depth, V wedge,
                              const SchemeNumbers& numbers) {
  const V zero(0.0f);
  const auto passes = over.most > 0.0f, climbs = passes && step > 0.0f;
  FaceState<V> beyond{select(passes, face.h, zero), select(passes, face.un, zero), face.ut};
  if (any(climbs)) {
    const FaceState<V> top = climb(face, face.h - step, numbers.gravity);
    beyond = {select(climbs, top.h, beyond.h), select(climbs, top.un, beyond.un), face.ut};
  }
  const V slowed = velocity_of(face.h * face.un - beyond.h * beyond.un, face);
  const V force = force_of_change<Scheme>(face, select(passes, slowed, face.un),
                                          FaceCell<V>{face.h, depth, wedge}, numbers);
  face = beyond;
  return force + over.loss;
}

// The state in the middle of a face, from those at its two Gauss points. At a barrier, which has one point,
// they are the same.
template <class Scheme, class V>
SPATE_FUNCTION FaceState<V> middle(const FaceState<V>& one, [[maybe_unused]] const FaceState<V>& other) {
  if constexpr (Scheme::two_points)
    return {0.5f * (one.h + other.h), 0.5f * (one.un + other.un), 0.5f * (one.ut + other.ut)};
  return one;
}

// The force on a wall that stops all water, m3/s2; the velocity is outward.
template <class Scheme, class V>
SPATE_FUNCTION V force_on_wall(const FaceState<V>& face, V depth, V wedge, const SchemeNumbers& numbers) {
  return force_of_change<Scheme>(face, face.un, FaceCell<V>{face.h, depth, wedge}, numbers) + V(0.0f);
}

// What meet_barriers gives, to the bit, where nothing passes: the water meets a wall. behind, ahead: the
// states at the faces, with outward velocities. Few cells have water at two barred faces, so the force on one
// is computed for all cells at once.
template <class Scheme, class V, class Mask>
SPATE_FUNCTION void meet_closed(Reconstruction<V>& r, const FaceState<V>& behind, const FaceState<V>& ahead,
                                V depth, Mask has_behind, Mask has_ahead, const SchemeNumbers& numbers) {
  const V zero(0.0f);
  const auto presses_behind = has_behind && behind.h > zero, presses_ahead = has_ahead && ahead.h > zero;
  r.behind.h = select(!has_behind, r.behind.h, zero);
  r.behind.un = -select(!has_behind, -r.behind.un, zero);
  r.ahead.h = select(!has_ahead, r.ahead.h, zero);
  r.ahead.un = select(!has_ahead, r.ahead.un, zero);
  V force = zero;
  if (any(presses_behind || presses_ahead)) {
    const V force_behind =
        force_on_wall<Scheme>(chosen(presses_behind, behind, ahead), depth, r.wedge, numbers);
    const auto both = presses_behind && presses_ahead;
    V force_ahead = force_behind;
    if (any(both))
      force_ahead = select(both, force_on_wall<Scheme>(ahead, depth, r.wedge, numbers), force_behind);
    force = select(presses_behind, force_behind, zero) - select(presses_ahead, force_ahead, zero);
  }
  r.bed_force = r.bed_force + force;
}

// Applies the barriers at the two faces of a cell in a line. sills: lowest() gives the lowest sill of the
// cell (m), faces() those at the two faces, which matter only where water reaches the lowest (below 0 beside
// a bridge). bridged: whether there is a bridge; it leaves the states at its face as they are. Returns the
// largest outward discharge over each barrier, and over and beneath each bridge, m2/s.
template <class Scheme, class V, class Mask, class Sills>
SPATE_FUNCTION BesideBarrier<V> meet_barriers(Reconstruction<V>& r, V depth, Mask has_behind, Mask has_ahead,
                                              Mask bridged, const Sills& sills,
                                              const SchemeNumbers& numbers) {
  const V zero(0.0f), lowest = sills.lowest();
  FaceState<V> behind = middle<Scheme>(r.behind, r.second_behind),
               ahead = middle<Scheme>(r.ahead, r.second_ahead);
  behind.un = -behind.un;
  // No less than the energy of the water at either face.
  const V fastest = max(behind.un * behind.un, ahead.un * ahead.un);
  const auto reaches = fma(fastest, V(0.5f / numbers.gravity), max(behind.h, ahead.h)) > lowest;
  Overflow<V> over_behind{zero, zero}, over_ahead{zero, zero};
  V step_behind = zero, step_ahead = zero, beneath_behind = zero, beneath_ahead = zero;
  if (any(bridged || ((has_behind || has_ahead) && reaches))) {
    const LineSills<V> faces = sills.faces();
    over_behind = overflow(behind, faces.behind, numbers);
    over_ahead = overflow(ahead, faces.ahead, numbers);
    step_behind = faces.behind.step;
    step_ahead = faces.ahead.step;
    beneath_behind = faces.behind.beneath;
    beneath_ahead = faces.ahead.beneath;
  } else if (is_lanes<V>) {
    meet_closed<Scheme>(r, behind, ahead, depth, has_behind, has_ahead, numbers);
    return {zero, zero};
  }
  const V force_behind = meet_barrier<Scheme>(behind, over_behind, step_behind, depth, r.wedge, numbers);
  const V force_ahead = meet_barrier<Scheme>(ahead, over_ahead, step_ahead, depth, r.wedge, numbers);
  r.behind.h = select(has_behind, behind.h, r.behind.h);
  r.behind.un = select(has_behind, -behind.un, r.behind.un);
  r.ahead.h = select(has_ahead, ahead.h, r.ahead.h);
  r.ahead.un = select(has_ahead, ahead.un, r.ahead.un);
  r.bed_force = r.bed_force + (select(has_behind, force_behind, zero) - select(has_ahead, force_ahead, zero));
  return {over_behind.most + beneath_behind, over_ahead.most + beneath_ahead};
}

// The net pressure on one side of a partly closed face, with outward velocities. carried, passes: the
// momentum and the mass (m2/s) that the flux carries outward.
template <class Scheme, class V>
SPATE_FUNCTION V net_beside(const FaceState<V>& face, V net, V carried, V passes, V open,
                            const FaceCell<V>& cell, const SchemeNumbers& numbers) {
  const V closed = 1.0f - open, q = face.h * face.un;
  const auto leaves = passes > 0.0f;
  const V slowed = velocity_of(select(leaves, q - passes, closed * q), face);
  const V force = force_of_change<Scheme>(face, slowed, cell, numbers);
  // Where water leaves, the flow beside the crest is as fast as it has to be, whatever the crest's share in
  // the face draws.
  const V drawn = fma(passes, face.un, force - carried), open2 = open * open, open4 = open2 * open2;
  return select(leaves, drawn + open4 * open4 * (net - drawn), fma(open, net, force));
}

// The flux through a face with a barrier, from that without one: so much of the face is closed that the rest
// lets through no more than may cross. most_l, most_r: the largest discharges from l rightward and from r
// leftward, m2/s.
template <class Scheme, class V>
SPATE_FUNCTION FaceFlux<V> partly_closed(const FaceFlux<V>& flux, const FaceState<V>& l,
                                         const FaceState<V>& r, const FaceCell<V>& cell_l,
                                         const FaceCell<V>& cell_r, V most_l, V most_r,
                                         const SchemeNumbers& numbers) {
  const V most = select(flux.mass > 0.0f, most_l, most_r), wanted = abs(flux.mass);
  const auto full = !(wanted > most);
  if (!any(!full)) return flux;
  const V open = most / max(wanted, V(1e-20f)), mass = open * flux.mass, carried = open * flux.normal;
  const FaceState<V> mirrored{r.h, -r.un, r.ut};
  const V net_l = net_beside<Scheme>(l, flux.net_l, carried, mass, open, cell_l, numbers);
  const V net_r = net_beside<Scheme>(mirrored, flux.net_r, carried, -mass, open, cell_r, numbers);
  return {select(full, flux.mass, mass), select(full, flux.normal, carried),
          select(full, flux.tangential, open * flux.tangential), select(full, flux.net_l, net_l),
          select(full, flux.net_r, net_r)};
}

}  // namespace SPATE_PRECISION
}  // namespace spate
