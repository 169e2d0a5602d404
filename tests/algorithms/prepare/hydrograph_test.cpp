// SPDX-License-Identifier: GPL-3.0-or-later
// spate:hydrograph: designs against the formula, and that the simulation gets exactly the volume asked for.
#include <gtest/gtest.h>

#include <QFile>
#include <cmath>

#include "algorithms/case/tools/hydrograph_shape.hpp"
#include "algorithms/io/table/hydrograph_table.hpp"
#include "qgsexception.h"
#include "qgsprocessingutils.h"
#include "qgsvectorlayer.h"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString designHydrograph = QStringLiteral("spate:hydrograph");

double trapezoids(const Series& series) {
  double sum = 0;
  for (std::size_t i = 1; i < series.times().size(); ++i)
    sum += (series.times()[i] - series.times()[i - 1]) * (series.values()[i] + series.values()[i - 1]) / 2;
  return sum;
}

io::Hydrograph hydrograph(std::vector<double> times, std::vector<double> values,
                          InflowKind kind = InflowKind::discharge) {
  return {kind, Series(std::move(times), std::move(values))};
}

QString content(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return QString::fromUtf8(file.readAll());
}

TEST(DesignHydrograph, HasThePeakTheTimeAndTheVolume) {
  for (const double ratio : {0.36, 0.6, 1.33, 1.8473, 3.0, 4.1}) {
    for (const double step : {0.0, 60.0, 1e6}) {
      const double peak = 85, base = 5, toPeak = 6 * 3600, volume = ratio * (peak - base) * toPeak;
      const DesignedHydrograph designed = design_hydrograph({peak, toPeak, volume, base, step});
      const Series& series = designed.hydrograph.series;
      const double duration = series.times().back();
      EXPECT_NEAR(volume, trapezoids(series) - base * duration, 1e-9 * volume) << ratio;
      EXPECT_EQ(base, series.values().front());
      EXPECT_EQ(base, series.values().back());
      const auto largest = std::max_element(series.values().begin(), series.values().end());
      EXPECT_NEAR(peak, *largest, 1e-12 * peak);
      EXPECT_NEAR(toPeak, series.times()[static_cast<std::size_t>(largest - series.values().begin())], 1e-6);
      EXPECT_LE(series.times()[1], (step == 60 ? 60 : 2160) + 1e-9);
      EXPECT_TRUE(hydrograph_oddities(designed.hydrograph).empty()) << ratio << " " << step;
    }
  }
}

// Without a volume, that of the unit hydrograph of the US Soil Conservation Service: 4/3 of peak times time.
TEST(DesignHydrograph, HasTheUsualVolumeWhenNoneIsGiven) {
  FloodCase valley;
  const Outcome run = runAlgorithm(
      designHydrograph,
      {{"PEAK", 25}, {"TIME_TO_PEAK", 2}, {"BASE_FLOW", 5}, {"TABLE", valley.path("usual.csv")}});
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_NEAR(3.7, run.results["EXPONENT"].toDouble(), 0.02);
  const io::Hydrograph made =
      io::read_hydrographs(io::read_csv(valley.path("usual.csv").toStdString())).at("design");
  const double above = trapezoids(made.series) - 5 * made.series.times().back();
  EXPECT_NEAR(4.0 / 3 * 20 * 7200, above, 0.01 * above);
}

// n = 2: e^2 2^-3 Gamma(3) = e^2 / 4.
TEST(DesignHydrograph, FollowsTheFormula) {
  const DesignedHydrograph designed = design_hydrograph({100, 3600, std::exp(2) / 4 * 100 * 3600, 0, 0});
  EXPECT_NEAR(2, designed.exponent, 0.01);
  for (const double x : {0.5, 1.5, 3.0}) {
    const double n = designed.exponent;
    EXPECT_NEAR(100 * std::pow(x, n) * std::exp(n * (1 - x)), designed.hydrograph.series.value(3600 * x),
                1e-6);
  }
}

