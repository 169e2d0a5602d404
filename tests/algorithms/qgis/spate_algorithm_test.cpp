// SPDX-License-Identifier: GPL-3.0-or-later
// No exception but QGIS's own may leave an algorithm: any other would end QGIS.
#include "algorithms/qgis/spate_algorithm.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsexception.h"
#include "qgsprocessingparameters.h"
#include "qgsproject.h"
#include "qgsvectorlayer.h"
#include "solver/core/check.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

using Body = std::function<void()>;

class Throwing : public SpateAlgorithm {
 public:
  explicit Throwing(Body inCheck, Body inPrepare, Body inCompute)
      : inCheck_(std::move(inCheck)), inPrepare_(std::move(inPrepare)), inCompute_(std::move(inCompute)) {}
  QString name() const override { return QStringLiteral("throwing"); }
  QString displayName() const override { return name(); }
  void initAlgorithm(const QVariantMap&) override {}
  QgsProcessingAlgorithm* createInstance() const override {
    return new Throwing(inCheck_, inPrepare_, inCompute_);
  }

 protected:
  void checkValues(const QVariantMap&, QgsProcessingContext&) const override { inCheck_(); }
  void prepare(const QVariantMap&, QgsProcessingContext&, QgsProcessingFeedback*) override { inPrepare_(); }
  QVariantMap compute(const QVariantMap&, QgsProcessingContext&, QgsProcessingFeedback*) override {
    inCompute_();
    return {};
  }

 private:
  Body inCheck_, inPrepare_, inCompute_;
};

void nothing() {}

TEST(SpateAlgorithm, TurnsEveryExceptionIntoAMessage) {
  const std::vector<std::pair<Body, QString>> thrown = {
      {[] { throw std::runtime_error("a plain one"); }, "a plain one [unexpected_failure]"},
      {[] { throw Error("no_water", "The bed is dry", "it did not rain", "Wait."); },
       "The bed is dry (it did not rain). Wait. [no_water]"},
      {[] { throw QgsProcessingException("ours"); }, "ours [qgis_failed]"},
      {[] { throw QgsException("theirs"); }, "theirs [qgis_failed]"},
      {[] { throw std::bad_alloc(); }, "[not_enough_memory]"},
      {[] { throw 42; }, "[unexpected_failure]"}};
  for (const auto& [body, text] : thrown) {
    for (const bool inPrepare : {true, false}) {
      Throwing algorithm(nothing, inPrepare ? body : nothing, inPrepare ? nothing : body);
      QgsProcessingContext context;
      Feedback feedback;
      bool ok = true;
      algorithm.run({}, context, &feedback, &ok);
      EXPECT_FALSE(ok);
      EXPECT_TRUE(feedback.errors.join('\n').contains(text)) << feedback.errors.join('\n').toStdString();
    }
    const Throwing algorithm(body, nothing, nothing);
    QgsProcessingContext context;
    QString message;
    EXPECT_FALSE(algorithm.checkParameterValues({}, context, &message));
    EXPECT_TRUE(message.contains(text)) << message.toStdString();
  }
}

// Of the kinds that an algorithm takes, also for a caller that does not check the values (a model).
class Warning : public SpateAlgorithm {
 public:
  QString name() const override { return QStringLiteral("warning"); }
  QString displayName() const override { return name(); }
  void initAlgorithm(const QVariantMap&) override {
    add({number_between("RAIN", "Rain (mm/h)", 0, 0, 1, "")});
  }
  QgsProcessingAlgorithm* createInstance() const override { return new Warning; }

 protected:
  QVariantMap compute(const QVariantMap&, QgsProcessingContext&, QgsProcessingFeedback* feedback) override {
    feedback->pushWarning("RAIN is much.");
    feedback->pushWarning("It is wet.");
    feedback->setProgress(40);
    feedback->pushInfo(feedback->isCanceled() ? "cancelled" : "goes on");
    return {};
  }
};

// Warnings name parameters as scripts and as the dialog do; everything else passes through.
TEST(SpateAlgorithm, LabelsItsWarnings) {
  for (const bool cancelled : {false, true}) {
    const Warning algorithm;
    QgsProcessingContext context;
    Feedback feedback;
    if (cancelled) feedback.cancel();
    bool ok = false;
    std::unique_ptr<QgsProcessingAlgorithm> made(algorithm.create());
    made->run({}, context, &feedback, &ok);
    EXPECT_TRUE(ok);
    EXPECT_EQ("RAIN is much. In the dialog: Rain (RAIN).|It is wet.",
              feedback.warnings.join('|').toStdString());
    EXPECT_EQ(40, feedback.progress());
    EXPECT_TRUE(feedback.log.join('|').contains(cancelled ? "cancelled" : "goes on"));
  }
}

TEST(SpateAlgorithm, RefusesLayersOfAnotherKind) {
  class Taking : public Throwing {
   public:
    explicit Taking(const QList<int>& types) : Throwing(nothing, nothing, nothing), types_(types) {
      initAlgorithm({});
    }
    void initAlgorithm(const QVariantMap&) override {
      if (!parameterDefinitions().isEmpty()) return;
      addParameter(new QgsProcessingParameterFeatureSource("LAYER", "Layer", types_, QVariant(), true));
    }
    QgsProcessingAlgorithm* createInstance() const override { return new Taking(types_); }

   private:
    QList<int> types_;
  };
  const QList<int> lines = {qgis::vectorLine}, polygons = {qgis::vectorPolygon}, both = lines + polygons,
                   any = {qgis::vectorGeometry}, all = {qgis::vectorAny};
  const struct {
    const char* uri;
    QList<int> types;
    bool isAccepted;
  } cases[] = {
      {"Point", polygons, false},
      {"MultiPolygonZ", polygons, true},
      {"Polygon", lines, false},
      {"Point", both, false},
      {"MultiLineString", both, true},
      {"None", any, false},
      {"Point", any, true},
      {"None", all, true},
      {"Point", all, true},
  };
  for (const auto& one : cases) {
    SCOPED_TRACE(one.uri);
    QgsProject project;
    auto* layer = new QgsVectorLayer(one.uri, "layer", "memory");
    ASSERT_TRUE(project.addMapLayer(layer));
    QgsProcessingContext context;
    context.setProject(&project);
    const Taking algorithm(one.types);
    const QVariantMap parameters{{"LAYER", layer->id()}};
    QString message;
    const auto isAsExpected = [&](const QString& said) {
      if (one.isAccepted) return said.isEmpty();
      return static_cast<bool>(mentions(said, "wrong_geometry", {"Layer (LAYER)"}));
    };
    EXPECT_EQ(one.isAccepted, algorithm.checkParameterValues(parameters, context, &message));
    EXPECT_TRUE(isAsExpected(message)) << message.toStdString();
    bool ok = false;
    Feedback feedback;
    Taking(one.types).run(parameters, context, &feedback, &ok);
    EXPECT_EQ(one.isAccepted, ok);
    EXPECT_TRUE(isAsExpected(feedback.errors.join('\n'))) << feedback.errors.join('\n').toStdString();
  }
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
