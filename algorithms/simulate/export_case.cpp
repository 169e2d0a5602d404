// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/simulate/export_case.hpp"

#include "qgsprocessingoutputs.h"

namespace spate {

QStringList ExportCase::tags() const {
  return qtr("flood,simulation,export,case,command,server,batch,json,geopackage").split(',');
}

QString ExportCase::shortDescription() const {
  return qtr("Writes a flood simulation with all its inputs to a folder, to run it elsewhere without QGIS.");
}

QString ExportCase::shortHelpString() const {
  return qtr(
      "<p>Writes a folder that holds everything a flood simulation needs: <i>case.json</i> with the values "
      "of the parameters, the rasters as GeoTIFF, the vector layers in one GeoPackage, the tables as CSV. "
      "Paths in it are relative: it can be copied to any machine.</p>"
      "<p>There, without QGIS: <code>spate run case.json</code>. It gives the same maps as <i>Simulate "
      "flood</i> with these inputs, bit for bit, and writes them to the folder.</p>"
      "<p>Vector layers are written in the CRS of the elevation model, with all their fields.</p>");
}

void ExportCase::initAlgorithm(const QVariantMap& configuration) {
  ToolAlgorithm::initAlgorithm(configuration);
  addOutput(new QgsProcessingOutputFile("CASE", qtr("case.json")));
}

}  // namespace spate
