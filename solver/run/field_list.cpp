// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/field_list.hpp"
#include "solver/core/translatable.hpp"

#include <cmath>
#include <limits>

namespace spate {

// wet_duration is the sum of all wet spells, CF's flood_water_duration_above_threshold the time from the
// first rise to the last fall: not the same. CF and the CSDMS have no discharge per unit width.
const std::vector<FieldInfo>& field_list() {
  constexpr bool datum = true, relative = false, one = false, many = true;
  constexpr const char *m = translatable("m"), *s = translatable("s"), *m_s = translatable("m/s"),
                       *m2_s = translatable("m2/s");
  static const std::vector<FieldInfo> list = {
      {Field::bed, datum, one, "bed", "bed", m, "ground_level_altitude", "land_surface__elevation",
       translatable("Bed level"), "mean bed level of the cell",
       translatable("Mean height of the ground of each cell that was computed on, m: that of the elevation "
                    "model with hr, "
                    "smoother with the other schemes.")},
      {Field::depth, relative, one, "depth", "final_depth", m, "flood_water_thickness",
       "land_surface_water__depth", translatable("Depth"), "water depth",
       translatable("Depth of the water, m.")},
      {Field::level, datum, one, "level", "max_level", m, "water_surface_height_above_reference_datum",
       "land_surface_water_surface__elevation", translatable("Water level"), "height of the water surface",
       translatable(
           "Height of the water surface, m, in the heights of the elevation model: BED + the depth.")},
      {Field::discharge_x, relative, one, "discharge_x", "", m2_s, "", "",
       translatable("Eastward unit discharge"), "eastward discharge per unit width",
       translatable("Depth times eastward velocity, m²/s.")},
      {Field::discharge_y, relative, one, "discharge_y", "", m2_s, "", "",
       translatable("Northward unit discharge"), "northward discharge per unit width",
       translatable("Depth times northward velocity, m²/s.")},
      {Field::max_depth, relative, one, "max_depth", "max_depth", m, "flood_water_thickness",
       "land_surface_water__max_of_depth", translatable("Maximum depth"),
       "maximum water depth since the start", translatable("Deepest water of each place, m. Dry is nodata.")},
      {Field::max_level, datum, one, "max_level", "max_level", m,
       "water_surface_height_above_reference_datum", "land_surface_water_surface__max_of_elevation",
       translatable("Maximum water level"), "maximum height of the water surface since the start",
       translatable(
           "Highest water surface, m, in the heights of the elevation model. It is BED + MAX_DEPTH in every "
           "cell: where ground sticks out of the water, the mean of both surfaces, so that it may stand a "
           "little higher at a shore than the water beside it.")},
      {Field::max_speed, relative, one, "max_speed", "max_speed", m_s, "flood_water_speed",
       "land_surface_water_flow__max_of_speed", translatable("Maximum speed"),
       "maximum flow speed since the start", translatable("Fastest flow of each place, m/s.")},
      {Field::max_unit_discharge, relative, one, "max_unit_discharge", "max_unit_discharge", m2_s, "", "",
       translatable("Maximum depth times speed"), "maximum discharge per unit width since the start",
       translatable("Largest depth times speed, m²/s: what sweeps people and cars away.")},
      {Field::time_of_max_depth, relative, one, "time_of_max_depth", "time_of_max_depth", s,
       "time_of_maximum_flood_depth", "land_surface_water__time_of_max_of_depth",
       translatable("Time of maximum depth"), "time of the maximum water depth since the start",
       translatable(
           "When the water was deepest, s since the start. Times are told apart to 1/128 s in the first 36 "
           "hours, and to 1/4 s up to 48 days.")},
      {Field::wet_duration, relative, one, "wet_duration", "wet_duration", s, "", "",
       translatable("Duration of flooding"), "total time under water since the start",
       translatable("How long the place was under water, s; told apart as times are: to 1/128 s in the first "
                    "36 hours, "
                    "and to 1/4 s up to 48 days.")},
      {Field::arrival_time, relative, many, "arrival_time", "arrival_time", s,
       "time_when_flood_water_rises_above_threshold", "", translatable("Arrival time"),
       "time when the water first exceeds a depth, since the start",
       translatable("When the water first exceeds an arrival depth, s since the start; one band for each "
                    "depth. Times are "
                    "told apart to 1/128 s in the first 36 hours, and to 1/4 s up to 48 days.")},
      {Field::infiltrated, relative, one, "infiltrated", "infiltrated", m, "",
       "soil_water__infiltration_volume_flux_time_integral", translatable("Infiltrated depth"),
       "depth of water lost to soils and interception since the start",
       translatable("What the soil of each place has taken, with what leaves and hollows kept, m: by the "
                    "LOSSES, without the same rate everywhere of INFILTRATION.")},
      {Field::step_limits, relative, one, "step_limits", "limits_step", "1", "", "",
       translatable("Share of the time steps that the cell limited"),
       "share of the time steps whose length followed from the wave speed at the cell",
       translatable(
           "Which cells made the time step as short as it was: for each, the share of the steps whose "
           "length followed from the wave at its western or southern face, 0 to 1. The others are "
           "nodata. What the shares lack to 1 are steps that ended at a time asked for, or that "
           "sources limited. A hole or a pit of the elevation model that makes a run slow is found "
           "here.")},
  };
  return list;
}

double time_resolution(double duration) {
  const auto end = static_cast<float>(duration);
  return static_cast<double>(end) -
         static_cast<double>(std::nextafter(end, -std::numeric_limits<float>::infinity()));
}

const FieldInfo& field_info(Field field) {
  return field_list()[static_cast<std::size_t>(field)];
}

}  // namespace spate
