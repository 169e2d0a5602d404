// SPDX-License-Identifier: GPL-3.0-or-later
// Structured bindings name every field of a scenario, so that this file does not compile when one is added.
#include "algorithms/case/inputs/fingerprint.hpp"

#include <algorithm>
#include <set>
#include <sstream>
#include <type_traits>

#include "algorithms/case/inputs/sha256.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/map_scale.hpp"
#include "solver/run/crests.hpp"

namespace spate {
namespace {

class Fingerprint {
 public:
  // bytes: the expected number, for the progress.
  explicit Fingerprint(const Watch& watch = no_watch, double bytes = 1) : watch_(watch), all_(bytes) {}
  template <typename T>
  void add(const T& value) {
    static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>, "padding would be part of it");
    add_bytes(&value, sizeof value);
  }
  template <typename T>
  void add(const std::vector<T>& values) {
    add(values.size());
    if constexpr (std::is_arithmetic_v<T>)
      add_bytes(values.data(), values.size() * sizeof(T));
    else
      for (const T& value : values) add(value);
  }
  template <typename T>
  void add(const SharedField<T>& field) {
    add(field.size());
    field.pages().each_piece(0, field.size(), [&](std::size_t begin, std::size_t end, const T* values, bool) {
      add_bytes(values, (end - begin) * sizeof(T));
    });
  }
  void add(const std::string& text) {
    add(text.size());
    add_bytes(text.data(), text.size());
  }
  void add(const Series& series) {
    add(series.times());
    add(series.values());
  }
  void add(const Grid& grid) {
    const auto& [columns, rows, spacing, west, south] = grid;
    add_all(columns, rows, spacing, west, south);
  }
  void add(const io::GeoReference& reference) {
    const auto& [grid, width, height, north, wkt, name] = reference;
    add_all(grid, width, height, north, io::crs_key(wkt));
  }
  void add(const Terrain& terrain) {
    const auto& [grid, datum, zb, manning, taken] = terrain;
    add_all(grid, datum, zb, manning, taken);
  }
  void add(const Face& face) {
    const auto& [column, row, side] = face;
    add_all(column, row, side);
  }
  void add(const EdgeCondition& condition) {
    const auto& [kind, series] = condition;
    add_all(kind, series);
  }
  void add(const Boundary& boundary) {
    const auto& [name, condition, faces] = boundary;
    add_all(condition, faces);
  }
  void add(const CellShare& cell) {
    const auto& [index, share] = cell;
    add_all(index, share);
  }
  void add(const Inflow& inflow) {
    const auto& [name, kind, series, cells] = inflow;
    add_all(kind, series, cells);
  }
  void add(const BarrierFace& barrier) {
    const auto& [face, crest, width, along] = barrier;
    add_all(face, crest, width, along);
  }
  void add(const Barrier& barrier) {
    const auto& [name, faces, covered, fills, close, open, breach, breach_duration, breach_crest, growth,
                 reported] = barrier;
    const auto& [breach_width, critical_velocity, beside] = growth;
    add_all(faces, covered, fills, close, open, breach, breach_duration, breach_crest, breach_width,
            critical_velocity, beside[0], beside[1], reported);
  }
  void add(const CulvertInlet& inlet) {
    const auto& [form, K, M, c, Y, slope_factor] = inlet;
    add_all(form, K, M, c, Y, slope_factor);
  }
  void add(const StructurePath& path) {
    const auto& [from, to, share] = path;
    add_all(from, to, share);
  }
  void add(const LevelRule& rule) {
    const auto& [kind, cell, low, high] = rule;
    add_all(kind, cell, low, high);
  }
  void add(const Grate& grate) {
    const auto& [area, clogging, capacity, on_ground, takes_roofs] = grate;
    add_all(area, clogging, capacity, on_ground, takes_roofs);
  }
  void add(const JetDirection& jet) {
    const auto& [x, y] = jet;
    add_all(x, y);
  }
  void add(const Structure& structure) {
    const auto& [name, kind, paths, flap, up, down, width, height, coefficient, shape, inlet, barrels, length,
                 manning, k_entry, k_exit, jets, mouth, opening, opening_series, opening_speed, discharge,
                 rule, grate] = structure;
    add_all(kind, paths, flap, up, down, width, height, coefficient, shape, inlet, barrels, length, manning,
            k_entry, k_exit, jets[0], jets[1], mouth, opening, opening_series, opening_speed, discharge, rule,
            grate);
  }
  void add(const BridgeFace& of) {
    const auto& [face, soffit, deck, width] = of;
    add_all(face, soffit, deck, width);
  }
  void add(const Bridge& bridge) {
    const auto& [name, faces, piers, pier_shape, orifice, sluice] = bridge;
    add_all(faces, piers, pier_shape, orifice, sluice);
  }
  void add(const RainPart& part) {
    const auto& [source, share] = part;
    add_all(source, share);
  }
  void add(const std::shared_ptr<const RainField>& field) {
    add(field != nullptr);
    if (field == nullptr) return;
    const auto& [times, sources, rates, first_part, parts, map] = *field;
    const auto& [columns, rows, pages, mixed] = map;
    add_all(times, sources, rates, first_part, parts, columns, rows, pages, mixed);
  }
  void add(const Losses& losses) {
    const auto& [method, soil, drying, evaporation] = losses;
    add(method);
    for (const SharedField<float>& numbers : soil) add(numbers);
    add_all(drying, evaporation);
  }
  template <typename... Parts>
  void add_all(const Parts&... parts) {
    (add(parts), ...);
  }
  std::string result() { return hash_.hex(); }

