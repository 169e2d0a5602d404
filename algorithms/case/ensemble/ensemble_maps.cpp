// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/ensemble/ensemble_maps.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/case/parameters/number_lists.hpp"
#include "algorithms/case/report/certificate.hpp"
#include "algorithms/case/results/run_metadata.hpp"
#include "solver/core/check.hpp"
#include "solver/core/translatable.hpp"
#include "solver/run/field_list.hpp"

namespace spate {
namespace {

// A band of a map: its name, the same in all languages (legends translate it), the band of the members' map,
// and the statistic.
struct StatisticBand {
  std::string name;
  int source = 1;
  io::CellStatistic statistic;
};
using Bands = std::vector<StatisticBand>;
using Depths = std::vector<double>;

constexpr float never = std::numeric_limits<float>::infinity();

Bands mean_bands(const EnsembleChoices&, const Depths&, const io::Weights& weights) {
  return {{translatable("Mean depth"), 1,
           [weights](const io::Values& depths) { return io::weighted_mean(depths, weights); }}};
}

Bands envelope_bands(const EnsembleChoices&, const Depths&, const io::Weights&) {
  return {{translatable("Maximum depth"), 1, io::largest}};
}

Bands probability_bands(const EnsembleChoices& choices, const Depths&, const io::Weights& weights) {
  Bands bands;
  for (const double depth : choices.depths)
    bands.push_back({fill(translatable("Probability of more than %1 m"), {exact(depth)}), 1,
                     [weights, depth](const io::Values& depths) {
                       return io::exceedance_probability(depths, weights, depth);
                     }});
  return bands;
}

Bands earliest_bands(const EnsembleChoices&, const Depths& arrival_depths, const io::Weights&) {
  Bands bands;
  for (const double depth : arrival_depths)
    bands.push_back({fill(translatable("Earliest arrival of %1 m"), {exact(depth)}),
                     static_cast<int>(bands.size()) + 1, io::smallest});
  return bands;
}

Bands median_bands(const EnsembleChoices&, const Depths& arrival_depths, const io::Weights& weights) {
  Bands bands;
  for (const double depth : arrival_depths)
    bands.push_back(
        {fill(translatable("Median arrival of %1 m"), {exact(depth)}), static_cast<int>(bands.size()) + 1,
         [weights](const io::Values& times) { return io::weighted_quantile(times, weights, 0.5, never); }});
  return bands;
}

Bands quantile_bands(const EnsembleChoices& choices, const Depths&, const io::Weights& weights) {
  Bands bands;
  for (const double level : choices.quantiles)
    bands.push_back({fill(translatable("Depth quantile %1"), {exact(level)}), 1,
                     [weights, level](const io::Values& depths) {
                       return io::weighted_quantile(depths, weights, level, 0);
                     }});
  return bands;
}

// A kind of map. style: its file in styles/. source: the map of the members from which it is computed.
struct EnsembleMap {
  const char* name;   // of the parameter
  const char* title;  // of the layer
  const char* unit;
  const char* style;
  bool is_wanted;
  const char* help;
  const char* source;
  Bands (*bands)(const EnsembleChoices& choices, const Depths& arrival_depths, const io::Weights& weights);
};

const std::vector<EnsembleMap>& ensemble_map_list() {
  static const std::vector<EnsembleMap> maps = {
      {"MEAN_DEPTH", translatable("Mean depth"), "m", "max_depth", true,
       translatable("Mean of the maximum depth over all members, by their weights, m; a member that stays "
                    "dry counts as "
                    "0."),
       "MAX_DEPTH", mean_bands},
      {"MAX_DEPTH", translatable("Maximum depth"), "m", "max_depth", true,
       translatable("Envelope: the deepest water of any member, m."), "MAX_DEPTH", envelope_bands},
      {"PROBABILITY", translatable("Probability of flooding"), "", "probability", true,
       translatable("Share of the weight of the members whose maximum depth exceeds a depth, 0 to 1; one "
                    "band for each of "
                    "the depths of the probabilities. 0 is nodata."),
       "MAX_DEPTH", probability_bands},
      {"EARLIEST_ARRIVAL", translatable("Earliest arrival"), "s", "arrival_time", false,
       translatable("When the water first exceeds an arrival depth in any member, s since the start; one "
                    "band for each "
                    "depth."),
       "ARRIVAL_TIME", earliest_bands},
      {"MEDIAN_ARRIVAL", translatable("Median arrival"), "s", "arrival_time", false,
       translatable("By when the water has exceeded an arrival depth in members of half the weight, s since "
                    "the start; "
                    "nodata where it comes in less than that. One band for each depth."),
       "ARRIVAL_TIME", median_bands},
      {"DEPTH_QUANTILES", translatable("Quantiles of depth"), "m", "max_depth", false,
       translatable("The smallest maximum depth of a member that members of the given share of the weight do "
                    "not exceed, "
                    "m; one band for each quantile. Exact: no distribution is assumed."),
       "MAX_DEPTH", quantile_bands},
  };
  return maps;
}

// The members that count, and their weights.
struct Counting {
  std::vector<const EnsembleMember*> members;
  io::Weights weights;
};

Counting counting_members(const Ensemble& ensemble, const std::vector<MemberRecord>& records) {
  Counting counting;
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (records[i].status == MemberRecord::Status::failed) continue;
    counting.members.push_back(&ensemble.members()[i]);
    counting.weights.push_back(ensemble.members()[i].row.weight);
  }
  return counting;
}

io::Metadata ensemble_metadata(const Ensemble& ensemble, std::size_t finished, const io::Metadata& origin) {
  io::Metadata metadata = run_metadata(ensemble.parameters(), origin);
  metadata.emplace_back("SPATE_MEMBERS", std::to_string(finished));
  metadata.emplace_back(members_failed_item, std::to_string(ensemble.members().size() - finished));
  metadata.emplace_back("SPATE_QUANTILE_METHOD", "inverse of the weighted distribution function");
  return metadata;
}

}  // namespace

