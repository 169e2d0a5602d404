// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of styles, translated with their numbers.
#include "algorithms/qgis/legend_labels.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "solver/core/text.hpp"

namespace spate {
namespace {

class LegendLabels : public testing::Test {
 protected:
  LegendLabels() {
    set_language({[](const char* source) {
                    static const std::map<std::string, std::string> texts = {
                        {"%1 - %2 m less", "%2 bis %1 m weniger"},
                        {"H1: up to %1 m2/s", "H1: bis %1 m2/s"},
                        {"more than %1 per year", "mehr als %1 pro Jahr"}};
                    const auto found = texts.find(source);
                    return found == texts.end() ? std::string(source) : found->second;
                  },
                  ",", "."});
  }
  ~LegendLabels() override { set_language({}); }
  static std::string shown(const char* label) {
    return translatedLabel(QString::fromUtf8(label)).toStdString();
  }
};

TEST_F(LegendLabels, HaveNumbersInTheirPlaces) {
  EXPECT_EQ("0,50 bis 0,1 m weniger", shown("0.1 - 0.50 m less"));
  EXPECT_EQ("H1: bis 0,3 m\u00b2/s", shown("H1: up to 0.3 m2/s"));
  EXPECT_EQ("mehr als EUR\u00a02024\u00a01.000.000 pro Jahr",
            shown("more than EUR\u00a02024\u00a01\u00a0000\u00a0000 per year"));
  EXPECT_EQ("-1.800,25 - 7", shown("-1800.25 - 7")) << "without a translation, the numbers alone";
  EXPECT_EQ("12a, v1.2 und %", shown("12a, v1.2 und %"));
}

TEST_F(LegendLabels, AreTranslatedWhereverTheyStand) {
  QDomDocument style;
  style.setContent(QStringLiteral(
      "<qgis><a label=\"1 - 2 m less\" value=\"1.5\"><b label=\"\"/></a><c label=\"0.5\"/></qgis>"));
  translateLegend(style);
  const QDomElement a = style.documentElement().firstChildElement();
  EXPECT_EQ("2 bis 1 m weniger", a.attribute("label").toStdString());
  EXPECT_EQ("1.5", a.attribute("value").toStdString());
  EXPECT_EQ("", a.firstChildElement().attribute("label").toStdString());
  EXPECT_EQ("0,5", a.nextSiblingElement().attribute("label").toStdString());
}

}  // namespace
}  // namespace spate
