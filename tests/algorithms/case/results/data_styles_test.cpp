// SPDX-License-Identifier: GPL-3.0-or-later
// Styles whose classes follow the data, and colours that all eyes can tell apart.
#include "algorithms/case/results/data_styles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <tuple>
#include <vector>

#include "algorithms/case/results/styles.hpp"
#include "tests/algorithms/io/other_locale.hpp"

namespace spate {
namespace {

// The values of an attribute, in the order of the text.
std::vector<std::string> values_of(std::string_view text, const std::string& attribute) {
  std::vector<std::string> values;
  const std::string key = " " + attribute + "=\"";
  for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
    const std::size_t begin = at + key.size();
    values.emplace_back(text.substr(begin, text.find('"', begin) - begin));
  }
  return values;
}

using Texts = std::vector<std::string>;

TEST(DataStyles, DivideTheDurationIntoStepsOfAClock) {
  EXPECT_EQ((Texts{"0 - 3 min", "3 - 6 min", "6 - 9 min", "9 - 12 min", "12 - 15 min", "15 - 18 min"}),
            values_of(map_style("arrival_time", {1000, 0, 0}), "label"));
  EXPECT_EQ((Texts{"180", "360", "540", "720", "900", "inf"}),
            values_of(map_style("time_of_max_depth", {1000, 0, 0}), "value"));
  EXPECT_EQ("5 - 6 h", values_of(map_style("wet_duration", {6 * 3600, 0, 0}), "label").back());
  for (const double duration : {1e-3, 0.7, 12.0, 100.0, 3600.0, 7300.0, 86400.0, 1e6, 3e9}) {
    const Texts labels = values_of(map_style("arrival_time", {duration, 0, 0}), "label");
    EXPECT_LE(labels.size(), 8u) << duration;
    EXPECT_GE(labels.size(), 1u) << duration;
  }
}

TEST(DataStyles, DivideLevelsByTheirRange) {
  EXPECT_EQ((Texts{"10.5 - 10.6 m", "10.6 - 10.7 m", "10.7 - 10.8 m", "10.8 - 10.9 m", "10.9 - 11.0 m",
                   "11.0 - 11.1 m"}),
            values_of(map_style("max_level", {0, 10.52, 11.1}), "label"));
  for (const auto& [least, most] : {std::pair(0.0, 0.0), std::pair(-3.2, 5.1), std::pair(1800.0, 1800.004),
                                    std::pair(17.3, 51.2), std::pair(-0.001, 8000.0)}) {
    const Texts limits = values_of(map_style("max_level", {0, least, most}), "value");
    ASSERT_GE(limits.size(), 1u);
    EXPECT_LE(limits.size(), 10u);
    EXPECT_EQ("inf", limits.back());
    if (limits.size() > 1) {
      EXPECT_GE(std::stod(limits.front()), least);
      EXPECT_LE(std::stod(limits[limits.size() - 2]), most);
    }
  }
}

TEST(DataStyles, AreTheSameInEveryLocale) {
  const std::string style = map_style("max_level", {0, 10.52, 11.1});
  const test::OtherLocale german("de_DE");
  if (!german.is_there()) GTEST_SKIP() << "de_DE is not on this machine";
  EXPECT_EQ(style, map_style("max_level", {0, 10.52, 11.1}));
}

TEST(DataStyles, GiveEachThresholdAClass) {
  const std::string style = extent_style({0.2, 1, 2.5});
  EXPECT_EQ((Texts{"0.2 - 1 m", "1 - 2.5 m", "2.5 m and deeper"}), values_of(style, "label"));
  EXPECT_EQ((Texts{"&quot;class&quot; = 1", "&quot;class&quot; = 2", "&quot;class&quot; = 3"}),
            values_of(style, "filter"));
  EXPECT_EQ((Texts{"0.75", "0.75", "0.75"}), values_of(style, "alpha"));
}

TEST(DataStyles, NameTheCurrency) {
  // An amount is one word, with its currency: the spaces within are no-break spaces.
  EXPECT_EQ((Texts{"none", "up to EUR\u00a0100", "EUR\u00a0100 - 1000", "EUR\u00a01000 - 10\u00a0000",
                   "EUR\u00a010\u00a0000 - 100\u00a0000", "more than EUR\u00a0100\u00a0000", "not known"}),
            values_of(money_style("damage_total", 350000, "EUR"), "label"));
  EXPECT_EQ("up to R&amp;D\u00a00.001 per year",
            values_of(money_style("ead", 1, "R&D", Per::year), "label")[1]);
  EXPECT_EQ((Texts{"none", "not known"}), values_of(money_style("damage_total", 0, ""), "label"));
  EXPECT_EQ("more than EUR\u00a0of\u00a02024\u00a01\u00a0000\u00a0000",
            values_of(money_style("damage_total", 3e6, "EUR of 2024"), "label")[5]);
}

TEST(Styles, ShowMapsThroughAndLeaveFilmsOut) {
  for (const char* name : {"max_depth", "final_depth", "max_speed", "uk_hazard", "au_hazard", "depth_change",
                           "change_class", "arrival_delay", "probability", "max_unit_discharge"})
    EXPECT_EQ("0.75", values_of(style_text(name), "opacity").at(0)) << name;
  for (const char* name : {"arrival_time", "max_level", "wet_duration", "time_of_max_depth"})
    EXPECT_EQ("0.75", values_of(map_style(name, {3600, 1, 2}), "opacity").at(0)) << name;
  for (const char* name : {"max_depth", "final_depth"}) {
    const Texts limits = values_of(style_text(name), "value");
    const Texts alpha = values_of(style_text(name), "alpha");
    EXPECT_EQ("0.05", limits[0]);
    EXPECT_EQ("0", alpha[0]);
    EXPECT_EQ(1, std::count(alpha.begin(), alpha.end(), "0"));
    for (const char* limit : {"0.3", "1"})
      EXPECT_EQ(1, std::count(limits.begin(), limits.end(), limit)) << name << ": " << limit;
  }
}

using Colour = std::array<double, 3>;  // red, green, blue: linear, 0 to 1

// The colour of a map with that opacity over white paper; screens mix before they linearise.
Colour linear(const std::string& hex, double opacity = 1) {
  Colour colour{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double own = std::stoi(hex.substr(1 + 2 * i, 2), nullptr, 16) / 255.0;
    const double value = opacity * own + (1 - opacity);
    colour[i] = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  }
  return colour;
}

// As deuteranopes see it: Machado, Oliveira and Fernandes 2009, severity 1.
Colour for_deuteranopes(const Colour& colour) {
  constexpr double matrix[3][3] = {
      {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}};
  Colour seen{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) seen[i] += matrix[i][j] * colour[j];
    seen[i] = std::clamp(seen[i], 0.0, 1.0);
  }
  return seen;
}

