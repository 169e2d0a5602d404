// SPDX-License-Identifier: GPL-3.0-or-later
// The plugin in a German QGIS: people read German, scripts and models find the same names, keys and values.
// tests/translations.py checks that every text has a translation.
#include <gtest/gtest.h>

#include <QTranslator>
#include <map>
#include <string>
#include <vector>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsapplication.h"
#include "qgsprocessingoutputs.h"
#include "qgsprocessingparameters.h"
#include "qgsprocessingprovider.h"
#include "qgsprocessingregistry.h"
#include "qgssettings.h"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

// The names in scripts and models, and the texts that people read, of all algorithms.
struct Provider {
  QStringList names;
  std::map<QString, QString> texts;  // by where they stand
};

Provider provider() {
  Provider provider;
  const auto add = [&](const QString& place, const QString& text) {
    provider.names << place;
    provider.texts[place] = text;
  };
  for (const QgsProcessingAlgorithm* algorithm :
       QgsApplication::processingRegistry()->providerById(QStringLiteral("spate"))->algorithms()) {
    const QString id = algorithm->id();
    provider.names << algorithm->groupId();
    add(id, algorithm->displayName());
    add(id + ", group", algorithm->group());
    add(id + ", tags", algorithm->tags().join(','));
    add(id + ", description", algorithm->shortDescription());
    add(id + ", help", algorithm->shortHelpString());
    for (const QgsProcessingParameterDefinition* parameter : algorithm->parameterDefinitions()) {
      add(id + ' ' + parameter->name(), parameter->description());
      add(id + ' ' + parameter->name() + ", help", parameter->help());
      if (const auto* choice = dynamic_cast<const QgsProcessingParameterEnum*>(parameter))
        provider.names << choice->options();
    }
    for (const QgsProcessingOutputDefinition* output : algorithm->outputDefinitions())
      add(id + ' ' + output->name() + ", output", output->description());
  }
  return provider;
}

QString simulateFlood() {
  return QgsApplication::processingRegistry()
      ->algorithmById(QStringLiteral("spate:simulateflood"))
      ->displayName();
}

class German : public testing::Test {
 protected:
  German() { EXPECT_TRUE(translator_.load(QStringLiteral(":/spate/translations/spate_de.qm"))); }
  QString german(const char* source) const { return translator_.translate("spate", source); }

 private:
  QTranslator translator_;
};

TEST_F(German, ReadsInGermanAndKeepsItsNames) {
  const Provider english = provider();
  const InLocale language("de_DE");
  const Provider translated = provider();
  EXPECT_EQ(english.names, translated.names);
  ASSERT_EQ(english.texts.size(), translated.texts.size());
  EXPECT_GT(english.texts.size(), 500u);
  int same = 0;
  for (const auto& [place, text] : english.texts) {
    const QString shown = translated.texts.at(place);
    if (text.isEmpty() || text != shown) continue;
    ++same;
    EXPECT_EQ(text, german(text.toUtf8().constData())) << place.toStdString() << " has the English text";
  }
  std::cout << english.texts.size() << " texts, of which " << same << " are the same words in German\n";
}

TEST_F(German, SpeaksTheLanguageThatTheUserHasChosenInQgis) {
  const QString english = simulateFlood(), translated = german(english.toUtf8().constData());
  ASSERT_FALSE(translated.isEmpty());
  ASSERT_NE(english, translated);
  for (const char* locale : {"de_DE", "de_AT", "de_CH"}) {
    const InLocale language(locale);
    EXPECT_EQ(translated, simulateFlood()) << locale;
  }
  for (const char* locale : {"en_GB", "fr_FR", "C"}) {
    const InLocale language(locale);
    EXPECT_EQ(english, simulateFlood()) << locale;
  }
  QgsSettings settings;
  settings.setValue(QStringLiteral("locale/overrideFlag"), true);
  settings.setValue(QStringLiteral("locale/userLocale"), QStringLiteral("de"));
  {
    const InLocale ofSystem("en_US");
    EXPECT_EQ(translated, simulateFlood());
  }
  settings.setValue(QStringLiteral("locale/userLocale"), QStringLiteral("en_US"));
  {
    const InLocale ofSystem("de_DE");
    EXPECT_EQ(english, simulateFlood());
  }
  settings.remove(QStringLiteral("locale"));
  unregisterProvider();
  EXPECT_EQ("", registerProvider());
  EXPECT_EQ(english, simulateFlood());
}

// An error in another language is found by its key.
TEST_F(German, ErrorsKeepTheirKeys) {
  const auto refused = [] { return runAlgorithm(QStringLiteral("spate:hydrograph"), {}).error; };
  const QString english = refused();
  const InLocale language("de_DE");
  const QString translated = refused();
  const auto problem = [](const QString& error) { return error.section(QStringLiteral(" ("), 0, 0); };
  const auto key = [](const QString& error) { return error.section('[', -1); };
  EXPECT_EQ(key(english), key(translated));
  EXPECT_FALSE(problem(translated).isEmpty());
  EXPECT_EQ(german(problem(english).toUtf8().constData()), problem(translated));
}

}  // namespace
}  // namespace spate::test
