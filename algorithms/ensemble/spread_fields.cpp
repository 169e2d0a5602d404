// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/ensemble/spread_fields.hpp"

#include "algorithms/case/damage/damage_rows.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"

namespace spate {

SpreadFields::SpreadFields(const QgsFields& input, const std::vector<std::string>& added) {
  QgsFields fields;
  for (const std::string& name : added)
    fields.append(QgsField(QString::fromStdString(name), qgis::realField));
  for (int i = 0; i < input.size(); ++i) {
    const QString& name = input[i].name();
    if (fields.lookupField(name) >= 0 || is_damage_field(name.toStdString())) continue;
    kept_.push_back(i);
    fields_.append(input[i]);
  }
  for (const QgsField& field : fields) fields_.append(field);
}

QgsAttributes SpreadFields::attributes(const QgsAttributes& input, const std::vector<double>& added) const {
  QgsAttributes list;
  for (const int index : kept_) list << input.value(index);
  for (const double value : added) list << orNull(value);
  return list;
}

}  // namespace spate
