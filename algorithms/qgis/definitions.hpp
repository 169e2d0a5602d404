// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters and outputs of an algorithm, listed one after the other:
//
//   Definitions to;
//   to.raster("DEM", "Elevation model", "Ground elevation in metres.");
//   to.number("CFL", "CFL number", {}, {0, 1}, "Not set: the scheme's own.").optional().advanced();
//   to.numberResult("STEPS", "Time steps");
//
// Names, options and file extensions are keys. Titles and help are source texts, translated here.
#pragma once

#include <QStringList>
#include <QVariant>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {

// The limits of a number, both included.
struct Limits {
  double least = std::numeric_limits<double>::lowest() + 1;
  double most = std::numeric_limits<double>::max();
};

class Definitions {
 public:
  // The definition just made.
  class Added {
   public:
    explicit Added(QgsProcessingParameterDefinition& definition) : definition_(definition) {}
    Added& optional();                        // the parameter may be left out
    Added& advanced();                        // the dialog shows it among the advanced parameters
    Added& byDefault(const QVariant& value);  // replaces the default of its kind
    Added& help(const QString& translated);   // replaces the help by a text that is already translated
    Added& notCreatedByDefault();             // an output that the dialog skips by default

   private:
    QgsProcessingParameterDefinition& definition_;
  };

  // Inputs.
  Added raster(const char* name, const char* title, const char* help);
  // types: the geometries that the layer may have, as types of QgsProcessing.
  Added layer(const char* name, const char* title, const QList<int>& types, const char* help);
  Added table(const char* name, const char* title, const char* help);  // a layer of any kind, or a CSV file
  Added layers(const char* name, const char* title, qgis::SourceType type, const char* help);
  // An optional field of the layer parameter `layer`. Any data type is accepted here, since values are
  // checked row by row.
  Added field(const char* name, const char* title, const char* layer, const char* help);
  Added file(const char* name, const char* title, const char* extension, const char* help);
  Added extent(const char* name, const char* title, const char* help);
  Added crs(const char* name, const char* title, const char* help);

  // Values. A number without a default must be given, or is missing if it is optional.
  Added number(const char* name, const char* title, std::optional<double> value, Limits limits,
               const char* help);
  Added integer(const char* name, const char* title, int value, Limits limits, const char* help);
  // The default is the first option.
  Added choice(const char* name, const char* title, const QStringList& options, const char* help);
  Added flag(const char* name, const char* title, bool value, const char* help);
  Added text(const char* name, const char* title, const QVariant& value, const char* help);

  // Outputs that are files or layers. Optional ones too are created by default.
  Added rasterOutput(const char* name, const char* title, const char* help);
  Added layerOutput(const char* name, const char* title, qgis::SourceType type, const char* help);
  Added tableOutput(const char* name, const char* title, const char* help);
  Added pageOutput(const char* name, const char* title, const char* help);  // HTML
  Added pdfOutput(const char* name, const char* title, const char* help);
  Added animationOutput(const char* name, const char* title, const char* help);  // GIF or MP4
  Added folderOutput(const char* name, const char* title, const char* help);

  // Outputs that are values.
  void numberResult(const char* name, const char* title);
  void textResult(const char* name, const char* title);

  void append(Definitions&& others);
  void append(const ParameterList& list);  // parameters of a case, which the command has too

  using Parameters = std::vector<std::unique_ptr<QgsProcessingParameterDefinition>>;
  using Results = std::vector<std::unique_ptr<QgsProcessingOutputDefinition>>;
  Parameters takeParameters() { return std::move(parameters_); }
  Results takeResults() { return std::move(results_); }

 private:
  Added add(QgsProcessingParameterDefinition* definition, const char* help);

  Parameters parameters_;
  Results results_;
};

}  // namespace spate
