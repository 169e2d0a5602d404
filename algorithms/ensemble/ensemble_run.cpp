// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/ensemble/ensemble_run.hpp"

#include <QDir>
#include <QElapsedTimer>
#include <QThread>
#include <QThreadPool>
#include <algorithm>
#include <atomic>
#include <deque>
#include <mutex>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/qgis/flood_log.hpp"
#include "algorithms/qgis/flood_outputs.hpp"
#include "qgsexception.h"

namespace spate {
namespace {

constexpr unsigned long waitMilliseconds = 100;

QString statusText(const MemberRecord& record) {
  return QStringLiteral("%1 steps in %2 s, %3 km2 flooded, %4 m3 in, mass error %5")
      .arg(record.steps)
      .arg(record.wallTime, 0, 'f', 1)
      .arg(record.floodedArea / 1e6, 0, 'g', 4)
      .arg(record.volumeIn, 0, 'f', 0)
      .arg(record.massError, 0, 'e', 1);
}

// What the threads of the members and the one that waits for them share.
class Exchange {
 public:
  struct Finished {
    std::size_t member;
    MemberRecord record;
    QStringList doubts;
  };

  explicit Exchange(std::size_t members) : done_(members) {}

  void cancel() { cancelled_ = true; }
  bool isCancelled() const { return cancelled_; }
  void setDone(std::size_t member, double share) { done_[member] = share; }
  double done() const {
    double sum = 0;
    for (const auto& share : done_) sum += share;
    return sum / static_cast<double>(done_.size());
  }
  void finish(Finished finished) {
    done_[finished.member] = 1;
    const std::lock_guard lock(mutex_);
    finished_.push_back(std::move(finished));
  }
  std::vector<Finished> takeFinished() {
    const std::lock_guard lock(mutex_);
    return std::exchange(finished_, {});
  }

 private:
  std::atomic<bool> cancelled_{false};
  std::deque<std::atomic<double>> done_;  // 0 to 1
  std::mutex mutex_;
  std::vector<Finished> finished_;
};

class MemberProgress : public Observer {
 public:
  MemberProgress(Exchange& exchange, std::size_t member, double duration)
      : exchange_(exchange), member_(member), duration_(duration) {}
  bool progress(const Report& report) override {
    exchange_.setDone(member_, report.time / duration_);
    return !exchange_.isCancelled();
  }

 private:
  Exchange& exchange_;
  std::size_t member_;
  double duration_;
};

// Files that a killed run left half written.
void removeLeftovers(const QString& folder) {
  QDir directory(folder);
  for (const QString& name : directory.entryList({QStringLiteral(".*.part*")}, QDir::Files | QDir::Hidden))
    directory.remove(name);
}

// What EnsembleFolder::read() finds again.
io::Metadata barrierMetadata(const std::vector<BarrierReport>& reports) {
  io::Metadata metadata = {{"SPATE_BARRIERS", std::to_string(reports.size())}};
  const Overtopping all = overtoppingOf(reports);
  const std::pair<const char*, double> numbers[] = {{"SPATE_OVERTOPPED_M3", all.volume},
                                                    {"SPATE_FIRST_OVERTOPPING_S", all.first},
                                                    {"SPATE_OVERTOPPING_PEAK_M3S", all.peak}};
  for (const auto& [name, value] : numbers)
    metadata.emplace_back(name, QString::number(value, 'g', 17).toStdString());
  return metadata;
}

// Of one member, in its own thread.
class MemberRun {
 public:
  MemberRun(const Ensemble& ensemble, const EnsembleFolder& folder, Parameters parameters,
            io::Metadata origin, Exchange& exchange)
      : ensemble_(ensemble),
        folder_(folder),
        parameters_(std::move(parameters)),
        origin_(std::move(origin)),
        exchange_(exchange) {}

