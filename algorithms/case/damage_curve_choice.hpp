// SPDX-License-Identifier: GPL-3.0-or-later
// Which curve a building has: from its class, by a table or by its name.
#pragma once

#include <QString>
#include <map>

#include "algorithms/io/table/damage_curves.hpp"
#include "algorithms/io/table/hydrograph_table.hpp"

namespace spate {

// The curves that are part of Spate: JRC (jrc_europe_residential ...) and HAZUS (RES1-1SNB ...).
const io::DamageCurves& shippedCurves();
bool isHazusCurve(const QString& id);
// All but those whose id is there already, with the curves of their contents.
void addShippedCurves(io::DamageCurves& curves);

// Columns class and curve_id. Throws for a class twice, and for a curve that is not known, with the line.
std::map<QString, QString> readClassCurves(const io::Table& table, const io::DamageCurves& curves);

// The curve with that id; throws inputError that says where the id stands.
const io::DamageCurve& knownCurve(const io::DamageCurves& curves, const QString& id, const QString& where);

// The curve of the contents that belongs to a curve: its own, else the same one.
const io::DamageCurve& contentsCurve(const io::DamageCurves& curves, const QString& id);

}  // namespace spate
