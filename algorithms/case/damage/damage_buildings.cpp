// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/damage/damage_buildings.hpp"

#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "algorithms/case/damage/damage_curve_choice.hpp"
#include "algorithms/case/damage/damage_curve_titles.hpp"
#include "algorithms/case/damage/damage_rows.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/io/map_scale.hpp"
#include "algorithms/io/table/table_reader.hpp"
#include "algorithms/io/vector/covered_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

// One number for each building: from a field, or the default where the field has none.
struct NumberField {
  std::optional<std::size_t> column;
  double otherwise = unknown;
  double least = 0;

  bool is_given() const { return column || !std::isnan(otherwise); }
  // The number of a row: NaN for text, and for numbers below the least. doubt: as in number_of.
  double of(const io::Row& row, std::string& doubt) const {
    if (!column) return otherwise;
    const double number = io::number_of(row.attributes[*column], &doubt).value_or(unknown);
    return number >= least ? number : unknown;
  }
};

std::string with_doubt(const std::string& what, const std::string& doubt) {
  return doubt.empty() ? what : tr("%1 (%2)", what, doubt);
}

// Counts the buildings with each kind of oddity, so that the log has one line for each kind.
class Oddities {
 public:
  // building: what people know it by.
  void add(const char* key, const std::string& what, const std::string& building) {
    ++found_.try_emplace(what, Found{key, 0, building}).first->second.count;
  }
  void log(Log& log) const {
    for (const auto& [what, found] : found_)
      log.warning({found.key, found.count == 1 ? tr("%1: feature %2.", what, found.first)
                                               : tr("%1: %2 buildings, the first is feature %3.", what,
                                                    found.count, found.first)});
  }

 private:
  struct Found {
    const char* key;
    int count;
    std::string first;
  };
  std::map<std::string, Found> found_;
};

class Reader {
 public:
  Reader(const Inputs& inputs, const Values& values, const io::GeoReference& reference)
      : inputs_(inputs),
        values_(values),
        reference_(reference),
        layer_(inputs.layer("BUILDINGS", Validity::unchecked)) {
    if (values.is_given("CURVES")) curves_ = io::read_damage_curves(io::read_csv(values.text("CURVES")));
    std::vector<std::string> own;
    for (const auto& [id, curve] : curves_)
      if (id.rfind(contents_suffix) == std::string::npos ||
          curves_.count(id.substr(0, id.rfind(contents_suffix))) == 0)
        own.push_back(id);
    add_shipped_curves(curves_);
    if (values.is_given("CLASS_CURVES"))
      class_curves_ = read_class_curves(inputs.table("CLASS_CURVES"), curves_);
    default_curve_ = curve_id_of(values.text("DEFAULT_CURVE"));
    if (default_curve_.empty() && own.size() == 1) default_curve_ = own.front();
    if (default_curve_.empty() && !values.is_given("CLASS_FIELD"))
      throw Error("curve_not_chosen", tr("CURVES holds several curves"),
                  tr("neither CLASS_FIELD nor DEFAULT_CURVE says which one a building has"),
                  tr("Choose the field of the classes, or one of %1.", joined(own)));
    if (!default_curve_.empty()) known_curve(curves_, default_curve_, "DEFAULT_CURVE");
    class_column_ = column("CLASS_FIELD");
    structure_ = {column("STRUCTURE_VALUE_FIELD"), number_of("STRUCTURE_VALUE"), 0};
    contents_ = {column("CONTENTS_VALUE_FIELD"), number_of("CONTENTS_VALUE"), 0};
    floor_ = {column("FLOOR_HEIGHT_FIELD"), number_of("FLOOR_HEIGHT"), -1e9};
    // Areas in the projected plane differ a little from those on the ground.
    const io::MapScale scale = io::map_scale(reference).value_or(io::MapScale());
    if (values.text("VALUE_PER") == "m2") area_scale_ = scale.along_x * scale.along_y;
  }

  DamageBuildings read(Log& log) {
    warn_of_replaced_fields(log);
    DamageBuildings result{DamageModel(io::Footprints(reference_, values_.text("BUILDING_MODE") == "block")),
                           {}};
    DamageModel& model = result.model;
    model.curves = std::move(curves_);
    model.sampling = values_.text("SAMPLING") == "mean" ? io::DepthSampling::mean : io::DepthSampling::max;
    model.dry_depth = values_.number("DRY_DEPTH");
    if (layer_->crs_name().empty() == inputs_.has_dem_crs())
      log.warning(crs_unknown(layer_->crs_name().empty() ? "BUILDINGS" : tr("the depths"), "BUILDINGS"));
    for (;;) {
      if (log.is_cancelled()) throw Cancelled(tr("Cancelled: nothing was written."));
      io::Row row;
      std::string why;
      if (!layer_->next(row, &why)) break;
      BuildingInfo info;
      info.id = row.id.value_or(static_cast<std::int64_t>(result.infos.size()));
      info.number = number_of_row(row.id, result.infos.size());
      place(row, !why.empty(), model.footprints, info);
      model.buildings.push_back(building(row, model.curves, info));
      result.infos.push_back(std::move(info));
    }
    model.footprints.finish();
    oddities_.log(log);
    return result;
  }

 private:
  double number_of(const char* name) const { return values_.is_given(name) ? values_.number(name) : unknown; }
  std::optional<std::size_t> column(const char* parameter) const {
    const std::string name = values_.text(parameter);
    if (name.empty()) return {};
    const auto found = find_column(layer_->columns(), name);
    if (!found)
      throw Error("field_missing", tr("BUILDINGS has no field '%1'", name),
                  tr("%1 names it; the fields are: %2", parameter, column_names(layer_->columns())),
                  tr("Choose one of these fields."));
    return found;
  }

