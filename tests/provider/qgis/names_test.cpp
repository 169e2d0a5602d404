// SPDX-License-Identifier: GPL-3.0-or-later
// The names of all algorithms, parameters and outputs, and the defaults, are a public interface: scripts and
// models hold them. Additions must be added here too; existing names never change.
#include <gtest/gtest.h>

#include <QFile>
#include <QIcon>
#include <QTranslator>
#include <QUrl>
#include <memory>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsapplication.h"
#include "qgsprocessingalgorithm.h"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"
#include "qgsprocessingprovider.h"
#include "qgsprocessingregistry.h"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

// Parameters as NAME=default, NAME? when it is optional.
struct PublicNames {
  const char* id;
  const char* group;
  const char* parameters;
  const char* outputs;
};

const PublicNames publicNames[] = {
    {"buildingdamage", "4. Damage",
     "BUILDINGS; MAX_DEPTH; MAX_SPEED?; MAX_UNIT_DISCHARGE?; ARRIVAL_TIME?; WET_DURATION?; CLASS_FIELD?; "
     "CLASS_CURVES?; DEFAULT_CURVE?; CURVES?; STRUCTURE_VALUE_FIELD?; STRUCTURE_VALUE?; "
     "CONTENTS_VALUE_FIELD?; CONTENTS_VALUE?; VALUE_PER=building; FLOOR_HEIGHT_FIELD?; FLOOR_HEIGHT=0; "
     "SAMPLING=max; BUILDING_MODE=block; DRY_DEPTH=0.001; RETURN_PERIOD?; CURRENCY?; DAMAGE; SUMMARY?",
     "DAMAGE; SUMMARY; BUILDINGS_COUNT; BUILDINGS_FLOODED; BUILDINGS_DAMAGED; BUILDINGS_UNKNOWN; "
     "DAMAGE_STRUCTURE; DAMAGE_CONTENTS; DAMAGE_TOTAL"},
    {"burnstreams", "1. Preparation",
     "DEM; STREAMS; WIDTH?; DEPTH?; SHAPE=rectangle; BANK_SLOPE=2; CULVERTS?; BURNED",
     "BURNED; LOWERED_CELLS; MEAN_LOWERING; MAX_LOWERING; VOLUME"},
    {"checkbarriers", "1. Preparation",
     "DEM; BARRIERS; LEVEL?; LEVELS?; MAX_GAP=10; SCHEME=hwp14; CREST_THRESHOLD?=0.1; LEAKS",
     "LEAKS; LEAK_COUNT; OPEN_ENDS"},
    {"checkinputs", "1. Preparation",
     "DEM; MANNING=0.035; MANNING_RASTER?; BUILDINGS?; BUILDING_MODE?=block; BUILDING_HEIGHT?=5; "
     "BUILDING_MANNING?=0.3; ROOF_RAIN?=nearest; BARRIERS?; STRUCTURES?; INLETS?; CREST_THRESHOLD?=0.1; "
     "INFLOWS?; "
     "HYDROGRAPHS?; "
     "RAIN=0; RAIN_TABLE?; RAIN_RASTER?; RAIN_PLACES?; RAIN_SPREAD?=nearest; "
     "RAIN_UNIT?=file; RAIN_INTERVAL?; RAIN_STAMP?=begin; RAIN_GAPS?=error; INFILTRATION=0; LOSSES?=none; "
     "INITIAL_LOSS?=0; LOSS_RATE?; FIRST_RATE?; "
     "RATE_DECAY?; SUCTION?; "
     "DEFICIT?; CURVE_NUMBER?; SOILS?; SOIL_TABLE?; SOIL_NUMBERS?; LAND_COVER?; LAND_COVER_TABLE?; "
     "SATURATION?=0.5; "
     "DRYING_TIME?=0; EVAPORATION?=0; EVAPORATION_TABLE?; WATER_BODIES?; INITIAL_DEPTH?; WEST=open; "
     "EAST=open; NORTH=open; "
     "SOUTH=open; BOUNDARIES?; NODATA_OUTLET=true; DURATION=1; SCHEME=hwp14; INTEGRATOR=hancock; "
     "PRECISION?=float; CFL?; "
     "DRY_DEPTH=0.001; ARRIVAL_DEPTHS=0.1; DEVICE=auto; FAST_ARITHMETIC?=false; THREADS=0; RUN_NAME?; "
     "RETURN_PERIOD?; GAUGES?; SECTIONS?; OBSERVED?; SERIES_INTERVAL?; START_TIME?; FINDINGS",
     "FINDINGS; ERRORS; WARNINGS; NOTES; CELLS; MEMORY_AT_START; MEMORY_AT_MOST; MEMORY_HOST; STEPS; "
     "STEPS_LEAST; STEPS_MOST; WALL_TIME; WALL_TIME_LEAST; WALL_TIME_MOST; DEVICE_USED"},
    {"checkstructures", "1. Preparation",
     "DEM; BUILDINGS?; BARRIERS?; STRUCTURES; INLETS?; INFLOWS?; HYDROGRAPHS?; HEADWATER=1.5; FINDINGS",
     "FINDINGS; ERRORS; WARNINGS; NOTES"},
    {"comparescenarios", "3. Results",
     "DEPTH_WITHOUT; DEPTH_WITH; ARRIVAL_WITHOUT?; ARRIVAL_WITH?; ARRIVAL_BAND=1; BUILDINGS_WITHOUT?; "
     "BUILDINGS_WITH?; ID_FIELD?; WATER_BODIES?; DEM?; MEASURE?; DRY_DEPTH=0.01; DAMAGE_TOLERANCE=0; "
     "DEPTH_TOLERANCE=0.01; CURRENCY?; TITLE=With and without: what the measure changes; "
     "MEASURE_NAME?=the measure; DEPTH_CHANGE; CHANGE_CLASS?; ARRIVAL_DELAY?; BUILDING_CHANGE?; PAGE?; PDF?",
     "DEPTH_CHANGE; CHANGE_CLASS; ARRIVAL_DELAY; BUILDING_CHANGE; PAGE; PDF; AREA_WITHOUT; AREA_WITH; "
     "AREA_NEWLY_DRY; AREA_NEWLY_FLOODED; LARGEST_FALL; LARGEST_RISE; MEAN_DELAY; DAMAGE_WITHOUT; "
     "DAMAGE_WITH; DAMAGE_AVOIDED; BUILDINGS_BETTER; BUILDINGS_WORSE; BUILDINGS_SAME; BUILDINGS_UNKNOWN; "
     "BUILDINGS_UNMATCHED"},
    {"compareschemes", "2. Simulation",
     "DEM; MANNING=0.035; MANNING_RASTER?; BUILDINGS?; BUILDING_MODE?=block; BUILDING_HEIGHT?=5; "
     "BUILDING_MANNING?=0.3; ROOF_RAIN?=nearest; BARRIERS?; STRUCTURES?; INLETS?; CREST_THRESHOLD?=0.1; "
     "INFLOWS?; "
     "HYDROGRAPHS?; "
     "RAIN=0; RAIN_TABLE?; RAIN_RASTER?; RAIN_PLACES?; RAIN_SPREAD?=nearest; "
     "RAIN_UNIT?=file; RAIN_INTERVAL?; RAIN_STAMP?=begin; RAIN_GAPS?=error; INFILTRATION=0; LOSSES?=none; "
     "INITIAL_LOSS?=0; LOSS_RATE?; FIRST_RATE?; "
     "RATE_DECAY?; "
     "SUCTION?; DEFICIT?; CURVE_NUMBER?; SOILS?; SOIL_TABLE?; SOIL_NUMBERS?; LAND_COVER?; LAND_COVER_TABLE?; "
     "SATURATION?=0.5; DRYING_TIME?=0; EVAPORATION?=0; EVAPORATION_TABLE?; WATER_BODIES?; INITIAL_DEPTH?; "
     "WEST=open; EAST=open; NORTH=open; "
     "SOUTH=open; BOUNDARIES?; NODATA_OUTLET=true; DURATION=1; PRECISION?=float; DRY_DEPTH=0.001; "
     "DEVICE=auto; "
     "FAST_ARITHMETIC?=false; THREADS=0; SCHEMES=hwp14, kp07, hr; OBSERVED_POINTS?; COMPARISON; PAGE?",
     "COMPARISON; PAGE"},
    {"designstorm", "1. Preparation",
     "SHAPE=chicago; DURATION=60; TIME_STEP=5; DEPTHS?; FORMULA=a / (t^c + b); A?; B?; C?; PEAK_POSITION?; "
     "FACTOR=1; BEGIN=0; TABLE?; PLOT?",
     "TABLE; PLOT; DEPTH; PEAK; TIME_OF_PEAK"},
    {"expectedannualdamage", "4. Damage",
     "LAYERS; RETURN_PERIODS?; RETURN_PERIOD_FIELD?=return_period; DAMAGE_FIELD?=damage_total; ID_FIELD?; "
     "RARE_TAIL=constant; NO_DAMAGE_RETURN_PERIOD?; CURRENCY?; EAD; CURVE?; PLOT?",
     "EAD; CURVE; PLOT; EAD_TRAPEZOID; EAD_LOGLINEAR; BUILDINGS_COUNT; BUILDINGS_UNKNOWN"},
    {"exportcase", "2. Simulation",
     "DEM; MANNING=0.035; MANNING_RASTER?; BUILDINGS?; BUILDING_MODE?=block; BUILDING_HEIGHT?=5; "
     "BUILDING_MANNING?=0.3; ROOF_RAIN?=nearest; BARRIERS?; STRUCTURES?; INLETS?; CREST_THRESHOLD?=0.1; "
     "INFLOWS?; "
     "HYDROGRAPHS?; "
     "RAIN=0; RAIN_TABLE?; RAIN_RASTER?; RAIN_PLACES?; RAIN_SPREAD?=nearest; "
     "RAIN_UNIT?=file; RAIN_INTERVAL?; RAIN_STAMP?=begin; RAIN_GAPS?=error; INFILTRATION=0; LOSSES?=none; "
     "INITIAL_LOSS?=0; LOSS_RATE?; FIRST_RATE?; "
     "RATE_DECAY?; SUCTION?; "
     "DEFICIT?; CURVE_NUMBER?; SOILS?; SOIL_TABLE?; SOIL_NUMBERS?; LAND_COVER?; LAND_COVER_TABLE?; "
     "SATURATION?=0.5; "
     "DRYING_TIME?=0; EVAPORATION?=0; EVAPORATION_TABLE?; WATER_BODIES?; INITIAL_DEPTH?; WEST=open; "
     "EAST=open; NORTH=open; "
     "SOUTH=open; BOUNDARIES?; NODATA_OUTLET=true; DURATION=1; SCHEME=hwp14; INTEGRATOR=hancock; "
     "PRECISION?=float; CFL?; "
     "DRY_DEPTH=0.001; ARRIVAL_DEPTHS=0.1; DEVICE=auto; FAST_ARITHMETIC?=false; THREADS=0; RUN_NAME?; "
     "RETURN_PERIOD?; GAUGES?; SECTIONS?; OBSERVED?; SERIES_INTERVAL?; START_TIME?; FOLDER",
     "FOLDER; CASE"},
    {"fixterrain", "1. Preparation",
     "DEM; FIND=all; APPLY=false; ACCEPTED_SPOTS?; ACCEPTED_BRIDGES?; SPIKE_HEIGHT=2; SPIKE_CELLS=4; "
     "BRIDGE_HEIGHT=0.5; BRIDGE_LENGTH=40; CHANNEL_WIDTH=60; SPOTS?; BRIDGES?; FIXED?",
     "SPOTS; BRIDGES; FIXED; SPIKE_COUNT; PIT_COUNT; BRIDGE_COUNT; CHANGED_CELLS"},
    {"floodextent", "3. Results",
     "DEPTH; THRESHOLDS=0.1, 0.5, 1, 2; OUTLINE=cells; MIN_AREA=0; EXTENT; AREAS?",
     "EXTENT; AREAS; FLOODED_CELLS; FLOODED_AREA"},
    {"floodframes", "3. Results",
     "SERIES; TITLE?; DEM?; LAYERS?; EXTENT?; FRAMES_PER_SECOND=6; EVERY=1; WIDTH=1280; HEIGHT=720; FRAMES; "
     "ANIMATION?",
     "FRAMES; ANIMATION; COUNT"},
    {"floodhazard", "3. Results",
     "MAX_DEPTH; MAX_SPEED; MAX_UNIT_DISCHARGE?; DEBRIS=conservative; UK_HAZARD?; AU_HAZARD?",
     "UK_HAZARD; AU_HAZARD"},
    {"hydrograph", "1. Preparation",
     "PEAK?; TIME_TO_PEAK?; VOLUME?; BASE_FLOW=0; NAME=design; TIME_STEP?; HYDROGRAPHS?; TABLE?; PLOT?",
     "TABLE; PLOT; COUNT; LARGEST_DISCHARGE; TOTAL_VOLUME; EXPONENT; ODDITIES"},
    {"inputlayers", "1. Preparation", "DEM; INPUTS",
     "INPUTS; INFLOWS; BARRIERS; STRUCTURES; INLETS; BOUNDARIES; WATER_BODIES; RAIN_PLACES; GAUGES; "
     "SECTIONS; "
     "BUILDINGS"},
    {"manningfromlandcover", "1. Preparation",
     "DEM; LAND_COVER?; LAND_COVER_POLYGONS?; CLASS_FIELD?=class; LEGEND=worldcover; TABLE?; DEFAULT=0.035; "
     "MANNING",
     "MANNING; UNKNOWN_CELLS; UNCOVERED_CELLS"},
    {"mergeterrain", "1. Preparation",
     "DEMS; BLEND_WIDTH=0; BLEND_SHAPE=cosine; CRS?; RESOLUTION?; EXTENT?; MERGED",
     "MERGED; MIXED_CELLS; MISSING_CELLS; LARGEST_OFFSET"},
    {"rerun", "2. Simulation", "CERTIFICATE; FOLDER", "FOLDER; SAME; CHANGED_INPUTS; OTHER_MAPS; REPORT"},
    {"samplepoints", "3. Results",
     "POINTS; RESULTS; BAND=1; OBSERVED_FIELD?; DEM?; METHOD=nearest; SEARCH_RADIUS=0; LABEL_FIELD?; "
     "SAMPLES; PLOT?",
     "SAMPLES; PLOT; USED; BIAS; MAE; RMSE; MAX_ERROR; DRY; OUTSIDE"},
    {"simulateensemble", "2. Simulation",
     "SCENARIOS; DEM; MANNING=0.035; MANNING_RASTER?; BUILDINGS?; BUILDING_MODE?=block; BUILDING_HEIGHT?=5; "
     "BUILDING_MANNING?=0.3; ROOF_RAIN?=nearest; BARRIERS?; STRUCTURES?; INLETS?; CREST_THRESHOLD?=0.1; "
     "INFLOWS?; "
     "HYDROGRAPHS?; "
     "RAIN=0; RAIN_TABLE?; RAIN_RASTER?; RAIN_PLACES?; RAIN_SPREAD?=nearest; "
     "RAIN_UNIT?=file; RAIN_INTERVAL?; RAIN_STAMP?=begin; RAIN_GAPS?=error; INFILTRATION=0; LOSSES?=none; "
     "INITIAL_LOSS?=0; LOSS_RATE?; FIRST_RATE?; "
     "RATE_DECAY?; SUCTION?; "
     "DEFICIT?; CURVE_NUMBER?; SOILS?; SOIL_TABLE?; SOIL_NUMBERS?; LAND_COVER?; LAND_COVER_TABLE?; "
     "SATURATION?=0.5; "
     "DRYING_TIME?=0; EVAPORATION?=0; EVAPORATION_TABLE?; WATER_BODIES?; INITIAL_DEPTH?; WEST=open; "
     "EAST=open; NORTH=open; "
     "SOUTH=open; BOUNDARIES?; NODATA_OUTLET=true; DURATION=1; SCHEME=hwp14; INTEGRATOR=hancock; "
     "PRECISION?=float; CFL?; "
     "DRY_DEPTH=0.001; ARRIVAL_DEPTHS=0.1; DEVICE=auto; FAST_ARITHMETIC?=false; THREADS=0; RUN_NAME?; "
     "CLASS_FIELD?; CLASS_CURVES?; DEFAULT_CURVE?; CURVES?; STRUCTURE_VALUE_FIELD?; STRUCTURE_VALUE?; "
     "CONTENTS_VALUE_FIELD?; CONTENTS_VALUE?; VALUE_PER=building; FLOOR_HEIGHT_FIELD?; FLOOR_HEIGHT=0; "
     "SAMPLING=max; CURRENCY?; PROBABILITY_DEPTHS=0.1, 0.5, 1; QUANTILES=0.05, 0.5, 0.95; MEMBERS_AT_ONCE=0; "
     "CHECKPOINT_INTERVAL?=15; MEAN_DEPTH; MAX_DEPTH; PROBABILITY; EARLIEST_ARRIVAL?; MEDIAN_ARRIVAL?; "
     "DEPTH_QUANTILES?; MEMBERS; "
     "DAMAGE?; FOLDER?; REPORT?",
     "MEAN_DEPTH; MAX_DEPTH; PROBABILITY; EARLIEST_ARRIVAL; MEDIAN_ARRIVAL; DEPTH_QUANTILES; MEMBERS; "
     "DAMAGE; FOLDER; REPORT; MEMBERS_COMPUTED; MEMBERS_KEPT; MEMBERS_FAILED; WALL_TIME; DAMAGE_EXPECTED; "
     "EAD_TRAPEZOID; EAD_LOGLINEAR; WET_AREA"},
    {"simulateflood", "2. Simulation",
     "DEM; MANNING=0.035; MANNING_RASTER?; BUILDINGS?; BUILDING_MODE?=block; BUILDING_HEIGHT?=5; "
     "BUILDING_MANNING?=0.3; ROOF_RAIN?=nearest; BARRIERS?; STRUCTURES?; INLETS?; CREST_THRESHOLD?=0.1; "
     "INFLOWS?; "
     "HYDROGRAPHS?; "
     "RAIN=0; RAIN_TABLE?; RAIN_RASTER?; RAIN_PLACES?; RAIN_SPREAD?=nearest; "
     "RAIN_UNIT?=file; RAIN_INTERVAL?; RAIN_STAMP?=begin; RAIN_GAPS?=error; INFILTRATION=0; LOSSES?=none; "
     "INITIAL_LOSS?=0; LOSS_RATE?; FIRST_RATE?; "
     "RATE_DECAY?; SUCTION?; "
     "DEFICIT?; CURVE_NUMBER?; SOILS?; SOIL_TABLE?; SOIL_NUMBERS?; LAND_COVER?; LAND_COVER_TABLE?; "
     "SATURATION?=0.5; "
     "DRYING_TIME?=0; EVAPORATION?=0; EVAPORATION_TABLE?; WATER_BODIES?; INITIAL_DEPTH?; WEST=open; "
     "EAST=open; NORTH=open; "
     "SOUTH=open; BOUNDARIES?; NODATA_OUTLET=true; DURATION=1; SCHEME=hwp14; INTEGRATOR=hancock; "
     "PRECISION?=float; CFL?; "
     "DRY_DEPTH=0.001; ARRIVAL_DEPTHS=0.1; DEVICE=auto; FAST_ARITHMETIC?=false; THREADS=0; RUN_NAME?; "
     "RETURN_PERIOD?; GAUGES?; SECTIONS?; OBSERVED?; SERIES_INTERVAL?; START_TIME?; CHECKPOINT_INTERVAL?=15; "
     "RESUME_FROM?; MAX_DEPTH; ARRIVAL_TIME; MAX_SPEED; MAX_LEVEL?; MAX_UNIT_DISCHARGE?; TIME_OF_MAX_DEPTH?; "
     "WET_DURATION?; FINAL_DEPTH?; BED?; INFILTRATED?; LIMITS_STEP?; BARRIER_REPORT?; SERIES?; "
     "GAUGE_SERIES?; "
     "GAUGE_PEAKS?; "
     "SECTION_PEAKS?; CHECKPOINT?; REPORT?",
     "MAX_DEPTH; ARRIVAL_TIME; MAX_SPEED; MAX_LEVEL; MAX_UNIT_DISCHARGE; TIME_OF_MAX_DEPTH; WET_DURATION; "
     "FINAL_DEPTH; BED; INFILTRATED; LIMITS_STEP; BARRIER_REPORT; SERIES; GAUGE_SERIES; GAUGE_PEAKS; "
     "SECTION_PEAKS; "
     "CHECKPOINT; "
     "REPORT; STEPS; "
     "WALL_TIME; CELL_UPDATES_PER_SECOND; VOLUME_IN; VOLUME_OUT; VOLUME_STORED; VOLUME_CLIPPED; MASS_ERROR; "
     "WET_AREA; DEVICE_USED"},
    {"simulatesediment", "5. Sediment",
     "DEM; SAND=0.5; SAND_RASTER?; ALPHA=1000; BETA=3000; ALPHA_RASTER?; BETA_RASTER?; SAND_SOLIDS=0.65; "
     "MUD_SOLIDS=0.5; ACTIVE_LAYER=1; SEA_LEVEL?; SEA_TABLE?; ALPHA_SEA=100; BETA_SEA=1000; SUPPLIES?; "
     "WEST=wall; WEST_SAND=0; WEST_MUD=0; EAST=wall; EAST_SAND=0; EAST_MUD=0; NORTH=wall; NORTH_SAND=0; "
     "NORTH_MUD=0; SOUTH=wall; SOUTH_SAND=0; SOUTH_MUD=0; DURATION=1000; SCHEME=conservative; CFL=0.5; "
     "SERIES_INTERVAL?; DEVICE=auto; THREADS=0; RUN_NAME?; BED_CHANGE; SAND_FRACTION; BED?; SAND_CHANGE?; "
     "SERIES?",
     "BED_CHANGE; SAND_FRACTION; BED; SAND_CHANGE; SERIES; STEPS; WALL_TIME; DEPOSITED; ERODED; SAND_IN; "
     "SAND_OUT; SAND_GAINED; SAND_ERROR; MUD_IN; MUD_OUT; MUD_GAINED; MUD_ERROR; DEVICE_USED"},
};

