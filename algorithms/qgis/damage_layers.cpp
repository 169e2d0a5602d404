// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/damage_layers.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"

namespace spate {
namespace {

QgsFields damageFields() {
  QgsFields fields;
  for (const char* name : {"depth_max", "depth_mean", "wet_frac", "floor_h", "depth_floor", "vel_max",
                           "dv_max", "arrival_s", "duration_s"})
    fields.append(QgsField(name, qgis::realField));
  fields.append(QgsField("curve_id", qgis::textField));
  for (const char* name : {"factor", "damage_structure", "damage_contents", "damage_total"})
    fields.append(QgsField(name, qgis::realField));
  for (const char* name : {"damage_class", "flag"}) fields.append(QgsField(name, qgis::textField));
  fields.append(QgsField(returnPeriodField, qgis::realField));
  return fields;
}

double zeroIfUnknown(double value) {
  return std::isnan(value) ? 0 : value;
}

}  // namespace

QStringList eventFieldNames() {
  QStringList names = damageFields().names();
  names.removeAll(QStringLiteral("floor_h"));
  names.removeAll(QStringLiteral("curve_id"));
  return names;
}

DamageFields::DamageFields(const QgsFields& input) {
  const QgsFields added = damageFields();
  for (int i = 0; i < input.size(); ++i) {
    if (added.lookupField(input[i].name()) >= 0) {
      replaced_ << input[i].name();
    } else {
      kept_.push_back(i);
      fields_.append(input[i]);
    }
  }
  for (const QgsField& field : added) fields_.append(field);
}

QgsAttributes DamageFields::attributes(const QgsAttributes& input, const Building& building,
                                       const BuildingInfo& info, const BuildingLoss& loss) const {
  QgsAttributes list;
  list.reserve(fields_.size());
  for (const int index : kept_) list << input.value(index);
  const Damage& damage = loss.damage;
  const io::DepthSample& water = damage.water;
  for (const double value : {water.max, water.mean, water.wet_fraction})
    list << orNull(water.outside ? unknown : value);
  for (const double value : {building.floor_height, damage.depth_floor, loss.speed, loss.unitDischarge,
                             loss.arrival, loss.duration})
    list << orNull(value);
  list << orNull(QString::fromStdString(info.curve));
  for (const double value : {damage.factor, damage.structure, damage.contents, damage.total})
    list << orNull(value);
  list << orNull(damageClass(damage.factor)) << orNull(QString::fromStdString(flag_text(loss.flags)))
       << orNull(loss.returnPeriod);
  return list;
}

QString damageClass(double factor) {
  if (std::isnan(factor)) return {};
  if (!(factor > 0)) return QStringLiteral("none");
  if (factor <= 0.1) return QStringLiteral("slight");
  return factor <= 0.5 ? QStringLiteral("moderate") : QStringLiteral("substantial");
}

void ClassSum::add(const Building& building, const BuildingLoss& loss) {
  const Damage& damage = loss.damage;
  ++buildings;
  flooded += damage.water.wet ? 1 : 0;
  damaged += damage.factor > 0 ? 1 : 0;
  unknownDamage += std::isnan(damage.total) ? 1 : 0;
  structureValue += zeroIfUnknown(building.structure_value);
  contentsValue += zeroIfUnknown(building.contents_value);
  structure += zeroIfUnknown(damage.structure);
  contents += zeroIfUnknown(damage.contents);
  total += zeroIfUnknown(damage.total);
  deepest = std::max(deepest, damage.water.max);
}

QgsFields classSumFields() {
  QgsFields fields;
  fields.append(QgsField("class", qgis::textField));
  for (const char* name : {"buildings", "flooded", "damaged", "unknown_damage"})
    fields.append(QgsField(name, qgis::wholeField));
  for (const char* name : {"depth_max", "value_structure", "value_contents", "damage_structure",
                           "damage_contents", "damage_total"})
    fields.append(QgsField(name, qgis::realField));
  fields.append(QgsField("currency", qgis::textField));
  return fields;
}

QgsAttributes classSumAttributes(const QString& name, const ClassSum& sum, const QString& currency) {
  QgsAttributes list;
  list << orNull(name) << sum.buildings << sum.flooded << sum.damaged << sum.unknownDamage << sum.deepest
       << sum.structureValue << sum.contentsValue << sum.structure << sum.contents << sum.total
       << orNull(currency);
  return list;
}

}  // namespace spate
