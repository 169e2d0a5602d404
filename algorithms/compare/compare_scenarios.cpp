// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/compare/compare_scenarios.hpp"

#include <memory>
#include <optional>

#include "algorithms/compare/building_figures.hpp"
#include "algorithms/compare/change_maps.hpp"
#include "algorithms/compare/scenario_page.hpp"
#include "algorithms/io/vector/covered_cells.hpp"
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"
#include "algorithms/qgis/layer_shapes.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/result_sink.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/run_settings.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/qt/page_pdf.hpp"

namespace spate {
namespace {

void needBoth(const QVariantMap& parameters, const char* one, const char* other) {
  if (isGiven(parameters, one) == isGiven(parameters, other)) return;
  const bool first = isGiven(parameters, one);
  throw inputError("pair_incomplete", qtr("%1 is given without %2", first ? one : other, first ? other : one),
                   qtr("there is nothing to compare it with"), qtr("Give both or none."));
}

// What a reader must know of the two runs before any figure.
std::vector<Message> runWarnings(const ComparedFiles& files, const RunDifferences& differences) {
  std::vector<Message> warnings;
  for (const auto& [file, parameter] :
       {std::pair(files.depthWithout, "DEPTH_WITHOUT"), std::pair(files.depthWith, "DEPTH_WITH")})
    if (const auto partial = partial_run(file, parameter)) warnings.push_back(*partial);
  if (differences.areSwapped)
    warnings.push_back(
        {"runs_swapped",
         tr("The run without the measure has barriers, and the run with it has none: the two may be "
            "swapped. Check DEPTH_WITHOUT and DEPTH_WITH.")});
  for (const QString& difference : differences.settings)
    warnings.push_back({"runs_differ", tr("The runs differ in a setting: %1", difference.toStdString())});
  return warnings;
}

std::vector<std::size_t> cellsOf(const std::vector<QgsGeometry>& waterBodies,
                                 const io::GeoReference& reference) {
  std::vector<std::size_t> cells;
  for (const QgsGeometry& shape : waterBodies)
    for (const std::size_t cell : io::covered_cells(wkbOf(shape), reference, "WATER_BODIES"))
      cells.push_back(cell);
  return cells;
}

}  // namespace

QStringList CompareScenarios::tags() const {
  return qtr("compare,difference,with and without,measure,barrier,scenario,damage "
             "avoided,benefit,depth,arrival,flood,report")
      .split(',');
}

QString CompareScenarios::shortDescription() const {
  return qtr("Shows what a measure changes: depths, newly dry and flooded areas, arrival times and damage.");
}

QString CompareScenarios::shortHelpString() const {
  return qtr(
      "<p>Compares two runs (or two ensembles): <i>without</i> and <i>with</i> a measure, for example a "
      "barrier. All changes are with minus without: negative is less water, less damage, earlier.</p>"
      "<p><strong>Rasters</strong> must have the same cells, as those of two runs on one elevation model "
      "do.</p>"
      "<p><strong>Buildings</strong> are results of <i>Building damage</i> (field damage_total) or, of two "
      "ensembles, of <i>Simulate flood ensemble</i> (damage_mean, the expected damage), joined by an id. A "
      "building is better or worse off by its damage where that differs by more than the tolerance, else by "
      "its depth (depth_max). A damage that is null in either layer is unknown: such buildings are counted, "
      "and left out of the damages. Layers without damage are compared by depth only.</p>"
      "<p><strong>Standing water</strong>, as in a river, is not counted as flooded: the polygons of "
      "WATER_BODIES, and, with both maps of arrival times, what was under water from the start in both "
      "runs.</p>"
      "<p><strong>The page</strong> is for those who decide: one sentence, four figures, maps and buildings, "
      "and in an appendix the settings of both runs. It is one file, ready to be passed on, as HTML or as "
      "PDF. With DEM and MEASURE its maps show the ground and the measure.</p>"
      "<p><strong>Settings</strong> that differ between the runs cause a warning, as far as the maps record "
      "them; layers that can hold a measure (barriers, buildings, terrain, roughness, scenarios) are named. "
      "A warning also appears when only the run <i>without</i> has a measure: then the two are probably "
      "swapped.</p>");
}

void CompareScenarios::initAlgorithm(const QVariantMap&) {
  Definitions to;
  to.raster("DEPTH_WITHOUT", "Maximum depth without the measure (m)", "MAX_DEPTH of the run without it.");
  to.raster("DEPTH_WITH", "Maximum depth with the measure (m)", "MAX_DEPTH of the run with it.");
  to.raster("ARRIVAL_WITHOUT", "Arrival time without the measure (s)",
            "ARRIVAL_TIME of the run without the measure.")
      .optional();
  to.raster("ARRIVAL_WITH", "Arrival time with the measure (s)", "ARRIVAL_TIME of the run with the measure.")
      .optional();
  to.integer("ARRIVAL_BAND", "Band of the arrival times", 1, {1, 10000},
             "There is one for each arrival depth of the runs.")
      .advanced();
  const QList<int> any = {qgis::vectorGeometry};
  to.layer("BUILDINGS_WITHOUT", "Building damage without the measure", any,
           "The result of Building damage, or DAMAGE of Simulate flood ensemble, without the measure.")
      .optional();
  to.layer("BUILDINGS_WITH", "Building damage with the measure", any,
           "The result of Building damage, or DAMAGE of Simulate flood ensemble, with the measure.")
      .optional();
  to.field(
      "ID_FIELD", "Field with the building's id", "BUILDINGS_WITHOUT",
      "In both layers, different for each building. Not set: the features' own ids, which are the same when "
      "both layers were computed from the same buildings.");
  to.layer("WATER_BODIES", "Standing water", {qgis::vectorPolygon},
           "Rivers and lakes, in any CRS: their cells are not counted as flooded.")
      .optional();
  to.raster("DEM", "Elevation model (m)", "For the page: its hills are shaded below the maps.").optional();
  to.layer("MEASURE", "The measure", any,
           "For the page: lines, polygons or points that are drawn on the maps.")
      .optional();
  to.number("DRY_DEPTH", "Dry depth (m)", 0.01, {0, 10},
            "Shallower water than this counts as dry in areas and classes.");
  to.number("DAMAGE_TOLERANCE", "Damage tolerance", 0, {0, 1e12},
            "In the currency: damages that differ by no more than this count as the same.")
      .advanced();
  to.number("DEPTH_TOLERANCE", "Depth tolerance (m)", 0.01, {0, 1000},
            "Depths at a building that differ by no more than this count as the same.")
      .advanced();
  to.text("CURRENCY", "Currency of the damage", {}, "Shown after damages, e.g. EUR.").optional();
  to.text("TITLE", "Title of the page", qtr("With and without: what the measure changes"),
          "For example the name of the project.");
  to.text("MEASURE_NAME", "Name of the measure", qtr("the measure"),
          "As within a sentence of the page: 'the wall' makes 'The wall avoids ...'.")
      .optional();
  defineChangeMaps(to);
  to.layerOutput(
        "BUILDING_CHANGE", "Change at the buildings", qgis::vectorGeometry,
        "The buildings with damage and depth of both runs, their changes, and whether they are better "
        "or worse off.")
      .optional()
      .notCreatedByDefault();
  to.pageOutput("PAGE", "Page", "One file with figures, maps, buildings and the settings of both runs.")
      .optional();
  to.pdfOutput("PDF", "Page as PDF", "The same on A4, to be printed.").optional().notCreatedByDefault();
  to.numberResult("AREA_WITHOUT", "Flooded area without the measure (m²)");
  to.numberResult("AREA_WITH", "Flooded area with the measure (m²)");
  to.numberResult("AREA_NEWLY_DRY", "Newly dry area (m²)");
  to.numberResult("AREA_NEWLY_FLOODED", "Newly flooded area (m²)");
  to.numberResult("LARGEST_FALL", "Largest decrease of the depth (m)");
  to.numberResult("LARGEST_RISE", "Largest increase of the depth (m)");
  to.numberResult("MEAN_DELAY", "Mean delay of the arrival (s); absent if water arrives in no cell of both");
  to.numberResult(
      "DAMAGE_WITHOUT",
      "Damage without the measure, of the buildings whose damage is known in both layers; absent if "
      "a layer has no damage, as are the next two");
  to.numberResult("DAMAGE_WITH", "Damage with the measure, of the same buildings");
  to.numberResult("DAMAGE_AVOIDED", "Damage avoided");
  to.numberResult("BUILDINGS_BETTER", "Buildings better off");
  to.numberResult("BUILDINGS_WORSE", "Buildings worse off");
  to.numberResult("BUILDINGS_SAME", "Buildings without a change");
  to.numberResult("BUILDINGS_UNKNOWN", "Buildings whose change is unknown");
  to.numberResult("BUILDINGS_UNMATCHED", "Buildings in one layer only");
  add(std::move(to));
}

void CompareScenarios::checkValues(const QVariantMap& parameters, QgsProcessingContext&) const {
  needBoth(parameters, "ARRIVAL_WITHOUT", "ARRIVAL_WITH");
  needBoth(parameters, "BUILDINGS_WITHOUT", "BUILDINGS_WITH");
  const auto needs = [&](const char* output, const char* input) {
    if (isGiven(parameters, output) && !isGiven(parameters, input))
      throw inputError("input_for_output_missing", qtr("%1 cannot be computed", output),
                       qtr("%1 is not given", input), qtr("Give it, or leave the output out."));
  };
  needs("ARRIVAL_DELAY", "ARRIVAL_WITH");
  needs("BUILDING_CHANGE", "BUILDINGS_WITH");
}

void CompareScenarios::prepare(const QVariantMap& parameters, QgsProcessingContext& context,
                               QgsProcessingFeedback*) {
  files_.depthWithout = findRaster(*this, "DEPTH_WITHOUT", parameters, context, &crs_);
  files_.depthWith = findRaster(*this, "DEPTH_WITH", parameters, context);
  files_.arrivalWithout = findRaster(*this, "ARRIVAL_WITHOUT", parameters, context);
  files_.arrivalWith = findRaster(*this, "ARRIVAL_WITH", parameters, context);
  files_.arrivalBand = parameterAsInt(parameters, "ARRIVAL_BAND", context);
  dem_ = findRaster(*this, "DEM", parameters, context, &demCrs_);
  command_ = asPythonCommand(parameters, context);
}

QVariantMap CompareScenarios::compute(const QVariantMap& parameters, QgsProcessingContext& context,
                                      QgsProcessingFeedback* feedback) {
  const QString page = parameterAsFileOutput(parameters, "PAGE", context);
  const QString pdf = parameterAsFileOutput(parameters, "PDF", context);
  for (const QString& path : {page, pdf})
    if (!path.isEmpty()) HtmlPage::checkWritable(path.toStdString());
  const double dryDepth = parameterAsDouble(parameters, "DRY_DEPTH", context);
  const RasterOutputs outputs = changeMapOutputs(*this, parameters, context);
  io::GeoReference reference = io::read_reference(files_.depthWithout, "DEPTH_WITHOUT");
  useProjectCrs(reference, crs_, "DEPTH_WITHOUT");
  DepthComparison depths(files_, dryDepth);
  depths.setStanding(cellsOf(readShapes(*this, "WATER_BODIES", parameters, context, crs_), reference));

  std::optional<BuildingComparison> buildings;
  std::vector<QgsGeometry> places;  // of the buildings
  if (isGiven(parameters, "BUILDINGS_WITHOUT")) {
    const std::unique_ptr<QgsProcessingFeatureSource> without(
        parameterAsSource(parameters, "BUILDINGS_WITHOUT", context));
    const std::unique_ptr<QgsProcessingFeatureSource> with(
        parameterAsSource(parameters, "BUILDINGS_WITH", context));
    if (!without) throw notALayer("BUILDINGS_WITHOUT", parameters);
    if (!with) throw notALayer("BUILDINGS_WITH", parameters);
    buildings = compareBuildings(*without, *with,
                                 {parameterAsString(parameters, "ID_FIELD", context),
                                  parameterAsDouble(parameters, "DAMAGE_TOLERANCE", context),
                                  parameterAsDouble(parameters, "DEPTH_TOLERANCE", context)});
    places = placesOf(*buildings, without->sourceCrs(), with->sourceCrs(), crs_, context.transformContext());
  }

  depths.measure(feedback);
  const AreaFigures& areas = depths.areas();
  feedback->pushInfo(qtr("Flooded: %1 without, %2 with; newly dry %3, newly flooded %4", qarea(areas.without),
                         qarea(areas.with), qarea(areas.newlyDry), qarea(areas.newlyFlooded)));
  if (depths.hasArrival() && !depths.delays().areThere())
    warn(feedback, "no_common_arrival",
         qtr("Water arrives in no cell of both runs: there is no delay, and no MEAN_DELAY."));
  const RunDifferences differences = runDifferences(depths.metadataWithout(), depths.metadataWith());
  const std::vector<Message> warnings = runWarnings(files_, differences);
  for (const Message& warning : warnings) warn(feedback, warning);
  for (const QString& difference : differences.measure)
    feedback->pushInfo(qtr("The measure: %1", difference));

  QVariantMap results = outputs.paths();
  writeChangeMaps(depths, reference, results, command_, feedback);
  outputs.applyStyles(*this, std::make_shared<ResultGroup>(qtr("Comparison")), context, feedback);
  results.insert(changeNumbers(depths));
  const QString currency = parameterAsString(parameters, "CURRENCY", context).trimmed();
  if (buildings) {
    const QVariantMap numbers = buildingNumbers(*buildings);
    logBuildings(*buildings, numbers, currency, feedback);
    results.insert(numbers);
  }
  if (isGiven(parameters, "BUILDING_CHANGE"))
    results["BUILDING_CHANGE"] = writeBuildings(buildings->buildings, parameters, context, feedback);
  if (page.isEmpty() && pdf.isEmpty()) return results;
  const QString named = parameterAsString(parameters, "MEASURE_NAME", context).trimmed();
  const MapContent drawn = {dem_, wktOf(demCrs_), places,
                            readShapes(*this, "MEASURE", parameters, context, crs_)};
  const HtmlPage report =
      scenarioPage({parameterAsString(parameters, "TITLE", context).toStdString(),
                    named.isEmpty() ? tr("the measure") : named.toStdString(), currency.toStdString(),
                    dryDepth, depths, buildings ? &*buildings : nullptr, drawn, warnings},
                   feedback);
  if (!page.isEmpty()) {
    report.save(page.toStdString());
    results["PAGE"] = page;
  }
  if (!pdf.isEmpty()) {
    savePdf(report, pdf.toStdString());
    results["PDF"] = pdf;
  }
  return results;
}

QString CompareScenarios::writeBuildings(const std::vector<BuildingChange>& buildings,
                                         const QVariantMap& parameters, QgsProcessingContext& context,
                                         QgsProcessingFeedback* feedback) const {
  const std::unique_ptr<QgsProcessingFeatureSource> without(
      parameterAsSource(parameters, "BUILDINGS_WITHOUT", context));
  const std::unique_ptr<QgsProcessingFeatureSource> with(
      parameterAsSource(parameters, "BUILDINGS_WITH", context));
  const BuildingRows rows(*without, *with, crs_, context.transformContext());
  // Buildings of both layers may have the same key.
  ResultSink sink(*this, "BUILDING_CHANGE", parameters, context, withoutKey(rows.fields(), feedback),
                  QgsWkbTypes::multiType(without->wkbType()), rows.crs());
  for (const BuildingChange& building : buildings) {
    const QgsFeature row = rows.row(building);
    sink.add(row.geometry(), row.attributes());
  }
  return sink.finish(Style("building_change"), feedback);
}

}  // namespace spate
