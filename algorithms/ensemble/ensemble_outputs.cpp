// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/ensemble/ensemble_outputs.hpp"

#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "algorithms/qgis/flood_log.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

using Band = EnsembleMap::Band;
using Bands = std::vector<Band>;
using Depths = std::vector<double>;

constexpr float never = std::numeric_limits<float>::infinity();

QString arrivalName(const char* which, double depth) {
  return QStringLiteral("%1 arrival of %2 m").arg(which).arg(depth);
}

Bands meanBands(const EnsembleChoices&, const Depths&, const io::Weights& weights) {
  return {{QStringLiteral("Mean depth"), 1,
           [weights](const io::Values& depths) { return io::weighted_mean(depths, weights); }}};
}

Bands envelopeBands(const EnsembleChoices&, const Depths&, const io::Weights&) {
  return {{QStringLiteral("Maximum depth"), 1, io::largest}};
}

Bands probabilityBands(const EnsembleChoices& choices, const Depths&, const io::Weights& weights) {
  Bands bands;
  for (const double depth : choices.depths)
    bands.push_back({QStringLiteral("Probability of more than %1 m").arg(depth), 1,
                     [weights, depth](const io::Values& depths) {
                       return io::exceedance_probability(depths, weights, depth);
                     }});
  return bands;
}

Bands earliestBands(const EnsembleChoices&, const Depths& arrivalDepths, const io::Weights&) {
  Bands bands;
  for (const double depth : arrivalDepths)
    bands.push_back({arrivalName("Earliest", depth), static_cast<int>(bands.size()) + 1, io::smallest});
  return bands;
}

Bands medianBands(const EnsembleChoices&, const Depths& arrivalDepths, const io::Weights& weights) {
  Bands bands;
  for (const double depth : arrivalDepths)
    bands.push_back(
        {arrivalName("Median", depth), static_cast<int>(bands.size()) + 1,
         [weights](const io::Values& times) { return io::weighted_quantile(times, weights, 0.5, never); }});
  return bands;
}

Bands quantileBands(const EnsembleChoices& choices, const Depths&, const io::Weights& weights) {
  Bands bands;
  for (const double level : choices.quantiles)
    bands.push_back(
        {QStringLiteral("Depth quantile %1").arg(level), 1, [weights, level](const io::Values& depths) {
           return io::weighted_quantile(depths, weights, level, 0);
         }});
  return bands;
}

io::Metadata ensembleMetadata(const Ensemble& ensemble, std::size_t finished, const io::Metadata& origin) {
  io::Metadata metadata = commandMetadata(ensemble.parameters(), origin);
  metadata.emplace_back("SPATE_MEMBERS", std::to_string(finished));
  metadata.emplace_back("SPATE_MEMBERS_FAILED", std::to_string(ensemble.members().size() - finished));
  metadata.emplace_back("SPATE_QUANTILE_METHOD", "inverse of the weighted distribution function");
  return metadata;
}

// Which members count, their files and their weights.
struct Counting {
  std::vector<const EnsembleMember*> members;
  io::Weights weights;
};

Counting countingMembers(const Ensemble& ensemble, const std::vector<MemberRecord>& records) {
  Counting counting;
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (records[i].status == MemberRecord::Status::failed) continue;
    counting.members.push_back(&ensemble.members()[i]);
    counting.weights.push_back(ensemble.members()[i].row.weight);
  }
  return counting;
}

}  // namespace

const std::vector<EnsembleMap>& ensembleMaps() {
  static const std::vector<EnsembleMap> maps = {
      {"MEAN_DEPTH", "Mean depth", "m", "max_depth", true,
       "Mean of the maximum depth over all members, by their weights, m; a member that stays dry counts as "
       "0.",
       "MAX_DEPTH", meanBands},
      {"MAX_DEPTH", "Maximum depth", "m", "max_depth", true, "Envelope: the deepest water of any member, m.",
       "MAX_DEPTH", envelopeBands},
      {"PROBABILITY", "Probability of flooding", "", "probability", true,
       "Share of the weight of the members whose maximum depth exceeds a depth, 0 to 1; one band for each of "
       "the depths of the probabilities. 0 is nodata.",
       "MAX_DEPTH", probabilityBands},
      {"EARLIEST_ARRIVAL", "Earliest arrival", "s", "arrival_time", false,
       "When the water first exceeds an arrival depth in any member, s since the start; one band for each "
       "depth.",
       "ARRIVAL_TIME", earliestBands},
      {"MEDIAN_ARRIVAL", "Median arrival", "s", "arrival_time", false,
       "By when the water has exceeded an arrival depth in members of half the weight, s since the start; "
       "nodata where it comes in less than that. One band for each depth.",
       "ARRIVAL_TIME", medianBands},
      {"DEPTH_QUANTILES", "Quantiles of depth", "m", "max_depth", false,
       "The smallest maximum depth of a member that members of the given share of the weight do not exceed, "
       "m; one band for each quantile. Exact: no distribution is assumed.",
       "MAX_DEPTH", quantileBands},
  };
  return maps;
}

QList<QgsProcessingDestinationParameter*> ensembleMapDefinitions() {
  QList<QgsProcessingDestinationParameter*> definitions;
  for (const EnsembleMap& map : ensembleMaps()) {
    const QString title = *map.unit ? QStringLiteral("%1 (%2)").arg(map.title, map.unit) : QString(map.title);
    auto* definition =
        new QgsProcessingParameterRasterDestination(map.name, title, QVariant(), !map.always, map.always);
    definition->setHelp(map.help);
    definitions << definition;
  }
  return definitions;
}

