// SPDX-License-Identifier: GPL-3.0-or-later
// What later releases of QGIS and Qt renamed, under one name for all: 3.22 to 3.44 on Qt 5, and 4 on Qt 6. No
// other file asks for a release.
#pragma once

#include <QMetaType>
#include <QString>
#include <QVariant>

#include "qgis.h"
#include "qgscoordinatereferencesystem.h"
#include "qgsfeaturerequest.h"
#include "qgsprocessing.h"
#include "qgsprocessingparameters.h"
#include "qgsprocessingutils.h"
#include "qgsunittypes.h"
#include "qgswkbtypes.h"

namespace spate::qgis {

// The release of which the headers are; Qgis::versionInt() is the one that runs.
inline constexpr int builtForVersion = _QGIS_VERSION_INT;
inline constexpr const char* builtForRelease = _QGIS_VERSION;

// Geometries and units (3.30).
#if _QGIS_VERSION_INT >= 33000
using WkbType = Qgis::WkbType;
using GeometryType = Qgis::GeometryType;
inline constexpr GeometryType pointGeometry = GeometryType::Point, lineGeometry = GeometryType::Line,
                              polygonGeometry = GeometryType::Polygon, noGeometry = GeometryType::Null,
                              unknownGeometry = GeometryType::Unknown;
inline constexpr Qgis::DistanceUnit metres = Qgis::DistanceUnit::Meters;
inline constexpr Qgis::AreaUnit squareMetres = Qgis::AreaUnit::SquareMeters;
#else
using WkbType = QgsWkbTypes::Type;
using GeometryType = QgsWkbTypes::GeometryType;
inline constexpr GeometryType pointGeometry = QgsWkbTypes::PointGeometry,
                              lineGeometry = QgsWkbTypes::LineGeometry,
                              polygonGeometry = QgsWkbTypes::PolygonGeometry,
                              noGeometry = QgsWkbTypes::NullGeometry,
                              unknownGeometry = QgsWkbTypes::UnknownGeometry;
inline constexpr QgsUnitTypes::DistanceUnit metres = QgsUnitTypes::DistanceMeters;
inline constexpr QgsUnitTypes::AreaUnit squareMetres = QgsUnitTypes::AreaSquareMeters;
#endif

// The enumerations of Processing, and of reading features (3.36).
#if _QGIS_VERSION_INT >= 33600
using SourceType = Qgis::ProcessingSourceType;
using NumberType = Qgis::ProcessingNumberParameterType;
inline constexpr NumberType real = NumberType::Double, whole = NumberType::Integer;
inline constexpr auto anyField = Qgis::ProcessingFieldParameterDataType::Any;
inline constexpr auto plainFile = Qgis::ProcessingFileParameterBehavior::File;
inline constexpr auto optionalFlag = Qgis::ProcessingParameterFlag::Optional;
inline constexpr auto advancedFlag = Qgis::ProcessingParameterFlag::Advanced;
inline constexpr auto withoutGeometry = Qgis::FeatureRequestFlag::NoGeometry;
inline constexpr auto withInvalidGeometries = Qgis::ProcessingFeatureSourceFlag::SkipGeometryValidityChecks;
inline constexpr auto preferredWkt = Qgis::CrsWktVariant::Preferred;
#define SPATE_SOURCE_TYPE(name) SourceType::name
#else
using SourceType = QgsProcessing::SourceType;
using NumberType = QgsProcessingParameterNumber::Type;
inline constexpr NumberType real = QgsProcessingParameterNumber::Double,
                            whole = QgsProcessingParameterNumber::Integer;
inline constexpr auto anyField = QgsProcessingParameterField::Any;
inline constexpr auto plainFile = QgsProcessingParameterFile::File;
inline constexpr auto optionalFlag = QgsProcessingParameterDefinition::FlagOptional;
inline constexpr auto advancedFlag = QgsProcessingParameterDefinition::FlagAdvanced;
inline constexpr auto withoutGeometry = QgsFeatureRequest::NoGeometry;
inline constexpr auto withInvalidGeometries = QgsProcessingFeatureSource::FlagSkipGeometryValidityChecks;
inline constexpr auto preferredWkt = QgsCoordinateReferenceSystem::WKT_PREFERRED;
#define SPATE_SOURCE_TYPE(name) QgsProcessing::Type##name
#endif

// A kind of layer as QGIS takes it: by its type, or as a number in a list of kinds.
struct LayerKind {
  SourceType type;
  constexpr operator SourceType() const { return type; }
  constexpr operator int() const { return static_cast<int>(type); }
};
inline constexpr LayerKind vectorAny{SPATE_SOURCE_TYPE(Vector)};  // also a table, without geometries
inline constexpr LayerKind vectorGeometry{SPATE_SOURCE_TYPE(VectorAnyGeometry)};
inline constexpr LayerKind vectorPoint{SPATE_SOURCE_TYPE(VectorPoint)};
inline constexpr LayerKind vectorLine{SPATE_SOURCE_TYPE(VectorLine)};
inline constexpr LayerKind vectorPolygon{SPATE_SOURCE_TYPE(VectorPolygon)};
inline constexpr LayerKind raster{SPATE_SOURCE_TYPE(Raster)};
inline constexpr LayerKind anyLayer{SPATE_SOURCE_TYPE(MapLayer)};
#undef SPATE_SOURCE_TYPE

// Whether the user has filtered the features of a source (3.32).
inline bool hasFilter([[maybe_unused]] const QgsProcessingFeatureSourceDefinition& source) {
#if _QGIS_VERSION_INT >= 33200
  return !source.filterExpression.isEmpty();
#else
  return false;
#endif
}

// Types of fields (3.38). Those of values compare as userType() with QMetaType's in every release.
#if _QGIS_VERSION_INT >= 33800
using FieldType = QMetaType::Type;
#else
using FieldType = QVariant::Type;
#endif
inline constexpr FieldType textField = static_cast<FieldType>(QMetaType::QString),
                           realField = static_cast<FieldType>(QMetaType::Double),
                           wholeField = static_cast<FieldType>(QMetaType::Int),
                           longField = static_cast<FieldType>(QMetaType::LongLong);

// The attribute of a field of that type that is not known.
inline QVariant null(FieldType type) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
  return QVariant(QMetaType(type));
#else
  return QVariant(static_cast<QVariant::Type>(type));
#endif
}

}  // namespace spate::qgis
