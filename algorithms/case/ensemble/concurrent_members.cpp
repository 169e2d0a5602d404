// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/concurrent_members.hpp"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>
#include <thread>
#include <utility>

#include "algorithms/case/ensemble/device_turns.hpp"
#include "algorithms/case/ensemble/member_rounds.hpp"
#include "algorithms/case/ensemble/member_run.hpp"
#include "algorithms/case/log/texts.hpp"
#include "solver/core/check.hpp"
#include "solver/core/free_memory.hpp"
#include "solver/domain/together.hpp"

namespace spate {
namespace {

std::string status_text(const MemberRecord& record) {
  return tr("%1 {step|steps} in %2 s, %3 flooded, %4 m³ in, mass error %5",
            number(static_cast<long long>(record.steps)), fixed(record.wall_time, 1),
            square_kilometres(record.flooded_area), fixed(record.volume_in, 0), number(record.mass_error, 2));
}

void log_notice(const Ensemble& ensemble, const MemberExchange::Notice& notice, Log& log) {
  Message message = notice.message;
  message.problem = tr("Member '%1': %2", ensemble.members()[notice.member].row.id, message.problem);
  log.finding({notice.severity, message});
}

void log_finished(const Ensemble& ensemble, const MemberExchange::Finished& finished, std::size_t count,
                  Log& log) {
  const std::string& id = ensemble.members()[finished.member].row.id;
  if (finished.record.status == MemberRecord::Status::failed)
    log.warning({"member_failed", tr("Member '%1' failed: %2", id, finished.record.error)});
  else
    log.info(tr("Member '%1' (%2 of %3): %4", id, number(count), number(ensemble.members().size()),
                status_text(finished.record)));
  for (const Message& warning : finished.warnings)
    log.warning({warning.key, tr("Member '%1': %2", id, warning.problem), warning.why, warning.remedy});
}

[[noreturn]] void throw_cancelled(std::size_t finished, std::size_t members, const MemberFolder& folder) {
  throw Cancelled(tr("Cancelled with %1 of %2 {member|members} finished: no map was written. %3",
                     number(finished), number(members), folder.what_stays()));
}

// What the first process finds, and gives to all.
struct MembersToDo {
  MemberFolder folder;
  std::vector<std::size_t> members;
};

MembersToDo share(Exchange& processes, const MembersToDo& own) {
  using Json = nlohmann::json;
  std::string text =
      Json{{"folder", own.folder.path()}, {"is_kept", own.folder.is_kept()}, {"members", own.members}}.dump(
          -1, ' ', false, Json::error_handler_t::replace);
  share(processes, text);
  const Json json = Json::parse(text);
  return {MemberFolder(json.at("folder"), json.at("is_kept")), json.at("members")};
}

void check_folder(const MemberFolder& folder) {
  std::error_code ignored;
  if (!std::filesystem::is_directory(std::filesystem::u8path(folder.path()), ignored))
    throw Error("members_folder_not_shared",
                tr("The folder of the members, '%1', is not there on another machine", folder.path()),
                tr("each process writes its own members"),
                tr("Give a FOLDER on a disk that all machines share."));
}

// The GPUs that the processes of a machine share, each of them one in turn. None: they compute on CPUs.
std::vector<int> shared_gpus(const std::string& device, const Exchange& processes) {
  const bool any = device == "auto" || device == "cuda";
  const std::vector<int> gpus = chosen_gpus(device);
  return any && !gpus.empty() && processes.ranks_on_machine() > 1 ? chosen_gpus("cuda:all") : gpus;
}

constexpr double usable_memory = 0.7;  // of what is free

// The devices that the members of this process take in turn. bytes: that a member may take. One that fits on
// a GPU has it for itself: GPUs that share a flood wait for each other.
std::vector<std::string> devices_of_members(const std::string& device, double bytes,
                                            const Exchange& processes) {
  const std::vector<int> gpus = shared_gpus(device, processes);
  const auto name = [](int gpu) { return "cuda:" + std::to_string(gpu); };
  if (!gpus.empty() && processes.ranks_on_machine() > 1)
    return {name(gpus[static_cast<std::size_t>(processes.rank_on_machine()) % gpus.size()])};
  std::vector<std::string> names;
  for (const int gpu : gpus)
    if (bytes <= usable_memory * gpu_memory_free(gpu)) names.push_back(name(gpu));
  return names.size() > 1 && names.size() == gpus.size() ? names : std::vector{device};
}

// Where there are more processes than members, each member has a team of them; else null.
std::unique_ptr<Exchange> team_of_member(Exchange& processes, std::size_t members, std::size_t& member) {
  const auto ranks = static_cast<std::size_t>(processes.ranks());
  if (ranks <= members) return nullptr;
  member = static_cast<std::size_t>(processes.rank()) * members / ranks;  // neighbours are on one machine
  return processes.team(static_cast<int>(member));
}

// All processes call it with the same members. each_round: called with the members done several times a
// second; returns whether to cancel.
template <class EachRound>
void compute(const Ensemble& ensemble, const MembersToDo& to_do, const MemberThreads& share,
             const MemberOptions& options, Exchange& processes, MemberExchange& reports,
             const EachRound& each_round) {
  Parameters parameters = ensemble.parameters();
  std::size_t of_team = 0;
  const std::unique_ptr<Exchange> team = team_of_member(processes, to_do.members.size(), of_team);
  const bool are_several = team != nullptr && !team->is_alone();
  if (!are_several) parameters.numerics.threads = share.threads;
  DeviceTurns turns(are_several ? std::vector{parameters.device} : share.devices);
  const MemberRun run(ensemble, to_do.folder, parameters, options.origin, options.checkpoint_interval,
                      reports, are_several ? team.get() : nullptr);
  MemberPool pool(team == nullptr ? share.members : 1, [&](std::size_t member) {
    if (are_several && !team->leads()) return serve_parts(*team, nullptr);
    const DeviceTurns::Turn turn(turns);
    run(member, turn.device());
    if (are_several) end_parts(*team);
  });
  if (team != nullptr) pool.give(to_do.members[of_team]);
  MemberRounds rounds(processes, team == nullptr ? to_do.members : std::vector<std::size_t>(), pool, reports);
  work_together(processes, [&] {
    bool cancel = false;
    for (bool goes_on = true; goes_on;) {
      goes_on = rounds.meet(cancel);
      cancel = each_round(rounds.done());
    }
  });
}

// The members that the folder does not hold; records gets those that it holds.
std::vector<std::size_t> find_to_do(const Ensemble& ensemble, const MemberFolder& folder,
                                    std::vector<MemberRecord>& records, Log& log) {
  const std::vector<EnsembleMember>& members = ensemble.members();
  std::vector<std::size_t> to_do;
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (log.is_cancelled()) throw_cancelled(i - to_do.size(), members.size(), folder);
    std::string why;
    if (const auto record = folder.read(members[i], ensemble.reference(), &why)) {
      records[i] = *record;
      log.info(tr("Member '%1' is kept from an earlier run", members[i].row.id));
      log_finished(ensemble, {i, *record, {}}, i + 1 - to_do.size(), log);
      continue;
    }
    if (!why.empty()) log.info(tr("Member '%1' is computed again: %2", members[i].row.id, why));
    to_do.push_back(i);
  }
  return to_do;
}

}  // namespace

