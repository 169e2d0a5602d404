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
#include "qgscoordinatetransform.h"
#include "qgsdistancearea.h"
#include "qgsexception.h"
#include "qgsfeatureiterator.h"
#include "qgsprocessingparameters.h"
#include "qgsunittypes.h"

namespace spate {
namespace {

using Parameters = QgsProcessingParameters;

// A number of each building: a field, and what counts where it has none.
struct NumberField {
  int index = -1;
  double otherwise = unknown;
  double least = 0;

  bool isGiven() const { return index >= 0 || !std::isnan(otherwise); }
  // What is no number, or below the least, counts as none; doubt as numberOf gives it.
  double of(const QgsFeature& feature, QString& doubt) const {
    if (index < 0) return otherwise;
    const double number = numberOf(feature.attribute(index), &doubt).value_or(unknown);
    return number >= least ? number : unknown;
  }
};

QString missing(const char* name, const QString& doubt) {
  const QString what = QStringLiteral("No %1").arg(name);
  return doubt.isEmpty() ? what : QStringLiteral("%1 (%2)").arg(what, doubt);
}

// Counts what is odd, and says it once.
class Oddities {
 public:
  void add(const QString& what, QgsFeatureId id) {
    auto& [count, first] = found_.try_emplace(what, 0, id).first->second;
    ++count;
  }
  void tell(QgsProcessingFeedback* feedback) const {
    for (const auto& [what, place] : found_)
      feedback->pushWarning(QStringLiteral("%1: %2 buildings, the first is feature %3.")
                                .arg(what)
                                .arg(place.first)
                                .arg(place.second));
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
      throw inputError(
          QStringLiteral("BUILDINGS cannot be opened"),
          QStringLiteral("'%1' is not a vector layer").arg(parameters.value("BUILDINGS").toString()),
          QStringLiteral("Choose a vector file or layer."));
    if (isGiven(parameters, "CURVES"))
      curves_ = io::read_damage_curves(io::read_csv(text("CURVES").toStdString()));
    addShippedCurves(curves_);
    if (isGiven(parameters, "CLASS_CURVES"))
      classCurves_ =
          readClassCurves(readTable(algorithm, "CLASS_CURVES", parameters, context, classCurves), curves_);
    defaultCurve_ = text("DEFAULT_CURVE").trimmed();
    if (!defaultCurve_.isEmpty()) knownCurve(curves_, defaultCurve_, QStringLiteral("DEFAULT_CURVE"));
    classField_ = field("CLASS_FIELD");
    structure_ = {field("STRUCTURE_VALUE_FIELD"), number("STRUCTURE_VALUE"), 0};
    contents_ = {field("CONTENTS_VALUE_FIELD"), number("CONTENTS_VALUE"), 0};
    floor_ = {field("FLOOR_HEIGHT_FIELD"), number("FLOOR_HEIGHT"), -1e9};
    perArea_ = choice("VALUE_PER") == QLatin1String("m2");
    area_.setSourceCrs(source_->sourceCrs(), context.transformContext());
    // The areas in the plane of a CRS may be twice the true ones.
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
    model.dryDepth = number("DRY_DEPTH");

    const QgsCoordinateReferenceSystem own = source_->sourceCrs();
    if (own.isValid() != crs.isValid())
      feedback->pushWarning(
          QStringLiteral("The CRS of %1 is not known; the coordinates are taken as they are.")
              .arg(own.isValid() ? QStringLiteral("the depths") : QStringLiteral("BUILDINGS")));
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
    odd_.tell(feedback);
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
    throw inputError(QStringLiteral("BUILDINGS has no field '%1'").arg(name),
                     QStringLiteral("%1 names it; there are: %2")
                         .arg(parameter, source_->fields().names().join(QStringLiteral(", "))),
                     QStringLiteral("Choose one of these fields."));
  }