TEST(DesignHydrograph, FindsWhatIsOdd) {
  const auto odd = [](const io::Hydrograph& given, const char* key, const std::vector<const char*>& figures) {
    std::string found;
    for (const Message& oddity : hydrograph_oddities(given))
      if (oddity.key == key) found += oddity.problem;
    for (const char* figure : figures)
      EXPECT_NE(std::string::npos, found.find(figure)) << key << ": " << found;
  };
  const std::vector<double> hours = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  EXPECT_TRUE(hydrograph_oddities(hydrograph(hours, {0, 2, 4, 8, 9, 7, 5, 3, 1, 0})).empty());
  odd(hydrograph(hours, {0, 2, 4, 8, 9, -1, -2, 3, 1, 0}), "hydrograph_negative", {"2", "5 s"});
  odd(hydrograph(hours, {0, 1, 1, 9, 8, 7, 5, 3, 1, 0}), "hydrograph_jump", {"1", "9", "3 s"});
  odd(hydrograph({0, 1, 2, 3, 4, 5, 60, 61, 62, 63}, {0, 2, 4, 8, 9, 7, 5, 3, 1, 0}), "hydrograph_gap",
      {"55 s", "5 s"});
  odd(hydrograph({600, 700, 800}, {0, 2, 0}), "hydrograph_starts_late", {"10 min"});
  odd(hydrograph({0, 1, 2}, {0, 2, 3}), "hydrograph_fall_missing", {""});
  odd(hydrograph({0, 1, 2}, {3, 2, 0}), "hydrograph_rise_missing", {""});
  odd(hydrograph({0, 1, 2}, {0, 10, 5}), "hydrograph_ends_high", {"5"});
  odd(hydrograph({0}, {7}), "hydrograph_constant", {"7 m³/s"});
  odd(hydrograph({0, 5}, {7, 7}, InflowKind::level), "hydrograph_constant", {"7 m "});
  std::vector<double> times, values;
  for (int i = 0; i < 100; ++i) times.push_back(i), values.push_back(i % 2);
  EXPECT_LE(hydrograph_oddities(hydrograph(times, values)).size(), 7);
}

class HydrographAlgorithmTest : public testing::Test {
 protected:
  QVariantMap design() const {
    return {{"PEAK", 5},
            {"TIME_TO_PEAK", 0.05},
            {"VOLUME", 1200},
            {"NAME", "q1"},
            {"TABLE", valley.path("designed.csv")},
            {"PLOT", valley.path("plot.html")}};
  }
  Outcome run(const QVariantMap& parameters) {
    return runAlgorithm(designHydrograph, parameters, valley.project());
  }
  void refuses(const QVariantMap& parameters, const char* key, const QStringList& parts = {}) {
    valley.refuses(designHydrograph, parameters, key, parts);
  }
  FloodCase valley;
};

// People read a decimal comma in the log and on the page; files keep the point in every locale.
TEST_F(HydrographAlgorithmTest, FollowsTheLocaleExceptInFiles) {
  const InLocale german("de_DE");
  QVariantMap parameters = design();
  parameters["PEAK"] = 4321.25;
  parameters["VOLUME"] = 4321.25 * 300;
  const Outcome outcome = run(parameters);
  ASSERT_TRUE(outcome.ok) << outcome.error.toStdString();
  EXPECT_TRUE(logged(outcome.log, {"4.321,25 m³/s"}));
  EXPECT_TRUE(content(valley.path("plot.html")).contains("<td class=\"n\">4.321,25 m³/s</td>"));
  EXPECT_TRUE(content(valley.path("plot.html")).contains("1.296.375 m³"));
  const QString table = content(valley.path("designed.csv"));
  EXPECT_TRUE(table.contains("4321.25")) << table.left(400).toStdString();
  EXPECT_FALSE(table.contains("4321,25"));
  EXPECT_EQ(4321.25, outcome.results["LARGEST_DISCHARGE"].toDouble());
}

