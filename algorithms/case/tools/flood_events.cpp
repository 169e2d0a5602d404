// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/flood_events.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "algorithms/case/damage/damage_model.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/tools/same_places.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// Reads the damages of a layer, and counts those that are no numbers.
class DamageReader {
 public:
  DamageReader(std::string layer, std::string field) : layer_(std::move(layer)), field_(std::move(field)) {}

  // NaN = unknown.
  double damage(const std::string& id, const io::Attribute& value) {
    std::string doubt;
    const double damage = io::number_of(value, &doubt).value_or(unknown);
    if (damage < 0)
      throw Error("damage_negative", tr("The layer '%1' has a negative damage", layer_),
                  tr("feature %1, its '%2' is %3", id, field_, damage),
                  tr("Correct it, or choose another DAMAGE_FIELD."));
    if (!doubt.empty() && ++doubtful_ == 1)
      first_ = tr("'%1' of feature %2: %3", io::text_of(value), id, doubt);
    return damage;
  }
  void report(Log& log) const {
    if (doubtful_ > 0)
      log.warning({"damage_not_a_number",
                   tr("The layer '%1' has %2, the first is %3.", layer_,
                      tr("%1 {damage that is no number|damages that are no numbers}", doubtful_), first_)});
  }

 private:
  std::string layer_, field_, first_;
  std::size_t doubtful_ = 0;
};

std::unique_ptr<InputLayer> opened(const Inputs& inputs, std::size_t place, const std::string& crs_wkt = {}) {
  return inputs.layer_in(crs_wkt, "LAYERS", Validity::unchecked, place);
}

// What the column holds in all rows; NaN where it holds nothing.
double period_of(InputLayer& layer, const std::string& name, std::size_t column, const std::string& field,
                 const Log& log) {
  const auto refuse = [&](const std::string& why) {
    throw Error("return_period_unclear", tr("The return period of the layer '%1' is not clear", name), why,
                tr("Correct its field '%1', or choose another RETURN_PERIOD_FIELD.", field));
  };
  double found = unknown;
  std::string ignored;  // nothing is transformed
  std::size_t place = 0;
  for (io::Row row; layer.next(row, &ignored); ++place) {
    stop_if_cancelled(log);
    std::string doubt;
    const std::optional<double> period = io::number_of(row.attributes[column], &doubt);
    if (!doubt.empty()) refuse(tr("feature %1: %2", number_of_row(row.id, place), doubt));
    if (!period) continue;
    if (!(*period > 0)) refuse(tr("feature %1 has %2 years", number_of_row(row.id, place), *period));
    if (!std::isnan(found) && found != *period)
      refuse(tr("its buildings have %1 and %2 years", found, *period));
    found = *period;
  }
  return found;
}

}  // namespace

std::vector<double> EventDamages::of_building(std::size_t building) const {
  std::vector<double> damages;
  for (const std::vector<double>& event : of_event) damages.push_back(event[building]);
  return damages;
}

std::vector<double> periods_of(const Inputs& inputs, const std::vector<LayerInput>& layers,
                               const std::string& field, const Log& log) {
  std::vector<double> periods;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const std::unique_ptr<InputLayer> layer = opened(inputs, i, layers.front().crs_wkt);
    const auto column = field.empty() ? std::nullopt : find_known_column(layer->columns(), field);
    periods.push_back(column ? period_of(*layer, layers[i].name, *column, field, log) : unknown);
  }
  return periods;
}