  // Its cells. A building that cannot be placed keeps its row, with a flag.
  void place(const QgsFeature& feature, const QgsCoordinateTransform& transform, io::Footprints& footprints,
             BuildingInfo& info) {
    QgsGeometry geometry = feature.geometry();
    try {
      if (transform.isValid() && !geometry.isEmpty()) geometry.transform(transform);
      const QByteArray wkb = geometry.isEmpty() ? QByteArray() : geometry.asWkb();
      footprints.add(wkb.toStdString(), QStringLiteral("building %1").arg(info.id).toStdString());
    } catch (const QgsCsException&) {
      footprints.add_nowhere();
      info.flags |= flagOutside;
      odd_.add(QStringLiteral("No place in the CRS of the depths"), info.id);
      return;
    } catch (const std::runtime_error&) {
      footprints.add_nowhere();
      info.flags |= flagNoGeometry;
      odd_.add(geometry.isEmpty() ? QStringLiteral("No geometry") : QStringLiteral("Broken geometry"),
               info.id);
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
    if (!info.curve.isEmpty()) {
      result.structureCurve = &curves.at(info.curve.toStdString());
      result.contentsCurve = &contentsCurve(curves, info.curve);
    }
    double scale = 1;
    if (perArea_ && feature.hasGeometry())  // loops of an outline that crosses itself would cancel each other
      scale =
          area_.convertAreaMeasurement(area_.measureArea(feature.geometry().makeValid()), qgis::squareMetres);
    result.structureValue = scale * value(structure_, "value of the structure", feature, info);
    result.contentsValue = scale * value(contents_, "value of the contents", feature, info);
    QString doubt;
    result.floorHeight = floor_.of(feature, doubt);
    if (std::isnan(result.floorHeight)) {
      result.floorHeight = floor_.otherwise;
      info.flags |= flagDefaultFloor;
      odd_.add(missing("floor height", doubt) + QStringLiteral(", %1 m taken").arg(floor_.otherwise),
               info.id);
    }
    if (result.floorHeight == 0 && isHazusCurve(info.curve))
      odd_.add(QStringLiteral("HAZUS counts the depth from the first floor, whose height is 0 m"), info.id);
    return result;
  }

  // 0 for a part of which neither a field nor a value is given: it does not count.
  double value(const NumberField& field, const char* name, const QgsFeature& feature, BuildingInfo& info) {
    if (!field.isGiven()) return 0;
    QString doubt;
    const double given = field.of(feature, doubt);
    if (!std::isnan(given)) return given;
    info.flags |= std::isnan(field.otherwise) ? flagNoValue : flagDefaultValue;
    QString what = missing(name, doubt);
    if (!std::isnan(field.otherwise)) what += QStringLiteral(", %1 taken").arg(field.otherwise, 0, 'g', 10);
    odd_.add(what, info.id);
    return field.otherwise;
  }

  // The id of its curve; empty = none.
  QString curveOf(const QgsFeature& feature, const io::DamageCurves& curves, BuildingInfo& info) {
    if (classField_ < 0) {
      info.className = defaultCurve_;
      return defaultCurve_;
    }
    info.className = textOf(feature.attribute(classField_));
    const auto listed = classCurves_.find(info.className);
    if (listed != classCurves_.end()) return listed->second;
    if (curves.count(info.className.toStdString()) != 0) return info.className;
    info.flags |= defaultCurve_.isEmpty() ? flagNoCurve : flagDefaultCurve;
    const QString what = info.className.isEmpty()
                             ? QStringLiteral("No class")
                             : QStringLiteral("Class '%1' has no curve").arg(info.className);
    odd_.add(defaultCurve_.isEmpty() ? what : QStringLiteral("%1, %2 taken").arg(what, defaultCurve_),
             info.id);
    return defaultCurve_;
  }

  const QgsProcessingAlgorithm& algorithm_;
  const QVariantMap& parameters_;
  QgsProcessingContext& context_;
  std::unique_ptr<QgsProcessingFeatureSource> source_;
  io::DamageCurves curves_;
  std::map<QString, QString> classCurves_;
  QString defaultCurve_;
  int classField_ = -1;
  NumberField structure_, contents_, floor_;
  bool perArea_ = false;
  QgsDistanceArea area_;
  Oddities odd_;
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