EnsembleChoices read_ensemble_choices(const Values& values) {
  return {parse_depths("PROBABILITY_DEPTHS", values.text("PROBABILITY_DEPTHS")),
          parse_shares("QUANTILES", values.text("QUANTILES"))};
}

ParameterList ensemble_maps() {
  ParameterList list;
  for (const EnsembleMap& map : ensemble_map_list()) {
    ParameterInfo info;
    info.kind = ParameterKind::raster_result;
    info.group = ParameterInfo::Group::results;
    info.name = map.name;
    info.title = tr(map.title);
    if (*map.unit != '\0') info.title += std::string(" (") + map.unit + ")";
    info.help = tr(map.help);
    info.is_wanted = map.is_wanted;
    info.is_optional = !map.is_wanted;
    list.push_back(std::move(info));
  }
  return list;
}

std::vector<MapFile> ensemble_map_files(const std::map<std::string, std::string>& paths, double duration) {
  std::vector<MapFile> files;
  for (const EnsembleMap& map : ensemble_map_list()) {
    const auto path = paths.find(map.name);
    if (path == paths.end() || path->second.empty()) continue;
    io::GeoTiffSet::check_writable(path->second);
    files.push_back({map.name, path->second, map_style(map.style, {duration, 0, 0})});
  }
  return files;
}

double write_ensemble_maps(const std::vector<MapFile>& files, const Ensemble& ensemble,
                           const MemberFolder& folder, const std::vector<MemberRecord>& records,
                           const EnsembleChoices& choices, const io::Metadata& origin, Log& log) {
  const Counting counting = counting_members(ensemble, records);
  const std::vector<double>& arrival_depths = ensemble.parameters().numerics.arrival_depths;
  const io::GeoReference& reference = ensemble.reference();

  // The members' maps from which the statistics are computed, each once.
  std::vector<io::MemberMaps> sources;
  std::vector<std::pair<std::string, int>> known;  // their parameters and bands
  const auto source_of = [&](const char* map, int band) {
    const auto at = std::find(known.begin(), known.end(), std::pair(std::string(map), band));
    if (at != known.end()) return static_cast<std::size_t>(at - known.begin());
    known.emplace_back(map, band);
    sources.push_back({{}, band});
    for (const EnsembleMember* member : counting.members)
      sources.back().files.push_back(folder.map(*member, map));
    return known.size() - 1;
  };
  std::vector<io::Statistic> statistics;
  struct Target {
    const EnsembleMap* map;
    std::size_t file;
  };
  std::vector<Target> targets;  // of each source
  std::vector<io::GeoTiff> results;
  for (const EnsembleMap& map : ensemble_map_list())
    for (const MapFile& file : files) {
      if (file.parameter != map.name) continue;
      results.push_back({file.path, {}});
      for (const StatisticBand& band : map.bands(choices, arrival_depths, counting.weights)) {
        statistics.push_back({band.name, map.unit, source_of(map.source, band.source), band.statistic});
        targets.push_back({&map, results.size() - 1});
      }
    }

  const double all_rows = static_cast<double>(statistics.size()) * reference.grid.rows;
  double done_rows = 0, wet_cells = 0;
  std::vector<io::Band> bands = io::statistic_bands(std::move(sources), std::move(statistics), reference);
  for (std::size_t i = 0; i < bands.size(); ++i) {
    const bool is_envelope = targets[i].map->bands == envelope_bands;
    bands[i].metadata.emplace_back(io::result_item, targets[i].map->name);
    if (std::string(targets[i].map->unit) == "s")
      bands[i].metadata.emplace_back("SPATE_RESOLUTION_S",
                                     exact(time_resolution(ensemble.parameters().duration)));
    bands[i].read = [&, is_envelope, read = std::move(bands[i].read)](std::int32_t begin, std::int32_t end,
                                                                      float* values) {
      if (log.is_cancelled()) throw Cancelled(tr("Cancelled: no map was written. %1", folder.what_stays()));
      read(begin, end, values);
      const std::size_t cells =
          static_cast<std::size_t>(reference.grid.columns) * static_cast<std::size_t>(end - begin);
      for (std::size_t cell = 0; is_envelope && cell < cells; ++cell) wet_cells += !std::isnan(values[cell]);
      done_rows += end - begin;
      log.progress(members_progress + (100 - members_progress) * done_rows / all_rows);
    };
    results[targets[i].file].bands.push_back(std::move(bands[i]));
  }
  io::GeoTiffSet set(reference, ensemble_metadata(ensemble, counting.members.size(), origin));
  set.write(results);
  set.publish();
  return wet_cells * reference.grid.cell_area();
}

}  // namespace spate
