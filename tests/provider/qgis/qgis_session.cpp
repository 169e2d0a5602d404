// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/provider/qgis/qgis_session.hpp"

#include <gtest/gtest.h>

#include <QFileInfo>
#include <QLibrary>
#include <QTemporaryDir>
#include <QTranslator>
#include <algorithm>
#include <iostream>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "qgsapplication.h"
#include "qgsprocessingregistry.h"
#include "tests/solver/errors.hpp"

namespace spate::test {
namespace {

QFunctionPointer libraryFunction(const char* name) {
  QLibrary library(QStringLiteral(SPATE_LIBRARY));
  const QFunctionPointer function = library.resolve(name);
  if (!function) ADD_FAILURE() << library.errorString().toStdString();
  return function;
}

// The last translator that Qt asks for each text that the plugin shows, in any language: it notes texts that
// the German translation lacks. So every test that shows a text checks that tests/translations.py has found
// it in the sources.
class Untranslated : public QTranslator {
 public:
  Untranslated() {
    EXPECT_TRUE(german_.load(QStringLiteral(":/spate/translations/spate_de.qm")));
    QCoreApplication::installTranslator(this);
  }
  ~Untranslated() override { QCoreApplication::removeTranslator(this); }
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char*, int) const override {
    if (qstrcmp(context, "spate") == 0 && *source != '\0' && german_.translate(context, source).isEmpty()) {
      const std::lock_guard<std::mutex> locked(mutex_);
      sources_.insert(source);
    }
    return {};
  }
  const std::set<std::string>& sources() const { return sources_; }

 private:
  QTranslator german_;
  mutable std::mutex mutex_;
  mutable std::set<std::string> sources_;
};

}  // namespace

std::string registerProvider() {
  const auto function = reinterpret_cast<const char* (*)(const char*)>(libraryFunction("spate_register"));
  if (!function) return "no library";
  const QByteArray folder = QFileInfo(QStringLiteral(SPATE_LIBRARY)).path().toUtf8();
  const char* problem = function(folder.constData());
  return problem ? problem : "";
}

void unregisterProvider() {
  if (const auto function = libraryFunction("spate_unregister")) function();
}

InLocale::InLocale(const char* name) {
  QLocale::setDefault(QLocale(name));
  unregisterProvider();
  EXPECT_EQ("", registerProvider());
}

InLocale::~InLocale() {
  QLocale::setDefault(before_);
  unregisterProvider();
  EXPECT_EQ("", registerProvider());
}

Outcome runAlgorithm(const QString& id, const QVariantMap& parameters, QgsProject* project,
                     const std::function<void(Feedback&)>& prepare) {
  Outcome run;
  const std::unique_ptr<QgsProcessingAlgorithm> algorithm(
      QgsApplication::processingRegistry()->createAlgorithmById(id));
  if (!algorithm) {
    run.error = QStringLiteral("no such algorithm");
    return run;
  }
  QgsProcessingContext context;
  context.setProject(project);
  Feedback feedback;
  context.setFeedback(&feedback);
  if (prepare) prepare(feedback);
  if (algorithm->checkParameterValues(parameters, context, &run.error))
    run.results = algorithm->run(parameters, context, &feedback, &run.ok);
  run.log = feedback.log.join('\n');
  run.warnings = feedback.warnings.join('\n');
  run.error += feedback.errors.join('\n');
  return run;
}

testing::AssertionResult mentions(const QString& messages, const char* key, const QStringList& parts) {
  std::vector<std::string> texts;
  for (const QString& part : parts) texts.push_back(part.toStdString());
  return cases::has_key(messages.toStdString(), key, texts);
}

testing::AssertionResult logged(const QString& log, const QStringList& parts) {
  for (const QString& line : log.split('\n'))
    if (std::all_of(parts.begin(), parts.end(), [&](const QString& part) { return line.contains(part); }))
      return testing::AssertionSuccess();
  return testing::AssertionFailure() << "no line has '" << parts.join("', '").toStdString()
                                     << "': " << log.toStdString();
}

}  // namespace spate::test

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (testing::GTEST_FLAG(list_tests)) return RUN_ALL_TESTS();  // needs no QGIS

  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("GDAL_PAM_ENABLED", "NO");  // or QGIS keeps statistics beside each raster that a test opens
  const QTemporaryDir profile;
  qputenv("HOME", profile.path().toUtf8());
  QgsApplication application(argc, argv, false, profile.path());
  QgsApplication::setPrefixPath(QStringLiteral("/usr"), true);
  QgsApplication::initQgis();
  const std::string problem = spate::test::registerProvider();
  if (!problem.empty()) std::cerr << problem << std::endl;
  const spate::test::Untranslated untranslated;
  int status = RUN_ALL_TESTS();
  for (const std::string& source : untranslated.sources()) {
    std::cerr << "no translation of a text that was shown: " << source << std::endl;
    status = 1;
  }
  QgsApplication::exitQgis();
  return problem.empty() ? status : 1;
}
