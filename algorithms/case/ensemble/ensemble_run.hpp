// SPDX-License-Identifier: GPL-3.0-or-later
// An ensemble from its inputs to its maps, for spate:simulateensemble and for the command.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/case/ensemble/ensemble_damage.hpp"
#include "algorithms/case/ensemble/ensemble_maps.hpp"
#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "algorithms/case/report/certificate.hpp"

namespace spate {

// The parameters of an ensemble beside flood_inputs().
ParameterInfo scenario_parameter();   // SCENARIOS
ParameterList ensemble_parameters();  // of the statistics and of the run
ParameterList ensemble_maps();
ParameterInfo member_parameter();           // MEMBERS
ParameterInfo damage_parameter();           // DAMAGE
ParameterInfo folder_parameter();           // FOLDER
ParameterInfo ensemble_report_parameter();  // REPORT
// All of them, with flood_inputs(), damage_inputs() and CURRENCY, in their order.
ParameterList ensemble_case_parameters();
std::vector<NumberInfo> ensemble_number_list();

// Throws Error when an ensemble with DAMAGE lacks an input that every damage needs.
void check_damaged(const Values& values);

// Computes members of an ensemble that other processes compute, too, while the first one makes an EnsembleRun
// from the same inputs and runs it.
void assist_ensemble(const Inputs& inputs, const Values& values, const io::Metadata& origin,
                     Exchange& processes);

class WorkingFolder;

class EnsembleRun {
 public:
  // Does everything before the first member. values: with their defaults, sources as files; results: files of
  // the maps and of REPORT by parameter. Throws Error for wrong inputs, and when another run uses the folder.
  EnsembleRun(const Inputs& inputs, const Values& values, const std::map<std::string, std::string>& results,
              Log& log);
  ~EnsembleRun();

  // Computes the members that the folder does not hold yet, and writes the maps with their styles; then the
  // damage, if DAMAGE is given. The other processes assist_ensemble(). Throws Cancelled when the log is
  // cancelled, and Error when all members failed; finished members stay in the folder.
  void run(const io::Metadata& origin, Log& log, Exchange& processes = alone());
  // The results of run().
  io::Layer members() const;
  const EnsembleDamage* damage() const { return damage_.get(); }  // null = not wanted
  Numbers numbers() const;
  void log_end(Log& log) const;

  const Ensemble& ensemble() const { return *ensemble_; }
  const MemberFolder& folder() const;
  const std::string& currency() const { return currency_; }   // of the damage; empty = not said
  const std::string& report() const { return report_path_; }  // REPORT; empty = not wanted
  const std::vector<MemberRecord>& records() const { return records_; }
  const std::vector<MapFile>& maps() const { return maps_; }
  const EnsembleChoices& choices() const { return choices_; }

 private:
  void find_damage(Log& log);

  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  EnsembleChoices choices_;
  MemberOptions options_;
  std::vector<MapFile> maps_;
  std::unique_ptr<WorkingFolder> folder_;
  std::unique_ptr<Ensemble> ensemble_;
  std::optional<DamageBuildings> buildings_;  // until run()
  std::vector<MemberRecord> records_;
  std::unique_ptr<EnsembleDamage> damage_;
  double wet_area_ = 0;
  std::string currency_, report_path_;
  Certificate certificate_;
  std::string dem_, dem_crs_;  // for the maps of the report
  std::vector<Message> warnings_;
};

}  // namespace spate
