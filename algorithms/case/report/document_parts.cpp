// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/document_parts.hpp"

#include <nlohmann/json.hpp>
#include <sstream>

#include "algorithms/case/report/certificate.hpp"
#include "algorithms/io/clock.hpp"
#include "algorithms/io/secrets.hpp"

namespace spate {

using Json = nlohmann::ordered_json;

Json begun_document(const io::Metadata& origin) {
  Json document;
  document["format"] = "spate report 1";
  document["date"] = io::utc_now();
  for (const auto& [name, value] : origin)
    if (name == "SPATE_COMMAND") document["command"] = io::without_secrets(value);
  return document;
}

Json grid_of(const io::GeoReference& place) {
  return {{"columns", place.grid.columns}, {"rows", place.grid.rows}, {"cell_m", place.grid.spacing},
          {"west", place.west()},          {"east", place.east()},    {"south", place.south()},
          {"north", place.north},          {"crs", place.crs_name}};
}

Json maps_of(const std::vector<MapFile>& maps) {
  Json list = Json::array();
  for (const MapFile& map : maps) {
    Json bands = Json::array();
    for (const auto& checksums : read_map_checksums(map.path))
      for (const std::string& checksum : checksums.second) bands.push_back({{"checksum", checksum}});
    list.push_back({{"parameter", map.parameter}, {"path", map.path}, {"bands", std::move(bands)}});
  }
  return list;
}

Json numerics_of(const Parameters& parameters) {
  Json json = Json::object();
  std::istringstream lines(parameters.to_text());
  for (std::string line; std::getline(lines, line);) {
    const std::size_t equals = line.find('=');
    if (equals != std::string::npos) json[line.substr(0, equals)] = line.substr(equals + 1);
  }
  return json;
}

Json warnings_of(const std::vector<Message>& warnings) {
  Json list = Json::array();
  for (const Message& warning : warnings)
    list.push_back({{"key", warning.key},
                    {"problem", io::without_secrets(warning.problem)},
                    {"why", io::without_secrets(warning.why)},
                    {"remedy", io::without_secrets(warning.remedy)}});
  return list;
}

Json json_of(const io::Attribute& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* number = std::get_if<double>(&value)) return *number;
  if (const auto* whole = std::get_if<std::int64_t>(&value)) return *whole;
  return nullptr;
}

Json json_of(const io::Layer& layer, const io::Row& row) {
  Json json = Json::object();
  for (std::size_t i = 0; i < layer.columns.size(); ++i)
    json[layer.columns[i].name] = json_of(row.attributes[i]);
  return json;
}

}  // namespace spate
