// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/resume/checkpoint.hpp"

#include <filesystem>
#include <new>
#include <system_error>
#include <utility>

#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/resume/frame_journal.hpp"
#include "algorithms/io/new_files.hpp"

namespace spate {

ParameterInfo checkpoint_interval() {
  ParameterInfo interval = advanced(optional(
      make_parameter(ParameterKind::number, "CHECKPOINT_INTERVAL", tr("Interval of checkpoints (minutes)"),
                     tr("Wall-clock time between two checkpoints."), ParameterInfo::Group::over_time)));
  interval.number = 15;
  interval.most = 1e5;
  return interval;
}

ParameterList checkpoint_parameters() {
  using Kind = ParameterKind;
  ParameterInfo from = advanced(optional(make_parameter(
      Kind::file, "RESUME_FROM", tr("Go on from the checkpoint"),
      tr("The file that an earlier run left in its folder CHECKPOINT, or that folder. The run goes on from "
         "there, with the results that it would have had without a break, to the last bit: maps, gauges, "
         "sections and the flood over time, whose earlier frames lie beside the checkpoint. "
         "A table in the help of the algorithm says what may be other than in that run."),
      ParameterInfo::Group::over_time)));
  from.extension = checkpoint_extension;
  ParameterInfo folder = advanced(optional(make_parameter(
      Kind::folder_result, "CHECKPOINT", tr("Folder of the checkpoint"),
      tr("The run is saved there now and then, when it is cancelled and at its end (flood.checkpoint), so "
         "that another run can go on from there with RESUME_FROM: after a break, on another machine, or for "
         "a longer duration."),
      ParameterInfo::Group::results)));
  folder.is_wanted = false;
  return {checkpoint_interval(), from, folder};
}

Values with_checkpoint_file(Values values) {
  if (values.is_given("RESUME_FROM")) values.set("RESUME_FROM", given_checkpoint(values.text("RESUME_FROM")));
  return values;
}

Checkpoints::Checkpoints(std::string folder, double interval, RunIdentity identity)
    : folder_(std::move(folder)),
      interval_(interval),
      identity_(std::move(identity)),
      last_(steady_seconds()) {
  if (!are_wanted()) return;
  std::error_code error;
  std::filesystem::create_directories(std::filesystem::u8path(folder_), error);
  const std::string why = error ? error.message() : io::why_not_writable(checkpoint_path(folder_));
  if (!why.empty())
    throw Error("checkpoint_folder_not_writable", tr("CHECKPOINT '%1' cannot be written", folder_), why,
                tr("Choose another folder."));
  lock_ = std::make_unique<io::FolderLock>(folder_, ".checkpoint.lock", "CHECKPOINT");
}

void Checkpoints::save_when_due(const Simulation& simulation, const OverTime& over_time, Log& log) {
  if (are_wanted() && steady_seconds() - last_ >= interval_) save(simulation, over_time, log);
}

void Checkpoints::save(const Simulation& simulation, const OverTime& over_time, Log& log) {
  if (!are_wanted()) return;
  const std::string path = checkpoint_path(folder_);
  try {
    const SavedOverTime saved = over_time();
    write_checkpoint(path, identity_, saved, simulation);
    remove_journals_but(saved.frames.file, folder_);
    saved_time_ = simulation.report().time;
    log.info(tr("Saved at %1: %2", time_text(saved_time_), path));
  } catch (const Error& error) {
    log.warning({"checkpoint_not_written", error.problem(), error.why(),
                 tr("The run goes on; an older checkpoint is as it was. %1", error.remedy())});
  } catch (const std::bad_alloc&) {  // the run goes on, since its maps need less memory
    log.warning({"checkpoint_without_memory", tr("There is too little memory for a checkpoint"),
                 tr("a strip of the cells is put together in memory before it is written"),
                 tr("The run goes on; an older checkpoint is as it was.")});
  }
  last_ = steady_seconds();
}

}  // namespace spate