std::vector<double> agreed_periods(const std::vector<LayerInput>& layers, const std::vector<double>& named,
                                   const std::vector<double>& given) {
  if (!given.empty() && layers.size() != given.size())
    throw Error(
        "return_periods_differ_in_number", tr("LAYERS and RETURN_PERIODS differ in number"),
        tr("there are %1 layers that can be opened, and %2 return periods", layers.size(), given.size()),
        tr("Give one return period for each layer, in their order."));
  std::vector<double> periods;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const bool is_named = !std::isnan(named[i]);
    if (is_named && !given.empty() && given[i] != named[i])
      throw Error("return_period_contradicted",
                  tr("RETURN_PERIODS contradicts the layer '%1'", layers[i].name),
                  tr("in its place stand %1 years, and its own field says %2", given[i], named[i]),
                  tr("Give the return periods in the order of the layers, or none."));
    if (!is_named && given.empty())
      throw Error("return_period_missing",
                  tr("The return period of the layer '%1' is not known", layers[i].name),
                  tr("it has no field of return periods, and RETURN_PERIODS is not given"),
                  tr("Give RETURN_PERIOD to Building damage, or RETURN_PERIODS here."));
    periods.push_back(is_named ? named[i] : given[i]);
    const auto before = std::find(periods.begin(), periods.end() - 1, periods.back());
    if (before != periods.end() - 1)
      throw Error("return_period_twice", tr("Two layers have the return period %1", periods.back()),
                  tr("'%1' and '%2'", layers[static_cast<std::size_t>(before - periods.begin())].name,
                     layers[i].name),
                  tr("Take one flood for each return period."));
  }
  return periods;
}

EventDamages read_damages(const Inputs& inputs, const std::vector<LayerInput>& layers,
                          const std::vector<double>& return_periods, const std::string& field,
                          const std::string& id_field, Log& log) {
  EventDamages damages{return_periods, {}, {}};
  std::map<std::string, std::size_t> places;    // of the buildings, by their id
  std::vector<std::optional<MapPlace>> on_map;  // of those of the first layer
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const std::string& name = layers[i].name;
    const std::unique_ptr<InputLayer> layer = opened(inputs, i);
    const auto column = [&](const std::string& wanted) {
      const auto found = find_known_column(layer->columns(), wanted);
      if (found) return *found;
      throw Error("field_missing", tr("The layer '%1' has no field '%2'", name, wanted),
                  tr("its fields are: %1", column_names(layer->columns())),
                  tr("Choose a field that all layers have."));
    };
    const std::size_t damage_column = column(field);
    const bool has_ids = !id_field.empty();
    const std::size_t id_column = has_ids ? column(id_field) : 0;
    const bool is_first = damages.of_event.empty();
    std::vector<double> event(is_first ? 0 : damages.buildings(), unknown);
    DamageReader reader(name, field);
    std::set<std::size_t> seen;
    std::size_t next = 0;
    SamePlaces same_places;
    std::string why;
    for (io::Row row; layer->next(row, &why); ++next, why.clear()) {
      stop_if_cancelled(log);
      const std::string feature = number_of_row(row.id, next);
      const std::string id = has_ids ? io::text_of(row.attributes[id_column]) : std::to_string(next);
      if (id.empty())
        throw Error("id_missing", tr("The layer '%1' has a building without an id", name),
                    tr("feature %1, its '%2' is empty", feature, id_field),
                    tr("Give each building its own id, or choose another ID_FIELD."));
      const auto known = places.find(id);
      if (!is_first && known == places.end())
        throw Error("building_not_in_first_layer",
                    tr("The layer '%1' has a building that the first layer lacks", name),
                    tr("feature %1, '%2'", feature, id),
                    tr("Use the same buildings for all floods, or choose ID_FIELD."));
      const std::size_t place = is_first ? places.emplace(id, next).first->second : known->second;
      if (!seen.insert(place).second)
        throw Error("id_twice", tr("The id '%1' occurs twice in '%2'", id, name),
                    tr("feature %1 has it too", feature),
                    tr("Choose an ID_FIELD that differs for each building."));
      if (is_first) {
        event.push_back(unknown);
        on_map.push_back(place_of(row.wkb));
        damages.ids.push_back(row.id.value_or(static_cast<std::int64_t>(next)));
      }
      if (why.empty()) same_places.add(on_map[place], place_of(row.wkb));
      event[place] = reader.damage(feature, row.attributes[damage_column]);
    }
    reader.report(log);
    if (!has_ids) same_places.must_match("'" + layers.front().name + "'", "'" + name + "'");
    if (seen.size() != places.size())
      throw Error("buildings_fewer_than_first_layer",
                  tr("The layer '%1' has fewer buildings than the first layer", name),
                  tr("%1 of %2", seen.size(), places.size()), tr("Use the same buildings for all floods."));
    damages.of_event.push_back(std::move(event));
    log.progress(80.0 * static_cast<double>(damages.of_event.size()) / static_cast<double>(layers.size()));
  }
  return damages;
}

}  // namespace spate
