// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/run_differences.hpp"

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr const char* input_prefix = "SPATE_INPUT_";
constexpr const char* parameter_prefix = "SPATE_PARAMETER_";

// measure: an input that a measure may change. setting: one that should be the same in both runs.
enum class Role { measure, setting };
struct Setting {
  const char* prefix;
  const char* name;
  Role role;
  const char* parameter = name;  // the name that the user knows
  std::string key() const { return std::string(prefix) + name; }
};

// In the order of the page. The solver's other parameters have no influence on results, or cannot be chosen.
constexpr Setting settings[] = {{input_prefix, "DEM", Role::measure},
                                {input_prefix, "MANNING", Role::setting},
                                {input_prefix, "MANNING_RASTER", Role::measure},
                                {input_prefix, "BUILDINGS", Role::measure},
                                {input_prefix, "BUILDING_MODE", Role::setting},
                                {input_prefix, "BUILDING_HEIGHT", Role::setting},
                                {input_prefix, "BUILDING_MANNING", Role::setting},
                                {input_prefix, "ROOF_RAIN", Role::setting},
                                {input_prefix, "BARRIERS", Role::measure},
                                {input_prefix, "STRUCTURES", Role::measure},
                                {input_prefix, "INLETS", Role::measure},
                                {input_prefix, "CREST_THRESHOLD", Role::setting},
                                {input_prefix, "SCENARIOS", Role::measure},
                                {input_prefix, "INFLOWS", Role::setting},
                                {input_prefix, "HYDROGRAPHS", Role::setting},
                                {input_prefix, "RAIN", Role::setting},
                                {input_prefix, "RAIN_TABLE", Role::setting},
                                {input_prefix, "RAIN_RASTER", Role::setting},
                                {input_prefix, "START_TIME", Role::setting},
                                {input_prefix, "RAIN_PLACES", Role::setting},
                                {input_prefix, "RAIN_SPREAD", Role::setting},
                                {input_prefix, "RAIN_UNIT", Role::setting},
                                {input_prefix, "RAIN_INTERVAL", Role::setting},
                                {input_prefix, "RAIN_STAMP", Role::setting},
                                {input_prefix, "RAIN_GAPS", Role::setting},
                                {input_prefix, "INFILTRATION", Role::setting},
                                {input_prefix, "LOSSES", Role::setting},
                                {input_prefix, "INITIAL_LOSS", Role::setting},
                                {input_prefix, "LOSS_RATE", Role::setting},
                                {input_prefix, "FIRST_RATE", Role::setting},
                                {input_prefix, "RATE_DECAY", Role::setting},
                                {input_prefix, "SUCTION", Role::setting},
                                {input_prefix, "DEFICIT", Role::setting},
                                {input_prefix, "CURVE_NUMBER", Role::setting},
                                {input_prefix, "SOILS", Role::setting},
                                {input_prefix, "SOIL_TABLE", Role::setting},
                                {input_prefix, "SOIL_NUMBERS", Role::measure},
                                {input_prefix, "LAND_COVER", Role::measure},
                                {input_prefix, "LAND_COVER_TABLE", Role::setting},
                                {input_prefix, "SATURATION", Role::setting},
                                {input_prefix, "DRYING_TIME", Role::setting},
                                {input_prefix, "EVAPORATION", Role::setting},
                                {input_prefix, "EVAPORATION_TABLE", Role::setting},
                                {input_prefix, "WATER_BODIES", Role::setting},
                                {input_prefix, "INITIAL_DEPTH", Role::setting},
                                {input_prefix, "WEST", Role::setting},
                                {input_prefix, "EAST", Role::setting},
                                {input_prefix, "NORTH", Role::setting},
                                {input_prefix, "SOUTH", Role::setting},
                                {input_prefix, "BOUNDARIES", Role::setting},
                                {input_prefix, "NODATA_OUTLET", Role::setting},
                                {parameter_prefix, "DURATION", Role::setting},
                                {parameter_prefix, "SCHEME", Role::setting},
                                {parameter_prefix, "INTEGRATOR", Role::setting},
                                {parameter_prefix, "PRECISION", Role::setting},
                                {parameter_prefix, "CFL", Role::setting},
                                {parameter_prefix, "DRY_DEPTH", Role::setting},
                                {parameter_prefix, "ARRIVAL_DEPTHS", Role::setting},
                                {parameter_prefix, "FAST_MATH", Role::setting, "FAST_ARITHMETIC"},
                                {"SPATE_", "VERSION", Role::setting}};