MemberThreads share_machine(const Ensemble& ensemble, std::size_t members, int at_once,
                            const Exchange& processes) {
  const Parameters& parameters = ensemble.parameters();
  const int wanted = parameters.numerics.threads;
  const int neighbours = processes.ranks_on_machine();
  const int threads = wanted > 0 ? wanted : processes.processors();
  const auto ranks = static_cast<std::size_t>(processes.ranks());
  const int most = static_cast<int>(std::min<std::size_t>((members + ranks - 1) / ranks, 4096));
  const double bytes = memory_when_all_wet(ensemble.base(), parameters);
  MemberThreads share;
  share.devices = devices_of_members(parameters.device, bytes, processes);
  if (at_once > 0) {
    share.members = std::min(at_once, most);
  } else {
    // With one thread for each member, no thread waits for another. On a GPU one member's maps are written
    // while others are computed; more than four at once gained nothing.
    const int most_on_gpus = 4 * static_cast<int>(share.devices.size());
    const std::vector<int> gpus = shared_gpus(parameters.device, processes);
    const double free = (gpus.empty() ? free_memory() : gpu_memory_free(gpus)) / neighbours;
    const double fit = bytes > 0 ? usable_memory * free / bytes : most;
    share.members = std::clamp(static_cast<int>(std::min(fit, 1e6)), 1,
                               std::min({threads, most, gpus.empty() ? most : most_on_gpus}));
  }
  share.threads = std::max(1, threads / share.members);
  return share;
}

std::vector<MemberRecord> run_members(const Ensemble& ensemble, const MemberFolder& folder,
                                      const MemberOptions& options, Exchange& processes, Log& log) {
  const std::vector<EnsembleMember>& members = ensemble.members();
  std::vector<MemberRecord> records(members.size());
  MembersToDo to_do{folder, {}};
  work_apart(processes, [&] { to_do.members = find_to_do(ensemble, folder, records, log); });
  share(processes, to_do);
  if (to_do.members.empty()) return records;

  MemberThreads share;
  work_apart(processes, [&] {
    share = share_machine(ensemble, to_do.members.size(), options.at_once, processes);
    const int at_once = std::min(share.members * processes.ranks(), static_cast<int>(to_do.members.size()));
    log.info(tr(
        "Computing %1 {member|members}, %2 at once with %3 {thread|threads} each; memory of each: at most %4",
        number(to_do.members.size()), number(at_once), number(share.threads),
        in_megabytes(memory_when_all_wet(ensemble.base(), ensemble.parameters()))));
  });
  MemberExchange reports(members.size());
  const std::size_t kept = members.size() - to_do.members.size();
  std::size_t count = kept;
  compute(ensemble, to_do, share, options, processes, reports, [&](double done) {
    for (const MemberExchange::Notice& notice : reports.take_notices()) log_notice(ensemble, notice, log);
    for (MemberExchange::Finished& finished : reports.take_finished()) {
      log_finished(ensemble, finished, ++count, log);
      records[finished.member] = std::move(finished.record);
    }
    log.progress(members_progress * (static_cast<double>(kept) + done) / static_cast<double>(members.size()));
    return log.is_cancelled();
  });
  if (reports.is_cancelled()) throw_cancelled(count, members.size(), folder);
  return records;
}

void assist_members(const Ensemble& ensemble, const MemberOptions& options, Exchange& processes) {
  if (!work_apart(processes, [] {})) return;
  const MembersToDo to_do = share(processes, MembersToDo{{{}, false}, {}});
  if (to_do.members.empty()) return;
  MemberThreads share;
  if (!work_apart(processes, [&] {
        check_folder(to_do.folder);
        share = share_machine(ensemble, to_do.members.size(), options.at_once, processes);
      }))
    return;
  MemberExchange reports(ensemble.members().size());
  compute(ensemble, to_do, share, options, processes, reports, [](double) { return false; });
}

}  // namespace spate
