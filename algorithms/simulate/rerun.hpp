// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithm spate:rerun.
#pragma once

#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

class Rerun : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("rerun"); }
  QString displayName() const override { return qtr("Repeat simulation"); }
  const char* groupTitle() const override { return translatable("2. Simulation"); }
  QStringList tags() const override;
  QString shortDescription() const override;
  QString shortHelpString() const override;

  void initAlgorithm(const QVariantMap& configuration) override;
  QgsProcessingAlgorithm* createInstance() const override { return new Rerun; }

 protected:
  void prepare(const QVariantMap& parameters, QgsProcessingContext& context,
               QgsProcessingFeedback* feedback) override;
  QVariantMap compute(const QVariantMap& parameters, QgsProcessingContext& context,
                      QgsProcessingFeedback* feedback) override;

 private:
  QString command_;
};

}  // namespace spate