TEST_F(HydrographAlgorithmTest, TheSimulationGetsExactlyTheVolume) {
  const Outcome designed = run(design());
  ASSERT_TRUE(designed.ok) << designed.error.toStdString();
  EXPECT_EQ("", designed.warnings.toStdString());
  EXPECT_NEAR(1200, designed.results["TOTAL_VOLUME"].toDouble(), 1e-6);
  EXPECT_EQ(5, designed.results["LARGEST_DISCHARGE"].toDouble());
  EXPECT_EQ(0, designed.results["ODDITIES"].toInt());
  const auto series = io::read_hydrographs(io::read_csv(valley.path("designed.csv").toStdString()));
  ASSERT_EQ(1u, series.count("q1"));
  EXPECT_NEAR(1200, trapezoids(series.at("q1").series), 1e-8);
  EXPECT_NEAR(5, series.at("q1").series.value(180), 1e-12);

  QVariantMap flood = valley.withInflow();
  flood["HYDROGRAPHS"] = designed.results["TABLE"];
  flood["DURATION"] = series.at("q1").series.times().back() / 3600;
  const Outcome simulated = runAlgorithm("spate:simulateflood", flood, valley.project());
  ASSERT_TRUE(simulated.ok) << simulated.error.toStdString();
  EXPECT_NEAR(1200, simulated.results["VOLUME_IN"].toDouble(), 1200 * 1e-6);

  const QString page = content(valley.path("plot.html"));
  for (const char* said : {"<svg", "q1", "m³/s"}) EXPECT_TRUE(page.contains(said)) << said;
}

TEST_F(HydrographAlgorithmTest, AddsTheDesignToAGivenTable) {
  QVariantMap parameters = design();
  parameters["BASE_FLOW"] = 1;
  parameters["TABLE"] = valley.path("all.gpkg");
  parameters["HYDROGRAPHS"] = valley.text("given.csv",
                                          "time_h;hydrograph;discharge_m3s;level_m\n0;creek;0,5;\n1;creek;-2;"
                                          "\n2;creek;1;\n0;sea;;1,5\n6;sea;;2,5\n9;sea;;1\n");
  const Outcome both = run(parameters);
  ASSERT_TRUE(both.ok) << both.error.toStdString();
  EXPECT_EQ(3, both.results["COUNT"].toInt());
  EXPECT_EQ(2, both.results["ODDITIES"].toInt()) << both.warnings.toStdString();
  EXPECT_TRUE(mentions(both.warnings, "hydrograph_negative", {"'creek'", "1 ", "60 min"}));
  QgsVectorLayer layer(valley.path("all.gpkg"), "all", "ogr");
  ASSERT_TRUE(layer.isValid());
  QgsFeature feature;
  layer.getFeatures("hydrograph = 'sea' and time_s = 21600").nextFeature(feature);
  EXPECT_EQ(2.5, feature.attribute("level_m").toDouble());
  EXPECT_TRUE(feature.attribute("discharge_m3s").isNull());
  // Read back as Simulate flood does, from the layer.
  const Outcome again = run({{"HYDROGRAPHS", valley.path("all.gpkg")}});
  ASSERT_TRUE(again.ok) << again.error.toStdString();
  EXPECT_EQ(both.results["TOTAL_VOLUME"], again.results["TOTAL_VOLUME"]);
  EXPECT_EQ(0, again.results["EXPONENT"].toDouble());
  EXPECT_FALSE(again.results.contains("TABLE"));
  EXPECT_TRUE(content(valley.path("plot.html")).contains("Level (m)"));
}