QString described(const QgsProcessingParameterDefinition& definition) {
  QString text = definition.name();
  if (definition.flags() & qgis::optionalFlag) text += '?';
  if (definition.defaultValue().isValid()) text += '=' + definition.defaultValue().toString();
  return text;
}

QList<const QgsProcessingAlgorithm*> algorithms() {
  return QgsApplication::processingRegistry()->providerById(QStringLiteral("spate"))->algorithms();
}

TEST(PublicNames, Stay) {
  QStringList known;
  for (const PublicNames& expected : publicNames) {
    SCOPED_TRACE(expected.id);
    known << expected.id;
    const QgsProcessingAlgorithm* algorithm =
        QgsApplication::processingRegistry()->algorithmById(QStringLiteral("spate:%1").arg(expected.id));
    ASSERT_NE(nullptr, algorithm);
    QStringList parameters, outputs;
    for (const auto* definition : algorithm->parameterDefinitions()) parameters << described(*definition);
    for (const auto* output : algorithm->outputDefinitions()) outputs << output->name();
    EXPECT_EQ(expected.group, algorithm->group().toStdString());
    EXPECT_EQ(expected.parameters, parameters.join("; ").toStdString());
    EXPECT_EQ(expected.outputs, outputs.join("; ").toStdString());
  }
  for (const QgsProcessingAlgorithm* algorithm : algorithms())
    EXPECT_TRUE(known.contains(algorithm->name())) << algorithm->id().toStdString() << " is missing here";
}