 private:
  void add_bytes(const void* data, std::size_t size) {
    constexpr std::size_t at_once = std::size_t{1} << 24;
    const auto* bytes = static_cast<const char*>(data);
    for (std::size_t begin = 0; begin < size; begin += at_once) {
      const std::size_t count = std::min(at_once, size - begin);
      hash_.add(bytes + begin, count);
      done_ += static_cast<double>(count);
      unwatched_ += count;
      if (unwatched_ < at_once) continue;
      unwatched_ = 0;
      watch_(std::min(done_ / all_, 1.0));
    }
  }

  const Watch watch_;
  const double all_;
  double done_ = 0;
  std::size_t unwatched_ = 0;
  Sha256 hash_;
};

// The parameters on which the results depend, without those named. The device matters only with fast
// arithmetic.
std::string counting_parameters(const Parameters& parameters, std::set<std::string> irrelevant = {}) {
  irrelevant.insert(
      {"step_limits", "tile_size", "sparse", "threads", "parts", "instruction_set", "gpu_memory", "device"});
  std::string counting;
  std::istringstream lines(parameters.to_text());
  for (std::string line; std::getline(lines, line);)
    if (irrelevant.count(line.substr(0, line.find('='))) == 0) counting += line + "\n";
  if (parameters.numerics.fast_math)
    counting += chosen_gpus(parameters.device).empty() ? "device=cpu" : "device=cuda";
  return counting;
}

}  // namespace

std::string common_fingerprint(const Scenario& scenario, const io::GeoReference& reference,
                               const Parameters& parameters, const Watch& watch) {
  const Terrain& terrain = scenario.terrain;
  Fingerprint fingerprint(
      watch,
      static_cast<double>(sizeof(float) * (terrain.zb.size() + terrain.manning.size() +
                                           scenario.initial_depth.size() + scenario.initial_level.size() +
                                           scenario.initial_hu.size() + scenario.initial_hv.size()) +
                          terrain.taken.size()));
  fingerprint.add_all(std::string(version()), counting_parameters(parameters), reference, scenario.terrain,
                      scenario.initial_depth, scenario.initial_level, scenario.initial_hu,
                      scenario.initial_hv);
  return fingerprint.result();
}

