// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/damage_buildings.hpp"

#include <cmath>
#include <map>
#include <memory>
#include <stdexcept>

#include "algorithms/case/damage_curve_choice.hpp"
#include "algorithms/qgis/attribute_values.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgscoordinatetransform.h"
#include "qgsdistancearea.h"
#include "qgsexception.h"
#include "qgsfeatureiterator.h"
#include "qgsprocessingparameters.h"
#include "qgsunittypes.h"

namespace spate {
namespace {

using Parameters = QgsProcessingParameters;

// A number of each building: from a field, or the value that stands in where the field has none.
struct NumberField {
  int index = -1;  // none
  double otherwise = unknown;
  double least = 0;

  bool isGiven() const { return index >= 0 || !std::isnan(otherwise); }
  // NaN for what is no number, and for numbers below the least; doubt as in numberOf.
  double of(const QgsFeature& feature, QString& doubt) const {
    if (index < 0) return otherwise;
    const double number = numberOf(feature.attribute(index), &doubt).value_or(unknown);
    return number >= least ? number : unknown;
  }
};

QString withDoubt(const QString& what, const QString& doubt) {
  return doubt.isEmpty() ? what : qtr("%1 (%2)", what, doubt);
}

// Counts each kind of oddity, so that the log has one line for it.
class Oddities {
 public:
  void add(const QString& what, QgsFeatureId id) {
    auto& [count, first] = found_.try_emplace(what, 0, id).first->second;
    ++count;
  }
  void log(QgsProcessingFeedback* feedback) const {
    for (const auto& [what, place] : found_)
      feedback->pushWarning(qtr("%1: %2 buildings, the first is feature %3.", what, qnumber(place.first),
                                QString::number(place.second)));
  }

 private:
  std::map<QString, std::pair<int, QgsFeatureId>> found_;
};

class Reader {
 public:
  Reader(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
         QgsProcessingContext& context, const std::string& classCurves)
      : algorithm_(algorithm),
        parameters_(parameters),
        context_(context),
        source_(Parameters::parameterAsSource(definition("BUILDINGS"), parameters, context)) {
    if (!source_)
      throw inputError(qtr("BUILDINGS cannot be opened"),
                       qtr("'%1' is not a vector layer", parameters.value("BUILDINGS").toString()),
                       qtr("Choose a vector file or layer."));
    if (isGiven(parameters, "CURVES"))
      curves_ = io::read_damage_curves(io::read_csv(text("CURVES").toStdString()));
    add_shipped_curves(curves_);
    if (isGiven(parameters, "CLASS_CURVES"))
      classCurves_ =
          read_class_curves(readTable(algorithm, "CLASS_CURVES", parameters, context, classCurves), curves_);
    defaultCurve_ = text("DEFAULT_CURVE").trimmed();
    if (!defaultCurve_.isEmpty()) known_curve(curves_, defaultCurve_.toStdString(), "DEFAULT_CURVE");
    classField_ = field("CLASS_FIELD");
    structure_ = {field("STRUCTURE_VALUE_FIELD"), number("STRUCTURE_VALUE"), 0};
    contents_ = {field("CONTENTS_VALUE_FIELD"), number("CONTENTS_VALUE"), 0};
    floor_ = {field("FLOOR_HEIGHT_FIELD"), number("FLOOR_HEIGHT"), -1e9};
    perArea_ = choice("VALUE_PER") == QLatin1String("m2");
    area_.setSourceCrs(source_->sourceCrs(), context.transformContext());
    // Areas in the plane of a CRS may be twice the true ones, so they are measured on the ellipsoid.
    area_.setEllipsoid(source_->sourceCrs().ellipsoidAcronym());
  }

