// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/sediment/sediment_run.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/case/log/run_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/results/style_files.hpp"
#include "algorithms/case/sediment/sediment_basin.hpp"
#include "algorithms/io/clock.hpp"
#include "solver/core/check.hpp"
#include "solver/core/translatable.hpp"
#include "solver/run/simulation.hpp"

namespace spate {
namespace {

using sediment::Balance;

// A map: its parameter, its band, its style.
struct SedimentMap {
  const char *parameter, *band, *unit, *style;
};
constexpr SedimentMap map_list[] = {{"BED_CHANGE", translatable("Change of the bed"), "m", "bed_change"},
                                    {"SAND_FRACTION", translatable("Sand fraction"), "1", "sand_fraction"},
                                    {"BED", translatable("Bed level"), "m", "bed"},
                                    {"SAND_CHANGE", translatable("Change of sand"), "m", "sand_thickness"}};

const SedimentMap& map_of(const std::string& parameter) {
  return *std::find_if(std::begin(map_list), std::end(map_list),
                       [&](const SedimentMap& map) { return map.parameter == parameter; });
}

constexpr double trusted_error = 1e-9;

double most_of(const std::vector<double>& field) {
  return *std::max_element(field.begin(), field.end());
}

sediment::Choices choices_of(const Values& values) {
  sediment::Choices choices;
  choices.scheme =
      values.text("SCHEME") == "printed" ? sediment::Scheme::printed : sediment::Scheme::conservative;
  choices.courant = values.number("CFL");
  choices.threads = static_cast<int>(values.number("THREADS"));
  const std::vector<int> gpus = chosen_gpus(values.text("DEVICE"));
  if (!gpus.empty()) choices.gpu = gpus.front();
  return choices;
}

io::Metadata volumes_of(const sediment::Report& report) {
  const std::pair<const char*, double> numbers[] = {
      {"SPATE_SIMULATED_A", report.time},        {"SPATE_DEPOSITED_M3", report.deposited},
      {"SPATE_ERODED_M3", report.eroded},        {"SPATE_SAND_IN_M3", report.sand.supplied},
      {"SPATE_SAND_OUT_M3", report.sand.left},   {"SPATE_SAND_GAINED_M3", report.sand.gained},
      {"SPATE_SAND_ERROR", report.sand.error()}, {"SPATE_MUD_IN_M3", report.mud.supplied},
      {"SPATE_MUD_OUT_M3", report.mud.left},     {"SPATE_MUD_GAINED_M3", report.mud.gained},
      {"SPATE_MUD_ERROR", report.mud.error()}};
  io::Metadata metadata = {{"SPATE_STEPS", std::to_string(report.steps)}};
  for (const auto& [name, value] : numbers) metadata.emplace_back(name, exact(value));
  return metadata;
}

std::vector<io::Column> series_columns() {
  std::vector<io::Column> columns;
  for (const char* name :
       {"time_a", "level_m", "sand_in_m3", "sand_out_m3", "sand_gained_m3", "mud_in_m3", "mud_out_m3",
        "mud_gained_m3", "deposited_m3", "eroded_m3", "sand_least", "sand_most"})
    columns.push_back({name, io::Column::Kind::number});
  return columns;
}

}  // namespace

SedimentRun::SedimentRun(const Inputs& inputs, const Values& values,
                         const std::map<std::string, std::string>& results, Log& log) {
  for (const SedimentMap& map : map_list) {
    const auto path = results.find(map.parameter);
    if (path == results.end() || path->second.empty()) continue;
    io::GeoTiffSet::check_writable(path->second);
    maps_.push_back({map.parameter, path->second, {}});
  }
  const sediment::Choices choices = choices_of(values);
  numerics_ = {{"SPATE_PARAMETER_SCHEME", values.text("SCHEME")},
               {"SPATE_PARAMETER_CFL", exact(values.number("CFL"))},
               {"SPATE_PARAMETER_DURATION", exact(values.number("DURATION"))}};
  duration_ = values.number("DURATION");
  interval_ = values.is_given("SERIES_INTERVAL") ? values.number("SERIES_INTERVAL") : duration_ / 100;
  check(duration_ > 0, "sediment_duration_impossible", "The simulation has no duration",
        "DURATION is 0 years", "Give it a duration.");
  check(duration_ / interval_ <= 1e5, "series_interval_too_short", "SERIES would have too many rows",
        "there are more than 100,000 intervals in DURATION", "Make SERIES_INTERVAL longer.");
  SedimentBasin read = read_sediment_basin(inputs, values, log);
  stop_if_cancelled(log);
  stop_if_refused(log);
  reference_ = std::move(read.reference);
  datum_ = read.datum;
  first_bed_ = read.basin.bed;
  device_ = choices.gpu ? "cuda:" + std::to_string(*choices.gpu) : "cpu";
  model_ = std::make_unique<sediment::Model>(std::move(read.basin), choices);
  series_.name = "series";
  series_.columns = series_columns();
  log_start(values, log);
}

void SedimentRun::log_start(const Values& values, Log& log) {
  const sediment::Basin& basin = model_->basin();
  log.info(tr("Scheme %1 on %2", values.text("SCHEME"), device_));
  const double sand = most_of(basin.alpha), mud = most_of(basin.beta);
  log.info(tr("Coefficients: sand up to %1, mud up to %2 m²/a", number(sand), number(mud)));
  if (!basin.sea_level.empty())
    log.info(tr("Sea level: %1 m at the start; below it sand %2, mud %3 m²/a",
                number(basin.sea_level.value(0) + datum_), number(basin.alpha_sea), number(basin.beta_sea)));
  double sand_supply = 0, mud_supply = 0;
  for (const sediment::Supply& supply : basin.supplies) {
    sand_supply += supply.sand;
    mud_supply += supply.mud;
  }
  log.info(
      tr("Supplied: %1 m³ of solid sand and %2 m³ of mud a year", number(sand_supply), number(mud_supply)));
  if (basin.supplies.empty() && basin.open == std::array<bool, 4>{})
    log.info(tr("All sides are closed, and nothing comes in: what there is is levelled."));
  log.info(
      tr("About %1 {step|steps}, as far as the start can tell", number(model_->steps_until(duration_), 2)));
}

void SedimentRun::add_row() {
  const sediment::Report report = model_->report();
  const Series& sea = model_->basin().sea_level;
  const double nothing = std::numeric_limits<double>::quiet_NaN();
  std::vector<double> values = {report.time, sea.empty() ? nothing : sea.value(report.time) + datum_};
  for (const Balance& balance : {report.sand, report.mud})
    values.insert(values.end(), {balance.supplied, balance.left, balance.gained});
  values.insert(values.end(), {report.deposited, report.eroded, report.least_sand, report.most_sand});
  io::Row row;
  for (const double value : values) row.attributes.push_back(io::or_null(value));
  series_.rows.push_back(std::move(row));
}

void SedimentRun::simulate(Log& log) {
  log.stage(tr("Simulating"));
  const double begin = steady_seconds();
  double shown = begin;
  const auto watch = [&](double time) {
    const double now = steady_seconds();
    if (now - shown < 0.2) return;
    shown = now;
    log.progress(100 * time / duration_);
    if (log.is_cancelled()) throw Cancelled(tr("Cancelled: no map was written."));
  };
  add_row();
  const auto rows = std::max(std::llround(std::ceil(duration_ / interval_ - 1e-9)), 1ll);
  for (long long row = 1; row <= rows; ++row) {
    model_->advance(row == rows ? duration_ : static_cast<double>(row) * interval_, watch);
    add_row();
  }
  wall_seconds_ = steady_seconds() - begin;
}

void SedimentRun::log_end(Log& log) const {
  const sediment::Report report = model_->report();
  log.info(tr("%1 a in %2 {step|steps}, %3 s; the last step was %4 a", number(report.time),
              number(report.steps), number(wall_seconds_, 3), number(report.dt, 3)));
  log.info(
      tr("Deposited: %1 m³; eroded: %2 m³", cubic_metres(report.deposited), cubic_metres(report.eroded)));
  log.info(tr("Solid sand: %1 m³ came in, %2 m³ left, %3 m³ gained; error %4",
              cubic_metres(report.sand.supplied), cubic_metres(report.sand.left),
              cubic_metres(report.sand.gained), number(report.sand.error(), 2)));
  log.info(tr("Solid mud: %1 m³ came in, %2 m³ left, %3 m³ gained; error %4",
              cubic_metres(report.mud.supplied), cubic_metres(report.mud.left),
              cubic_metres(report.mud.gained), number(report.mud.error(), 2)));
  const double error = std::max(report.sand.error(), report.mud.error());
  if (error > trusted_error)
    log.warning({"sediment_not_conserved",
                 tr("Sand or mud was made or lost: %1 of all that took part", number(error, 2)),
                 tr("the printed scheme does not conserve them"), tr("Choose the conservative scheme.")});
  if (report.least_sand < 0 || report.most_sand > 1)
    log.warning(
        {"sand_fraction_left_limits",
         tr("The sand fraction lies between %1 and %2", number(report.least_sand), number(report.most_sand)),
         tr("the printed scheme does not keep it between 0 and 1"), tr("Choose the conservative scheme.")});
}

io::Metadata SedimentRun::metadata(const io::Metadata& call) const {
  io::Metadata metadata = {{"SPATE_VERSION", version()}, {"SPATE_DATE", io::utc_now()}};
  metadata.insert(metadata.end(), call.begin(), call.end());
  metadata.insert(metadata.end(), numerics_.begin(), numerics_.end());
  metadata.emplace_back("SPATE_DEVICE", device_);
  const io::Metadata volumes = volumes_of(model_->report());
  metadata.insert(metadata.end(), volumes.begin(), volumes.end());
  return metadata;
}

void SedimentRun::write_maps(const io::Metadata& metadata, const Log& log) {
  io::GeoTiffSet set(reference_, metadata);
  const auto columns = static_cast<std::size_t>(model_->basin().grid.columns);
  for (MapFile& file : maps_) {
    const SedimentMap& map = map_of(file.parameter);
    std::vector<double> field = file.parameter == "SAND_FRACTION" ? model_->sand()
                                : file.parameter == "SAND_CHANGE" ? model_->sand_gained()
                                                                  : model_->bed();
    MapRange range;
    bool is_first = true;
    for (std::size_t cell = 0; cell < field.size(); ++cell) {
      if (file.parameter == "BED") field[cell] += datum_;
      if (file.parameter == "BED_CHANGE") field[cell] -= first_bed_[cell];
      if (std::isnan(field[cell])) continue;
      range.least = is_first ? field[cell] : std::min(range.least, field[cell]);
      range.most = is_first ? field[cell] : std::max(range.most, field[cell]);
      is_first = false;
    }
    io::Band band;
    band.name = map.band;
    band.unit = map.unit;
    band.metadata = {{io::result_item, map.parameter}};
    band.read = [&](std::int32_t begin, std::int32_t end, float* values) {
      if (log.is_cancelled()) throw Cancelled(tr("Cancelled: no map was written."));
      const double* const from = field.data() + static_cast<std::size_t>(begin) * columns;
      std::transform(from, from + static_cast<std::size_t>(end - begin) * columns, values,
                     [](double value) { return static_cast<float>(value); });
    };
    set.write(file.path, {band});
    file.style = map_style(map.style, range);
  }
  set.publish();
}

void SedimentRun::run(const io::Metadata& call, const WriteTable& write_table, Log& log) {
  simulate(log);
  write_maps(metadata(call), log);
  for (const MapFile& map : maps_) write_style_beside(map.path, map.style, log);
  write_table("SERIES", series_);
  log_end(log);
}

Numbers SedimentRun::numbers() const {
  const sediment::Report report = model_->report();
  return {{"STEPS", static_cast<double>(report.steps)},
          {"WALL_TIME", wall_seconds_},
          {"DEPOSITED", report.deposited},
          {"ERODED", report.eroded},
          {"SAND_IN", report.sand.supplied},
          {"SAND_OUT", report.sand.left},
          {"SAND_GAINED", report.sand.gained},
          {"SAND_ERROR", report.sand.error()},
          {"MUD_IN", report.mud.supplied},
          {"MUD_OUT", report.mud.left},
          {"MUD_GAINED", report.mud.gained},
          {"MUD_ERROR", report.mud.error()},
          {"DEVICE_USED", device_}};
}

}  // namespace spate
