// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/member_run.hpp"

#include <filesystem>
#include <new>
#include <system_error>
#include <utility>

#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/case/results/run_metadata.hpp"
#include "algorithms/case/resume/checkpoint.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// The log of a member's checkpoints, which passes on only what is wrong with them.
class CheckpointLog : public Log {
 public:
  CheckpointLog(MemberExchange& exchange, std::size_t member) : exchange_(exchange), member_(member) {}
  void info(const std::string&) override {}
  void warning(const Message& message) override { exchange_.post({member_, Severity::warning, message}); }
  void progress(double) override {}
  bool is_cancelled() const override { return exchange_.is_cancelled(); }

 private:
  MemberExchange& exchange_;
  const std::size_t member_;
};

class MemberProgress : public Observer {
 public:
  MemberProgress(const Simulation& simulation, Checkpoints& checkpoints, MemberExchange& exchange,
                 std::size_t member)
      : simulation_(simulation),
        checkpoints_(checkpoints),
        exchange_(exchange),
        log_(exchange, member),
        member_(member) {}
  bool progress(const Report& report) override {
    exchange_.set_done(member_, report.time / simulation_.parameters().duration);
    checkpoints_.save_when_due(simulation_, nothing_over_time, log_);
    return !exchange_.is_cancelled();
  }
  void save() { checkpoints_.save(simulation_, nothing_over_time, log_); }

 private:
  static SavedOverTime nothing_over_time() { return {}; }

  const Simulation& simulation_;
  Checkpoints& checkpoints_;
  MemberExchange& exchange_;
  CheckpointLog log_;
  const std::size_t member_;
};

// The metadata of a member's barriers, which MemberFolder::read() reads back.
io::Metadata barrier_metadata(const std::vector<BarrierReport>& reports) {
  const Overtopping all = overtopping_of(reports);
  return {{"SPATE_BARRIERS", std::to_string(reports.size())},
          {"SPATE_OVERTOPPED_M3", exact(all.volume)},
          {"SPATE_FIRST_OVERTOPPING_S", exact(all.first)},
          {"SPATE_OVERTOPPING_PEAK_M3S", exact(all.peak)}};
}

}  // namespace

MemberRun::MemberRun(const Ensemble& ensemble, const MemberFolder& folder, Parameters parameters,
                     io::Metadata origin, double checkpoint_interval, MemberExchange& exchange,
                     Exchange* team)
    : ensemble_(ensemble),
      folder_(folder),
      parameters_(std::move(parameters)),
      origin_(std::move(origin)),
      checkpoint_interval_(checkpoint_interval),
      exchange_(exchange),
      team_(team) {}

void MemberRun::operator()(std::size_t member, const std::string& device) const noexcept {
  MemberExchange::Finished finished;
  finished.member = member;
  try {
    if (!compute(member, device, finished)) return;
  } catch (const Cancelled&) {
    return;
  } catch (const OutOfMemory& error) {
    finished.record.error = full_text(
        {error.key(), error.problem(), error.why(), tr("%1 Or set MEMBERS_AT_ONCE lower.", error.remedy())});
  } catch (const std::bad_alloc&) {
    finished.record.error = full_text({"not_enough_memory", tr("There is not enough memory"),
                                       tr("an allocation failed"), tr("Set MEMBERS_AT_ONCE lower.")});
  } catch (const std::exception& error) {
    finished.record.error = error.what();
  }
  exchange_.finish(std::move(finished));
}

std::optional<SavedRun> MemberRun::saved(std::size_t place, const RunIdentity& identity) const {
  const std::string path = checkpoint_path(folder_.member(ensemble_.members()[place]));
  std::error_code ignored;
  if (!folder_.is_kept() || !std::filesystem::exists(std::filesystem::u8path(path), ignored)) return {};
  try {
    SavedRun run = read_checkpoint(path, identity);
    exchange_.post({place, Severity::note,
                    Message{"member_continued", tr("it goes on at %1", time_text(run.state.steps.time))}});
    return run;
  } catch (const Error& error) {
    exchange_.post(
        {place, Severity::note, Message{"member_started_anew", tr("it begins anew: %1", error.why())}});
    return {};
  }
}

bool MemberRun::compute(std::size_t place, const std::string& device,
                        MemberExchange::Finished& finished) const {
  const EnsembleMember& member = ensemble_.members()[place];
  const std::filesystem::path folder = std::filesystem::u8path(folder_.member(member));
  std::error_code ignored;
  std::filesystem::create_directories(folder, ignored);
  if (!std::filesystem::is_directory(folder, ignored))
    throw Error("member_folder_not_made", tr("The folder '%1' cannot be made", folder.u8string()),
                tr("a file of that name may be in its place, or FOLDER is read-only"),
                tr("Choose another FOLDER."));
  FloodMapFiles maps({{"MAX_DEPTH", folder_.map(member, "MAX_DEPTH")},
                      {"ARRIVAL_TIME", folder_.map(member, "ARRIVAL_TIME")}});

  const RunIdentity identity = {{{"SCENARIOS", member.fingerprint}}, {}, {}, {}};
  const auto stop = [this](double) { stop_if_cancelled(exchange_); };
  std::optional<SavedRun> from = saved(place, identity);
  Parameters parameters = parameters_;
  parameters.device = device;
  Simulation simulation =
      from ? Simulation(ensemble_.scenario_of(member), parameters, from->state, stop, team_)
           : Simulation(ensemble_.scenario_of(member), parameters, stop, team_);
  from.reset();
  const std::string saved_in = folder_.is_kept() ? folder_.member(member) : std::string();
  Checkpoints checkpoints(saved_in, checkpoint_interval_, identity);
  MemberProgress progress(simulation, checkpoints, exchange_, place);
  if (!simulation.run(&progress)) {
    progress.save();
    return false;
  }
  io::Metadata metadata = flood_metadata(simulation, origin_);
  metadata.emplace_back("SPATE_MEMBER", member.row.id);
  metadata.emplace_back("SPATE_FINGERPRINT", member.fingerprint);
  if (member.row.return_period)
    metadata.emplace_back("SPATE_RETURN_PERIOD", exact(*member.row.return_period));
  std::vector<BarrierReport> reports = simulation.barrier_reports();
  reports.resize(reports.size() - ensemble_.unreported_barriers());
  for (auto& item : barrier_metadata(reports)) metadata.push_back(std::move(item));
  const double wet_area = maps.write(simulation, ensemble_.reference(), metadata, exchange_);

  std::string why;
  const std::optional<MemberRecord> record = folder_.read(member, ensemble_.reference(), &why);
  if (!record)
    throw Error("member_maps_unreadable", tr("The maps of the member cannot be read back"), why,
                tr("Check the disk of FOLDER."));
  if (!saved_in.empty()) std::filesystem::remove(std::filesystem::u8path(checkpoint_path(saved_in)), ignored);
  finished.record = *record;
  if (record->status == MemberRecord::Status::kept) finished.record.status = MemberRecord::Status::computed;
  finished.warnings = flood_warnings(simulation, wet_area);
  return true;
}

}  // namespace spate