  DamageBuildings read(const io::GeoReference& reference, const QgsCoordinateReferenceSystem& crs,
                       QgsProcessingFeedback* feedback) {
    DamageBuildings result{
        DamageModel(io::Footprints(reference, choice("BUILDING_MODE") == QLatin1String("block"))), {}};
    DamageModel& model = result.model;
    model.curves = std::move(curves_);
    model.sampling =
        choice("SAMPLING") == QLatin1String("mean") ? io::DepthSampling::mean : io::DepthSampling::max;
    model.dry_depth = number("DRY_DEPTH");

    const QgsCoordinateReferenceSystem own = source_->sourceCrs();
    if (own.isValid() != crs.isValid())
      feedback->pushWarning(
          own.isValid() ? qtr("The CRS of the depths is unknown; the coordinates are taken as they are.")
                        : qtr("The CRS of BUILDINGS is unknown; the coordinates are taken as they are."));
    const QgsCoordinateTransform transform(own, crs, context_.transformContext());
    const double count = static_cast<double>(std::max(1l, static_cast<long>(source_->featureCount())));
    QgsFeatureIterator features = source_->getFeatures(QgsFeatureRequest(), qgis::withInvalidGeometries);
    for (QgsFeature feature; features.nextFeature(feature);) {
      stopIfCancelled(feedback);
      BuildingInfo info;
      info.id = feature.id();
      place(feature, transform, model.footprints, info);
      model.buildings.push_back(building(feature, model.curves, info));
      result.infos.push_back(info);
      feedback->setProgress(60 * static_cast<double>(result.infos.size()) / count);
    }
    model.footprints.finish();
    oddities_.log(feedback);
    return result;
  }

 private:
  const QgsProcessingParameterDefinition* definition(const char* name) const {
    return algorithm_.parameterDefinition(name);
  }
  QString text(const char* name) const {
    return Parameters::parameterAsString(definition(name), parameters_, context_);
  }
  QString choice(const char* name) const {
    return Parameters::parameterAsEnumString(definition(name), parameters_, context_);
  }
  double number(const char* name) const {
    const bool optional = definition(name)->flags() & qgis::optionalFlag;
    if (optional && !isGiven(parameters_, name)) return unknown;
    return Parameters::parameterAsDouble(definition(name), parameters_, context_);
  }
  int field(const char* parameter) const {
    const QString name = text(parameter);
    if (name.isEmpty()) return -1;
    const int index = source_->fields().lookupField(name);
    if (index >= 0) return index;
    throw inputError(qtr("BUILDINGS has no field '%1'", name),
                     qtr("%1 names it; the fields are: %2", parameter, source_->fields().names().join(", ")),
                     qtr("Choose one of these fields."));
  }

  // Adds the building's cells. A building that cannot be placed keeps its row, with a flag.
  void place(const QgsFeature& feature, const QgsCoordinateTransform& transform, io::Footprints& footprints,
             BuildingInfo& info) {
    QgsGeometry geometry = feature.geometry();
    try {
      if (transform.isValid() && !geometry.isEmpty()) geometry.transform(transform);
      const QByteArray wkb = geometry.isEmpty() ? QByteArray() : geometry.asWkb();
      footprints.add(wkb.toStdString(), tr("building %1", std::to_string(info.id)));
    } catch (const QgsCsException&) {
      footprints.add_nowhere();
      info.flags |= flagOutside;
      oddities_.add(qtr("No place in the CRS of the depths"), info.id);
      return;
    } catch (const std::runtime_error&) {
      footprints.add_nowhere();
      info.flags |= flagNoGeometry;
      oddities_.add(geometry.isEmpty() ? qtr("No geometry") : qtr("Broken geometry"), info.id);
      return;
    }
    const double inside = footprints.inside(footprints.size() - 1);
    if (!(inside > 0))
      info.flags |= flagOutside;
    else if (inside < 1 - 1e-9)
      info.flags |= flagPartlyOutside;
  }

