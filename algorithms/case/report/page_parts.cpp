// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/page_parts.hpp"

#include <nlohmann/json.hpp>

#include "algorithms/case/report/page_places.hpp"
#include "solver/core/text.hpp"

namespace spate {

using Json = nlohmann::ordered_json;

void add_warnings(HtmlPage& page, const Json& document) {
  const Json& warnings = document["warnings"];
  if (warnings.empty()) page.paragraph(tr("The run gave no warnings."));
  for (const Json& each : warnings)
    page.warning({each["key"].get<std::string>(), each["problem"].get<std::string>(),
                  each["why"].get<std::string>(), each["remedy"].get<std::string>()});
}

void add_inputs(HtmlPage& page, const Json& document) {
  page.section(tr("Inputs"));
  Rows rows;
  for (const Json& input : document["certificate"]["inputs"]) {
    const auto parameter = input["parameter"].get<std::string>();
    if (input["files"].empty())
      rows.push_back({parameter, input["source"].get<std::string>(), tr("no file")});
    for (const Json& file : input["files"])
      rows.push_back({parameter, file["path"].get<std::string>(),
                      file.contains("sha256") ? file["sha256"].get<std::string>()
                      : input.contains("rows_sha256")
                          ? tr("of its rows: %1", input["rows_sha256"].get<std::string>())
                          : "-"});
  }
  page.table({tr("Parameter"), tr("File"), tr("SHA-256")}, rows);
}

void add_certificate(HtmlPage& page, const Json& document, const std::string& use) {
  page.new_page();
  page.section(tr("Appendix: the certificate of the run"));
  page.paragraph(use);
  const Json& certificate = document["certificate"];
  Rows rows = {{tr("Version of Spate"), certificate["version"].get<std::string>()},
               {tr("Written"), document["date"].get<std::string>()}};
  if (document.contains("command")) rows.push_back({tr("Command"), document["command"].get<std::string>()});
  page.table({tr("Run"), ""}, rows);
  rows.clear();
  for (const auto& [name, value] : certificate["parameters"].items())
    rows.push_back({name, value.is_string() ? value.get<std::string>() : value.dump()});
  page.table({tr("Parameter"), tr("Value")}, rows);
  rows.clear();
  for (const auto& [name, value] : document["numerics"].items())
    rows.push_back({name, value.get<std::string>()});
  page.table({tr("Solver"), tr("Value")}, rows);
  rows.clear();
  for (const Json& map : document["maps"])
    for (const Json& band : map["bands"])
      rows.push_back({map["parameter"].get<std::string>(), map["path"].get<std::string>(),
                      band["checksum"].get<std::string>()});
  page.table({tr("Map"), tr("File"), tr("Checksum of the values")}, rows);
}

}  // namespace spate
