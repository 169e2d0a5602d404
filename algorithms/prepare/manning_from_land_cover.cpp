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

namespace spate {
namespace {

constexpr std::size_t mostListed = 20;  // classes in the log; a raster of other numbers would have thousands

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
    throw inputError("land_cover_outside_dem", qtr("LAND_COVER_POLYGONS covers no cell of DEM"),
                     qtr("it has %1 polygons; DEM covers %2", polygons.size(), reference.extent_text()),
                     qtr("Check the CRS of the layer, or leave it out."));
}

QString countText(const io::LandCover::Count& count) {
  return count.key.empty() ? qtr("places without a class (%1 cells)", count.cells)
                           : qtr("%1 (%2 cells)", count.key, count.cells);
}

void logRoughness(const io::LandCover::Roughness& roughness, double usual, QgsProcessingFeedback* feedback) {
  QStringList unknown;
  std::size_t listed = 0;
  for (const io::LandCover::Count& count : roughness.classes) {
    if (!count.is_known)
      unknown << countText(count);
    else if (listed++ < mostListed)
      feedback->pushInfo(qtr("Class %1: n = %2", countText(count), count.manning));
  }
  if (!unknown.isEmpty()) {
    QString list = unknown.mid(0, mostListed).join(QStringLiteral(", "));
    if (unknown.size() > static_cast<int>(mostListed))
      list = qtr("%1 and %2 others", list, unknown.size() - static_cast<int>(mostListed));
    warn(feedback, "classes_without_roughness",
         qtr("The table has no roughness for %1: n = %2 (DEFAULT) is used there.", list, usual));
  }
  if (roughness.uncovered > 0)
    warn(feedback, "cells_without_land_cover",
         qtr("%1 cells have no land cover: n = %2 (DEFAULT) is used there.", roughness.uncovered, usual));
}

}  // namespace

QStringList ManningFromLandCover::tags() const {
  return qtr("manning,roughness,friction,land cover,land use,worldcover,corine,clc,strickler,flood")
      .split(',');
}

QString ManningFromLandCover::shortDescription() const {
  return qtr("Computes a raster of Manning's n for the flood simulation from land cover.");
}

QString ManningFromLandCover::shortHelpString() const {
  return qtr(
      "<p>Gives each cell of an elevation model the roughness (Manning's n, s m<sup>-1/3</sup>) of its land "
      "cover: the roughness raster of <i>Simulate flood</i>.</p>"
      "<p><strong>Land cover</strong>: a raster of class numbers, polygons with a class, or both; in any "
      "CRS. A cell has the class of the raster at its centre. A polygon sets the class of the cells whose "
      "centre it holds; later polygons replace earlier ones, and polygons replace the raster.</p>"
      "<p><strong>Roughness</strong>: the tables that come with Spate, for ESA WorldCover (classes 10 to "
      "100) and CORINE (codes 111 to 523, and the raster codes 1 to 44), or your own with the columns "
      "<i>class</i> and <i>manning</i>. Rows of your own table replace those of the other one. The values "
      "that come with Spate are from Chow (1959) and the HEC-RAS 2D manual. In their built-up classes the "
      "buildings are part of the roughness: if the simulation takes buildings out of the flow, give those "
      "classes the roughness of streets (0.02 to 0.03).</p>"
      "<p><strong>Classes that are not in the table</strong> are listed in the log with their number of "
      "cells; they and cells without land cover get the default.</p>");
}

void ManningFromLandCover::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("DEM", "Elevation model",
            "Its cells are the cells of the result; it is in metres, in a projected CRS.");
  to.raster("LAND_COVER", "Land cover raster", "Class numbers, in the first band. Any CRS and resolution.")
      .optional();
  to.layer("LAND_COVER_POLYGONS", "Land cover polygons", {qgis::vectorPolygon},
           "They take precedence over the raster. Any CRS.")
      .optional();
  to.field("CLASS_FIELD", "Field with the class", "LAND_COVER_POLYGONS",
           "Of the land cover polygons; numbers or text, as in the table.")
      .byDefault("class");
  to.choice(
      "LEGEND", "Table of roughness", {"worldcover", "corine", "own"},
      "worldcover: ESA WorldCover, 10 m, versions 100 and 200. corine: CORINE land cover, level 3. own: "
      "only the table below.");
  to.table(
        "TABLE", "Own table of roughness",
        "CSV or any layer with the columns 'class' and 'manning' (s m^-1/3). With worldcover or corine, its "
        "rows replace those of the same class.")
      .optional();
  to.number("DEFAULT", "Manning's n elsewhere (s m^-1/3)", 0.035, {0, 1},
            "For classes that are not in the table, and cells without land cover.");
  to.rasterOutput("MANNING", "Manning's n (s m^-1/3)", "Roughness of each cell of the elevation model.");
  to.numberResult("UNKNOWN_CELLS", "Cells of classes that are not in the table");
  to.numberResult("UNCOVERED_CELLS", "Cells without land cover");
  add(std::move(to));
}

void ManningFromLandCover::checkValues(const QVariantMap& parameters, QgsProcessingContext& context) const {
  if (!isGiven(parameters, "LAND_COVER") && !isGiven(parameters, "LAND_COVER_POLYGONS"))
    throw inputError("no_land_cover", qtr("There is no land cover"),
                     qtr("neither LAND_COVER nor LAND_COVER_POLYGONS is given"),
                     qtr("Give at least one of them."));
  if (parameterAsEnumString(parameters, "LEGEND", context) == QLatin1String("own") &&
      !isGiven(parameters, "TABLE"))
    throw inputError("no_roughness_table", qtr("LEGEND is 'own' without TABLE"),
                     qtr("there is no roughness of any class"),
                     qtr("Give the table, or choose worldcover or corine."));
  const double usual = parameterAsDouble(parameters, "DEFAULT", context);
  if (!(usual > 0 && usual <= 1))
    throw inputError("value_out_of_limits", qtr("%1 is %2", "DEFAULT", usual),
                     qtr("Manning's n must be greater than 0 and at most 1 s m^-1/3"),
                     qtr("Correct the value of DEFAULT."));
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
  outputs.add("MANNING", path, Style("manning"));

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
    landCover.add(raster.values, "LAND_COVER");
    stopIfCancelled(feedback);
  }
  feedback->setProgress(30);
  if (isGiven(parameters, "LAND_COVER_POLYGONS"))
    addPolygons(landCover, inputs, dem.reference, classField(parameters, context), feedback);
  feedback->setProgress(80);

  const double usual = parameterAsDouble(parameters, "DEFAULT", context);
  const io::LandCover::Roughness roughness = landCover.roughness(table, usual, dem.terrain);
  logRoughness(roughness, usual, feedback);
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
