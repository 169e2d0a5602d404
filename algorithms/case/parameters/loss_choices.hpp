// SPDX-License-Identifier: GPL-3.0-or-later
// What the user has chosen of the losses, as far as it needs no layer.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "algorithms/case/parameters/values.hpp"
#include "algorithms/io/table/soil_table.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// In the order of LossMethod.
constexpr std::array<const char*, 5> loss_method_names = {"none", "constant", "horton", "green_ampt",
                                                          "curve_number"};

struct LossChoices {
  LossMethod method = LossMethod::none;
  io::SoilNumbers numbers;         // for all places, by the columns of tables of soils
  std::vector<std::string> given;  // the parameters of those that are not 0
  double saturation = 0.5;
  double drying = 0;       // s
  double evaporation = 0;  // mm/h
};

void add_loss_parameters(ParameterList& to);
LossChoices read_loss_choices(const Values& values);

}  // namespace spate
