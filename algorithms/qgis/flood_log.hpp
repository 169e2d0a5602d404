// SPDX-License-Identifier: GPL-3.0-or-later
// What spate:simulateflood says: before the first step, while it runs, and at the end.
#pragma once

#include <QElapsedTimer>

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// Simulated time in the unit that suits it: "90 s", "12.5 min", "3 h".
QString timeText(double seconds);

// Scheme, device and memory, before the first step.
void tellStart(const Simulation& simulation, QgsProcessingFeedback* feedback);

// What writing the maps, and QGIS itself, may take when the simulation has taken all other memory, bytes.
double memoryToWrite(const Simulation& simulation);

// Progress by simulated time, a line about every tenth, and cancelling. Throws OutOfMemory when the flood has
// grown and hardly any memory is left: a system that lends more than it has would kill the process later, and
// nothing would be written.
class FloodProgress : public Observer {
 public:
  FloodProgress(const Simulation& simulation, QgsProcessingFeedback* feedback);
  bool progress(const Report& report) override;

 private:
  const Simulation& simulation_;
  QgsProcessingFeedback* feedback_;
  QElapsedTimer clock_;
  void checkMemory(const Report& report);

  const bool isOnCpu_;
  double memory_ = 0;  // bytes, of the flood so far
  int toldTenths_ = 0;
  double toldSeconds_ = 0;        // wall time of the last line
  std::int64_t toldUpdates_ = 0;  // cell updates until then
};

// The run certificate: whether the result can be trusted is not the same as whether the run ended. Says what
// went in and out, and warns, with a remedy, about water that is missing, made or not delivered.
void tellCertificate(const Simulation& simulation, double wetArea, QgsProcessingFeedback* feedback);

// Why the result may not be what was meant, each with a remedy: water that is missing, made or not delivered.
QStringList floodDoubts(const Simulation& simulation, double wetArea);

// What is needed to repeat a run; stands in each map. origin: as originMetadata gives it.
io::Metadata commandMetadata(const Parameters& parameters, const io::Metadata& origin);

// That, and what is needed to judge it.
io::Metadata floodMetadata(const Simulation& simulation, const io::Metadata& origin);

}  // namespace spate