double writeEnsembleMaps(const QVariantMap& files, const Ensemble& ensemble, const EnsembleFolder& folder,
                         const std::vector<MemberRecord>& records, const EnsembleChoices& choices,
                         const io::Metadata& origin, QgsProcessingFeedback* feedback) {
  const Counting counting = countingMembers(ensemble, records);
  const std::vector<double>& arrivalDepths = ensemble.parameters().numerics.arrival_depths;
  std::vector<std::pair<const EnsembleMap*, Bands>> wanted;
  std::size_t bands = 0;
  for (const EnsembleMap& map : ensembleMaps()) {
    if (!files.contains(map.name)) continue;
    wanted.emplace_back(&map, map.bands(choices, arrivalDepths, counting.weights));
    bands += wanted.back().second.size();
  }

  const io::GeoReference& reference = ensemble.reference();
  const double allRows = static_cast<double>(bands) * reference.grid.rows;
  double doneRows = 0, wetCells = 0;
  io::GeoTiffSet set(reference, ensembleMetadata(ensemble, counting.members.size(), origin));
  for (const auto& [map, statistics] : wanted) {
    std::vector<std::string> sources;
    for (const EnsembleMember* member : counting.members)
      sources.push_back(folder.map(*member, map->source).toStdString());
    const bool isEnvelope = map->bands == envelopeBands;
    std::vector<io::Band> list;
    for (const Band& band : statistics) {
      list.push_back(io::statistic_band(band.name.toStdString(), map->unit, sources, band.source, reference,
                                        band.statistic));
      list.back().read = [&, isEnvelope, read = std::move(list.back().read)](
                             std::int32_t begin, std::int32_t end, float* values) {
        if (feedback->isCanceled())
          throw QgsProcessingException(
              QStringLiteral("Cancelled: no map was written. %1").arg(folder.whatStays()));
        read(begin, end, values);
        const std::size_t cells =
            static_cast<std::size_t>(reference.grid.columns) * static_cast<std::size_t>(end - begin);
        for (std::size_t cell = 0; isEnvelope && cell < cells; ++cell) wetCells += !std::isnan(values[cell]);
        doneRows += end - begin;
        feedback->setProgress(membersProgress + (100 - membersProgress) * doneRows / allRows);
      };
    }
    set.write(files[map->name].toString().toStdString(), list);
  }
  set.publish();
  return wetCells * reference.grid.cell_area();
}

QgsFields memberFields() {
  QgsFields fields;
  fields.append(QgsField(QStringLiteral("id"), qgis::textField));
  fields.append(QgsField(QStringLiteral("weight"), qgis::realField));
  fields.append(QgsField(QStringLiteral("status"), qgis::textField));
  fields.append(QgsField(QStringLiteral("error"), qgis::textField));
  fields.append(QgsField(QStringLiteral("steps"), qgis::longField));
  for (const char* number : {"wall_time_s", "flooded_m2", "volume_in_m3", "mass_error", "overtopped_m3",
                             "first_overtopping_s", "overtopping_peak_m3s", "damage"})
    fields.append(QgsField(QString(number), qgis::realField));
  fields.append(QgsField(QStringLiteral("device"), qgis::textField));
  fields.append(QgsField(QStringLiteral("folder"), qgis::textField));
  return fields;
}

QgsFeatureList memberRows(const Ensemble& ensemble, const std::vector<MemberRecord>& records,
                          const EnsembleFolder& folder, const std::vector<double>& damages) {
  const QgsFields fields = memberFields();
  const io::Weights weights = countingMembers(ensemble, records).weights;
  const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
  QgsFeatureList rows;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const EnsembleMember& member = ensemble.members()[i];
    const MemberRecord& record = records[i];
    QgsFeature row(fields);
    row.setAttribute(QStringLiteral("id"), member.id());
    if (record.status == MemberRecord::Status::failed) {
      row.setAttribute(QStringLiteral("weight"), 0.0);
      row.setAttribute(QStringLiteral("status"), QStringLiteral("failed"));
      row.setAttribute(QStringLiteral("error"), record.error);
    } else {
      const bool isKept = record.status == MemberRecord::Status::kept;
      row.setAttribute(QStringLiteral("weight"), member.row.weight / total);
      row.setAttribute(QStringLiteral("status"),
                       isKept ? QStringLiteral("kept") : QStringLiteral("computed"));
      row.setAttribute(QStringLiteral("steps"), record.steps);
      row.setAttribute(QStringLiteral("wall_time_s"), record.wallTime);
      row.setAttribute(QStringLiteral("flooded_m2"), record.floodedArea);
      row.setAttribute(QStringLiteral("volume_in_m3"), record.volumeIn);
      row.setAttribute(QStringLiteral("mass_error"), record.massError);
      if (record.overtopping) {
        row.setAttribute(QStringLiteral("overtopped_m3"), record.overtopping->volume);
        if (record.overtopping->first >= 0)
          row.setAttribute(QStringLiteral("first_overtopping_s"), record.overtopping->first);
        row.setAttribute(QStringLiteral("overtopping_peak_m3s"), record.overtopping->peak);
      }
      if (!damages.empty()) row.setAttribute(QStringLiteral("damage"), damages[i]);
      row.setAttribute(QStringLiteral("device"), record.device);
      if (folder.isKept()) row.setAttribute(QStringLiteral("folder"), folder.member(member));
    }
    rows << row;
  }
  return rows;
}

}  // namespace spate
