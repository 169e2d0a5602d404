// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/damage/damage_curve_titles.hpp"

#include <algorithm>
#include <map>

#include "algorithms/case/damage/damage_curve_choice.hpp"
#include "solver/core/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Texts = std::map<std::string, const char*>;
using Translate = std::string (*)(const char* source);

std::string as_in_source(const char* source) {
  return source;
}

// The text of a key; the key itself if it has none.
std::string text_of(const Texts& texts, const std::string& key, Translate translate) {
  const auto known = texts.find(key);
  return known == texts.end() ? key : translate(known->second);
}

// "jrc_northamerica_residential": "JRC North America: residential".
std::string jrc_title(const std::string& id, Translate translate) {
  static const Texts places = {
      {"africa", translatable("Africa")},   {"asia", translatable("Asia")},
      {"europe", translatable("Europe")},   {"northamerica", translatable("North America")},
      {"oceania", translatable("Oceania")}, {"southamerica", translatable("South America")}};
  static const Texts uses = {
      {"residential", translatable("residential")},       {"commercial", translatable("commercial")},
      {"industrial", translatable("industrial")},         {"transport", translatable("transport")},
      {"infrastructure", translatable("infrastructure")}, {"agriculture", translatable("agriculture")}};
  const std::size_t first = id.find('_') + 1, second = id.find('_', first);
  return fill(translate(translatable("JRC %1: %2")),
              {text_of(places, id.substr(first, second - first), translate),
               text_of(uses, id.substr(second + 1), translate)});
}

// FEMA's name of the occupancy; for houses also the number of storeys and whether there is a basement.
std::string hazus_title(const std::string& id, Translate translate) {
  static const Texts occupancies = {{"RES1", translatable("single-family house")},
                                    {"RES2", translatable("manufactured home")},
                                    {"RES3", translatable("multi-family house")},
                                    {"RES4", translatable("hotel or motel")},
                                    {"RES5", translatable("dormitory")},
                                    {"RES6", translatable("nursing home")},
                                    {"COM1", translatable("retail trade")},
                                    {"COM2", translatable("wholesale trade")},
                                    {"COM3", translatable("personal and repair services")},
                                    {"COM4", translatable("offices")},
                                    {"COM5", translatable("bank")},
                                    {"COM6", translatable("hospital")},
                                    {"COM7", translatable("medical office or clinic")},
                                    {"COM8", translatable("entertainment and recreation")},
                                    {"COM9", translatable("theatre")},
                                    {"COM10", translatable("parking")},
                                    {"IND1", translatable("heavy industry")},
                                    {"IND2", translatable("light industry")},
                                    {"IND3", translatable("food, drugs and chemicals")},
                                    {"IND4", translatable("metals and minerals")},
                                    {"IND5", translatable("high technology")},
                                    {"IND6", translatable("construction")},
                                    {"AGR1", translatable("agriculture")},
                                    {"REL1", translatable("church or non-profit")},
                                    {"GOV1", translatable("public services")},
                                    {"GOV2", translatable("emergency response")},
                                    {"EDU1", translatable("school")},
                                    {"EDU2", translatable("college or university")}};
  static const Texts forms = {{"", translatable("HAZUS: %1")},
                              {"1SNB", translatable("HAZUS: %1, 1 storey, no basement")},
                              {"1SWB", translatable("HAZUS: %1, 1 storey, basement")},
                              {"2SNB", translatable("HAZUS: %1, 2 storeys, no basement")},
                              {"2SWB", translatable("HAZUS: %1, 2 storeys, basement")},
                              {"3SNB", translatable("HAZUS: %1, 3 storeys, no basement")},
                              {"3SWB", translatable("HAZUS: %1, 3 storeys, basement")},
                              {"SLNB", translatable("HAZUS: %1, split level, no basement")},
                              {"SLWB", translatable("HAZUS: %1, split level, basement")}};
  const std::size_t dash = std::min(id.find('-'), id.size());
  const auto form = forms.find(id.substr(std::min(dash + 1, id.size())));
  return form == forms.end()
             ? id
             : fill(translate(form->second), {text_of(occupancies, id.substr(0, dash), translate)});
}

std::string title_of(const std::string& id, Translate translate) {
  return is_hazus_curve(id) ? hazus_title(id, translate) : jrc_title(id, translate);
}

std::string choice_of(const std::string& id, const std::string& title) {
  return title + " [" + id + "]";
}

}  // namespace

std::vector<std::pair<std::string, std::string>> shipped_curve_titles() {
  std::vector<std::pair<std::string, std::string>> titles;
  for (const auto& [id, curve] : shipped_curves())
    if (!is_contents_curve(id)) titles.emplace_back(id, title_of(id, translated));
  std::sort(titles.begin(), titles.end(), [](const auto& a, const auto& b) {
    return std::pair(is_hazus_curve(a.first), a.second) < std::pair(is_hazus_curve(b.first), b.second);
  });
  return titles;
}

std::vector<std::string> shipped_curve_choices() {
  std::vector<std::string> choices;
  for (const auto& [id, title] : shipped_curve_titles()) choices.push_back(choice_of(id, title));
  return choices;
}

std::string curve_id_of(const std::string& text) {
  const std::string wanted = folded(text), in_brackets = text.substr(std::min(text.rfind('['), text.size()));
  for (const auto& [id, title] : shipped_curve_titles())
    if (in_brackets == "[" + id + "]" || folded(title) == wanted ||
        folded(title_of(id, as_in_source)) == wanted)
      return id;
  return text;
}

}  // namespace spate