TEST(PublicNames, AreExplained) {
  for (const QgsProcessingAlgorithm* algorithm : algorithms()) {
    SCOPED_TRACE(algorithm->id().toStdString());
    EXPECT_EQ(algorithm->group().mid(3).toLower(), algorithm->groupId());
    EXPECT_TRUE(algorithm->tags().join(',').contains("flood"));
    EXPECT_FALSE(algorithm->shortDescription().isEmpty());
    EXPECT_TRUE(algorithm->shortHelpString().contains("<p>"));
    EXPECT_FALSE(algorithm->shortHelpString().contains("<b>")) << "QGIS writes it dark on dark";
    // The Help button opens a page of this algorithm, without a network, with all parameters of the dialog.
    QFile page(QUrl(algorithm->helpUrl()).toLocalFile());
    ASSERT_TRUE(page.open(QIODevice::ReadOnly)) << algorithm->helpUrl().toStdString();
    EXPECT_TRUE(page.fileName().endsWith("/help/en/" + algorithm->name() + ".html"));
    const QString text = QString::fromUtf8(page.readAll());
    EXPECT_TRUE(text.contains(algorithm->displayName().toHtmlEscaped() + "</h1>"));
    for (const auto* definition : algorithm->parameterDefinitions())
      EXPECT_TRUE(text.contains("<dt id=\"" + definition->name() + "\">"))
          << definition->name().toStdString();
    for (const auto* output : algorithm->outputDefinitions())
      EXPECT_TRUE(text.contains(" id=\"" + output->name() + "\">")) << output->name().toStdString();
    EXPECT_TRUE(QFile::exists(algorithm->svgIconPath())) << algorithm->svgIconPath().toStdString();
    EXPECT_FALSE(algorithm->icon().pixmap(24).isNull());
    for (const auto* definition : algorithm->parameterDefinitions()) {
      EXPECT_FALSE(definition->help().isEmpty()) << definition->name().toStdString();
      EXPECT_FALSE(definition->description().isEmpty()) << definition->name().toStdString();
    }
    for (const auto* output : algorithm->outputDefinitions())
      EXPECT_FALSE(output->description().isEmpty()) << output->name().toStdString();
  }
}

