// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/flood_log.hpp"

#include <QDateTime>
#include <cmath>
#include <utility>

#include "algorithms/io/operating_system.hpp"
#include "qgis.h"

namespace spate {
namespace {

double wetSquareKilometres(const Simulation& simulation, const Report& report) {
  return static_cast<double>(report.wet_cells) * simulation.scenario().terrain.grid.cell_area() / 1e6;
}

QString integratorName(const Numerics& numerics) {
  return numerics.integrator == Integrator::rk2 ? QStringLiteral("rk2") : QStringLiteral("euler");
}

double usedCfl(const Numerics& numerics) {
  return numerics.cfl > 0 ? numerics.cfl : scheme_info(numerics.scheme).default_cfl;
}

QString megabytes(double bytes) {
  return QStringLiteral("%1 MB").arg(std::ceil(bytes / 1e6), 0, 'f', 0);
}

double megaPerSecond(std::int64_t updates, double seconds) {
  return seconds > 0 ? static_cast<double>(updates) / seconds / 1e6 : 0;
}

// All water that the inflows with a discharge were to deliver until then (s), m3; negative when that cannot
// be told in advance.
double promisedInflow(const Scenario& scenario, double until) {
  double promised = 0;
  for (const Inflow& inflow : scenario.inflows) {
    if (inflow.kind == InflowKind::level || inflow.series.smallest() < 0) return -1;
    promised += inflow.series.integral(0, until);
  }
  return promised;
}

QString cubicMetres(double volume) {
  return QString::number(volume, 'f', 1);
}

}  // namespace

QStringList floodDoubts(const Simulation& simulation, double wetArea) {
  QStringList doubts;
  const Volumes volumes = simulation.report().volumes;
  if (!(std::fabs(volumes.mass_error()) <= 1e-4))
    doubts << QStringLiteral(
                  "The mass error of %1 is large (above 0.0001). Take the scheme hwp14, lower CFL, "
                  "and look for single cells that are far deeper than their neighbours.")
                  .arg(volumes.mass_error());
  if (volumes.clipped > 1e-6 * volumes.supplied())
    doubts << QStringLiteral(
                  "%1 m3 of water were made by setting negative depths to 0. Take the scheme hwp14, "
                  "or lower CFL.")
                  .arg(cubicMetres(volumes.clipped));
  const double promised = promisedInflow(simulation.scenario(), simulation.report().time);
  if (promised > 0 && !(std::fabs(volumes.inflow - promised) <= 1e-3 * promised))
    doubts << QStringLiteral("The inflows delivered %1 m3 instead of %2 m3. Do not use the result.")
                  .arg(cubicMetres(volumes.inflow), cubicMetres(promised));
  if (!(wetArea > 0))
    doubts << QStringLiteral(
        "Nothing got wet: the maps are empty. Check that water comes in, the duration, "
        "and DRY_DEPTH.");
  return doubts;
}

QString timeText(double seconds) {
  if (seconds < 120) return QStringLiteral("%1 s").arg(seconds, 0, 'g', 4);
  if (seconds < 7200) return QStringLiteral("%1 min").arg(seconds / 60, 0, 'g', 4);
  return QStringLiteral("%1 h").arg(seconds / 3600, 0, 'g', 4);
}

void tellStart(const Simulation& simulation, QgsProcessingFeedback* feedback) {
  const Parameters& parameters = simulation.parameters();
  const Numerics& numerics = parameters.numerics;
  feedback->pushInfo(QStringLiteral("Scheme: %1, %2, CFL %3; %4 to simulate")
                         .arg(scheme_info(numerics.scheme).title, integratorName(numerics))
                         .arg(usedCfl(numerics))
                         .arg(timeText(parameters.duration)));
  QString device = QString::fromStdString(simulation.device_name());
  if (!simulation.why_no_gpu().empty())
    device += QStringLiteral(", since %1").arg(QString::fromStdString(simulation.why_no_gpu()));
  feedback->pushInfo(QStringLiteral("Device: %1").arg(device));
  const double most = memory_when_all_wet(simulation.scenario(), parameters);
  const double now = simulation.report().memory;
  feedback->pushInfo(QStringLiteral("Memory: at most %1, when every cell is wet; %2 at the start")
                         .arg(megabytes(most), megabytes(now)));
  const std::optional<int> gpu = chosen_gpu(parameters.device);
  const double free = gpu ? gpu_memory_free(*gpu) : io::free_memory() - memoryToWrite(simulation);
  if (most - now > free)
    feedback->pushWarning(
        QStringLiteral(
            "%1 of memory are free%2, %3 less than the whole terrain would need. If the flood grows to more "
            "than that, the run ends early, with the maps up to then. Use larger cells, or cut the elevation "
            "model to the part that can be flooded.")
            .arg(megabytes(std::max(free, 0.0)), gpu ? QStringLiteral(" on the GPU") : QString(),
                 megabytes(most - now - std::max(free, 0.0))));
}

double memoryToWrite(const Simulation& simulation) {
  constexpr double rowsAtOnce = 2 * 256;  // as read, and as compressed
  const auto columns = static_cast<double>(simulation.scenario().terrain.grid.columns);
  return 128e6 + rowsAtOnce * columns * sizeof(float);
}

FloodProgress::FloodProgress(const Simulation& simulation, QgsProcessingFeedback* feedback)
    : simulation_(simulation),
      feedback_(feedback),
      isOnCpu_(!chosen_gpu(simulation.parameters().device)),
      memory_(simulation.report().memory) {
  clock_.start();
}

void FloodProgress::checkMemory(const Report& report) {
  if (!isOnCpu_ || report.memory <= memory_) return;
  memory_ = report.memory;
  const double free = io::free_memory();
  if (free >= memoryToWrite(simulation_)) return;
  const double most = memory_when_all_wet(simulation_.scenario(), simulation_.parameters());
  throw OutOfMemory(
      "The computer's memory is too small",
      QStringLiteral("the flood takes %1, up to %2 more when every cell is wet, and the last %3 "
                     "are for writing the maps")
          .arg(megabytes(memory_), megabytes(most - memory_), megabytes(free))
          .toStdString(),
      "Close other programs, use larger cells, or cut the elevation model to the part that can "
      "be flooded.");
}

bool FloodProgress::progress(const Report& report) {
  checkMemory(report);
  const double done = report.time / simulation_.parameters().duration;
  feedback_->setProgress(100 * done);
  // setProgress tells listeners only of each 0.1 %, and qgis_process looks for Ctrl-C nowhere else: in a long
  // run that would take minutes.
  emit feedback_->progressChanged(100 * done);
  const int tenths = static_cast<int>(10 * done);
  if (tenths > toldTenths_) {
    const double seconds = static_cast<double>(clock_.elapsed()) / 1000;
    feedback_->pushInfo(
        QStringLiteral("%1 %: %2 simulated in %3 s, %4 steps (the last %5 s), %6 km2 wet, "
                       "%7 million cell updates per second, about %8 s to go")
            .arg(10 * tenths, 3)
            .arg(timeText(report.time))
            .arg(seconds, 0, 'f', 1)
            .arg(report.steps)
            .arg(report.time_step, 0, 'g', 3)
            .arg(wetSquareKilometres(simulation_, report), 0, 'g', 4)
            .arg(megaPerSecond(report.cell_updates - toldUpdates_, seconds - toldSeconds_), 0, 'f', 1)
            .arg(seconds * (1 - done) / done, 0, 'f', 0));
    toldTenths_ = tenths;
    toldSeconds_ = seconds;
    toldUpdates_ = report.cell_updates;
  }
  return !feedback_->isCanceled();
}

void tellCertificate(const Simulation& simulation, double wetArea, QgsProcessingFeedback* feedback) {
  const Report report = simulation.report();
  const Volumes& volumes = report.volumes;
  const double wall = simulation.wall_seconds();
  feedback->pushInfo(QStringLiteral("Run certificate"));
  feedback->pushInfo(
      QStringLiteral("  %1 simulated in %2 s: %3 steps, %4 million cell updates per second, on %5")
          .arg(timeText(report.time))
          .arg(wall, 0, 'f', 1)
          .arg(report.steps)
          .arg(megaPerSecond(report.cell_updates, wall), 0, 'f', 1)
          .arg(QString::fromStdString(simulation.device_name())));
  feedback->pushInfo(QStringLiteral("  water in: %1 m3 at the start, %2 by inflows, %3 over edges, %4 rain")
                         .arg(cubicMetres(volumes.initial), cubicMetres(volumes.inflow),
                              cubicMetres(volumes.edges_in), cubicMetres(volumes.rain)));
  feedback->pushInfo(QStringLiteral("  water out: %1 m3 abstracted, %2 over edges, %3 infiltrated")
                         .arg(cubicMetres(volumes.abstracted), cubicMetres(volumes.edges_out),
                              cubicMetres(volumes.infiltrated)));
  feedback->pushInfo(QStringLiteral("  water stored: %1 m3; clipped: %2 m3; mass error: %3")
                         .arg(cubicMetres(volumes.stored), cubicMetres(volumes.clipped))
                         .arg(volumes.mass_error(), 0, 'e', 1));
  feedback->pushInfo(QStringLiteral("  ever wet: %1 km2; wet at the end: %2 km2")
                         .arg(wetArea / 1e6, 0, 'g', 4)
                         .arg(wetSquareKilometres(simulation, report), 0, 'g', 4));
  for (const QString& doubt : floodDoubts(simulation, wetArea)) feedback->pushWarning(doubt);
}

io::Metadata commandMetadata(const Parameters& parameters, const io::Metadata& origin) {
  io::Metadata metadata = {
      {"SPATE_VERSION", version()},
      {"SPATE_QGIS", Qgis::version().toStdString()},
      {"SPATE_DATE", QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString()}};
  metadata.insert(metadata.end(), origin.begin(), origin.end());
  Parameters resolved = parameters;
  resolved.numerics = with_defaults(parameters.numerics);
  for (const QString& line : QString::fromStdString(resolved.to_text()).split('\n', Qt::SkipEmptyParts))
    metadata.emplace_back("SPATE_PARAMETER_" + line.section('=', 0, 0).toUpper().toStdString(),
                          line.section('=', 1).toStdString());
  return metadata;
}

io::Metadata floodMetadata(const Simulation& simulation, const io::Metadata& origin) {
  const Report report = simulation.report();
  const Volumes& volumes = report.volumes;
  io::Metadata metadata = commandMetadata(simulation.parameters(), origin);
  metadata.emplace_back("SPATE_DEVICE", simulation.device_name());
  metadata.emplace_back("SPATE_STEPS", std::to_string(report.steps));
  metadata.emplace_back("SPATE_SIMULATED_S", QString::number(report.time, 'g', 17).toStdString());
  const std::pair<const char*, double> numbers[] = {
      {"SPATE_WALL_TIME_S", simulation.wall_seconds()},
      {"SPATE_VOLUME_IN_M3", volumes.supplied()},
      {"SPATE_VOLUME_OUT_M3", volumes.abstracted + volumes.edges_out + volumes.infiltrated},
      {"SPATE_VOLUME_STORED_M3", volumes.stored},
      {"SPATE_VOLUME_CLIPPED_M3", volumes.clipped},
      {"SPATE_MASS_ERROR", volumes.mass_error()}};
  for (const auto& [name, value] : numbers)
    metadata.emplace_back(name, QString::number(value, 'g', 9).toStdString());
  return metadata;
}

}  // namespace spate
