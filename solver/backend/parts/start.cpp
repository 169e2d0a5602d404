// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/parts/start.hpp"

#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "solver/domain/together.hpp"

namespace spate {
namespace {

// Gives values at rank 0 and takes them elsewhere, in the same order. Structured bindings name every member,
// so that the compiler stops here when one is added.
class Sharing {
 public:
  explicit Sharing(Exchange& exchange) : exchange_(exchange) {}

  template <class... T>
  void all(T&... values) {
    (share(values), ...);
  }

 private:
  template <class T>
  std::enable_if_t<std::is_trivially_copyable_v<T>> share(T& value) {
    exchange_.broadcast(&value, sizeof value);
  }
  std::size_t share_size(std::size_t size) {
    std::uint64_t count = size;
    share(count);
    return count;
  }
  void share(std::string& text) { spate::share(exchange_, text); }
  template <class T>
  void share(std::vector<T>& values) {
    values.resize(share_size(values.size()));
    if constexpr (std::is_trivially_copyable_v<T>)
      exchange_.broadcast(values.data(), values.size() * sizeof(T));
    else
      for (T& value : values) share(value);
  }
  // Whoever computes asks rank 0 for the values of its tiles; one value for all cells it gets at once.
  void share_field(SharedField<float>& field) {
    std::vector<float> uniform;
    if (field.size() == 1) uniform = field.values();
    share(uniform);
    if (!exchange_.leads()) field = uniform;
  }
  void share(Series& series) {
    std::vector<double> times = series.times(), values = series.values();
    all(times, values);
    if (!exchange_.leads()) series = times.empty() ? Series() : Series(std::move(times), std::move(values));
  }
  void share(EdgeCondition& condition) {
    auto& [kind, series] = condition;
    all(kind, series);
  }
  void share(Boundary& boundary) {
    auto& [name, condition, faces] = boundary;
    all(name, condition, faces);
  }
  void share(Inflow& inflow) {
    auto& [name, kind, series, cells] = inflow;
    all(name, kind, series, cells);
  }
  void share(Barrier& barrier) {
    auto& [name, faces, covered, fills, close, open, breach, breach_duration, breach_crest, growth,
           reported] = barrier;
    all(name, faces, covered, fills, close, open, breach, breach_duration, breach_crest, growth, reported);
  }
  void share(Bridge& bridge) {
    auto& [name, faces, piers, pier_shape, orifice, sluice] = bridge;
    all(name, faces, piers, pier_shape, orifice, sluice);
  }
  void share(Section& section) {
    auto& [name, faces] = section;
    all(name, faces);
  }
  void share(Structure& structure) {
    auto& [name, kind, paths, flap, up, down, width, height, coefficient, shape, inlet, barrels, length,
           manning, k_entry, k_exit, jets, mouth, opening, opening_series, opening_speed, discharge, rule,
           grate] = structure;
    all(name, kind, paths, flap, up, down, width, height, coefficient, shape, inlet, barrels, length, manning,
        k_entry, k_exit, jets, mouth, opening, opening_series, opening_speed, discharge, rule, grate);
  }
  void share(Terrain& terrain) {
    [[maybe_unused]] auto& [grid, datum, zb, manning, taken] = terrain;
    all(grid, datum);
    share_field(manning);
  }
  void share(Losses& losses) {
    auto& [method, soil, drying, evaporation] = losses;
    share(method);
    for (SharedField<float>& numbers : soil) share_field(numbers);
    all(drying, evaporation);
  }
  void share(std::shared_ptr<const RainField>& field) {
    bool given = field != nullptr;
    share(given);
    if (!given) return;
    RainField received;  // rank 0 is only read, so the field stays shared with other scenarios
    RainField& own = exchange_.leads() ? const_cast<RainField&>(*field) : received;
    auto& [times, sources, rates, first_part, parts, map] = own;
    auto& [columns, rows, pages, mixed] = map;
    all(times, sources, rates, first_part, parts, columns, rows, pages, mixed);
    if (!exchange_.leads()) field = std::make_shared<const RainField>(std::move(received));
  }
  void share(Scenario& scenario) {
    [[maybe_unused]] auto& [terrain, sides, nodata_continues, boundaries, inflows, barriers, sections,
                            structures, bridges, rain, rain_field, rain_field_factor, roof_rain, infiltration,
                            losses, depth, level, hu, hv] = scenario;
    share(terrain);
    for (EdgeCondition& side : sides) share(side);
    all(nodata_continues, boundaries, inflows, barriers, sections, structures, bridges, rain, rain_field,
        rain_field_factor, roof_rain, infiltration, losses);
  }
  void share(Numerics& numerics) {
    auto& [scheme, integrator, precision, cfl, theta, gravity, dry_depth, film_depth, desingularisation,
           arrival_depths, step_limits, tile_size, sparse, threads, parts, shuffle_steps, fast_math,
           gpu_memory, instruction_set] = numerics;
    all(scheme, integrator, precision, cfl, theta, gravity, dry_depth, film_depth, desingularisation,
        arrival_depths, step_limits, tile_size, sparse, threads, parts, shuffle_steps, fast_math, gpu_memory,
        instruction_set);
  }
  void share(RunState& state) {
    [[maybe_unused]] auto& [steps, counted, initial, forcing, barriers, sections, links, limits, cells] =
        state;
    auto& [rain, infiltration, evaporation, zones, gain, taken] = forcing;
    auto& [breached, tallies, barred, highest_water, part_faces, part_barriers, freeboard, overtopped,
           bridges, beneath] = barriers;
    auto& [waiting, carried, remainder, states, exchanged] = links;
    auto& [since, limiting, limited] = limits;
    all(steps, counted, initial, rain, infiltration, evaporation, zones, gain, taken, breached, tallies,
        barred, highest_water, part_faces, part_barriers, freeboard, overtopped, bridges, beneath, sections,
        waiting, carried, remainder, states, exchanged, since, limiting, limited);
  }
  void share(ImposedEdge& edge) {
    auto& [condition, faces] = edge;
    all(condition, faces);
  }
  void share(Outline& outline) {
    auto& [flags, wet, flows, holds, woken, for_blocks, imposed, flow_cells, rained_cells, cells, codes,
           heights, of_cells, varying] = outline;
    auto& [nodes, solid, of_nodes, of_solid] = heights;
    auto& [rained, manning] = of_cells;
    all(flags, wet, flows, holds, woken, for_blocks, imposed, flow_cells, rained_cells, cells, codes, nodes,
        solid, of_nodes, of_solid, rained, manning, varying);
  }

  Exchange& exchange_;
};

// What rank 0 only reads and the others fill.
template <class T>
std::shared_ptr<T> to_share(Exchange& exchange, const std::shared_ptr<const T>& own) {
  return exchange.leads() ? std::const_pointer_cast<T>(own) : std::make_shared<T>();
}

}  // namespace

Start share(Exchange& exchange, const Start& start) {
  if (exchange.shares_memory()) {
    const Start* shared = &start;
    // NOLINTNEXTLINE(bugprone-sizeof-expression): the pointer travels, not what it points to
    exchange.broadcast(&shared, sizeof shared);
    return *shared;
  }
  const std::shared_ptr<Scenario> scenario = to_share(exchange, start.scenario);
  Start shared{scenario, start.numerics, nullptr, start.gpus};
  bool resumes = start.from != nullptr;
  Sharing sharing(exchange);
  sharing.all(shared.gpus, shared.numerics, resumes, *scenario);
  if (!resumes) return shared;
  const std::shared_ptr<RunState> from = to_share(exchange, start.from);
  sharing.all(*from);
  shared.from = from;
  return shared;
}

void share(Exchange& exchange, Outline& outline) {
  Sharing(exchange).all(outline);
}

}  // namespace spate