std::string member_fingerprint(const std::string& common, const Scenario& scenario,
                               const io::ScenarioRow& row) {
  // Sections do not change the flow, and members have none.
  const auto& [terrain, sides, outlet, boundaries, inflows, barriers, sections, structures, bridges, rain,
               rain_field, rain_factor, roofs, infiltration, losses, depth, level, hu, hv] = scenario;
  Fingerprint fingerprint;
  fingerprint.add_all(common, sides[0], sides[1], sides[2], sides[3], outlet, boundaries, inflows, barriers,
                      structures, bridges, rain, rain_field, rain_factor, roofs, infiltration, losses,
                      row.manning_factor);
  if (row.return_period) fingerprint.add(*row.return_period);  // part of the maps' metadata
  return fingerprint.result();
}

RunIdentity run_identity(const Scenario& scenario, std::size_t drawn, double crest_threshold,
                         const io::GeoReference& reference, const Parameters& parameters,
                         const Watch& watch) {
  const auto& [terrain, sides, outlet, boundaries, inflows, barriers, sections, structures, bridges, rain,
               rain_field, rain_factor, roofs, infiltration, losses, depth, level, hu, hv] = scenario;
  const auto& [grid, datum, zb, manning, taken] = terrain;
  const auto of = [&](const auto&... values) {
    Fingerprint fingerprint(watch, static_cast<double>(sizeof(float) * scenario.terrain.zb.size()));
    fingerprint.add_all(values...);
    return fingerprint.result();
  };
  RunIdentity identity;
  Fingerprint of_drawn, of_buildings, of_crests, places, constants, series;
  for (std::size_t i = 0; i < barriers.size(); ++i) {
    const bool are_crests =
        i >= drawn && barriers[i].name == crests_name;  // they follow from the other parts
    identity.barriers.push_back(are_crests ? crests_name : of(i < drawn, barriers[i]));
    if (are_crests) continue;
    (i < drawn ? of_drawn : barriers[i].fills ? of_buildings : of_crests).add(barriers[i]);
  }
  for (const Section& section : sections) identity.sections.push_back(faces_fingerprint(section.faces));
  for (const Inflow& inflow : inflows) {
    places.add_all(inflow.kind, inflow.cells);
    (inflow.series.times().size() > 1 ? series : constants).add(inflow.series);
  }
  constexpr bool may_change = true;
  identity.parts = {{"DEM", of(grid, datum, zb, reference)},
                    {"MANNING", of(manning)},
                    {"BUILDINGS", of(taken, of_buildings.result())},
                    {"CREST_THRESHOLD", of(crest_threshold)},
                    {"BARRIERS", of_drawn.result(), may_change},
                    {"INFLOWS", places.result(), may_change},
                    {"INFLOWS", constants.result(), may_change},  // discharges and levels of its own fields
                    {"HYDROGRAPHS", series.result(), may_change},
                    {"WEST, EAST, NORTH, SOUTH, BOUNDARIES, NODATA_OUTLET",
                     of(sides[0], sides[1], sides[2], sides[3], outlet, boundaries)},
                    {"RAIN", of(rain, rain_field, rain_factor, roofs)},
                    {"INFILTRATION", of(infiltration)},
                    {"LOSSES", of(losses)},
                    {"STRUCTURES, INLETS", of(structures, bridges, of_crests.result())},
                    {"WATER_BODIES, INITIAL_DEPTH", of(depth, level, hu, hv)}};
  std::istringstream lines(counting_parameters(parameters, {"duration", "snapshot_interval"}));
  for (std::string line; std::getline(lines, line);)
    identity.parts.push_back({in_capitals(line.substr(0, line.find('='))), of(line)});
  return identity;
}

std::string faces_fingerprint(const std::vector<Face>& faces) {
  Fingerprint fingerprint;
  fingerprint.add(faces);
  return fingerprint.result();
}

}  // namespace spate
