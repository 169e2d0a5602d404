// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of spate:simulateensemble beside those of spate:simulateflood.
#include "algorithms/case/ensemble/ensemble_run.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

ParameterInfo make(ParameterKind kind, const char* name, const std::string& title, const std::string& help) {
  return make_parameter(kind, name, title, help, ParameterInfo::Group::ensemble);
}

}  // namespace

ParameterInfo scenario_parameter() {
  return make(ParameterKind::table, "SCENARIOS", tr("Scenarios"),
              tr("Table (CSV or any layer) with one row for each member: 'id', and any of 'weight' (> 0), "
                 "'return_period' (years), 'hydrograph' (the key of the series that every inflow takes; "
                 "'hydrograph:NAME': that of one inflow), 'level_series' (the same for edges with a level), "
                 "'factor' (on all discharges), 'shift_s' (s, later when > 0) and 'shift_m' (m) of all "
                 "hydrographs, 'rain_factor', 'manning_factor', 'barriers' (which are there, by their field "
                 "'set': A, A+B or none), 'breach' (which of them fail, likewise)."));
}

ParameterList ensemble_parameters() {
  ParameterInfo depths =
      make(ParameterKind::text, "PROBABILITY_DEPTHS", tr("Depths of the probabilities (m)"),
           tr("The map of probabilities gets one band for each of these depths."));
  depths.word = "0.1, 0.5, 1";
  ParameterInfo quantiles =
      make(ParameterKind::text, "QUANTILES", tr("Quantiles of depth"),
           tr("The map of quantiles gets one band for each of these, above 0 and up to 1."));
  quantiles.word = "0.05, 0.5, 0.95";
  ParameterInfo at_once =
      make(ParameterKind::integer, "MEMBERS_AT_ONCE", tr("Members at once"),
           tr("0: as many as there are threads, as far as memory allows; on a GPU four at most. Of several "
              "processes each computes so many. The results do not depend on it."));
  at_once.number = 0;
  at_once.most = 4096;
  at_once.is_advanced = true;
  ParameterInfo interval = checkpoint_interval();
  interval.group = ParameterInfo::Group::ensemble;
  return {depths, quantiles, at_once, interval};
}

ParameterInfo member_parameter() {
  ParameterInfo info = make(
      ParameterKind::table_result, "MEMBERS", tr("Members"),
      tr("Table of the members: 'weight' (their share), 'return_period', 'status' (computed, kept from an "
         "earlier run, failed), 'steps', 'wall_time_s', 'flooded_m2', 'volume_in_m3', 'mass_error' "
         "(relative), 'damage', 'device' and 'folder'. With "
         "BARRIERS also what flowed over them: 'overtopped_m3', over all of them; 'first_overtopping_s', the "
         "earliest over any of them, s since the start (null = never); 'overtopping_peak_m3s', the most at a "
         "time over one of them. Null in members without barriers."));
  info.group = ParameterInfo::Group::results;
  return info;
}

ParameterInfo damage_parameter() {
  ParameterInfo info = make(
      ParameterKind::vector_result, "DAMAGE", tr("Expected damage to buildings"),
      tr("The buildings with all their fields and the damage over the members: 'flood_prob', the share "
         "of the weight that floods them; 'depth_max', m; 'damage_mean', the expected damage; its "
         "standard deviation 'damage_sd'; a field for each quantile, e.g. 'damage_q50'; and "
         "'damage_max'. With return periods of the scenarios also the damage per year, 'ead_trapezoid' and "
         "'ead_loglinear'. It needs BUILDINGS, curves and values, as Building damage does."));
  info.group = ParameterInfo::Group::results;
  info.geometries.polygons = true;
  info.is_optional = true;
  info.is_wanted = false;
  return info;
}

ParameterInfo folder_parameter() {
  ParameterInfo info =
      make(ParameterKind::folder_result, "FOLDER", tr("Folder of the members"),
           tr("Keeps the maps of each finished member. A run with the same folder goes on where another one "
              "stopped, also in the middle of a member, which is saved there every CHECKPOINT_INTERVAL "
              "minutes and "
              "when the run is cancelled. Not given: a temporary folder, gone after the run."));
  info.group = ParameterInfo::Group::results;
  info.is_optional = true;
  info.is_wanted = false;
  return info;
}

ParameterInfo ensemble_report_parameter() {
  ParameterInfo info = optional(make_parameter(
      ParameterKind::file_result, "REPORT", tr("Report"),
      tr("A page (HTML, one file, fit to print) for those who review the ensemble: maps of the probabilities "
         "and "
         "of the deepest water, the members with their inputs, steps and water balance, warnings, and the "
         "inputs with their checksums (SHA-256). Beside it a file of the same name with the ending .json has "
         "the same numbers."),
      ParameterInfo::Group::results));
  info.extension = "html";
  info.is_wanted = false;
  return info;
}

ParameterList ensemble_case_parameters() {
  ParameterList list = {scenario_parameter()};
  for (const ParameterList& part : {flood_inputs(), damage_inputs(), ParameterList{currency_parameter()},
                                    ensemble_parameters(), ensemble_maps(),
                                    ParameterList{member_parameter(), damage_parameter(), folder_parameter(),
                                                  ensemble_report_parameter()}})
    list.insert(list.end(), part.begin(), part.end());
  return list;
}

std::vector<NumberInfo> ensemble_number_list() {
  return {{"MEMBERS_COMPUTED", tr("Members that were computed")},
          {"MEMBERS_KEPT", tr("Members kept from an earlier run")},
          {"MEMBERS_FAILED", tr("Members that failed")},
          {"WALL_TIME", tr("Computing time (s)")},
          {"DAMAGE_EXPECTED", tr("Expected damage of all buildings")},
          {"EAD_TRAPEZOID", tr("Expected annual damage, trapezoid; absent without return periods")},
          {"EAD_LOGLINEAR", tr("Expected annual damage, log-linear; absent without return periods")},
          {"WET_AREA", tr("Area that any member flooded (m²)")}};
}

}  // namespace spate
