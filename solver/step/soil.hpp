// SPDX-License-Identifier: GPL-3.0-or-later
// What the soil below a cell takes in a stage, and what it remembers. Every backend uses this; V is a float
// or a SIMD lane type.
//
// A soil is stored like the state, twice: a stage reads that at the step's start and writes the other, so a
// stage may be repeated. Without water nothing changes: a soil that dries catches up when water comes again,
// so tiles that are not computed need no care.
#pragma once

#include "solver/equations/losses.hpp"
#include "solver/model/losses.hpp"
#include "solver/step/finish_cell.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The values stored for the soil of a cell. The later ones are there only where `keeps_store`.
enum SoilPlane : int {
  soil_total,       // m infiltrated since the start
  soil_total_rest,  // m, what rounding left out of it
  soil_store,       // m that count for the method: of Horton, beyond the final rate
  soil_store_rest,
  soil_wet_until,  // s, the end of the last step with water
  soil_planes_at_most
};

// Constant through a run.
struct LossRules {
  LossMethod method;
  bool keeps_store;  // what counts for the method is not all that has infiltrated since the start
  Real drying;       // 1/s; 0: it does not
  int planes;        // stored
};
inline LossRules loss_rules(const Losses& losses) {
  const bool dries =
      losses.drying > 0 && (losses.method == LossMethod::horton || losses.method == LossMethod::green_ampt);
  const bool keeps = dries || losses.method == LossMethod::horton;
  // 98 % in the drying time (Rossman and Huber 2016, section 4.3, for Horton; here for both).
  constexpr double of_98_percent = 3.912023;
  return {losses.method, keeps, dries ? static_cast<Real>(of_98_percent / losses.drying) : 0.0f,
          losses.method == LossMethod::none ? 0
          : keeps                           ? static_cast<int>(soil_planes_at_most)
                                            : soil_total_rest + 1};
}

// Rain comes in quanta: a soil is not dry between two of them. So long may the weakest rain that matters,
// 0.1 mm/h, take to make one, s.
inline constexpr Real between_quanta = static_cast<Real>(depth_quantum / (0.1e-3 / 3600));

template <class V>
struct Soil {
  V total, total_rest, store = 0.0f, store_rest = 0.0f, wet_until = 0.0f;
};
// load(plane) reads a stored value, store(plane, value) writes it.
template <class V, class Load>
SPATE_FUNCTION Soil<V> load_soil(const LossRules& rules, const Load& load) {
  if (!rules.keeps_store) return {load(soil_total), load(soil_total_rest)};
  return {load(soil_total), load(soil_total_rest), load(soil_store), load(soil_store_rest),
          load(soil_wet_until)};
}
template <class V, class Store>
SPATE_FUNCTION void store_soil(const LossRules& rules, const Soil<V>& soil, const Store& store) {
  store(soil_total, soil.total);
  store(soil_total_rest, soil.total_rest);
  if (!rules.keeps_store) return;
  store(soil_store, soil.store);
  store(soil_store_rest, soil.store_rest);
  store(soil_wet_until, soil.wet_until);
}

template <class V>
SPATE_FUNCTION void add_to(V& sum, V& rest, V more) {
  const V gained = rest + more, total = sum + gained;
  rest = left_out(sum, gained, total);
  sum = total;
}

// Takes what the soil takes in a stage from a cell with all its sources; returns the amount. soil: at the
// step's start, then what the stage writes. Heun's first stage writes what it took and whether there was
// water in place of the first two values; its second stage gets that as `first` and `first_wet`. rain: on the
// cell within the step, with that of roofs beside it, m.
template <class V>
SPATE_FUNCTION Amount<V> infiltrate(CellState<V>& cell, Soil<V>& soil, const SoilKind<V>& kind,
                                    const LossRules& rules, const StageNumbers& stage, V rain, V first,
                                    V first_wet) {
  const V zero(0.0f), one(1.0f), begin(stage.time_begin);
  const bool ends = stage.average || stage.weight == 1.0;
  // Of what is taken away, Heun's scheme leaves the half in each step: thinner films count as none.
  const auto wet = cell.h > 1e-9f;
  const V wet_before = stage.average ? first_wet : zero;
  const auto ever = wet || wet_before > zero;
  const V since = max(begin - soil.wet_until, zero);  // there was water
  if (rules.drying > 0.0f) {
    const V dry = since - V(between_quanta);
    const auto dries = ever && dry > zero && soil.store > zero;
    if (any(dries)) {
      const V left = exp_of_minus(max(dry, zero) * rules.drying);
      soil.store = select(dries, soil.store * left, soil.store);
      soil.store_rest = select(dries, soil.store_rest * left, soil.store_rest);
    }
  }
  const V beyond = (soil.total - kind.initial) + soil.total_rest;
  const bool of_rain = rules.method == LossMethod::curve_number;
  const V initial = of_rain ? min(max(-beyond, zero), rain) : max(-beyond, zero);
  const V counts = rules.keeps_store ? soil.store : max(beyond, zero);
  V most = initial;
  switch (rules.method) {
    case LossMethod::none:
      break;
    case LossMethod::constant:
      most = most + kind.rate * stage.dt;
      break;
    case LossMethod::horton:
      most = most + horton_loss(kind, counts, stage.dt);
      break;
    case LossMethod::green_ampt:
      most = most + green_ampt_loss(kind, counts, cell.h, stage.dt);
      break;
    case LossMethod::curve_number:
      most = most + curve_number_loss(kind, counts, rain - initial);
      break;
  }
  const Amount<V> taken = take(cell, most);
  const V now = taken.depth + taken.rest;
  if (!ends) {
    soil.total = now;
    soil.total_rest = select(wet, one, zero);
    return taken;
  }
  const V all = stage.average ? 0.5f * (first + now) : now;
  add_to(soil.total, soil.total_rest, all);
  if (rules.keeps_store) {
    const V filled = max(all - initial, zero);
    // What comes at once has fallen since there was water last: the final rate could have taken so much of
    // it.
    const V usual = kind.rate * (min(since, V(between_quanta)) + V(stage.dt));
    const V more = rules.method == LossMethod::horton ? max(filled - usual, zero) : filled;
    add_to(soil.store, soil.store_rest, more);
    soil.wet_until = select(ever, V(stage.time_end), soil.wet_until);
  }
  return taken;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
