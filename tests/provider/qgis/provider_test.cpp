// SPDX-License-Identifier: GPL-3.0-or-later
// The provider as QGIS sees it: registration, help and styles. Names: names_test.cpp.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QIcon>
#include <map>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsapplication.h"
#include "qgscolorrampshader.h"
#include "qgsprocessingparameters.h"
#include "qgsprocessingprovider.h"
#include "qgsprocessingregistry.h"
#include "qgsrasterlayer.h"
#include "qgsrastershader.h"
#include "qgssinglebandpseudocolorrenderer.h"
#include "tests/provider/qgis/qgis_session.hpp"
#include "tests/solver/errors.hpp"

namespace spate::test {
namespace {

const QgsProcessingAlgorithm* simulateFlood() {
  return QgsApplication::processingRegistry()->algorithmById(QStringLiteral("spate:simulateflood"));
}

TEST(Provider, RegistersOnceAndComesBack) {
  QgsProcessingRegistry* registry = QgsApplication::processingRegistry();
  const auto count = registry->providers().size();
  EXPECT_EQ("", registerProvider());  // the second time, after main
  EXPECT_EQ(count, registry->providers().size());
  for (int round = 0; round < 3; ++round) {
    unregisterProvider();
    EXPECT_EQ(nullptr, registry->providerById("spate"));
    unregisterProvider();  // harmless
    EXPECT_EQ("", registerProvider());
    ASSERT_NE(nullptr, registry->providerById("spate"));
  }
  const QgsProcessingProvider* provider = registry->providerById("spate");
  EXPECT_EQ("Spate", provider->name().toStdString());
  EXPECT_FALSE(provider->icon().isNull());
  EXPECT_TRUE(QFile::exists(provider->svgIconPath()));
  EXPECT_EQ(QStringList{"tif"}, provider->supportedOutputRasterLayerExtensions());
}

TEST(Provider, RefusesASecondCopy) {
  class Other : public QgsProcessingProvider {
   public:
    QString id() const override { return QStringLiteral("spate"); }
    QString name() const override { return id(); }
    void loadAlgorithms() override {}
  };
  unregisterProvider();
  auto* other = new Other;
  ASSERT_TRUE(QgsApplication::processingRegistry()->addProvider(other));
  EXPECT_TRUE(cases::has_key(registerProvider(), "provider_twice"));
  QgsApplication::processingRegistry()->removeProvider(other);
  EXPECT_EQ("", registerProvider());
}

TEST(Provider, KeepsModelsRunning) {
  const QgsProcessingAlgorithm* algorithm = simulateFlood();
  // Only these inputs are required, and only these maps are made by default.
  std::map<QString, bool> optional;
  for (const auto* definition : algorithm->parameterDefinitions())
    optional[definition->name()] = definition->flags() & qgis::optionalFlag;
  EXPECT_FALSE(optional["DEM"] || optional["MAX_DEPTH"] || optional["ARRIVAL_TIME"] || optional["MAX_SPEED"]);
  for (const char* later : {"BUILDING_MODE", "BUILDING_HEIGHT", "BUILDING_MANNING", "ROOF_RAIN",
                            "CREST_THRESHOLD", "BARRIERS", "GAUGES", "SECTIONS", "SERIES_INTERVAL",
                            "START_TIME", "CHECKPOINT_INTERVAL", "RESUME_FROM", "CHECKPOINT", "REPORT"})
    EXPECT_TRUE(optional[later]) << later << ": models made before must go on running";
  for (const auto* destination : algorithm->destinationParameterDefinitions())
    EXPECT_NE(optional[destination->name()],
              static_cast<const QgsProcessingDestinationParameter*>(destination)->createByDefault());
}

TEST(Provider, OffersHelpAndPictures) {
  EXPECT_TRUE(simulateFlood()->shortHelpString().contains("<img src=\":/spate/help/simulate_flood.png\""));
  EXPECT_FALSE(QPixmap(":/spate/help/simulate_flood.png").isNull());
}

// Fixed classes: the same depth has the same colour in every run. Dry is nodata, hence transparent.
TEST(Provider, HasStylesWithFixedClassesForWhatIsCompared) {
  int count = 0;
  for (const auto* destination : simulateFlood()->destinationParameterDefinitions()) {
    if (destination->type() != QgsProcessingParameterRasterDestination::typeName()) continue;
    const QString name = destination->name().toLower();
    if (!QFile::exists(QStringLiteral(":/spate/styles/%1.qml").arg(name))) continue;  // follows the data
    SCOPED_TRACE(name.toStdString());
    ++count;
    QgsRasterLayer layer(QStringLiteral(SPATE_TEST_RASTER), name, QStringLiteral("gdal"));
    ASSERT_TRUE(layer.isValid());
    bool loaded = false;
    const QString message = layer.loadNamedStyle(QStringLiteral(":/spate/styles/%1.qml").arg(name), loaded);
    ASSERT_TRUE(loaded) << message.toStdString();
    auto* renderer = dynamic_cast<QgsSingleBandPseudoColorRenderer*>(layer.renderer());
    ASSERT_NE(nullptr, renderer);
    const auto* shader = dynamic_cast<QgsColorRampShader*>(renderer->shader()->rasterShaderFunction());
    ASSERT_NE(nullptr, shader);
    const QList<QgsColorRampShader::ColorRampItem> classes = shader->colorRampItemList();
    ASSERT_GE(classes.size(), 5);
    for (int i = 1; i < classes.size(); ++i) {
      EXPECT_LT(classes[i - 1].value, classes[i].value);
      EXPECT_NE(classes[i - 1].color, classes[i].color);
    }
    EXPECT_FALSE(renderer->nodataColor().isValid());
    EXPECT_EQ(QgsRasterMinMaxOrigin::None, renderer->minMaxOrigin().limits())
        << "classes must not follow the data";
  }
  EXPECT_EQ(6, count) << "depths, speed, depth times speed, what infiltrated, and shares of the steps";
}

}  // namespace
}  // namespace spate::test