// Algorithms are found by what people type into the toolbox, in this order.
TEST(PublicNames, AreFound) {
  const auto* flood = QgsApplication::processingRegistry()->algorithmById("spate:simulateflood");
  const auto* ensemble = QgsApplication::processingRegistry()->algorithmById("spate:simulateensemble");
  for (const char* word : {"levee", "dike", "rainfall", "storm", "dam"}) {
    EXPECT_TRUE(flood->tags().contains(word)) << word;
    EXPECT_TRUE(ensemble->tags().contains(word)) << word;
  }
  EXPECT_LT(flood->displayName(), ensemble->displayName());
  EXPECT_EQ("simulation", ensemble->groupId().toStdString());
}

// A translation that marks every text that passes through it.
class Marking : public QTranslator {
 public:
  Marking() { QCoreApplication::installTranslator(this); }
  ~Marking() override { QCoreApplication::removeTranslator(this); }
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char*, int) const override {
    return qstrcmp(context, "spate") == 0 ? mark + QString::fromUtf8(source) : QString();
  }
  static const QString mark;
};
const QString Marking::mark = QStringLiteral("\u2039");

TEST(PublicNames, TextsAreTranslatedAndNamesAreNot) {
  const auto isTranslated = [](const QString& text) { return text.contains(Marking::mark); };
  for (const QgsProcessingAlgorithm* algorithm : algorithms()) {
    SCOPED_TRACE(algorithm->id().toStdString());
    const Marking marking;
    const std::unique_ptr<QgsProcessingAlgorithm> translated(algorithm->create());
    EXPECT_EQ(algorithm->name(), translated->name());
    EXPECT_EQ(algorithm->groupId(), translated->groupId());
    for (const QString& text : {translated->displayName(), translated->group(), translated->tags().join(','),
                                translated->shortDescription(), translated->shortHelpString()})
      EXPECT_TRUE(isTranslated(text)) << text.toStdString();
    ASSERT_EQ(algorithm->parameterDefinitions().size(), translated->parameterDefinitions().size());
    for (int i = 0; i < translated->parameterDefinitions().size(); ++i) {
      const QgsProcessingParameterDefinition* own = algorithm->parameterDefinitions()[i];
      const QgsProcessingParameterDefinition* other = translated->parameterDefinitions()[i];
      EXPECT_EQ(own->name(), other->name());
      EXPECT_TRUE(isTranslated(other->description())) << own->name().toStdString();
      EXPECT_TRUE(isTranslated(other->help())) << own->name().toStdString();
      const auto* choice = dynamic_cast<const QgsProcessingParameterEnum*>(other);
      EXPECT_FALSE(choice && isTranslated(choice->options().join(','))) << own->name().toStdString();
    }
    for (const QgsProcessingOutputDefinition* output : translated->outputDefinitions())
      EXPECT_TRUE(isTranslated(output->description())) << output->name().toStdString();
  }
}

}  // namespace
}  // namespace spate::test
