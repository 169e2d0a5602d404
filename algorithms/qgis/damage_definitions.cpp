// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of buildings and damage, and what of them needs no layer.
#include <algorithm>
#include <initializer_list>

#include "algorithms/qgis/damage_buildings.hpp"
#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

using Definition = QgsProcessingParameterDefinition;
using Number = QgsProcessingParameterNumber;
using Field = QgsProcessingParameterField;

class Definitions {
 public:
  void add(Definition* definition, const char* help, bool rare = false) {
    definition->setHelp(QString::fromUtf8(help));
    if (rare) definition->setFlags(definition->flags() | qgis::advancedFlag);
    list_.append(definition);
  }
  void field(const char* name, const char* title, const char* help) {
    add(new Field(name, title, QVariant(), "BUILDINGS", qgis::anyField, false, true), help);
  }
  void table(const char* name, const char* title, const char* help) {
    add(new QgsProcessingParameterFeatureSource(name, title, {qgis::vectorAny}, QVariant(), true), help);
  }
  void value(const char* name, const char* title, const char* help) {
    add(new Number(name, title, qgis::real, QVariant(), true, 0), help);
  }
  void choice(const char* name, const char* title, const QStringList& options, const char* help) {
    add(new QgsProcessingParameterEnum(name, title, options, false, options[0], false, true), help, true);
  }
  QList<Definition*> take() { return std::move(list_); }

 private:
  QList<Definition*> list_;
};

}  // namespace

QList<Definition*> damageDefinitions() {
  Definitions to;
  to.field(
      "CLASS_FIELD", "Field with the building's class",
      "Which damage curve a building has: a class of the table CLASS_CURVES, or the id of a curve. Not set: "
      "all buildings have DEFAULT_CURVE.");
  to.table(
      "CLASS_CURVES", "Curve of each class",
      "Table (CSV or any layer) with the columns 'class' and 'curve_id'. Classes that it does not hold are "
      "taken for the id of a curve.");
  to.add(
      new QgsProcessingParameterString("DEFAULT_CURVE", "Curve of all other buildings", QVariant(), false,
                                       true),
      "Of buildings without a class, or whose class has no curve; not set: such buildings have no damage, "
      "and a "
      "flag. Curves that are there: JRC 2017, jrc_(africa, asia, europe, northamerica, oceania, "
      "southamerica)_(residential, commercial, industrial, transport, infrastructure, agriculture), as far "
      "as "
      "published; HAZUS 6.1 by occupancy, RES1-1SNB (one storey, no basement) to RES1-3SWB, RES1-SLNB, RES2 "
      "to "
      "RES6, COM1 to COM10, IND1 to IND6, AGR1, REL1, GOV1, GOV2, EDU1, EDU2. JRC counts the depth from the "
      "ground, HAZUS from the first floor.");
  to.add(new QgsProcessingParameterFile("CURVES", "Own curves", qgis::plainFile, "csv", QVariant(), true),
         "CSV file with the columns 'curve_id', 'depth_m' (above the floor; it may begin "
         "below 0, "
         "for basements) and 'factor' (0 to 1); or in FIAT's wide form, with a line #UNIT= and a column "
         "for each "
         "curve. Linear between the depths, constant beyond them. The curve 'X/contents' is that of the "
         "contents "
         "of the buildings with the curve X; without it they lose the share of the structure. A curve with "
         "the id "
         "of one that is there takes its place.");
  to.field("STRUCTURE_VALUE_FIELD", "Field with the value of the structure",
           "What the building is worth without its contents, in the currency.");
  to.value("STRUCTURE_VALUE", "Value of the structure, where the field has none",
           "Not set: the damage of buildings without a value is not known, and a flag says so. Not set, and "
           "no field either: structures do not count.");
  to.field("CONTENTS_VALUE_FIELD", "Field with the value of the contents",
           "What is in the building, in the currency.");
  to.value("CONTENTS_VALUE", "Value of the contents, where the field has none",
           "Likewise, for the contents.");
  to.choice(
      "VALUE_PER", "Values are per", {"building", "m2"},
      "building: of the whole. m2: of each square metre of the footprint's area (on the ellipsoid of the "
      "layer's CRS), as maximum damages are often published.");
  to.field("FLOOR_HEIGHT_FIELD", "Field with the height of the floor above the ground (m)",
           "How far the floor from which the curves count lies above the ground, m.");
  to.add(new Number("FLOOR_HEIGHT", "Height of the floor, where the field has none (m)", qgis::real, 0.0,
                    false, -100, 100),
         "0 for curves that count from the ground (JRC).");
  to.choice(
      "SAMPLING", "Depth at a building", {"max", "mean"},
      "Of the wet cells that the building covers and the ring of one cell around them. max: the deepest. "
      "mean: "
      "their mean, and the damage counts for the wet share of the cells (as in FIAT). A line #METHOD of the "
      "curves goes before it.");
  return to.take();
}

QList<Definition*> simulatedDefinitions() {
  Definitions to;
  to.choice("BUILDING_MODE", "Buildings in the simulation", {"block", "raise", "rough"},
            "How the simulation treated them; a map that says otherwise is warned of. block: water cannot be "
            "where buildings are, so those cells do not "
            "count for the wet share; the others: they do.");
  to.add(new Number("DRY_DEPTH", "Dry depth (m)", qgis::real, 0.001, false, 0, 10),
         "Shallower than this counts as dry.", true);
  return to.take();
}

void checkDamageValues(const QVariantMap& parameters) {
  if (!isGiven(parameters, "CLASS_FIELD") && !isGiven(parameters, "DEFAULT_CURVE"))
    throw inputError(QStringLiteral("The buildings have no damage curves"),
                     QStringLiteral("neither CLASS_FIELD nor DEFAULT_CURVE is given"),
                     QStringLiteral("Choose the field of the classes, or one curve for all buildings, e.g. "
                                    "jrc_europe_residential."));
  const std::initializer_list<const char*> values = {"STRUCTURE_VALUE_FIELD", "STRUCTURE_VALUE",
                                                     "CONTENTS_VALUE_FIELD", "CONTENTS_VALUE"};
  if (std::none_of(values.begin(), values.end(),
                   [&](const char* value) { return isGiven(parameters, value); }))
    throw inputError(
        QStringLiteral("The buildings have no value"),
        QStringLiteral("there is neither a field nor a value for structures or contents"),
        QStringLiteral(
            "Choose STRUCTURE_VALUE_FIELD, or give one STRUCTURE_VALUE for all; with 1, the damage "
            "is the share that is lost."));
  if (isGiven(parameters, "CLASS_CURVES") && !isGiven(parameters, "CLASS_FIELD"))
    throw inputError(QStringLiteral("CLASS_CURVES is given without CLASS_FIELD"),
                     QStringLiteral("the classes of the buildings are not known"),
                     QStringLiteral("Choose the field of the classes."));
}

std::string findClassCurves(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context) {
  return findCsv(algorithm, "CLASS_CURVES", parameters, context);
}

}  // namespace spate
