// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/text.hpp"

#include <QSet>

#include "algorithms/qgis/qgiscompat.hpp"

namespace spate {
namespace {

const QString keyName = QStringLiteral("fid");

int indexOf(const QgsFields& fields, const QString& name) {
  for (int i = 0; i < fields.size(); ++i)
    if (fields[i].name().compare(name, Qt::CaseInsensitive) == 0) return i;
  return -1;
}

}  // namespace

int keyField(const QgsFields& fields) {
  return indexOf(fields, keyName);
}

bool areKeys(const QgsField& field, int index, QgsFeatureIterator rows) {
  if (field.type() != qgis::wholeField && field.type() != qgis::longField) return false;
  QSet<qlonglong> keys;
  for (QgsFeature row; rows.nextFeature(row);) {
    const QVariant value = row.attribute(index);
    if (value.isNull() || keys.contains(value.toLongLong())) return false;
    keys.insert(value.toLongLong());
  }
  return true;
}

QgsFields withoutKey(QgsFields fields, QgsProcessingFeedback* feedback) {
  const int key = keyField(fields);
  if (key < 0) return fields;
  QString name = keyName;
  while (indexOf(fields, name) >= 0) name += QStringLiteral("_input");
  feedback->pushInfo(
      qtr("The field '%1' of the input is named '%2' in the result, since it cannot be the key of its rows.",
          fields[key].name(), name));
  fields.rename(key, name);
  return fields;
}

}  // namespace spate
