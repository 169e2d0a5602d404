// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/flood_parameters.hpp"

#include <memory>

#include "algorithms/case/flood_barriers.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

using Definition = QgsProcessingParameterDefinition;
using Number = QgsProcessingParameterNumber;

enum class Rank { common, rare };

class Inputs {
 public:
  void add(Definition* definition, Rank rank, const char* help) {
    definition->setHelp(QString::fromUtf8(help));
    if (rank == Rank::rare) definition->setFlags(definition->flags() | qgis::advancedFlag);
    list_.append(definition);
  }
  QList<Definition*> take() { return std::move(list_); }

 private:
  QList<Definition*> list_;
};

Definition* raster(const char* name, const char* title, bool optional) {
  return new QgsProcessingParameterRasterLayer(name, title, QVariant(), optional);
}

Definition* layer(const char* name, const char* title, const QList<int>& types) {
  return new QgsProcessingParameterFeatureSource(name, title, types, QVariant(), true);
}

Definition* number(const char* name, const char* title, double value, double least, double most = 1e9) {
  return new Number(name, title, qgis::real, value, false, least, most);
}

Definition* choice(const char* name, const char* title, const QStringList& options, const char* value) {
  return new QgsProcessingParameterEnum(name, title, options, false, value, false, true);
}

// Models that were made before it must go on running.
Definition* optional(Definition* definition) {
  definition->setFlags(definition->flags() | qgis::optionalFlag);
  return definition;
}

void addTerrain(Inputs& to) {
  to.add(raster("DEM", "Elevation model", false), Rank::common,
         "Ground elevation in metres, in a projected CRS with square cells. Its cells are the cells of the "
         "simulation. Cells without data are walls, or an outlet where they reach an open side.");
  to.add(number("MANNING", "Roughness: Manning's n (s m^-1/3)", 0.035, 0, 1), Rank::common,
         "For all cells, or where the roughness raster has no data. Typical: 0.02 asphalt, 0.03 short grass, "
         "0.05 scrub, 0.1 forest.");
  to.add(raster("MANNING_RASTER", "Roughness raster", true), Rank::common,
         "Manning's n of each place (s m^-1/3). It may have any resolution and CRS.");
  to.add(
      layer("BUILDINGS", "Buildings", {qgis::vectorPolygon}), Rank::common,
      "What they do says the building mode. A cell belongs to a building when its centre lies in the polygon "
      "(or on its outline), however much of the cell is covered.");
  to.add(optional(choice("BUILDING_MODE", "What buildings do",
                         {buildingModeNames[0], buildingModeNames[1], buildingModeNames[2]},
                         buildingModeNames[0])),
         Rank::common,
         "block: their cells are taken out of the flow, which goes around them. raise: the ground of their "
         "cells is raised, and what stands deeper flows over them; rain falls on them (this takes longer). "
         "rough: water enters and "
         "passes slowly.");
  to.add(
      optional(number("BUILDING_HEIGHT", "Height of buildings (m)", 5, 0, 1000)), Rank::rare,
      "For the mode raise: how far the ground is raised under buildings whose field 'height' does not say.");
  to.add(optional(number("BUILDING_MANNING", "Roughness of buildings (s m^-1/3)", 0.3, 0, 1)), Rank::rare,
         "For the mode rough: Manning's n within buildings whose field 'manning' does not say.");
  to.add(layer("BARRIERS", "Barriers", {qgis::vectorLine, qgis::vectorPolygon}), Rank::common, barriersHelp);
}

void addWater(Inputs& to) {
  to.add(
      layer("INFLOWS", "Inflows", {qgis::vectorGeometry}), Rank::common,
      "Points, lines or polygons where water enters (or leaves: a negative discharge takes it out, as far as "
      "there is any). The field 'hydrograph' names its series in the table of hydrographs. A discharge is "
      "for "
      "the whole feature and is split over its cells; a level is imposed on each of them.");
  to.add(
      layer("HYDROGRAPHS", "Hydrographs", {qgis::vectorAny}), Rank::common,
      "Table (CSV or any layer): 'time_s', 'time_min' or 'time_h' is the time since the start, 'hydrograph' "
      "the key, 'discharge_m3s' or 'level_m' the value. Linear between its rows, constant before the first "
      "and after the last. The keys west, east, south and north serve those sides.");
  to.add(number("RAIN", "Rain (mm/h)", 0, 0, 10000), Rank::common,
         "The same everywhere, over the whole duration. For rain that varies in time use the rain table.");
  to.add(layer("RAIN_TABLE", "Rain table", {qgis::vectorAny}), Rank::common,
         "Table (CSV or any layer) with 'time_s', 'time_min' or 'time_h' and 'rain_mmh'; linear between its "
         "rows. It takes the place of RAIN.");
  to.add(number("INFILTRATION", "Infiltration (mm/h)", 0, 0, 10000), Rank::rare,
         "Lost to the ground, at a constant rate wherever there is water.");
  to.add(layer("WATER_BODIES", "Water bodies at the start", {qgis::vectorPolygon}), Rank::common,
         "Lakes and reservoirs: polygons with a field 'level', the elevation of the water surface in metres. "
         "Inside, ground below that level starts under water, at rest.");
  to.add(
      raster("INITIAL_DEPTH", "Water depth at the start", true), Rank::rare,
      "Raster of depths in metres, at rest. No data means dry. Where a water body has a level, that counts.");
}