using Entries = std::map<std::string, std::string>;

Entries entries_of(const io::Metadata& metadata) {
  Entries entries;
  for (const auto& [name, value] : metadata) entries[name] = value;
  return entries;
}

std::string value_of(const Entries& entries, const std::string& key) {
  const auto found = entries.find(key);
  return found == entries.end() ? "-" : found->second;
}

// The checksums of the files behind each input, as the certificate of the run has them; none where the map
// has no certificate.
Entries input_checksums(const Entries& entries) {
  const auto found = entries.find("SPATE_CERTIFICATE");
  if (found == entries.end()) return {};
  Entries sums;
  try {
    const nlohmann::json certificate = nlohmann::json::parse(found->second);
    for (const nlohmann::json& input : certificate.at("inputs")) {
      std::string& sum = sums[input.at("parameter").get<std::string>()];
      sum = input.value("rows_sha256", std::string());
      for (const nlohmann::json& file : input.at("files")) sum += file.value("sha256", std::string());
    }
  } catch (const nlohmann::json::exception&) {
    return {};  // of another version
  }
  return sums;
}

bool begins(const std::string& text, const std::string& start) {
  return text.rfind(start, 0) == 0;
}

}  // namespace

std::vector<ComparedEntry> setting_entries(const io::Metadata& without, const io::Metadata& with) {
  const Entries first = entries_of(without), second = entries_of(with);
  std::vector<ComparedEntry> list;
  for (const Setting& setting : settings) {
    const std::string before = value_of(first, setting.key()), after = value_of(second, setting.key());
    const auto is_nothing = [](const std::string& value) { return value == "-" || value == "none"; };
    if (!is_nothing(before) || !is_nothing(after)) list.push_back({setting.parameter, before, after});
  }
  return list;
}

std::vector<ComparedEntry> run_entries(const io::Metadata& without, const io::Metadata& with) {
  const Entries first = entries_of(without), second = entries_of(with);
  std::set<std::string> keys;
  for (const Entries* entries : {&first, &second})
    for (const auto& [key, value] : *entries) keys.insert(key);
  std::vector<ComparedEntry> list;
  for (const std::string& key : keys) {
    if (key == "SPATE_VERSION" || begins(key, input_prefix) || begins(key, parameter_prefix)) continue;
    const std::string own = "SPATE_";
    list.push_back(
        {begins(key, own) ? key.substr(own.size()) : key, value_of(first, key), value_of(second, key)});
  }
  return list;
}

RunDifferences run_differences(const io::Metadata& without, const io::Metadata& with) {
  const Entries first = entries_of(without), second = entries_of(with);
  const Entries first_sums = input_checksums(first), second_sums = input_checksums(second);
  RunDifferences differences;
  bool has_lost = false, has_gained = false;  // layers that the other run has not
  for (const Setting& setting : settings) {
    const auto before = first.find(setting.key());
    if (before == first.end()) continue;
    const auto after = second.find(before->first);
    if (after == second.end()) continue;
    std::vector<std::string>& list =
        setting.role == Role::measure ? differences.measure : differences.settings;
    if (after->second == before->second) {
      const std::string sum = value_of(first_sums, setting.name), other = value_of(second_sums, setting.name);
      if (setting.prefix == input_prefix && sum != other && sum.size() > 1 && other.size() > 1)
        list.push_back(
            tr("%1: '%2' without the measure is not the '%2' with it", setting.parameter, before->second));
      continue;
    }
    list.push_back(
        tr("%1: %2 without and %3 with the measure", setting.parameter, before->second, after->second));
    if (setting.role != Role::measure) continue;
    has_lost = has_lost || after->second == "none";
    has_gained = has_gained || before->second == "none";
  }
  differences.are_swapped = has_lost && !has_gained;
  return differences;
}

}  // namespace spate
