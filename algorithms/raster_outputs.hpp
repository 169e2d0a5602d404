// SPDX-License-Identifier: GPL-3.0-or-later
// The rasters that an algorithm writes: no file twice, none over an input, each with its style.
#pragma once

#include <QString>
#include <QVariantMap>
#include <vector>

#include "algorithms/io/geotiff.hpp"
#include "qgsprocessingcontext.h"

namespace spate {

// A band of one value for each cell of the grid, which must outlive it. Reading it throws when cancelled.
io::Band cellBand(const char* name, const char* unit, const std::vector<float>& values, const Grid& grid,
                  const QgsProcessingFeedback* feedback);

class RasterOutputs {
 public:
  // An input of that parameter, which no output may overwrite; before the outputs are added.
  void keep(const QString& parameter, const QString& source);

  // style: a name as stylePath takes it. An empty path (not wanted) adds nothing. Throws when the file cannot
  // be written, or is another output or an input.
  void add(const QString& parameter, const QString& path, const QString& style);

  bool isEmpty() const { return outputs_.empty(); }

  // Styles beside the files, and for the layers that QGIS is about to load.
  void applyStyles(QgsProcessingContext& context, QgsProcessingFeedback* feedback) const;

  QVariantMap paths() const;  // by parameter

 private:
  struct File {
    QString parameter;
    QString path;
    QString style;
  };
  std::vector<File> inputs_;
  std::vector<File> outputs_;
};

}  // namespace spate
