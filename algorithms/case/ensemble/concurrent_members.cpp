// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/concurrent_members.hpp"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>

#include "algorithms/case/ensemble/member_run.hpp"
#include "algorithms/case/log/texts.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

std::string status_text(const MemberRecord& record) {
  return tr("%1 steps in %2 s, %3 flooded, %4 m³ in, mass error %5",
            number(static_cast<long long>(record.steps)), fixed(record.wall_time, 1),
            square_kilometres(record.flooded_area), fixed(record.volume_in, 0), number(record.mass_error, 2));
}

// Threads that take one member after the other, and are joined by the destructor.
class MemberPool {
 public:
  MemberPool(const MemberRun& run, const std::vector<std::size_t>& members, int threads,
             MemberExchange& exchange) {
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
    // With one thread for each member, no thread waits for another. On a GPU one member's maps are written
    // while others are computed; more than four at once gained nothing.
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
                                      double checkpoint_interval, const io::Metadata& origin, Log& log) {
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

  MemberExchange exchange(members.size(), static_cast<std::size_t>(share.members));
  for (std::size_t i = 0; i < members.size(); ++i)
    if (!std::binary_search(to_do.begin(), to_do.end(), i)) exchange.set_done(i, 1);
  const MemberRun run(ensemble, folder, parameters, origin, checkpoint_interval, exchange);
  const MemberPool pool(run, to_do, share.members, exchange);
  for (bool ended = false; !ended;) {
    ended = exchange.wait();
    for (const MemberExchange::Notice& notice : exchange.take_notices()) log_notice(ensemble, notice, log);
    for (MemberExchange::Finished& finished : exchange.take_finished()) {
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
