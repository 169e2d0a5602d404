// SPDX-License-Identifier: GPL-3.0-or-later
// A layer or table that an algorithm writes to a feature sink, as a whole or not at all: a file is written in
// a hidden folder beside its destination, and moved there when it is finished.
#pragma once

#include <QString>
#include <QTemporaryDir>
#include <memory>
#include <optional>

#include "algorithms/qgis/destinations.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsattributes.h"
#include "qgscoordinatereferencesystem.h"
#include "qgsfeaturesink.h"
#include "qgsfields.h"
#include "qgsgeometry.h"
#include "qgsprocessingalgorithm.h"

namespace spate {

// Attributes that are null for unknown values.
QVariant orNull(std::optional<double> value);  // null if missing or not finite
QVariant orNull(const QString& text);          // null if empty

class ResultSink {
 public:
  // Throws when it cannot be created. Without a type of geometry it is a table.
  ResultSink(const QgsProcessingAlgorithm& algorithm, const char* parameter, const QVariantMap& parameters,
             QgsProcessingContext& context, const QgsFields& fields,
             qgis::WkbType type = qgis::WkbType::NoGeometry, const QgsCoordinateReferenceSystem& crs = {});
  ResultSink(const ResultSink&) = delete;
  ResultSink& operator=(const ResultSink&) = delete;
  // Removes an unfinished result.
  ~ResultSink();

  // Throws when the row cannot be written.
  void add(const QgsGeometry& geometry, const QgsAttributes& attributes);

  // Closes the result; returns the file or the layer's id. A style is written beside a file, and applied to
  // the layer that QGIS is about to load.
  QString finish(const QString& style = {}, QgsProcessingFeedback* feedback = nullptr);

 private:
  void removeTable() const;
  void moveToDestination();

  const char* parameter_;
  QgsProcessingContext& context_;
  QgsFields fields_;
  QString destination_;
  FilePlace place_;
  std::unique_ptr<QTemporaryDir> hidden_;  // null: the result is written directly
  std::unique_ptr<QgsFeatureSink> sink_;
};

}  // namespace spate