void addEdges(Inputs& to) {
  QStringList kinds;
  for (const char* kind : edgeKindNames) kinds << kind;
  const char* help =
      "wall: nothing passes. open: water leaves freely. level, discharge: as the series of this side's name "
      "in "
      "the table of hydrographs says (a discharge in m3/s for the whole side).";
  to.add(choice("WEST", "Western edge", kinds, "open"), Rank::common, help);
  to.add(choice("EAST", "Eastern edge", kinds, "open"), Rank::common, help);
  to.add(choice("NORTH", "Northern edge", kinds, "open"), Rank::common, help);
  to.add(choice("SOUTH", "Southern edge", kinds, "open"), Rank::common, help);
  to.add(layer("BOUNDARIES", "Boundary lines", {qgis::vectorLine}), Rank::common,
         "Lines along parts of the edge, also along nodata, that differ from their side. The field 'kind' is "
         "wall, open, level or discharge; for the last two 'hydrograph' names the series. A discharge is for "
         "the whole line.");
  to.add(new QgsProcessingParameterBoolean("NODATA_OUTLET", "Nodata at an open edge is an outlet", true),
         Rank::rare,
         "Where cells without data reach an open side, water that comes to them leaves too. Otherwise all "
         "nodata "
         "are walls.");
}

void addNumerics(Inputs& to) {
  to.add(number("DURATION", "Duration (hours)", 1, 0), Rank::common, "Simulated time, from 0 to this.");

  QStringList schemes;
  QString schemeHelp;
  for (const SchemeInfo& scheme : scheme_list) {
    schemes << scheme.name;
    schemeHelp += QStringLiteral("%1: %2. ").arg(scheme.name, scheme.title);
  }
  schemeHelp += QStringLiteral("The first needs fewer steps and keeps a lake at rest.");
  to.add(choice("SCHEME", "Scheme", schemes, scheme_list[0].name), Rank::rare,
         schemeHelp.toUtf8().constData());
  to.add(choice("INTEGRATOR", "Time integration", {"rk2", "euler"}, "rk2"), Rank::rare,
         "rk2: second order (Heun). euler: first order, half the work for each step.");
  to.add(new Number("CFL", "CFL number", qgis::real, QVariant(), true, 0, 1), Rank::rare,
         "Length of a step as a fraction of what stability could allow. Not set: the scheme's own, which is "
         "well tried (0.45 for hwp14, 0.25 for kp07).");
  to.add(number("DRY_DEPTH", "Dry depth (m)", 0.001, 0, 10), Rank::rare,
         "Shallower than this counts as dry in maps, durations and areas. The flow itself does not depend on "
         "it.");
  to.add(
      new QgsProcessingParameterString("ARRIVAL_DEPTHS", "Arrival depths (m)", "0.1"), Rank::common,
      "The map of arrival times gets one band for each of these depths: when the water first exceeds it. For "
      "example 0.1, 0.3, 0.5");
  to.add(choice("DEVICE", "Device",
                {"auto", "cpu", "cuda", "cuda:1", "cuda:2", "cuda:3", "cuda:4", "cuda:5", "cuda:6", "cuda:7"},
                "auto"),
         Rank::rare,
         "What computes: the CPU, or an NVIDIA GPU (cuda the first one, cuda:1 the second). auto takes the "
         "first GPU, or the CPU where there is none; the log says which, and why. The results are the same.");
  to.add(new QgsProcessingParameterBoolean("FAST_ARITHMETIC", "Fast arithmetic on a GPU", false, true),
         Rank::rare,
         "A GPU computes up to a third faster with rounded divisions and roots. The results then differ from "
         "those of the CPU in the last digits.");
  to.add(new Number("THREADS", "Threads", qgis::whole, 0, false, 0, 4096), Rank::rare,
         "On the CPU; 0 = all cores. The results do not depend on it.");
}

}  // namespace

QList<QgsProcessingParameterDefinition*> floodInputDefinitions() {
  Inputs definitions;
  addTerrain(definitions);
  addWater(definitions);
  addEdges(definitions);
  addNumerics(definitions);
  return definitions.take();
}

}  // namespace spate