TEST_F(HydrographAlgorithmTest, ATableWithoutNamesStaysOne) {
  QVariantMap parameters = {
      {"HYDROGRAPHS", valley.text("one.csv", "time_s,discharge_m3s\n0,0\n60,9\n120,0\n")},
      {"TABLE", valley.path("out.csv")}};
  const Outcome one = run(parameters);
  ASSERT_TRUE(one.ok) << one.error.toStdString();
  EXPECT_EQ(540, one.results["TOTAL_VOLUME"].toDouble());
  EXPECT_EQ(1u, io::read_hydrographs(io::read_csv(valley.path("out.csv").toStdString())).count(""));
  for (const char* name : {"PEAK", "TIME_TO_PEAK", "VOLUME"}) parameters[name] = design()[name];
  parameters["TABLE"] = valley.path("other.csv");
  refuses(parameters, "design_beside_nameless", {"'hydrograph'"});
}

TEST_F(HydrographAlgorithmTest, TakesValuesThatDifferInTheirLastDigit) {
  const Outcome outcome =
      run({{"HYDROGRAPHS", valley.text("near.csv",
                                       "time_s,discharge_m3s\n0,2.3\n60,2.3000000000000003\n"
                                       "120,2.3\n")},
           {"PLOT", valley.path("near.html")}});
  EXPECT_EQ("", outcome.error.toStdString());
  EXPECT_EQ(1, outcome.results["COUNT"].toInt());
  EXPECT_TRUE(QFile::exists(valley.path("near.html")));
}

TEST_F(HydrographAlgorithmTest, LeavesNothingWhenCancelled) {
  const QVariantMap parameters = design();
  const QStringList before = valley.files();
  const Outcome outcome = runAlgorithm("spate:hydrograph", parameters, valley.project(),
                                       [](Feedback& feedback) { feedback.cancel(); });
  EXPECT_FALSE(outcome.ok);
  EXPECT_TRUE(mentions(outcome.error, "cancelled"));
  EXPECT_EQ(before, valley.files());
}

TEST_F(HydrographAlgorithmTest, Refuses) {
  const auto changed = [&](const char* name, const QVariant& value) {
    QVariantMap parameters = design();
    parameters[name] = value;
    return parameters;
  };
  refuses({}, "no_hydrograph", {"PEAK", "HYDROGRAPHS"});
  refuses(changed("TIME_TO_PEAK", QVariant()), "design_incomplete", {"TIME_TO_PEAK"});
  // e^50 50^-51 50! = 0.3551, e^0.5 0.5^-1.5 Gamma(1.5) = 4.133, times 5 m3/s times 180 s.
  refuses(changed("VOLUME", 100), "volume_impossible", {"VOLUME", " 100 ", "320 ", "719 m³"});
  refuses(changed("VOLUME", 1e6), "volume_impossible", {"VOLUME", "320 "});
  refuses(changed("PEAK", 0), "peak_below_base_flow", {"PEAK", " 0 "});
  refuses(changed("BASE_FLOW", 5), "peak_below_base_flow", {"PEAK", " 5 ", "5 m³/s"});
  refuses(changed("BASE_FLOW", -1), "value_out_of_limits", {"BASE_FLOW", "-1"});
  refuses(changed("TIME_TO_PEAK", 0), "value_out_of_limits", {"TIME_TO_PEAK", " 0 "});
  refuses(changed("TIME_STEP", 1e-5), "time_step_too_short", {"TIME_STEP"});
  refuses(changed("NAME", " "), "name_blank", {"NAME"});
  refuses(changed("PLOT", "/proc/nowhere/plot.html"), "result_not_written", {"/proc/nowhere/plot.html"});
  refuses(changed("HYDROGRAPHS", valley.text("same.csv", "time_s,hydrograph,discharge_m3s\n0,q1,5\n")),
          "design_name_taken", {"HYDROGRAPHS"});
  refuses(changed("HYDROGRAPHS", valley.text("text.csv", "time_s,hydrograph,discharge_m3s\n0,a,5\n9,a,\n")),
          "number_missing", {" 3,"});
}

}  // namespace
}  // namespace spate::test
