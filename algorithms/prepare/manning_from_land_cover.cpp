// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/manning_from_land_cover.hpp"

#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/raster/land_cover.hpp"
#include "algorithms/io/raster/raster_onto_grid.hpp"
#include "algorithms/io/table/shipped_tables.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/raster_outputs.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

constexpr std::size_t mostListed = 20;  // classes in the log: a raster of other numbers has thousands

void addPolygons(io::LandCover& landCover, const Inputs& inputs, const io::GeoReference& reference,
                 const QString& classField, QgsProcessingFeedback* feedback) {
  const std::string field = classField.toStdString();
  FeedbackLog log(feedback);
  const std::vector<Feature> polygons =
      read_features(inputs, {"LAND_COVER_POLYGONS", tr("polygon"), {field}}, log);
  std::size_t cells = 0;
  for (std::size_t i = 0; i < polygons.size(); ++i) {
    stopIfCancelled(feedback);
    feedback->setProgress(30 + 50.0 * static_cast<double>(i) / static_cast<double>(polygons.size()));
    const io::CellsOfGeometry inside =
        io::cells_of_geometry(polygons[i].wkb, reference, polygons[i].label, io::SmallPolygons::none);
    landCover.add(inside.cells, io::class_key(polygons[i].text(field.c_str())));
    cells += inside.cells.size();
  }
  if (cells == 0)
    throw inputError(QStringLiteral("LAND_COVER_POLYGONS covers no cell of DEM"),
                     QStringLiteral("%1 polygons; DEM covers %2")
                         .arg(polygons.size())
                         .arg(QString::fromStdString(reference.extent_text())),
                     QStringLiteral("Check the CRS of the layer, or leave it out."));
}

QString described(const io::LandCover::Count& count) {
  return QStringLiteral("%1 (%2 cells)")
      .arg(count.key.empty() ? QStringLiteral("places without a class") : QString::fromStdString(count.key))
      .arg(count.cells);
}

void tell(const io::LandCover::Roughness& roughness, double usual, QgsProcessingFeedback* feedback) {
  QStringList unknown;
  std::size_t told = 0;
  for (const io::LandCover::Count& count : roughness.classes) {
    if (!count.is_known)
      unknown << described(count);
    else if (told++ < mostListed)
      feedback->pushInfo(QStringLiteral("Class %1: n = %2").arg(described(count)).arg(count.manning));
  }
  if (!unknown.isEmpty()) {
    QString list = unknown.mid(0, mostListed).join(QStringLiteral(", "));
    if (unknown.size() > static_cast<int>(mostListed))
      list += QStringLiteral(" and %1 others").arg(unknown.size() - static_cast<int>(mostListed));
    feedback->pushWarning(QStringLiteral("The table has no roughness for %1: n = %2 (DEFAULT) is used there.")
                              .arg(list)
                              .arg(usual));
  }
  if (roughness.uncovered > 0)
    feedback->pushWarning(QStringLiteral("%1 cells have no land cover: n = %2 (DEFAULT) is used there.")
                              .arg(roughness.uncovered)
                              .arg(usual));
}

}  // namespace

QStringList ManningFromLandCover::tags() const {
  return QStringLiteral(
             "manning,roughness,friction,land cover,land use,worldcover,corine,clc,strickler,flood")
      .split(',');
}

QString ManningFromLandCover::shortDescription() const {
  return QStringLiteral("Turns land cover into a raster of Manning's n for the flood simulation.");
}

QString ManningFromLandCover::shortHelpString() const {
  return QStringLiteral(
      "<p>Gives each cell of an elevation model the roughness (Manning's n, s m<sup>-1/3</sup>) of its land "
      "cover: the roughness raster of <i>Simulate flood</i>.</p>"
      "<p><b>Land cover</b>: a raster of class numbers, polygons with a class, or both; any CRS. A cell has "
      "the class of the raster at its centre. A polygon counts where it holds a cell's centre; a later "
      "polygon takes the place of an earlier one, and polygons take the place of the raster.</p>"
      "<p><b>Roughness</b>: ready tables for ESA WorldCover (classes 10 to 100) and CORINE (codes 111 to "
      "523, "
      "and the raster codes 1 to 44), or your own with the columns <i>class</i> and <i>manning</i>. Given "
      "beside a ready table, your own rows take the place of its rows. The ready values come from Chow "
      "(1959) "
      "and the HEC-RAS 2D manual. In their built-up classes the buildings are part of the roughness: where "
      "buildings are taken out of the flow, give those classes the roughness of streets (0.02 to 0.03).</p>"
      "<p><b>Classes that the table does not have</b> are listed in the log with their number of cells; they "
      "and cells without land cover get the default.</p>");
}

