// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "algorithms/case/ensemble/ensemble_maps.hpp"

namespace spate {
namespace {

using Status = MemberRecord::Status;

const char* status_name(Status status) {
  switch (status) {
    case Status::computed:
      return "computed";
    case Status::kept:
      return "kept";
    default:
      return "failed";
  }
}

std::vector<io::Attribute> attributes_of(const EnsembleMember& member, const MemberRecord& record,
                                         double weight, std::optional<double> damage,
                                         const std::string& folder) {
  const io::Attribute null;
  if (record.status == Status::failed)
    return {
        member.row.id, 0.0,  "failed", record.error, null, null, null, null,
        null,          null, null,     null,         null, null, null, io::or_null(member.row.return_period)};
  const bool has_barriers = record.overtopping.has_value();
  const Overtopping overtopping = record.overtopping.value_or(Overtopping());
  return {member.row.id,
          weight,
          status_name(record.status),
          null,
          record.steps,
          record.wall_time,
          record.flooded_area,
          record.volume_in,
          record.mass_error,
          has_barriers ? io::Attribute(overtopping.volume) : null,
          has_barriers && overtopping.first >= 0 ? io::Attribute(overtopping.first) : null,
          has_barriers ? io::Attribute(overtopping.peak) : null,
          io::or_null(damage),
          record.device,
          folder.empty() ? null : io::Attribute(folder),
          io::or_null(member.row.return_period)};
}

}  // namespace

io::Layer member_table(const Ensemble& ensemble, const std::vector<MemberRecord>& records,
                       const MemberFolder& folder, const std::vector<double>& damages) {
  using Kind = io::Column::Kind;
  io::Layer table;
  table.name = "members";
  table.columns = {{"id", Kind::text},
                   {"weight", Kind::number},
                   {"status", Kind::text},
                   {"error", Kind::text},
                   {"steps", Kind::whole_number},
                   {"wall_time_s", Kind::number},
                   {"flooded_m2", Kind::number},
                   {"volume_in_m3", Kind::number},
                   {"mass_error", Kind::number},
                   {"overtopped_m3", Kind::number},
                   {"first_overtopping_s", Kind::number},
                   {"overtopping_peak_m3s", Kind::number},
                   {"damage", Kind::number},
                   {"device", Kind::text},
                   {"folder", Kind::text},
                   {"return_period", Kind::number}};
  double total = 0;
  for (std::size_t i = 0; i < records.size(); ++i)
    if (records[i].status != Status::failed) total += ensemble.members()[i].row.weight;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const EnsembleMember& member = ensemble.members()[i];
    io::Row row;
    row.attributes = attributes_of(member, records[i], member.row.weight / total,
                                   damages.empty() ? std::nullopt : std::optional<double>(damages[i]),
                                   folder.is_kept() ? folder.member(member) : std::string());
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace spate