  Building building(const QgsFeature& feature, const io::DamageCurves& curves, BuildingInfo& info) {
    Building result;
    info.curve = curveOf(feature, curves, info);
    const std::string curve = info.curve.toStdString();
    if (!curve.empty()) {
      result.structure_curve = &curves.at(curve);
      result.contents_curve = &contents_curve(curves, curve);
    }
    double scale = 1;
    // Made valid, since the loops of an outline that crosses itself would cancel each other.
    if (perArea_ && feature.hasGeometry())
      scale =
          area_.convertAreaMeasurement(area_.measureArea(feature.geometry().makeValid()), qgis::squareMetres);
    result.structure_value = scale * value(structure_, qtr("No value of the structure"), feature, info);
    result.contents_value = scale * value(contents_, qtr("No value of the contents"), feature, info);
    QString doubt;
    result.floor_height = floor_.of(feature, doubt);
    if (std::isnan(result.floor_height)) {
      result.floor_height = floor_.otherwise;
      info.flags |= flagDefaultFloor;
      oddities_.add(
          qtr("%1, %2 m taken", withDoubt(qtr("No floor height"), doubt), qnumber(floor_.otherwise)),
          info.id);
    }
    if (result.floor_height == 0 && is_hazus_curve(curve))
      oddities_.add(qtr("HAZUS measures the depth from the first floor, whose height is 0 m"), info.id);
    return result;
  }

  // 0 when neither a field nor a value is given: then that part of the building does not count. missing: the
  // text of the log when the building has none.
  double value(const NumberField& field, const QString& missing, const QgsFeature& feature,
               BuildingInfo& info) {
    if (!field.isGiven()) return 0;
    QString doubt;
    const double given = field.of(feature, doubt);
    if (!std::isnan(given)) return given;
    info.flags |= std::isnan(field.otherwise) ? flagNoValue : flagDefaultValue;
    const QString what = withDoubt(missing, doubt);
    oddities_.add(
        std::isnan(field.otherwise) ? what : qtr("%1, %2 taken", what, qnumber(field.otherwise, 10)),
        info.id);
    return field.otherwise;
  }

  // The id of the building's curve; empty = none.
  QString curveOf(const QgsFeature& feature, const io::DamageCurves& curves, BuildingInfo& info) {
    if (classField_ < 0) {
      info.className = defaultCurve_;
      return defaultCurve_;
    }
    info.className = textOf(feature.attribute(classField_));
    const auto listed = classCurves_.find(info.className.toStdString());
    if (listed != classCurves_.end()) return QString::fromStdString(listed->second);
    if (curves.count(info.className.toStdString()) != 0) return info.className;
    info.flags |= defaultCurve_.isEmpty() ? flagNoCurve : flagDefaultCurve;
    const QString what =
        info.className.isEmpty() ? qtr("No class") : qtr("Class '%1' has no curve", info.className);
    oddities_.add(defaultCurve_.isEmpty() ? what : qtr("%1, %2 taken", what, defaultCurve_), info.id);
    return defaultCurve_;
  }

  const QgsProcessingAlgorithm& algorithm_;
  const QVariantMap& parameters_;
  QgsProcessingContext& context_;
  std::unique_ptr<QgsProcessingFeatureSource> source_;
  io::DamageCurves curves_;
  std::map<std::string, std::string> classCurves_;
  QString defaultCurve_;
  int classField_ = -1;
  NumberField structure_, contents_, floor_;
  bool perArea_ = false;
  QgsDistanceArea area_;
  Oddities oddities_;
};

}  // namespace

QString flagText(unsigned flags) {
  static const std::pair<BuildingFlag, const char*> names[] = {
      {flagNoGeometry, "no_geometry"},
      {flagOutside, "outside"},
      {flagPartlyOutside, "partly_outside"},
      {flagDry, "dry"},
      {flagNoCurve, "no_curve"},
      {flagDefaultCurve, "default_curve"},
      {flagNoValue, "no_value"},
      {flagDefaultValue, "default_value"},
      {flagDefaultFloor, "default_floor"},
  };
  QStringList parts;
  for (const auto& [flag, name] : names)
    if (flags & flag) parts << name;
  return parts.join(';');
}

DamageBuildings readDamageBuildings(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                                    QgsProcessingContext& context, QgsProcessingFeedback* feedback,
                                    const std::string& classCurves, const io::GeoReference& reference,
                                    const QgsCoordinateReferenceSystem& crs) {
  return Reader(algorithm, parameters, context, classCurves).read(reference, crs, feedback);
}

}  // namespace spate
