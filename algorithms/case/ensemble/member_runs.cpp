// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/member_runs.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "algorithms/case/flood_maps.hpp"
#include "algorithms/case/run_log.hpp"
#include "algorithms/case/run_metadata.hpp"
#include "algorithms/case/texts.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

constexpr std::chrono::milliseconds wait_time(100);

std::string status_text(const MemberRecord& record) {
  return tr("%1 steps in %2 s, %3 flooded, %4 m³ in, mass error %5",
            number(static_cast<long long>(record.steps)), fixed(record.wall_time, 1),
            square_kilometres(record.flooded_area), fixed(record.volume_in, 0), number(record.mass_error, 2));
}

// Shared by the threads of the members and the one that waits for them. To a member it is a silent log, which
// is cancelled when the ensemble is.
class Exchange : public Log {
 public:
  struct Finished {
    std::size_t member;
    MemberRecord record;
    std::vector<Message> warnings;
  };

  Exchange(std::size_t members, std::size_t running) : done_(members), running_(running) {}

  void info(const std::string&) override {}
  void warning(const Message&) override {}
  void progress(double) override {}
  bool is_cancelled() const override { return cancelled_; }

  void cancel() { cancelled_ = true; }
  void set_done(std::size_t member, double share) { done_[member] = share; }
  double done() const {
    double sum = 0;
    for (const auto& share : done_) sum += share;
    return sum / static_cast<double>(done_.size());
  }

  void finish(Finished finished) {
    done_[finished.member] = 1;
    const std::lock_guard<std::mutex> lock(mutex_);
    finished_.push_back(std::move(finished));
  }
  std::vector<Finished> take_finished() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return std::exchange(finished_, {});
  }

  void end_thread() {
    const std::lock_guard<std::mutex> lock(mutex_);
    --running_;
    ended_.notify_all();
  }
  // Whether all threads have ended, after waiting a little for it.
  bool wait() {
    std::unique_lock<std::mutex> lock(mutex_);
    return ended_.wait_for(lock, wait_time, [this] { return running_ == 0; });
  }

 private:
  std::atomic<bool> cancelled_{false};
  std::deque<std::atomic<double>> done_;  // 0 to 1
  std::mutex mutex_;
  std::condition_variable ended_;
  std::size_t running_;  // threads
  std::vector<Finished> finished_;
};

class MemberProgress : public Observer {
 public:
  MemberProgress(Exchange& exchange, std::size_t member, double duration)
      : exchange_(exchange), member_(member), duration_(duration) {}
  bool progress(const Report& report) override {
    exchange_.set_done(member_, report.time / duration_);
    return !exchange_.is_cancelled();
  }

 private:
  Exchange& exchange_;
  std::size_t member_;
  double duration_;
};

// What MemberFolder::read() finds again.
io::Metadata barrier_metadata(const std::vector<BarrierReport>& reports) {
  const Overtopping all = overtopping_of(reports);
  return {{"SPATE_BARRIERS", std::to_string(reports.size())},
          {"SPATE_OVERTOPPED_M3", exact(all.volume)},
          {"SPATE_FIRST_OVERTOPPING_S", exact(all.first)},
          {"SPATE_OVERTOPPING_PEAK_M3S", exact(all.peak)}};
}

// Of one member, in the thread that computes it.
class MemberRun {
 public:
  MemberRun(const Ensemble& ensemble, const MemberFolder& folder, Parameters parameters, io::Metadata origin,
            Exchange& exchange)
      : ensemble_(ensemble),
        folder_(folder),
        parameters_(std::move(parameters)),
        origin_(std::move(origin)),
        exchange_(exchange) {}

  // Must not throw: nobody would catch it in that thread.
  void operator()(std::size_t member) const noexcept {
    Exchange::Finished finished;
    finished.member = member;
    try {
      if (!compute(member, finished)) return;
    } catch (const Cancelled&) {
      return;
    } catch (const OutOfMemory& error) {
      finished.record.error = full_text({error.key(), error.problem(), error.why(),
                                         tr("%1 Or set MEMBERS_AT_ONCE lower.", error.remedy())});
    } catch (const std::bad_alloc&) {
      finished.record.error = full_text({"not_enough_memory", tr("There is not enough memory"),
                                         tr("an allocation failed"), tr("Set MEMBERS_AT_ONCE lower.")});
    } catch (const std::exception& error) {
      finished.record.error = error.what();
    }
    exchange_.finish(std::move(finished));
  }

 private:
  // False when it was cancelled.
  bool compute(std::size_t place, Exchange::Finished& finished) const {
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

    Simulation simulation(ensemble_.scenario_of(member), parameters_,
                          [this](double) { stop_if_cancelled(exchange_); });
    MemberProgress progress(exchange_, place, parameters_.duration);
    if (!simulation.run(&progress)) return false;
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
    finished.record = *record;
    if (record->status == MemberRecord::Status::kept) finished.record.status = MemberRecord::Status::computed;
    finished.warnings = flood_warnings(simulation, wet_area);
    return true;
  }

