// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/scenario_parameters.hpp"

#include "algorithms/case/parameters/parameter_builders.hpp"
#include "solver/core/text.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

using Group = ParameterInfo::Group;
using Kind = ParameterKind;

ParameterInfo raster(const char* name, const std::string& title, const std::string& help) {
  return make_parameter(Kind::raster, name, title, help);
}

ParameterInfo layer(const char* name, const std::string& title, const std::string& help) {
  return optional(make_parameter(Kind::vector, name, title, help));
}

ParameterInfo text(const char* name, const std::string& title, const std::string& word,
                   const std::string& help) {
  ParameterInfo parameter = make_parameter(Kind::text, name, title, help);
  parameter.word = word;
  return parameter;
}

void add_results(ParameterList& list) {
  for (const ChangeMap& map : change_maps) {
    list.push_back(
        make_parameter(Kind::raster_result, map.name, tr(map.title), tr(map.help), Group::results));
    list.back().is_optional = map.created != ChangeMap::always;
    list.back().is_wanted = map.created != ChangeMap::on_demand;
  }
  list.push_back(optional(make_parameter(
      Kind::vector_result, "BUILDING_CHANGE", tr("Change at the buildings"),
      tr("The buildings with 'change' (better, worse, same, unknown, only without, only with), "
         "'damage_without', 'damage_with' and 'damage_change' (in the currency of the layers), "
         "'depth_without', 'depth_with' and 'depth_change' (m)."),
      Group::results)));
  list.back().is_wanted = false;
  list.push_back(optional(make_parameter(
      Kind::file_result, "PAGE", tr("Page"),
      tr("One file with figures, maps, buildings and the settings of both runs."), Group::results)));
  list.back().extension = "html";
  list.push_back(optional(make_parameter(Kind::file_result, "PDF", tr("Page as PDF"),
                                         tr("The same on A4, to be printed."), Group::results)));
  list.back().extension = "pdf";
  list.back().is_wanted = false;
}

}  // namespace

const std::array<ChangeMap, 3> change_maps = {
    {{"DEPTH_CHANGE", translatable("Change of the maximum depth (m)"),
      translatable(
          "With minus without, m, where either run is flooded; negative is less water. No data counts as 0."),
      &DepthComparison::depth_change, ChangeMap::always},
     {"CHANGE_CLASS", translatable("Newly dry and newly flooded"),
      translatable("1 newly dry, 2 flooded in both, 3 newly flooded; standing water is no flood."),
      &DepthComparison::change_class, ChangeMap::by_default},
     {"ARRIVAL_DELAY", translatable("Delay of the arrival (s)"),
      translatable("With minus without, s, where water arrives in both; negative is earlier. It needs both "
                   "maps of arrival "
                   "times."),
      &DepthComparison::arrival_delay, ChangeMap::on_demand}}};

ParameterList scenario_parameters() {
  ParameterList list = {
      raster("DEPTH_WITHOUT", tr("Maximum depth without the measure (m)"),
             tr("MAX_DEPTH of the run without it.")),
      raster("DEPTH_WITH", tr("Maximum depth with the measure (m)"), tr("MAX_DEPTH of the run with it.")),
      optional(raster("ARRIVAL_WITHOUT", tr("Arrival time without the measure (s)"),
                      tr("ARRIVAL_TIME of the run without the measure."))),
      optional(raster("ARRIVAL_WITH", tr("Arrival time with the measure (s)"),
                      tr("ARRIVAL_TIME of the run with the measure."))),
      advanced(make_parameter(Kind::integer, "ARRIVAL_BAND", tr("Band of the arrival times"),
                              tr("There is one for each arrival depth of the runs.")))};
  list.back().number = list.back().least = 1;
  list.back().most = 10000;
  list.push_back(
      layer("BUILDINGS_WITHOUT", tr("Building damage without the measure"),
            tr("The result of Building damage, or DAMAGE of Simulate flood ensemble, without the measure.")));
  list.back().geometries.none = true;
  list.push_back(
      layer("BUILDINGS_WITH", tr("Building damage with the measure"),
            tr("The result of Building damage, or DAMAGE of Simulate flood ensemble, with the measure.")));
  list.back().geometries.none = true;
  list.push_back(field_of("BUILDINGS_WITHOUT", "ID_FIELD", tr("Field with the building's id"),
                          tr("In both layers, different for each building. Not set: the features' own ids, "
                             "which are the same when "
                             "both layers were computed from the same buildings; tables need the field.")));
  list.push_back(layer("WATER_BODIES", tr("Standing water"),
                       tr("Rivers and lakes, in any CRS: their cells are not counted as flooded.")));
  list.back().geometries.polygons = true;
  list.push_back(optional(
      raster("DEM", tr("Elevation model (m)"), tr("For the page: its hills are shaded below the maps."))));
  list.push_back(layer("MEASURE", tr("The measure"),
                       tr("For the page: lines, polygons or points that are drawn on the maps.")));
  list.push_back(number_of("DRY_DEPTH", tr("Dry depth (m)"), 0.01, 10,
                           tr("Shallower water than this counts as dry in areas and classes.")));
  list.push_back(advanced(
      number_of("DAMAGE_TOLERANCE", tr("Damage tolerance"), 0, 1e12,
                tr("In the currency: damages that differ by no more than this count as the same."))));
  list.push_back(
      advanced(number_of("DEPTH_TOLERANCE", tr("Depth tolerance (m)"), 0.01, 1000,
                         tr("Depths at a building that differ by no more than this count as the same."))));
  list.push_back(
      optional(text("CURRENCY", tr("Currency of the damage"), {}, tr("Shown after damages, e.g. EUR."))));
  list.push_back(text("TITLE", tr("Title of the page"), tr("With and without: what the measure changes"),
                      tr("For example the name of the project.")));
  list.push_back(
      optional(text("MEASURE_NAME", tr("Name of the measure"), tr("the measure"),
                    tr("As within a sentence of the page: 'the wall' makes 'The wall avoids ...'."))));
  add_results(list);
  return list;
}

std::vector<NumberInfo> scenario_numbers() {
  return {{"AREA_WITHOUT", tr("Flooded area without the measure (m²)")},
          {"AREA_WITH", tr("Flooded area with the measure (m²)")},
          {"AREA_NEWLY_DRY", tr("Newly dry area (m²)")},
          {"AREA_NEWLY_FLOODED", tr("Newly flooded area (m²)")},
          {"LARGEST_FALL", tr("Largest decrease of the depth (m)")},
          {"LARGEST_RISE", tr("Largest increase of the depth (m)")},
          {"MEAN_DELAY", tr("Mean delay of the arrival (s); absent if water arrives in no cell of both")},
          {"DAMAGE_WITHOUT",
           tr("Damage without the measure, of the buildings whose damage is known in both layers; absent if "
              "a layer has no damage, as are the next two")},
          {"DAMAGE_WITH", tr("Damage with the measure, of the same buildings")},
          {"DAMAGE_AVOIDED", tr("Damage avoided")},
          {"BUILDINGS_BETTER", tr("Buildings better off")},
          {"BUILDINGS_WORSE", tr("Buildings worse off")},
          {"BUILDINGS_SAME", tr("Buildings without a change")},
          {"BUILDINGS_UNKNOWN", tr("Buildings whose change is unknown")},
          {"BUILDINGS_UNMATCHED", tr("Buildings in one layer only")}};
}

}  // namespace spate