  void warn_of_replaced_fields(Log& log) const {
    std::vector<std::string> replaced;
    for (const io::Column& column : layer_->columns())
      if (is_damage_field(column.name)) replaced.push_back(column.name);
    if (!replaced.empty())
      log.warning({"fields_replaced", tr("These fields of BUILDINGS are replaced: %1.", joined(replaced))});
  }

  // Adds the building's cells. A building without a place on the grid keeps its row, with a flag.
  void place(const io::Row& row, bool is_elsewhere, io::Footprints& footprints, BuildingInfo& info) {
    if (is_elsewhere) {
      footprints.add_nowhere();
      info.flags |= flag_outside;
      oddities_.add("building_not_transformed", tr("No place in the CRS of the depths"), info.number);
      return;
    }
    try {
      footprints.add(row.wkb, tr("building %1", info.number));
    } catch (const Error&) {
      footprints.add_nowhere();
      info.flags |= flag_no_geometry;
      if (row.wkb.empty())
        oddities_.add("building_without_geometry", tr("No geometry"), info.number);
      else
        oddities_.add("building_geometry_broken", tr("Broken geometry"), info.number);
      return;
    }
    const double inside = footprints.inside(footprints.size() - 1);
    if (!(inside > 0))
      info.flags |= flag_outside;
    else if (inside < 1 - 1e-9)
      info.flags |= flag_partly_outside;
  }

  Building building(const io::Row& row, const io::DamageCurves& curves, BuildingInfo& info) {
    Building result;
    info.curve = curve_of(row, curves, info);
    if (!info.curve.empty()) {
      result.structure_curve = &curves.at(info.curve);
      result.contents_curve = &contents_curve(curves, info.curve);
    }
    const double scale = area_scale_ && !row.wkb.empty() ? *area_scale_ * io::polygon_area(row.wkb) : 1;
    result.structure_value =
        scale * value(structure_, "structure_value_missing", tr("No value of the structure"), row, info);
    result.contents_value =
        scale * value(contents_, "contents_value_missing", tr("No value of the contents"), row, info);
    std::string doubt;
    result.floor_height = floor_.of(row, doubt);
    if (std::isnan(result.floor_height)) {
      result.floor_height = floor_.otherwise;
      info.flags |= flag_default_floor;
      oddities_.add("floor_height_missing",
                    tr("%1, %2 m taken", with_doubt(tr("No floor height"), doubt), number(floor_.otherwise)),
                    info.number);
    }
    if (result.floor_height == 0 && is_hazus_curve(info.curve))
      oddities_.add("floor_height_zero",
                    tr("HAZUS measures the depth from the first floor, whose height is 0 m"), info.number);
    return result;
  }

  // The value of a part of the building; 0 when neither a field nor a default is given, so that the part does
  // not count. key, missing: the warning for a building without a value.
  double value(const NumberField& field, const char* key, const std::string& missing, const io::Row& row,
               BuildingInfo& info) {
    if (!field.is_given()) return 0;
    std::string doubt;
    const double given = field.of(row, doubt);
    if (!std::isnan(given)) return given;
    const bool has_default = !std::isnan(field.otherwise);
    info.flags |= has_default ? flag_default_value : flag_no_value;
    const std::string what = with_doubt(missing, doubt);
    oddities_.add(key, has_default ? tr("%1, %2 taken", what, number(field.otherwise, 10)) : what,
                  info.number);
    return field.otherwise;
  }

  // The id of the building's curve; empty = none.
  std::string curve_of(const io::Row& row, const io::DamageCurves& curves, BuildingInfo& info) {
    if (!class_column_) {
      info.class_name = default_curve_;
      return default_curve_;
    }
    info.class_name = io::text_of(row.attributes[*class_column_]);
    const auto listed = class_curves_.find(info.class_name);
    if (listed != class_curves_.end()) return listed->second;
    if (curves.count(info.class_name) != 0) return info.class_name;
    info.flags |= default_curve_.empty() ? flag_no_curve : flag_default_curve;
    const bool has_class = !info.class_name.empty();
    const std::string what = has_class ? tr("Class '%1' has no curve", info.class_name) : tr("No class");
    oddities_.add(has_class ? "class_without_curve" : "building_class_missing",
                  default_curve_.empty() ? what : tr("%1, %2 taken", what, default_curve_), info.number);
    return default_curve_;
  }

  const Inputs& inputs_;
  const Values& values_;
  const io::GeoReference& reference_;
  std::unique_ptr<InputLayer> layer_;
  io::DamageCurves curves_;
  std::map<std::string, std::string> class_curves_;
  std::string default_curve_;
  std::optional<std::size_t> class_column_;
  NumberField structure_, contents_, floor_;
  std::optional<double>
      area_scale_;  // m2 on the ground for each m2 of the plane; empty = values are per building
  Oddities oddities_;
};

}  // namespace

std::string flag_text(unsigned flags) {
  static const std::pair<BuildingFlag, const char*> names[] = {
      {flag_no_geometry, "no_geometry"},
      {flag_outside, "outside"},
      {flag_partly_outside, "partly_outside"},
      {flag_dry, "dry"},
      {flag_no_curve, "no_curve"},
      {flag_default_curve, "default_curve"},
      {flag_no_value, "no_value"},
      {flag_default_value, "default_value"},
      {flag_default_floor, "default_floor"},
  };
  std::vector<std::string> parts;
  for (const auto& [flag, name] : names)
    if ((flags & flag) != 0) parts.emplace_back(name);
  return joined(parts, ";");
}

DamageBuildings read_damage_buildings(const Inputs& inputs, const Values& values,
                                      const io::GeoReference& reference, Log& log) {
  return Reader(inputs, values, reference).read(log);
}

}  // namespace spate
