// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/damage/damage_curve_choice.hpp"

#include <vector>

#include "algorithms/case/damage/damage_model.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/table/shipped_tables.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// The ids most similar to the given one, which may be misspelt.
std::string nearest_to(const std::string& id, const io::DamageCurves& curves) {
  std::vector<std::string> ids;
  for (const auto& [known, curve] : curves)
    if (!is_contents_curve(known)) ids.push_back(known);
  return joined(nearest_names(id, ids, 6));
}

}  // namespace

const io::DamageCurves& shipped_curves() {
  static const io::DamageCurves curves = [] {
    io::DamageCurves all = io::read_damage_curves(io::shipped_table("jrc_2017"));
    all.merge(io::read_damage_curves(io::shipped_table("hazus_6.1")));
    return all;
  }();
  return curves;
}

bool is_contents_curve(const std::string& id) {
  const std::string suffix = contents_suffix;
  return id.size() >= suffix.size() && id.compare(id.size() - suffix.size(), suffix.size(), suffix) == 0;
}

bool is_hazus_curve(const std::string& id) {
  return id.rfind("jrc_", 0) != 0 && shipped_curves().count(id) != 0;
}

void add_shipped_curves(io::DamageCurves& curves) {
  const io::DamageCurves own = curves;
  for (const auto& [id, curve] : shipped_curves())
    if (own.count(id) == 0 && own.count(id.substr(0, id.rfind(contents_suffix))) == 0)
      curves.emplace(id, curve);
}

std::map<std::string, std::string> read_class_curves(const io::Table& table, const io::DamageCurves& curves) {
  const io::TableReader reader(table);
  const auto classes = reader.find("class");
  const auto ids = reader.find("curve_id");
  if (!classes || !ids)
    reader.fail_columns("class_curves_without_columns",
                        "The table '%1' does not say which class has which curve",
                        tr("it needs the columns class and curve_id"), tr("Give the columns these names."));
  std::map<std::string, std::string> result;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string name = reader.text(row, *classes);
    const std::string id = reader.text(row, *ids);
    if (name.empty())
      reader.fail_at(row, *classes, "class_missing", "The table '%1' has a row without a class",
                     tr("the field is empty"), tr("Give it the class, or remove the row."));
    if (curves.count(id) == 0)
      reader.fail_at(row, *ids, "curve_unknown_in_table", "The table '%1' names an unknown curve",
                     io::quoted(id), tr("The nearest known curves are %1.", nearest_to(id, curves)));
    if (!result.emplace(name, id).second)
      reader.fail_at(row, *classes, "class_twice", "The table '%1' has a class twice", io::quoted(name),
                     tr("Keep one row for each class."));
  }
  return result;
}

const io::DamageCurve& known_curve(const io::DamageCurves& curves, const std::string& id,
                                   const std::string& where) {
  const auto found = curves.find(id);
  if (found != curves.end()) return found->second;
  throw Error("curve_unknown", tr("%1 names the unknown curve '%2'", where, id),
              tr("the nearest are %1", nearest_to(id, curves)),
              tr("Choose one of them, or add it to CURVES."));
}

const io::DamageCurve& contents_curve(const io::DamageCurves& curves, const std::string& id) {
  const auto found = curves.find(id + contents_suffix);
  return found != curves.end() ? found->second : curves.at(id);
}

}  // namespace spate