  // Must not throw: it is called by a thread pool.
  void operator()(std::size_t member) const noexcept {
    if (exchange_.isCancelled()) return;
    Exchange::Finished finished;
    finished.member = member;
    try {
      if (!compute(member, finished)) return;
    } catch (const QgsException& error) {
      finished.record.error = error.what();
    } catch (const OutOfMemory& error) {
      finished.record.error =
          QStringLiteral("%1 Or set MEMBERS_AT_ONCE lower.").arg(QString::fromUtf8(error.what()));
    } catch (const std::bad_alloc&) {
      finished.record.error = QStringLiteral(
          "There is not enough memory (an allocation failed). Set "
          "MEMBERS_AT_ONCE lower.");
    } catch (const std::exception& error) {
      finished.record.error = QString::fromUtf8(error.what());
    }
    exchange_.finish(std::move(finished));
  }

 private:
  // False when it was cancelled.
  bool compute(std::size_t number, Exchange::Finished& finished) const {
    const EnsembleMember& member = ensemble_.members()[number];
    const QString folder = folder_.member(member);
    if (!QDir().mkpath(folder))
      throw inputError(QStringLiteral("The folder '%1' cannot be made").arg(folder),
                       QStringLiteral("a file of that name may be in its place, or FOLDER is read-only"),
                       QStringLiteral("Choose another FOLDER."));
    removeLeftovers(folder);
    const FloodMapFiles maps([&](const QString& map) {
      const bool wanted = map == QLatin1String("MAX_DEPTH") || map == QLatin1String("ARRIVAL_TIME");
      return wanted ? folder_.map(member, map.toUtf8().constData()) : QString();
    });

    Simulation simulation(ensemble_.scenarioOf(member), parameters_);
    MemberProgress progress(exchange_, number, parameters_.duration);
    if (!simulation.run(&progress)) return false;
    io::Metadata metadata = floodMetadata(simulation, origin_);
    metadata.emplace_back("SPATE_MEMBER", member.row.id);
    metadata.emplace_back("SPATE_FINGERPRINT", member.fingerprint.toStdString());
    std::vector<BarrierReport> reports = simulation.barrier_reports();
    reports.resize(reports.size() - ensemble_.raisedBuildings());
    for (auto& item : barrierMetadata(reports)) metadata.push_back(std::move(item));
    QgsProcessingFeedback silent(false);
    const double wetArea = maps.write(simulation, ensemble_.reference(), metadata, &silent);

    QString why;
    const std::optional<MemberRecord> record = folder_.read(member, ensemble_.reference(), &why);
    if (!record)
      throw inputError(QStringLiteral("The maps of the member cannot be read back"), why,
                       QStringLiteral("Check the disk of FOLDER."));
    finished.record = *record;
    if (record->status == MemberRecord::Status::kept) finished.record.status = MemberRecord::Status::computed;
    finished.doubts = floodDoubts(simulation, wetArea);
    return true;
  }

