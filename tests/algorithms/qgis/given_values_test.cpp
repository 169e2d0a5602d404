// SPDX-License-Identifier: GPL-3.0-or-later
// What scripts, models and qgis_process give as text means what it means to the command.
#include "algorithms/qgis/given_values.hpp"

#include <gtest/gtest.h>

#include <array>

#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgsproperty.h"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

ParameterInfo flag(const char* name) {
  return optional(make_parameter(ParameterKind::flag, name, name, ""));
}

ParameterList parameters() {
  ParameterInfo cells = optional(number_between("CELLS", "Cells", std::nullopt, 1, 100, ""));
  cells.kind = ParameterKind::integer;
  return {optional(number_between("RATE", "Rate", 0.3, 0, 10, "")),
          cells,
          flag("APPLY"),
          optional(choice("MODE", "Mode", {"raise", "rough"}, "raise", "")),
          optional(make_parameter(ParameterKind::crs, "CRS", "CRS", "")),
          optional(make_parameter(ParameterKind::extent, "EXTENT", "Extent", ""))};
}

class Taking : public SpateAlgorithm {
 public:
  explicit Taking(Values* values) : values_(values) {}
  QString name() const override { return QStringLiteral("taking"); }
  QString displayName() const override { return name(); }
  void initAlgorithm(const QVariantMap&) override { add(parameters()); }
  QgsProcessingAlgorithm* createInstance() const override { return new Taking(values_); }

 protected:
  void checkValues(const QVariantMap& given, QgsProcessingContext& context) const override {
    valuesOf(parameters(), *this, given, context);
  }
  QVariantMap compute(const QVariantMap& given, QgsProcessingContext& context,
                      QgsProcessingFeedback*) override {
    *values_ = valuesOf(parameters(), *this, given, context);
    return {};
  }

 private:
  Values* values_;
};

struct Taken {
  bool ok = false;
  Values values;
  QString errors;
};
Taken run(const QVariantMap& given) {
  Taken run;
  QgsProcessingContext context;
  Feedback feedback;
  Taking(&run.values).run(given, context, &feedback, &run.ok);
  run.errors = feedback.errors.join('\n');
  return run;
}

TEST(GivenValues, TextsAreRead) {
  const Taken texts = run({{"RATE", "0,25"}, {"CELLS", " 7 "}, {"APPLY", "no"}, {"MODE", "Rough"}});
  ASSERT_TRUE(texts.ok) << texts.errors.toStdString();
  EXPECT_EQ(0.25, texts.values.number("RATE"));
  EXPECT_EQ(7, texts.values.number("CELLS"));
  EXPECT_FALSE(texts.values.flag("APPLY"));
  EXPECT_EQ("rough", texts.values.text("MODE"));
  EXPECT_TRUE(run({{"APPLY", "Yes"}}).values.flag("APPLY"));
  EXPECT_FALSE(run({{"APPLY", false}}).values.flag("APPLY"));
  EXPECT_EQ(0.3, run({{"RATE", ""}}).values.number("RATE"));
}

TEST(GivenValues, ExpressionsAreEvaluated) {
  const auto of = [](const char* expression) { return QVariant(QgsProperty::fromExpression(expression)); };
  const Taken taken = run({{"RATE", of("'0,' || '25'")},
                           {"CELLS", of("3 + 4")},
                           {"MODE", of("'rough'")},
                           {"EXTENT", of("'0,1,0,1'")}});
  ASSERT_TRUE(taken.ok) << taken.errors.toStdString();
  EXPECT_EQ(0.25, taken.values.number("RATE"));
  EXPECT_EQ(7, taken.values.number("CELLS"));
  EXPECT_EQ("rough", taken.values.text("MODE"));
  EXPECT_EQ(std::string::npos, taken.values.text("EXTENT").find('[')) << "in the CRS of the result";
  for (const auto& [name, expression, key] : {std::array{"RATE", "'half'", "value_out_of_limits"},
                                              {"MODE", "'smooth'", "unknown_choice"},
                                              {"CELLS", "3 +", "value_out_of_limits"}}) {
    const Taken refused = run({{name, of(expression)}});
    EXPECT_FALSE(refused.ok) << expression;
    EXPECT_TRUE(mentions(refused.errors, key, {name})) << refused.errors.toStdString();
  }
}

TEST(GivenValues, WhatCannotBeReadIsRefused) {
  const struct {
    const char *name, *value, *key;
  } cases[] = {
      {"RATE", "half", "value_out_of_limits"},     {"RATE", "nan", "value_out_of_limits"},
      {"RATE", "11", "value_out_of_limits"},       {"CELLS", "2.7", "value_out_of_limits"},
      {"APPLY", "perhaps", "value_out_of_limits"}, {"MODE", "smooth", "unknown_choice"},
      {"CRS", "EPSG:999999", "crs_unreadable"},    {"EXTENT", "0,1,0,1 [EPSG:999999]", "crs_unreadable"}};
  for (const auto& one : cases) {
    SCOPED_TRACE(std::string(one.name) + " " + one.value);
    const QVariantMap given{{one.name, one.value}};
    const Taken refused = run(given);
    EXPECT_FALSE(refused.ok);
    EXPECT_TRUE(mentions(refused.errors, one.key, {one.name})) << refused.errors.toStdString();
    Values none;
    Taking algorithm(&none);
    algorithm.initAlgorithm({});
    QgsProcessingContext context;
    QString message;
    EXPECT_FALSE(algorithm.checkParameterValues(given, context, &message));
    EXPECT_TRUE(mentions(message, one.key, {one.name})) << message.toStdString();
  }
}

TEST(GivenValues, KnownReferencesAreTaken) {
  const Taken known = run({{"CRS", "EPSG:25832"}, {"EXTENT", "0,1,0,1 [EPSG:25832]"}});
  ASSERT_TRUE(known.ok) << known.errors.toStdString();
  EXPECT_NE(std::string::npos, known.values.text("CRS").find("25832"));
  EXPECT_NE(std::string::npos, known.values.text("EXTENT").find("25832"));
}

}  // namespace
}  // namespace spate::test
