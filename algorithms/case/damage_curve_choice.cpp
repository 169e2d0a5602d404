// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/damage_curve_choice.hpp"

#include <QFile>
#include <QStringList>
#include <algorithm>
#include <vector>

#include "algorithms/case/damage_model.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgsstringutils.h"

namespace spate {
namespace {

// The ids most like the one given: what could have been meant.
QString nearestTo(const QString& id, const io::DamageCurves& curves) {
  constexpr std::size_t most = 6;
  std::vector<std::pair<int, QString>> names;
  for (const auto& [known, curve] : curves) {
    const QString name = QString::fromStdString(known);
    if (!name.endsWith(contentsSuffix))
      names.emplace_back(QgsStringUtils::levenshteinDistance(id, name), name);
  }
  std::sort(names.begin(), names.end());
  QStringList nearest;
  for (std::size_t i = 0; i < std::min(most, names.size()); ++i) nearest << names[i].second;
  return nearest.join(QStringLiteral(", "));
}

}  // namespace

const io::DamageCurves& shippedCurves() {
  static const io::DamageCurves curves = [] {
    io::DamageCurves all;
    for (const char* name : {"jrc_2017.csv", "hazus_6.1.csv"}) {
      QFile file(QStringLiteral(":/spate/curves/%1").arg(name));
      file.open(QIODevice::ReadOnly);
      all.merge(io::read_damage_curves(io::parse_csv(name, file.readAll().toStdString())));
    }
    return all;
  }();
  return curves;
}

bool isHazusCurve(const QString& id) {
  return !id.startsWith(QLatin1String("jrc_")) && shippedCurves().count(id.toStdString()) != 0;
}

void addShippedCurves(io::DamageCurves& curves) {
  const io::DamageCurves own = curves;
  for (const auto& [id, curve] : shippedCurves())
    if (own.count(id) == 0 && own.count(id.substr(0, id.rfind(contentsSuffix))) == 0)
      curves.emplace(id, curve);
}

std::map<QString, QString> readClassCurves(const io::Table& table, const io::DamageCurves& curves) {
  const io::TableReader reader(table);
  const auto classes = reader.find("class");
  const auto ids = reader.find("curve_id");
  if (!classes || !ids)
    reader.fail("does not say which class has which curve", "it needs the columns class and curve_id",
                "Name the columns so.");
  std::map<QString, QString> result;
  for (std::size_t row = 0; row < reader.rows(); ++row) {
    const std::string name = reader.text(row, *classes);
    const std::string id = reader.text(row, *ids);
    if (name.empty())
      reader.fail_at(row, *classes, "has a row without a class", "the field is empty",
                     "Give it the class, or remove the row.");
    if (curves.count(id) == 0)
      reader.fail_at(
          row, *ids, "names a curve that is not known", "'" + id + "'",
          "Known are, for example, " + nearestTo(QString::fromStdString(id), curves).toStdString());
    if (!result.emplace(QString::fromStdString(name), QString::fromStdString(id)).second)
      reader.fail_at(row, *classes, "has a class twice", "'" + name + "'", "Keep one row for each class.");
  }
  return result;
}

const io::DamageCurve& knownCurve(const io::DamageCurves& curves, const QString& id, const QString& where) {
  const auto found = curves.find(id.toStdString());
  if (found != curves.end()) return found->second;
  throw inputError(QStringLiteral("%1 names the curve '%2', which is not known").arg(where, id),
                   QStringLiteral("the nearest are %1").arg(nearestTo(id, curves)),
                   QStringLiteral("Choose one of them, or add it to CURVES."));
}

const io::DamageCurve& contentsCurve(const io::DamageCurves& curves, const QString& id) {
  const auto found = curves.find((id + contentsSuffix).toStdString());
  return found != curves.end() ? found->second : curves.at(id.toStdString());
}

}  // namespace spate