  const Ensemble& ensemble_;
  const EnsembleFolder& folder_;
  const Parameters parameters_;
  const io::Metadata origin_;
  Exchange& exchange_;
};

void tellFinished(const Ensemble& ensemble, const Exchange::Finished& finished, std::size_t count,
                  QgsProcessingFeedback* feedback) {
  const QString id = ensemble.members()[finished.member].id();
  if (finished.record.status == MemberRecord::Status::failed)
    feedback->pushWarning(QStringLiteral("Member '%1' failed: %2").arg(id, finished.record.error));
  else
    feedback->pushInfo(QStringLiteral("Member '%1' (%2 of %3): %4")
                           .arg(id)
                           .arg(count)
                           .arg(ensemble.members().size())
                           .arg(statusText(finished.record)));
  for (const QString& doubt : finished.doubts)
    feedback->pushWarning(QStringLiteral("Member '%1': %2").arg(id, doubt));
}

[[noreturn]] void throwCancelled(std::size_t finished, std::size_t members, const EnsembleFolder& folder) {
  throw QgsProcessingException(
      QStringLiteral("Cancelled with %1 of %2 members finished: no map was written. %3")
          .arg(finished)
          .arg(members)
          .arg(folder.whatStays()));
}

}  // namespace

MemberThreads shareMachine(const Ensemble& ensemble, std::size_t members, int atOnce) {
  const Parameters& parameters = ensemble.parameters();
  const int wanted = parameters.numerics.threads;
  const int threads = wanted > 0 ? wanted : std::max(1, QThread::idealThreadCount());
  const int most = static_cast<int>(std::min<std::size_t>(members, 4096));
  MemberThreads share;
  if (atOnce > 0) {
    share.members = std::min(atOnce, most);
  } else {
    // One thread for each member wastes none of them in waiting for another. On a GPU one member's maps are
    // written while others flow; more than four at once gained nothing.
    constexpr int mostOnGpu = 4;
    constexpr double ofMemory = 0.7;
    const std::optional<int> gpu = chosen_gpu(parameters.device);
    const double bytes = memory_when_all_wet(ensemble.base(), parameters);
    const double free = gpu ? gpu_memory_free(*gpu) : io::usable_memory();
    const double fit = bytes > 0 ? ofMemory * free / bytes : most;
    share.members = std::clamp(static_cast<int>(std::min(fit, 1e6)), 1,
                               std::min({threads, most, gpu ? mostOnGpu : most}));
  }
  share.threads = std::max(1, threads / share.members);
  return share;
}

std::vector<MemberRecord> runEnsemble(const Ensemble& ensemble, const EnsembleFolder& folder, int atOnce,
                                      const io::Metadata& origin, QgsProcessingFeedback* feedback) {
  const std::vector<EnsembleMember>& members = ensemble.members();
  std::vector<MemberRecord> records(members.size());
  Exchange exchange(members.size());
  std::vector<std::size_t> toDo;
  std::size_t count = 0;  // of finished members
  for (std::size_t i = 0; i < members.size() && !feedback->isCanceled(); ++i) {
    QString why;
    if (const auto record = folder.read(members[i], ensemble.reference(), &why)) {
      records[i] = *record;
      exchange.setDone(i, 1);
      feedback->pushInfo(QStringLiteral("Member '%1' is kept from an earlier run").arg(members[i].id()));
      tellFinished(ensemble, {i, *record, {}}, ++count, feedback);
      continue;
    }
    if (!why.isEmpty())
      feedback->pushInfo(QStringLiteral("Member '%1' is computed again: %2").arg(members[i].id(), why));
    toDo.push_back(i);
  }
  if (feedback->isCanceled()) throwCancelled(count, members.size(), folder);
  if (toDo.empty()) return records;

  const MemberThreads share = shareMachine(ensemble, toDo.size(), atOnce);
  Parameters parameters = ensemble.parameters();
  parameters.numerics.threads = share.threads;
  feedback->pushInfo(
      QStringLiteral("Computing %1 members, %2 at once with %3 threads each; memory of each: at most %4 MB")
          .arg(toDo.size())
          .arg(share.members)
          .arg(share.threads)
          .arg(std::ceil(memory_when_all_wet(ensemble.base(), parameters) / 1e6), 0, 'f', 0));

  const MemberRun run(ensemble, folder, parameters, origin, exchange);
  QThreadPool pool;  // destroyed first: it waits for its threads
  pool.setMaxThreadCount(share.members);
  for (const std::size_t member : toDo) pool.start([&run, member] { run(member); });
  for (bool ended = false; !ended;) {
    ended = pool.waitForDone(waitMilliseconds);
    for (Exchange::Finished& finished : exchange.takeFinished()) {
      tellFinished(ensemble, finished, ++count, feedback);
      records[finished.member] = std::move(finished.record);
    }
    const double done = membersProgress * exchange.done();
    feedback->setProgress(done);
    emit feedback->progressChanged(done);  // see FloodProgress
    if (feedback->isCanceled()) exchange.cancel();
  }
  if (exchange.isCancelled()) throwCancelled(count, members.size(), folder);
  return records;
}

}  // namespace spate
