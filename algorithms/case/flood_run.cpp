// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/flood_run.hpp"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <utility>

#include "algorithms/case/log/remembering_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/log/to_the_end.hpp"
#include "algorithms/case/over_time/measured_inflows.hpp"
#include "algorithms/case/over_time/recorded_layers.hpp"
#include "algorithms/case/over_time/series_files.hpp"
#include "algorithms/case/report/run_report.hpp"
#include "algorithms/case/results/run_metadata.hpp"
#include "algorithms/case/results/structure_report.hpp"
#include "algorithms/case/results/style_files.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/case/resume/branch.hpp"
#include "algorithms/case/resume/frame_journal.hpp"
#include "algorithms/case/run_recorder.hpp"
#include "algorithms/io/clock.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"
#include "solver/run/edge_sections.hpp"

namespace spate {
namespace {

std::string path_of(const std::map<std::string, std::string>& results, const char* parameter) {
  const auto found = results.find(parameter);
  return found == results.end() ? std::string() : found->second;
}

// Of `count` sections from `first` on.
std::vector<FlowAcross> flows_across(const Simulation& simulation, std::size_t first, std::size_t count) {
  const std::vector<SectionReport> reports = simulation.section_reports();
  std::vector<FlowAcross> flows;
  for (std::size_t i = first; i < first + count; ++i) {
    const Peak peak = peak_of(reports[i]);
    flows.push_back({reports[i].volume, peak.discharge, peak.time});
  }
  return flows;
}

// What is left of a run whose state is lost, with the device or since it is not finite, or its maps.
Error with_what_is_left(const Error& error, FrameRecorder* frames, const Checkpoints& checkpoints,
                        const std::string& series) {
  std::string left;
  try {
    if (frames != nullptr) frames->publish();
    if (frames != nullptr && frames->is_published())
      left += " " + tr("%1 has the frames until then.", series);
  } catch (const Error& of_frames) {
    left += " " + full_text(of_frames.message());
  }
  if (checkpoints.saved_time() >= 0)
    left += " " + tr("The checkpoint in %1, of %2, is whole: RESUME_FROM goes on from it.",
                     checkpoints.folder(), time_text(checkpoints.saved_time()));
  return {error.key(), error.problem(), error.why(), error.remedy() + left};
}

}  // namespace

FloodRun::FloodRun(const Inputs& inputs, const Values& values,
                   const std::map<std::string, std::string>& results, Log& outer, Exchange* processes)
    : processes_(processes),
      maps_(results),
      series_path_(path_of(results, "SERIES")),
      rows_path_(netcdf_rows(path_of(results, "GAUGE_SERIES"))),
      report_path_(path_of(results, "REPORT")),
      dem_(inputs.raster("DEM")),
      dem_crs_(inputs.dem_crs()) {
  RememberingLog log(outer, warnings_);
  FloodChoices choices = read_flood_choices(values);
  series_choices_ = read_series_choices(values, choices.parameters.duration);
  if (io::offset_of(values.text("START_TIME")) != 0)
    log.info(tr("Dates are in UTC: the run begins at %1", series_choices_.start_time));
  choices.parameters.snapshot_interval = series_choices_.interval;
  choices.parameters.numerics.step_limits = !report_path_.empty() || !path_of(results, "LIMITS_STEP").empty();
  check_series_file(series_path_);
  Hydrographs hydrographs(inputs);
  flood_ = build_flood_scenario(inputs, choices, hydrographs, log);
  read_places(values, inputs, log);
  stop_if_cancelled(log);
  stop_if_refused(log);
  certificate_ =
      make_certificate("simulateflood", with_checkpoint_file(values), flood_parameters(), results, log);
  if (!report_path_.empty()) check_report_files(report_path_, certificate_);
  hydrographs.warn_of_use(log);
  prepare_simulation(values, choices, log);
  log_start(*simulation_, choices.parameters.numerics.integrator, log);
}

void FloodRun::read_places(const Values& values, const Inputs& inputs, Log& log) {
  if (series_choices_.with_rows) {
    places_.gauges = read_gauges(inputs, flood_.reference, flood_.scenario->terrain, log);
    places_.sections = add_sections(*flood_.scenario, flood_.reference, inputs, log);
  }
  const auto& [bridges, crests] = flood_.across;
  if (series_choices_.with_rows || !report_path_.empty() || bridges.size() + crests.size() > 0 ||
      values.is_given("CHECKPOINT")) {  // a run that goes on may want them
    std::vector<Section>& sections = flood_.scenario->sections;
    for (EdgeSection& edge : edge_sections(*flood_.scenario)) {
      sections.push_back(std::move(edge.section));
      places_.edges.push_back(edge.condition);
    }
    sections.insert(sections.end(), bridges.begin(), bridges.end());
    sections.insert(sections.end(), crests.begin(), crests.end());
    places_.bridges = bridges.size();
    places_.crests = crests.size();
    add_inflow_sections(*flood_.scenario);
    places_.barriers = flood_.barriers.size();
  }
  std::vector<std::string> sections;
  for (const PlacedSection& section : places_.sections) sections.push_back(section.name);
  observed_ = read_observed(inputs, places_.gauges, sections, log);
}

void FloodRun::prepare_simulation(const Values& values, const FloodChoices& choices, Log& log) {
  const Parameters& parameters = choices.parameters;
  const std::string folder = values.text("CHECKPOINT");
  const std::string from = with_checkpoint_file(values).text("RESUME_FROM");
  if (series_choices_.with_rows) rows_.emplace(places_, *flood_.scenario, series_choices_.start_time);
  const Watch watch = watch_stage(log, tr("Preparing the simulation"));
  RunIdentity identity;
  if (!folder.empty() || !from.empty())
    identity = run_identity(*flood_.scenario, flood_.barriers.size(), choices.crest_threshold,
                            flood_.reference, parameters, part_of(watch, 0, 0.3));
  const Watch rest = part_of(watch, identity.parts.empty() ? 0 : 0.3, 1);
  if (from.empty()) {
    simulation_ = std::make_unique<Simulation>(flood_.scenario, parameters, rest, processes_);
  } else {
    SavedRun saved = read_checkpoint(from, identity);
    if (saved.state.steps.time > parameters.duration)
      throw Error("resume_after_end", tr("The run that is to go on ended after this one"),
                  tr("its checkpoint is of %1, and DURATION is %2", time_text(saved.state.steps.time),
                     time_text(parameters.duration)),
                  tr("Give a longer DURATION, or simulate from the start."));
    same_inflows_ = have_same_inflows(saved.identity, identity);
    if (!names_of_differences(saved.identity, identity, true).empty()) warn_of_lost_start(from, folder, log);
    adopt(saved, identity);
    adopt_sections(saved, identity, places_.first_around_inflows());
    what_ifs_ = what_if_text(identity);
    go_on(from, saved);
    simulation_ = std::make_unique<Simulation>(flood_.scenario, parameters, saved.state, rest, processes_);
    resumed_after_ = simulation_->report();
    if (!what_ifs_.empty()) delivered_ = {simulation_->report().time, simulation_->report().volumes.inflow};
    log.info(tr("Goes on at %1, after %2 {step|steps}, from %3", time_text(simulation_->report().time),
                number(static_cast<long long>(simulation_->report().steps)), from));
    if (!what_ifs_.empty()) log.info(tr("What-if, with others than before: %1", what_ifs_));
  }
  if (rows_) rows_->begin(*simulation_);
  checkpoints_ =
      std::make_unique<Checkpoints>(folder, 60 * values.number("CHECKPOINT_INTERVAL"), std::move(identity));
}

void FloodRun::go_on(const std::string& path, const SavedRun& saved) {
  const auto& [rows, frames, history] = saved.over_time;
  const auto refuse = [](const char* result) {
    throw Error("resume_without_series", tr("%1 cannot be continued", result),
                tr("the run that was saved did not write it, so it would begin in the middle"),
                tr("Leave it out, or simulate from the start."));
  };
  if (rows_ && rows.places.empty()) refuse("GAUGE_SERIES");
  if (rows_) rows_->go_on(rows, *flood_.scenario, saved.state.steps.time, same_inflows_);
  resumed_history_ = history;
  if (series_path_.empty()) return;
  if (frames.file.empty()) refuse("SERIES");
  resumed_folder_ = std::filesystem::u8path(path).parent_path().u8string();
  resumed_frames_ = frames;
  check_frames(resumed_folder_, resumed_frames_);
}

std::unique_ptr<FrameRecorder> FloodRun::frame_recorder(const io::Metadata& metadata, Log& log) const {
  if (series_path_.empty()) return nullptr;
  auto frames = std::make_unique<FrameRecorder>(
      series_path_, flood_.reference, series_choices_.start_time, metadata,
      simulation_->parameters().numerics,
      checkpoints_->are_wanted()
          ? std::make_unique<FrameJournal>(checkpoints_->folder(),
                                           [this] { return checkpoints_->saved_time() >= 0; })
          : nullptr);
  if (resumed_frames_.file.empty()) return frames;
  log.stage(tr("Writing the frames until the checkpoint"));
  frames->go_on(resumed_folder_, resumed_frames_);
  return frames;
}

void FloodRun::log_results(Log& log) const {
  log_certificate(*simulation_, wet_area_, delivered_, log);
  log_barriers(flood_.barriers, simulation_->barrier_reports(), simulation_->report().time, log);
  log_structures(flood_.scenario->structures, simulation_->structure_reports(), log);
  log_bridges(flood_.scenario->bridges, simulation_->bridge_reports(),
              flows_across(*simulation_, places_.first_bridge(), places_.bridges), log);
  log_crests(flood_.across.crests, flows_across(*simulation_, places_.first_crest(), places_.crests), log);
  log_sections(places_.sections, simulation_->section_reports(), log);
  if (rows_) warn_all(unused_observations(*rows_, observed_), log);
}

void FloodRun::write_layers(const io::Metadata& metadata, const WriteLayer& write_layer) const {
  const std::string& crs = flood_.reference.crs_wkt;
  const io::Layer report = barrier_report_layer(flood_.barriers, simulation_->barrier_reports(), crs);
  write_layer("BARRIER_REPORT", report, barrier_report_style(report));
  if (!rows_) return;
  if (rows_path_.empty()) write_layer("GAUGE_SERIES", series_of(*rows_), {});
  write_layer("GAUGE_PEAKS", gauge_peaks(*rows_, *simulation_, observed_, crs),
              std::string(style_text("gauge_peaks")));
  write_layer("SECTION_PEAKS", section_peaks(*rows_, *simulation_, observed_, crs),
              std::string(style_text("section_peaks")));
  if (!rows_path_.empty())  // the last: it may fail
    io::write_station_series(rows_path_, stations_of(*rows_, flood_.reference), crs, metadata);
}

void FloodRun::run(const io::Metadata& call, const WriteLayer& write_layer, Log& outer) {
  RememberingLog log(outer, warnings_);
  io::Metadata known_origin = call;
  if (!what_ifs_.empty()) known_origin.emplace_back(what_if_item, what_ifs_);
  const nlohmann::ordered_json certificate = json_of(certificate_, flood_parameters());
  const io::Metadata origin = with_certificate(known_origin, certificate);
  // For the maps when memory runs out; written to, since a system grants what is only asked for.
  std::vector<char> reserve(static_cast<std::size_t>(memory_to_write(*simulation_)), 1);
  std::optional<io::SmallCache> cache;
  const io::Metadata metadata = run_metadata(simulation_->parameters(), origin);
  const std::unique_ptr<FrameRecorder> frames = frame_recorder(metadata, log);
  RunProgress progress(*simulation_, log);
  const bool has_report = !report_path_.empty();
  std::optional<Recorder> looked;  // only for the report
  if (has_report && !rows_) {
    looked.emplace(places_, *flood_.scenario, series_choices_.start_time);
    if (!resumed_history_.rows.places.empty())
      looked->go_on(resumed_history_.rows, *flood_.scenario, simulation_->report().time, same_inflows_);
    looked->begin(*simulation_);
  }
  RunHistory history(simulation_->parameters().duration, looked ? &*looked : nullptr,
                     std::move(resumed_history_.reports));
  RunRecorder recorder(*simulation_, progress, *checkpoints_, frames.get(), rows_ ? &*rows_ : nullptr,
                       has_report ? &history : nullptr, log);
  std::optional<Error> failure;
  try {
    log.stage(tr("Simulating"));
    simulation_->run(&recorder);
  } catch (const OutOfMemory& error) {
    std::vector<char>().swap(reserve);
    cache.emplace(memory_to_write(*simulation_) / 2);
    failure = error;
  } catch (const Error& error) {
    throw with_what_is_left(error, frames.get(), *checkpoints_, series_path_);
  }

  ToTheEnd ending(log);
  recorder.save(ending);
  ending.stage(tr("Writing the maps"));
  recorder.publish_frames();
  if (!failure) failure = recorder.failure();
  if (!frames || !frames->is_published()) {
    warn_of_earlier_series(series_path_, ending);
    series_path_.clear();
  }
  std::optional<Error> unwritten;
  const auto attempt = [&](const auto& write) {  // the next ones may be smaller, or lie on another disk
    try {
      write();
      return true;
    } catch (const Error& error) {
      if (!unwritten) unwritten = with_what_is_left(error, nullptr, *checkpoints_, series_path_);
      return false;
    }
  };
  const bool has_maps = attempt([&] {
    wet_area_ = maps_.write(*simulation_, flood_.reference, flood_metadata(*simulation_, origin), ending);
    for (const MapFile& map : maps_.files())
      if (!map.style.empty()) write_style_beside(map.path, map.style, ending);
    log_results(ending);
  });
  attempt([&] {
    write_layers(metadata, [&](const char* parameter, const io::Layer& layer, const std::string& style) {
      attempt([&] { write_layer(parameter, layer, style); });
    });
  });
  const auto report = [&] {
    history.look(simulation_->report(), *simulation_, true);
    write_report(report_path_,
                 {*simulation_, flood_, history.reports(), rows_ ? *rows_ : *looked, observed_, maps_.files(),
                  warnings_, known_origin, series_choices_.start_time, wet_area_,
                  promised_inflow(*flood_.scenario, simulation_->report().time, delivered_), resumed_after_},
                 certificate, dem_, dem_crs_);
  };
  if (has_report && has_maps) attempt(report);
  if (unwritten) throw Error(*unwritten);
  if (simulation_->is_complete() && !failure) return;
  const std::string saved =
      tr("The flood is complete until %1 of %2, and the maps of that were written, marked as partial.",
         time_text(simulation_->report().time), time_text(simulation_->parameters().duration));
  if (!failure) throw Cancelled(tr("Cancelled. %1", saved));
  throw Error(failure->key(), failure->problem(), failure->why(), failure->remedy() + " " + saved);
}

}  // namespace spate
