// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/ensemble_run.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "algorithms/case/ensemble/ensemble_report.hpp"
#include "algorithms/case/log/remembering_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/report/run_report.hpp"
#include "algorithms/case/results/style_files.hpp"
#include "algorithms/io/folder_lock.hpp"
#include "algorithms/io/operating_system.hpp"
#include "algorithms/report/html_page.hpp"
#include "solver/core/check.hpp"
#include "solver/domain/together.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;
using Status = MemberRecord::Status;

int count_of(const std::vector<MemberRecord>& records, Status status) {
  return static_cast<int>(std::count_if(records.begin(), records.end(), [status](const MemberRecord& record) {
    return record.status == status;
  }));
}

void log_failures(const Ensemble& ensemble, const std::vector<MemberRecord>& records, Log& log) {
  const int failed = count_of(records, Status::failed);
  if (failed == 0) return;
  if (failed == static_cast<int>(records.size()))
    throw Error("all_members_failed", tr("All members failed"),
                tr("the first one is '%1'", ensemble.members().front().row.id), records.front().error);
  double weight = 0, all = 0;
  for (std::size_t i = 0; i < records.size(); ++i) {
    all += ensemble.members()[i].row.weight;
    if (records[i].status != Status::failed) weight += ensemble.members()[i].row.weight;
  }
  log.warning({"some_members_failed",
               tr("%1 of %2 {member|members} failed", number(failed), number(records.size())),
               tr("the others have %1 of all weight", number(weight / all, 4)),
               tr("The statistics are over the others: their weights were scaled to sum to 1.")});
}

io::ScenarioTable read_scenario_table(const Inputs& inputs, Log& log) {
  io::ScenarioTable table = io::read_scenarios(inputs.table("SCENARIOS"));
  for (const std::string& column : table.ignored_columns)
    log.warning(
        {"scenario_column_unknown", tr("SCENARIOS: the column '%1' changes nothing", column),
         tr("it is none of %1",
            "id, weight, return_period, hydrograph, hydrograph:NAME, level_series, factor, shift_s, shift_m, "
            "rain_factor, manning_factor, barriers, breach"),
         tr("Correct its name, if it should count.")});
  return table;
}

MemberOptions read_member_options(const Values& values) {
  return {static_cast<int>(values.number("MEMBERS_AT_ONCE")), 60 * values.number("CHECKPOINT_INTERVAL"), {}};
}

struct EnsembleInputs {
  io::ScenarioTable table;
  Hydrographs hydrographs;
  FloodScenario base;
};

EnsembleInputs read_ensemble_inputs(const Inputs& inputs, const FloodChoices& choices, Log& log) {
  io::ScenarioTable table = read_scenario_table(inputs, log);
  Hydrographs hydrographs(inputs, table.rows.front());
  FloodScenario base = build_flood_scenario(inputs, choices, hydrographs, log, Dryness::allowed);
  return {std::move(table), std::move(hydrographs), std::move(base)};
}

// The first process says what is to be said.
class SilentLog : public Log {
 public:
  void info(const std::string&) override {}
  void warning(const Message&) override {}
  void progress(double) override {}
  bool is_cancelled() const override { return false; }
};

}  // namespace

void assist_ensemble(const Inputs& inputs, const Values& values, const io::Metadata& origin,
                     Exchange& processes) {
  std::optional<Ensemble> ensemble;
  MemberOptions options;
  if (!work_apart(processes, [&] {
        SilentLog silent;
        options = read_member_options(values);
        options.origin = origin;
        const FloodChoices choices = read_flood_choices(values);
        EnsembleInputs read = read_ensemble_inputs(inputs, choices, silent);
        ensemble.emplace(std::move(read.base), std::move(read.hydrographs), read.table, choices.parameters);
      }))
    return;
  assist_members(*ensemble, options, processes);
}

// The folder of the members, locked for this run. A temporary one is removed at its end.
class WorkingFolder {
 public:
  explicit WorkingFolder(const std::string& given)
      : is_kept_(!given.empty()),
        path_(is_kept_ ? fs::absolute(fs::u8path(given)).lexically_normal() : temporary()) {
    std::error_code error;
    fs::create_directories(path_, error);
    if (!fs::is_directory(path_, error))
      throw Error("members_folder_not_made", tr("FOLDER '%1' cannot be used", path_.u8string()),
                  tr("it is not there and cannot be made"), tr("Choose another folder."));
    std::string text = path_.u8string();
    if (text.size() > 1 && text.back() == '/') text.pop_back();
    lock_ = std::make_unique<io::FolderLock>(text, ".ensemble.lock", "FOLDER");
    folder_ = std::make_unique<MemberFolder>(text, is_kept_);
  }
  WorkingFolder(const WorkingFolder&) = delete;
  WorkingFolder& operator=(const WorkingFolder&) = delete;
  ~WorkingFolder() {
    lock_.reset();
    std::error_code ignored;
    if (!is_kept_) fs::remove_all(path_, ignored);
  }
  const MemberFolder& folder() const { return *folder_; }

 private:
  static fs::path temporary() {
    std::error_code error;
    const fs::path place = fs::temp_directory_path(error);
    const char* given = std::getenv("TMPDIR");
    const std::string name = !error || given == nullptr ? place.u8string() : given;
    fs::path path = place / ("spate-" + io::random_letters());
    const std::string why = error ? error.message() : io::make_private_folder(path.u8string());
    if (!why.empty())
      throw Error("temporary_folder_not_made", tr("The folder '%1' for temporary files cannot be used", name),
                  why,
                  tr("Give a FOLDER for the members, or let TMPDIR name a folder that can be written to."));
    return path;
  }

