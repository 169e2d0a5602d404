// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/damage/damage_curve_choice.hpp"

#include <algorithm>

#include <vector>

#include "algorithms/case/damage/damage_model.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/table/shipped_tables.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

bool is_of_contents(const std::string& id) {
  const std::string suffix = contents_suffix;
  return id.size() >= suffix.size() && id.compare(id.size() - suffix.size(), suffix.size(), suffix) == 0;
}

// The ids most similar to the given one, which may be misspelt.
std::string nearest_to(const std::string& id, const io::DamageCurves& curves) {
  std::vector<std::string> ids;
  for (const auto& [known, curve] : curves)
    if (!is_of_contents(known)) ids.push_back(known);
  return joined(nearest_names(id, ids, 6));
}

// "jrc_northamerica_residential": "JRC North America: residential".
std::string jrc_title(const std::string& id) {
  const std::size_t first = id.find('_') + 1, second = id.find('_', first);
  const std::map<std::string, std::string> places = {
      {"africa", "Africa"},   {"asia", "Asia"},
      {"europe", "Europe"},   {"northamerica", "North America"},
      {"oceania", "Oceania"}, {"southamerica", "South America"},
      {"global", "World"}};
  const std::string place = id.substr(first, second - first);
  const auto known = places.find(place);
  return "JRC " + (known == places.end() ? place : known->second) + ": " + id.substr(second + 1);
}

// FEMA's name of the occupancy; for houses also the number of storeys and whether there is a basement.
std::string hazus_title(const std::string& id) {
  static const std::map<std::string, std::string> occupancies = {{"RES1", "single-family house"},
                                                                 {"RES2", "manufactured home"},
                                                                 {"RES3", "multi-family house"},
                                                                 {"RES4", "hotel or motel"},
                                                                 {"RES5", "dormitory"},
                                                                 {"RES6", "nursing home"},
                                                                 {"COM1", "retail trade"},
                                                                 {"COM2", "wholesale trade"},
                                                                 {"COM3", "personal and repair services"},
                                                                 {"COM4", "offices"},
                                                                 {"COM5", "bank"},
                                                                 {"COM6", "hospital"},
                                                                 {"COM7", "medical office or clinic"},
                                                                 {"COM8", "entertainment and recreation"},
                                                                 {"COM9", "theatre"},
                                                                 {"COM10", "parking"},
                                                                 {"IND1", "heavy industry"},
                                                                 {"IND2", "light industry"},
                                                                 {"IND3", "food, drugs and chemicals"},
                                                                 {"IND4", "metals and minerals"},
                                                                 {"IND5", "high technology"},
                                                                 {"IND6", "construction"},
                                                                 {"AGR1", "agriculture"},
                                                                 {"REL1", "church or non-profit"},
                                                                 {"GOV1", "public services"},
                                                                 {"GOV2", "emergency response"},
                                                                 {"EDU1", "school"},
                                                                 {"EDU2", "college or university"}};
  const std::size_t dash = id.find('-');
  const auto known = occupancies.find(id.substr(0, dash));
  std::string title = "HAZUS: " + (known == occupancies.end() ? id : known->second);
  if (dash == std::string::npos) return title;
  const std::string form = id.substr(dash + 1);  // 1SNB, SLWB
  title += form.rfind("SL", 0) == 0 ? ", split level"
                                    : ", " + form.substr(0, 1) + (form[0] == '1' ? " storey" : " storeys");
  return title + (form.find("NB") != std::string::npos ? ", no basement" : ", basement");
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

bool is_hazus_curve(const std::string& id) {
  return id.rfind("jrc_", 0) != 0 && shipped_curves().count(id) != 0;
}

std::vector<std::pair<std::string, std::string>> shipped_curve_titles() {
  std::vector<std::pair<std::string, std::string>> titles;
  for (const auto& [id, curve] : shipped_curves())
    if (!is_of_contents(id)) titles.emplace_back(id, is_hazus_curve(id) ? hazus_title(id) : jrc_title(id));
  std::sort(titles.begin(), titles.end(), [](const auto& a, const auto& b) {
    return std::pair(is_hazus_curve(a.first), a.second) < std::pair(is_hazus_curve(b.first), b.second);
  });
  return titles;
}

std::string curve_id_of(const std::string& text) {
  for (const auto& [id, title] : shipped_curve_titles())
    if (folded(title) == folded(text)) return id;
  return text;
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