  const Ensemble& ensemble_;
  const MemberFolder& folder_;
  const Parameters parameters_;
  const io::Metadata origin_;
  Exchange& exchange_;
};

// Threads that take one member after the other; joined at the end.
class MemberPool {
 public:
  MemberPool(const MemberRun& run, const std::vector<std::size_t>& members, int threads, Exchange& exchange) {
    for (int i = 0; i < threads; ++i)
      threads_.emplace_back([this, &run, &members, &exchange] {
        for (std::size_t next = next_++; next < members.size() && !exchange.is_cancelled(); next = next_++)
          run(members[next]);
        exchange.end_thread();
      });
  }
  MemberPool(const MemberPool&) = delete;
  MemberPool& operator=(const MemberPool&) = delete;
  ~MemberPool() {
    for (std::thread& thread : threads_) thread.join();
  }

 private:
  std::atomic<std::size_t> next_{0};
  std::vector<std::thread> threads_;
};

void log_finished(const Ensemble& ensemble, const Exchange::Finished& finished, std::size_t count, Log& log) {
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
  throw Cancelled(tr("Cancelled with %1 of %2 members finished: no map was written. %3", number(finished),
                     number(members), folder.what_stays()));
}

}  // namespace

MemberThreads share_machine(const Ensemble& ensemble, std::size_t members, int at_once) {
  const Parameters& parameters = ensemble.parameters();
  const int wanted = parameters.numerics.threads;
  const int threads =
      wanted > 0 ? wanted : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const int most = static_cast<int>(std::min<std::size_t>(members, 4096));
  MemberThreads share;
  if (at_once > 0) {
    share.members = std::min(at_once, most);
  } else {
    // One thread for each member wastes none of them in waiting for another. On a GPU one member's maps are
    // written while others flow; more than four at once gained nothing.
    constexpr int most_on_gpu = 4;
    constexpr double of_memory = 0.7;
    const std::optional<int> gpu = chosen_gpu(parameters.device);
    const double bytes = memory_when_all_wet(ensemble.base(), parameters);
    const double free = gpu ? gpu_memory_free(*gpu) : io::free_memory();
    const double fit = bytes > 0 ? of_memory * free / bytes : most;
    share.members = std::clamp(static_cast<int>(std::min(fit, 1e6)), 1,
                               std::min({threads, most, gpu ? most_on_gpu : most}));
  }
  share.threads = std::max(1, threads / share.members);
  return share;
}

std::vector<MemberRecord> run_members(const Ensemble& ensemble, const MemberFolder& folder, int at_once,
                                      const io::Metadata& origin, Log& log) {
  const std::vector<EnsembleMember>& members = ensemble.members();
  std::vector<MemberRecord> records(members.size());
  std::vector<std::size_t> to_do;
  std::size_t count = 0;  // of finished members
  for (std::size_t i = 0; i < members.size() && !log.is_cancelled(); ++i) {
    std::string why;
    if (const auto record = folder.read(members[i], ensemble.reference(), &why)) {
      records[i] = *record;
      log.info(tr("Member '%1' is kept from an earlier run", members[i].row.id));
      log_finished(ensemble, {i, *record, {}}, ++count, log);
      continue;
    }
    if (!why.empty()) log.info(tr("Member '%1' is computed again: %2", members[i].row.id, why));
    to_do.push_back(i);
  }
  if (log.is_cancelled()) throw_cancelled(count, members.size(), folder);
  if (to_do.empty()) return records;

  const MemberThreads share = share_machine(ensemble, to_do.size(), at_once);
  Parameters parameters = ensemble.parameters();
  parameters.numerics.threads = share.threads;
  log.info(tr("Computing %1 members, %2 at once with %3 threads each; memory of each: at most %4",
              number(to_do.size()), number(share.members), number(share.threads),
              in_megabytes(memory_when_all_wet(ensemble.base(), parameters))));

  Exchange exchange(members.size(), static_cast<std::size_t>(share.members));
  for (std::size_t i = 0; i < members.size(); ++i)
    if (!std::binary_search(to_do.begin(), to_do.end(), i)) exchange.set_done(i, 1);
  const MemberRun run(ensemble, folder, parameters, origin, exchange);
  const MemberPool pool(run, to_do, share.members, exchange);
  for (bool ended = false; !ended;) {
    ended = exchange.wait();
    for (Exchange::Finished& finished : exchange.take_finished()) {
      log_finished(ensemble, finished, ++count, log);
      records[finished.member] = std::move(finished.record);
    }
    log.progress(members_progress * exchange.done());
    if (log.is_cancelled()) exchange.cancel();
  }
  if (exchange.is_cancelled()) throw_cancelled(count, members.size(), folder);
  return records;
}

}  // namespace spate
