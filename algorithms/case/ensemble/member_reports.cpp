// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/member_reports.hpp"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace spate {
namespace {

nlohmann::json json_of(const Message& message) {
  return {message.key, message.problem, message.why, message.remedy};
}

Message message_of(const nlohmann::json& json) {
  return {json.at(0), json.at(1), json.at(2), json.at(3)};
}

// JSON has no NaN: it writes null.
double number_of(const nlohmann::json& json) {
  return json.is_null() ? std::numeric_limits<double>::quiet_NaN() : json.get<double>();
}

nlohmann::json json_of(const MemberRecord& record) {
  nlohmann::json json = {{"status", static_cast<int>(record.status)},
                         {"error", record.error},
                         {"steps", record.steps},
                         {"wall_time", record.wall_time},
                         {"flooded_area", record.flooded_area},
                         {"volume_in", record.volume_in},
                         {"mass_error", record.mass_error},
                         {"device", record.device}};
  if (const auto& over = record.overtopping) json["overtopping"] = {over->volume, over->first, over->peak};
  return json;
}

MemberRecord record_of(const nlohmann::json& json) {
  MemberRecord record;
  record.status = static_cast<MemberRecord::Status>(json.at("status").get<int>());
  record.error = json.at("error");
  record.steps = json.at("steps");
  record.wall_time = number_of(json.at("wall_time"));
  record.flooded_area = number_of(json.at("flooded_area"));
  record.volume_in = number_of(json.at("volume_in"));
  record.mass_error = number_of(json.at("mass_error"));
  record.device = json.at("device");
  if (json.contains("overtopping")) {
    const nlohmann::json& over = json.at("overtopping");
    record.overtopping = {number_of(over.at(0)), number_of(over.at(1)), number_of(over.at(2))};
  }
  return record;
}

}  // namespace

std::string take_reports(MemberExchange& from) {
  nlohmann::json notices = nlohmann::json::array(), finished = nlohmann::json::array();
  for (const MemberExchange::Notice& notice : from.take_notices())
    notices.push_back({notice.member, static_cast<int>(notice.severity), json_of(notice.message)});
  for (const MemberExchange::Finished& member : from.take_finished()) {
    nlohmann::json warnings = nlohmann::json::array();
    for (const Message& warning : member.warnings) warnings.push_back(json_of(warning));
    finished.push_back({member.member, json_of(member.record), warnings});
    from.set_done(member.member, 0);  // it counts where it is reported
  }
  if (notices.empty() && finished.empty()) return {};
  return nlohmann::json{{"notices", notices}, {"finished", finished}}.dump(
      -1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void put_reports(const std::string& text, MemberExchange& to) {
  if (text.empty()) return;
  const nlohmann::json reports = nlohmann::json::parse(text);
  for (const nlohmann::json& notice : reports.at("notices"))
    to.post({notice.at(0), static_cast<Severity>(notice.at(1).get<int>()), message_of(notice.at(2))});
  for (const nlohmann::json& member : reports.at("finished")) {
    MemberExchange::Finished finished{member.at(0), record_of(member.at(1)), {}};
    for (const nlohmann::json& warning : member.at(2)) finished.warnings.push_back(message_of(warning));
    to.finish(std::move(finished));
  }
}

}  // namespace spate
