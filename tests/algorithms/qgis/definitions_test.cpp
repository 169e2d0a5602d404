// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/definitions.hpp"

#include <gtest/gtest.h>

#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate::test {
namespace {

using Definition = QgsProcessingParameterDefinition;

TEST(Definitions, KeepTheirOrderAndWhatFollowsThem) {
  Definitions to;
  to.raster("DEM", "Elevation model", "Metres.");
  to.number("CFL", "CFL number", {}, {0, 1}, "A fraction.").optional().advanced();
  Definitions more;
  more.choice("MODE", "Mode", {"block", "raise"}, "How.");
  more.rasterOutput("MAP", "Map", "A map.").optional().notCreatedByDefault();
  more.numberResult("STEPS", "Steps");
  to.append(std::move(more));

  const Definitions::Parameters parameters = to.takeParameters();
  ASSERT_EQ(4u, parameters.size());
  EXPECT_EQ("DEM", parameters[0]->name());
  EXPECT_EQ("Metres.", parameters[0]->help());
  EXPECT_FALSE(parameters[0]->flags() & (qgis::optionalFlag | qgis::advancedFlag));
  const auto& cfl = dynamic_cast<const QgsProcessingParameterNumber&>(*parameters[1]);
  EXPECT_TRUE(cfl.flags() & qgis::optionalFlag);
  EXPECT_TRUE(cfl.flags() & qgis::advancedFlag);
  EXPECT_FALSE(cfl.defaultValue().isValid());
  EXPECT_EQ(1, cfl.maximum());
  EXPECT_EQ("block", parameters[2]->defaultValue());
  EXPECT_FALSE(dynamic_cast<const QgsProcessingDestinationParameter&>(*parameters[3]).createByDefault());
  const Definitions::Results results = to.takeResults();
  ASSERT_EQ(1u, results.size());
  EXPECT_EQ("STEPS", results[0]->name());
}

TEST(Definitions, TranslateWhatIsShownAndNoKeys) {
  set_language({[](const char* source) { return "<" + std::string(source) + ">"; }, ".", ""});
  Definitions to;
  to.choice("MODE", "Mode", {"block"}, "How.");
  to.numberResult("STEPS", "Steps");
  set_language({});
  const Definitions::Parameters parameters = to.takeParameters();
  EXPECT_EQ("MODE", parameters[0]->name());
  EXPECT_EQ("<Mode>", parameters[0]->description());
  EXPECT_EQ("<How.>", parameters[0]->help());
  EXPECT_EQ("block", parameters[0]->defaultValue());
  EXPECT_EQ("<Steps>", to.takeResults()[0]->description());
}

TEST(IsGiven, MissingNullAndEmptyAreNot) {
  const QVariantMap parameters{{"NULL", qgis::null(qgis::realField)},
                               {"NO_TEXT", QString()},
                               {"EMPTY", QString("")},
                               {"ZERO", 0.0},
                               {"TEXT", "a"}};
  for (const char* name : {"MISSING", "NULL", "NO_TEXT", "EMPTY"}) EXPECT_FALSE(isGiven(parameters, name));
  for (const char* name : {"ZERO", "TEXT"}) EXPECT_TRUE(isGiven(parameters, name));
}

}  // namespace
}  // namespace spate::test