  bool is_kept_;
  fs::path path_;
  std::unique_ptr<io::FolderLock> lock_;
  std::unique_ptr<MemberFolder> folder_;
};

void check_damaged(const Values& values) {
  if (!values.is_given("BUILDINGS"))
    throw Error("damage_without_buildings", tr("DAMAGE is wanted without BUILDINGS"),
                tr("there is nothing that could be damaged"), tr("Give the layer of buildings."));
  check_damage_values(values);
}

EnsembleRun::EnsembleRun(const Inputs& inputs, const Values& values,
                         const std::map<std::string, std::string>& results, Log& outer)
    : choices_(read_ensemble_choices(values)),
      options_(read_member_options(values)),
      maps_(ensemble_map_files(results, 3600 * values.number("DURATION"))) {
  RememberingLog log(outer, warnings_);
  const auto report = results.find("REPORT");
  if (report != results.end()) report_path_ = report->second;
  currency_ = values.text("CURRENCY");
  dem_ = inputs.raster("DEM");
  dem_crs_ = inputs.dem_crs();
  const FloodChoices choices = read_flood_choices(values);
  folder_ = std::make_unique<WorkingFolder>(values.text("FOLDER"));
  EnsembleInputs read = read_ensemble_inputs(inputs, choices, log);
  stop_if_refused(log);
  stop_if_cancelled(log);
  certificate_ = make_certificate("simulateensemble", values, ensemble_case_parameters(), results, log);
  if (!report_path_.empty()) check_report_files(report_path_, certificate_);
  ensemble_ = std::make_unique<Ensemble>(std::move(read.base), std::move(read.hydrographs), read.table,
                                         choices.parameters, watch_stage(log, tr("Preparing the members")));
  if (values.is_given("DAMAGE")) {
    check_damaged(values);
    buildings_.emplace(read_damage_buildings(inputs, values, ensemble_->reference(), log));
  }
  ensemble_->log_members(log);
}

EnsembleRun::~EnsembleRun() = default;

const MemberFolder& EnsembleRun::folder() const {
  return folder_->folder();
}

void EnsembleRun::run(const io::Metadata& call, Log& outer, Exchange& processes) {
  RememberingLog log(outer, warnings_);
  const nlohmann::ordered_json certificate = json_of(certificate_, ensemble_case_parameters());
  log.stage(tr("Simulating the members"));
  options_.origin = call;
  records_ = run_members(*ensemble_, folder(), options_, processes, log);
  log_failures(*ensemble_, records_, log);
  log.stage(tr("Writing the statistics"));
  wet_area_ = write_ensemble_maps(maps_, *ensemble_, folder(), records_, choices_,
                                  with_certificate(call, certificate), log);
  for (const MapFile& map : maps_) write_style_beside(map.path, map.style, log);
  if (buildings_) find_damage(log);
  if (!report_path_.empty())
    write_ensemble_report(report_path_,
                          {*ensemble_, choices_, members(), maps_, warnings_, call, numbers(), currency_},
                          certificate, dem_, dem_crs_);
}

void EnsembleRun::find_damage(Log& log) {
  damage_ = std::make_unique<EnsembleDamage>(std::move(*buildings_), *ensemble_, folder(), records_, log);
  log.info(tr("Expected damage of all buildings: %1", money_text(damage_->expected(), currency_)));
  const AnnualDamage annual = damage_->annual();
  if (!std::isnan(annual.trapezoid))
    log.info(tr("Expected annual damage: trapezoid %1, log-linear %2",
                money_text(annual.trapezoid, currency_), money_text(annual.log_linear, currency_)));
}

io::Layer EnsembleRun::members() const {
  return member_table(*ensemble_, records_, folder(),
                      damage_ ? damage_->of_members() : std::vector<double>());
}

Numbers EnsembleRun::numbers() const {
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  Numbers numbers = {{"MEMBERS_COMPUTED", static_cast<double>(count_of(records_, Status::computed))},
                     {"MEMBERS_KEPT", static_cast<double>(count_of(records_, Status::kept))},
                     {"MEMBERS_FAILED", static_cast<double>(count_of(records_, Status::failed))},
                     {"WALL_TIME", seconds},
                     {"WET_AREA", wet_area_}};
  if (!damage_) return numbers;
  numbers.emplace_back("DAMAGE_EXPECTED", damage_->expected());
  const AnnualDamage annual = damage_->annual();
  if (std::isnan(annual.trapezoid)) return numbers;
  numbers.emplace_back("EAD_TRAPEZOID", annual.trapezoid);
  numbers.emplace_back("EAD_LOGLINEAR", annual.log_linear);
  return numbers;
}

void EnsembleRun::log_end(Log& log) const {
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  log.info(
      tr("Ensemble: %1 {member|members} computed, %2 kept, %3 failed, in %4 s; flooded by any of them: %5",
         number(count_of(records_, Status::computed)), number(count_of(records_, Status::kept)),
         number(count_of(records_, Status::failed)), fixed(seconds, 1), square_kilometres(wet_area_)));
}

}  // namespace spate