// CIE L*, 0 to 100.
double lightness(const Colour& colour) {
  const double luminance = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  return luminance > 0.008856 ? 116 * std::cbrt(luminance) - 16 : 903.3 * luminance;
}

// Each class is darker than the one before, by as much as an eye without green tells apart at a glance.
TEST(Styles, HazardsGrowDarkerForEveryEye) {
  for (const auto& [name, least] : {std::pair("au_hazard", 14.0), std::pair("uk_hazard", 20.0)}) {
    const Texts colours = values_of(style_text(name), "color");
    for (std::size_t i = 0; i + 1 < colours.size(); ++i) {
      const Colour one = linear(colours[i]), next = linear(colours[i + 1]);
      const double step = lightness(one) - lightness(next);
      const double seen = lightness(for_deuteranopes(one)) - lightness(for_deuteranopes(next));
      const double through = lightness(for_deuteranopes(linear(colours[i], 0.75))) -
                             lightness(for_deuteranopes(linear(colours[i + 1], 0.75)));
      std::printf("  %s %zu to %zu: L* falls by %.1f, for deuteranopes by %.1f, 75 %% opaque by %.1f\n", name,
                  i + 1, i + 2, step, seen, through);
      EXPECT_GE(step, least);
      EXPECT_GE(seen, least);
      EXPECT_GE(through, 0.6 * least);
    }
  }
}

// Less water is blue and more is orange, which no kind of colour blindness confuses.
TEST(Styles, ChangesAreBlueAndOrange) {
  for (const auto& [name, less, more] : {std::tuple("depth_change", 0, 8), std::tuple("change_class", 0, 2),
                                         std::tuple("arrival_delay", 6, 0)}) {
    const Texts colours = values_of(style_text(name), "color");
    const Colour blue = linear(colours.at(static_cast<std::size_t>(less)));
    const Colour orange = linear(colours.at(static_cast<std::size_t>(more)));
    EXPECT_GT(for_deuteranopes(blue)[2], 2 * for_deuteranopes(blue)[0]) << name;
    EXPECT_GT(for_deuteranopes(orange)[0], 2 * for_deuteranopes(orange)[2]) << name;
  }
}

}  // namespace
}  // namespace spate
