// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/algorithms/ensemble/ensemble_case.hpp"

#include <gtest/gtest.h>

#include "qgsfeatureiterator.h"
#include "qgsvectorlayer.h"

namespace spate::test {

std::map<QString, QVariantMap> EnsembleCase::rows(const QString& file, const QString& key) const {
  const QgsVectorLayer layer(path(file), file, QStringLiteral("ogr"));
  EXPECT_TRUE(layer.isValid());
  std::map<QString, QVariantMap> rows;
  QgsFeatureIterator features = layer.getFeatures();
  for (QgsFeature feature; features.nextFeature(feature);)
    for (const QgsField& field : layer.fields())
      rows[feature.attribute(key).toString()][field.name()] = feature.attribute(field.name());
  return rows;
}

void expectSame(const std::vector<float>& expected, const std::vector<float>& actual) {
  ASSERT_EQ(expected.size(), actual.size());
  std::size_t different = 0;
  for (std::size_t cell = 0; cell < expected.size(); ++cell)
    different += std::isnan(expected[cell]) ? !std::isnan(actual[cell]) : expected[cell] != actual[cell];
  EXPECT_EQ(0u, different);
}

}  // namespace spate::test
