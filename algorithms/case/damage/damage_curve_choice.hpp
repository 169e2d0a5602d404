// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of a building's curve by its class, through a table or because the class is the id of a curve.
#pragma once

#include <map>
#include <string>

#include "algorithms/io/table/damage_curves.hpp"
#include "algorithms/io/table/table.hpp"

namespace spate {

// The curves that are part of Spate: JRC (jrc_europe_residential ...) and HAZUS (RES1-1SNB ...).
const io::DamageCurves& shipped_curves();
bool is_hazus_curve(const std::string& id);
bool is_contents_curve(const std::string& id);  // by its id, which ends in contents_suffix

// Adds all shipped curves, and those for contents, except where the id is taken already.
void add_shipped_curves(io::DamageCurves& curves);

// The curve of each class, from a table with the columns class and curve_id. Throws Error with the line of a
// class that occurs twice, or of an unknown curve.
std::map<std::string, std::string> read_class_curves(const io::Table& table, const io::DamageCurves& curves);

// The curve with that id. Throws Error for an unknown id, with the most similar ones; where: the parameter
// that holds it.
const io::DamageCurve& known_curve(const io::DamageCurves& curves, const std::string& id,
                                   const std::string& where);

// The curve for the contents of buildings with the curve id: a separate one if there is one, or else the
// same.
const io::DamageCurve& contents_curve(const io::DamageCurves& curves, const std::string& id);

}  // namespace spate
