// SPDX-License-Identifier: GPL-3.0-or-later
// A layer or table that an algorithm writes to a feature sink, as a whole or not at all (io/new_files.hpp): a
// table of a file that exists is written to one of its own, too, and copied once it is whole.
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>

#include "algorithms/io/new_files.hpp"
#include "algorithms/qgis/destinations.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsattributes.h"
#include "qgscoordinatereferencesystem.h"
#include "qgsfeaturesink.h"
#include "qgsfields.h"
#include "qgsgeometry.h"
#include "qgsprocessingalgorithm.h"
#include "solver/core/check.hpp"

namespace spate {

QVariant orNull(std::optional<double> value);  // null if missing or not finite

class ResultSink {
 public:
  // Throws when the result cannot be created. Without a type of geometry it is a table.
  ResultSink(const QgsProcessingAlgorithm& algorithm, const char* parameter, const QVariantMap& parameters,
             QgsProcessingContext& context, const QgsFields& fields,
             qgis::WkbType type = qgis::WkbType::NoGeometry, const QgsCoordinateReferenceSystem& crs = {});
  ResultSink(const ResultSink&) = delete;
  ResultSink& operator=(const ResultSink&) = delete;

  // Throws when the row cannot be written.
  void add(const QgsGeometry& geometry, const QgsAttributes& attributes);

  // Closes the result; returns the file or the layer's id. A style is written beside a file, and applied to
  // the layer that QGIS will load.
  QString finish(const Style& style = {}, QgsProcessingFeedback* feedback = nullptr);

 private:
  void close();
  [[noreturn]] void failAtEnd(const QString& why) const;
  void moveToDestination();

  const char* parameter_;
  QgsProcessingContext& context_;
  QgsFields fields_;
  bool hasCrs_, hasPoints_;
  QString destination_;
  io::FilePlace place_;
  std::optional<Message> cutNames_;  // the warning of them
  std::int64_t rows_ = 0;
  bool isSheet_ = false;                 // spreadsheets open the file
  std::unique_ptr<io::NewFiles> files_;  // null = the result is no file
  std::unique_ptr<QgsFeatureSink> sink_;
};

}  // namespace spate
