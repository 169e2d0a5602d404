// SPDX-License-Identifier: GPL-3.0-or-later
// The damage of the same buildings in several floods, from the layers of the parameter LAYERS.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/log/log.hpp"

namespace spate {

// The return period of each layer's flood, years: what its field of that name holds in all rows; NaN where it
// has no such field, or no value in it. Throws Error for a layer whose rows differ, and for what is no number
// above 0.
std::vector<double> periods_of(const Inputs& inputs, const std::vector<LayerInput>& layers,
                               const std::string& field, const Log& log);

// Those that the layers name and those that the user gave, in their order; one of the two may be empty or
// NaN. Throws Error where they differ, where one is missing and where two are the same.
std::vector<double> agreed_periods(const std::vector<LayerInput>& layers, const std::vector<double>& named,
                                   const std::vector<double>& given);

// The damages of all floods, in the order of the layers.
struct EventDamages {
  std::vector<double> return_periods;         // years
  std::vector<std::vector<double>> of_event;  // one for each building of the first layer; NaN = unknown
  std::vector<std::int64_t> ids;              // of the features of the first layer
  std::size_t buildings() const { return of_event.front().size(); }
  std::vector<double> of_building(std::size_t building) const;
};

// id_field: the field that identifies a building in all layers; empty = buildings are matched by their order.
// Throws Error when the layers do not have the same buildings, and for a negative damage.
EventDamages read_damages(const Inputs& inputs, const std::vector<LayerInput>& layers,
                          const std::vector<double>& return_periods, const std::string& field,
                          const std::string& id_field, Log& log);

}  // namespace spate