void ManningFromLandCover::initAlgorithm(const QVariantMap&) {
  add(new QgsProcessingParameterRasterLayer("DEM", "Elevation model"),
      "Its cells are the cells of the result; it is in metres, in a projected CRS.");
  add(new QgsProcessingParameterRasterLayer("LAND_COVER", "Land cover raster", QVariant(), true),
      "Class numbers, in the first band. Any CRS and resolution.");
  add(new QgsProcessingParameterFeatureSource("LAND_COVER_POLYGONS", "Land cover polygons",
                                              {qgis::vectorPolygon}, QVariant(), true),
      "They take the place of the raster where both are given. Any CRS.");
  add(new QgsProcessingParameterField("CLASS_FIELD", "Field with the class", "class", "LAND_COVER_POLYGONS",
                                      qgis::anyField, false, true),
      "Of the land cover polygons; numbers or text, as in the table.");
  add(new QgsProcessingParameterEnum("LEGEND", "Table of roughness", {"worldcover", "corine", "own"}, false,
                                     "worldcover", false, true),
      "worldcover: ESA WorldCover, 10 m, versions 100 and 200. corine: CORINE land cover, level 3. own: the "
      "table below alone.");
  add(new QgsProcessingParameterFeatureSource("TABLE", "Own table of roughness", {qgis::vectorAny},
                                              QVariant(), true),
      "CSV or any layer with the columns 'class' and 'manning' (s m^-1/3). Beside worldcover or corine its "
      "rows take the place of those.");
  add(new QgsProcessingParameterNumber("DEFAULT", "Manning's n elsewhere (s m^-1/3)", qgis::real, 0.035,
                                       false, 0, 1),
      "For classes that the table does not have, and cells without land cover.");
  auto* manning = new QgsProcessingParameterRasterDestination("MANNING", "Manning's n (s m^-1/3)");
  add(manning, "Roughness of each cell of the elevation model.");
  addOutput(new QgsProcessingOutputNumber("UNKNOWN_CELLS", "Cells of classes that the table does not have"));
  addOutput(new QgsProcessingOutputNumber("UNCOVERED_CELLS", "Cells without land cover"));
}

void ManningFromLandCover::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  if (!isGiven(parameters, "LAND_COVER") && !isGiven(parameters, "LAND_COVER_POLYGONS"))
    throw inputError(QStringLiteral("There is no land cover"),
                     QStringLiteral("neither LAND_COVER nor LAND_COVER_POLYGONS is given"),
                     QStringLiteral("Give at least one of them."));
  if (parameterAsEnumString(parameters, "LEGEND", context) == QLatin1String("own") &&
      !isGiven(parameters, "TABLE"))
    throw inputError(QStringLiteral("LEGEND is 'own' without TABLE"),
                     QStringLiteral("there is no roughness of any class"),
                     QStringLiteral("Give the table, or choose worldcover or corine."));
  const double usual = parameterAsDouble(parameters, "DEFAULT", context);
  if (!(usual > 0 && usual <= 1))
    throw inputError(QStringLiteral("DEFAULT is %1").arg(usual),
                     QStringLiteral("Manning's n must be greater than 0 and at most 1 s m^(-1/3)"),
                     QStringLiteral("Correct the value of DEFAULT."));
}

void ManningFromLandCover::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                                   QgsProcessingFeedback*) {
  files_ = findInputFiles(*this, parameters, context);
  command_ = asPythonCommand(parameters, context);
}

QString ManningFromLandCover::classField(const QVariantMap& parameters, QgsProcessingContext& context) const {
  const QString field = parameterAsString(parameters, "CLASS_FIELD", context);
  return field.isEmpty() ? QStringLiteral("class") : field;
}

QVariantMap ManningFromLandCover::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                          QgsProcessingFeedback* feedback) {
  RasterOutputs outputs;
  const QString path = parameterAsOutputLayer(parameters, "MANNING", context);
  outputs.add("MANNING", path, QStringLiteral("manning"));

  const LayerInputs inputs(*this, parameters, context, files_);
  const QString legend = parameterAsEnumString(parameters, "LEGEND", context);
  io::ManningTable table;
  if (isGiven(parameters, "TABLE")) table = io::read_manning_table(inputs.table("TABLE"));
  if (legend != QLatin1String("own")) {
    // Merging keeps the rows that are there.
    table.merge(io::read_manning_table(io::shipped_table(legend.toStdString())));
  }

  const io::Dem dem = readTerrain(inputs.raster("DEM"), files_.crs, feedback);
  io::LandCover landCover(dem.reference.grid.cells());
  if (isGiven(parameters, "LAND_COVER")) {
    const io::RasterOnGrid raster =
        io::read_onto_grid(inputs.raster("LAND_COVER"), "LAND_COVER", dem.reference, io::Resampling::nearest);
    warnAll(raster.warnings, feedback);
    landCover.add(raster.values);
  }
  feedback->setProgress(30);
  if (isGiven(parameters, "LAND_COVER_POLYGONS"))
    addPolygons(landCover, inputs, dem.reference, classField(parameters, context), feedback);
  feedback->setProgress(80);

  const double usual = parameterAsDouble(parameters, "DEFAULT", context);
  const io::LandCover::Roughness roughness = landCover.roughness(table, usual, dem.terrain);
  tell(roughness, usual, feedback);
  io::GeoTiffSet set(dem.reference,
                     {{"SPATE_COMMAND", command_.toStdString()}, {"SPATE_LEGEND", legend.toStdString()}});
  set.write(path.toStdString(),
            {cellBand("Manning's n", "s m^(-1/3)", roughness.manning, dem.reference.grid, feedback)});
  set.publish();
  outputs.applyStyles(context, feedback);
  QVariantMap results = outputs.paths();
  results["UNKNOWN_CELLS"] = static_cast<qlonglong>(roughness.unknown);
  results["UNCOVERED_CELLS"] = static_cast<qlonglong>(roughness.uncovered);
  return results;
}

}  // namespace spate
