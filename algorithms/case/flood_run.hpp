// SPDX-License-Identifier: GPL-3.0-or-later
// A flood simulation from its inputs to its maps: what spate:simulateflood does, and the command.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/over_time/frame_recorder.hpp"
#include "algorithms/case/over_time/recorder.hpp"
#include "algorithms/case/over_time/series_choices.hpp"
#include "algorithms/case/report/certificate.hpp"
#include "algorithms/case/report/run_history.hpp"
#include "algorithms/case/results/barrier_report.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/case/resume/checkpoint.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"

namespace spate {

class FloodRun {
 public:
  // Everything before the first step: reads the inputs, and logs what was understood and the memory needed.
  // values: with their defaults; results: files by parameter, empty = not wanted. Throws Error when something
  // does not make sense, and Cancelled when the log is cancelled. processes: as for Simulation.
  FloodRun(const Inputs& inputs, const Values& values, const std::map<std::string, std::string>& results,
           Log& log, Exchange* processes = nullptr);

  // A result that is a layer or a table: its parameter, and its style, which may be empty. Writes it if it is
  // wanted.
  using WriteLayer =
      std::function<void(const char* parameter, const io::Layer& layer, const std::string& style)>;

  // Simulates and writes the results with their styles. call: the command that repeats the run, and its
  // inputs as input_metadata() gives them. When the log is cancelled, or memory or a disk runs out, the
  // results up to then are written, marked as partial; then Cancelled or Error is thrown.
  void run(const io::Metadata& call, const WriteLayer& write_layer, Log& log);

  const FloodScenario& flood() const { return flood_; }
  const Simulation& simulation() const { return *simulation_; }
  Simulation& simulation() { return *simulation_; }  // for a trial
  const std::vector<MapFile>& maps() const { return maps_.files(); }
  const std::string& series() const { return series_path_; }  // the mesh; empty = there is none
  const std::string& rows() const { return rows_path_; }      // GAUGE_SERIES as NetCDF; likewise
  const std::string& report() const { return report_path_; }  // REPORT; likewise
  Numbers numbers() const { return flood_numbers(*simulation_, wet_area_); }

 private:
  void read_places(const Values& values, const Inputs& inputs, Log& log);
  void prepare_simulation(const Values& values, const FloodChoices& choices, Log& log);
  void go_on(const std::string& path, const SavedRun& saved);
  std::unique_ptr<FrameRecorder> frame_recorder(const io::Metadata& metadata, Log& log) const;
  void log_results(Log& log) const;
  void write_layers(const io::Metadata& metadata, const WriteLayer& write_layer) const;

  Exchange* const processes_;
  FloodMapFiles maps_;
  FloodScenario flood_;
  std::unique_ptr<Simulation> simulation_;
  std::unique_ptr<Checkpoints> checkpoints_;
  SeriesChoices series_choices_;
  std::string series_path_, rows_path_, report_path_;
  Certificate certificate_;
  std::string dem_, dem_crs_;  // for the map of the report
  std::vector<Message> warnings_;
  RecordedPlaces places_;
  std::optional<Recorder> rows_;
  std::string resumed_folder_;  // of the checkpoint that is continued
  SavedFrames resumed_frames_;
  SavedHistory resumed_history_;
  Report resumed_after_;      // no steps where none is continued
  bool same_inflows_ = true;  // as in the run that is continued
  Delivered delivered_;       // until then
  std::string what_ifs_;      // as what_if_text() gives them
  io::Observations observed_;
  double wet_area_ = 0;  // m2, ever wet
};

}  // namespace spate
