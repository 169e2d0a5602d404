// SPDX-License-Identifier: GPL-3.0-or-later
// One QGIS without windows for a test program, with a private profile, and Spate registered as the plugin
// does it: from its library, through its C interface. The program's main is in qgis_session.cpp.
#pragma once

#include <gtest/gtest.h>

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <functional>
#include <memory>
#include <string>

#include "qgsprocessingalgorithm.h"
#include "qgsprocessingcontext.h"
#include "qgsprocessingfeedback.h"
#include "qgsproject.h"

namespace spate::test {

// The C interface of the library.
std::string registerProvider();  // empty, or why it failed
void unregisterProvider();

// Puts the plugin into a locale of QGIS, e.g. "de_DE", during its lifetime.
class InLocale {
 public:
  explicit InLocale(const char* name);
  ~InLocale();
  InLocale(const InLocale&) = delete;
  InLocale& operator=(const InLocale&) = delete;

 private:
  QLocale before_;
};

// Keeps the messages of an algorithm, and can cancel it.
class Feedback : public QgsProcessingFeedback {
 public:
  Feedback() : QgsProcessingFeedback(false) {}
  void pushInfo(const QString& text) override {
    log << text;
    if (onInfo) onInfo(text);
  }
  void setProgressText(const QString& text) override {
    if (onStage) onStage(text);
  }
  void pushWarning(const QString& text) override { warnings << text; }
  void reportError(const QString& text, bool) override { errors << text; }

  QStringList log, warnings, errors;
  std::function<void(const QString&)> onInfo, onStage;
};

struct Outcome {
  bool ok = false;
  QVariantMap results;
  QString log;
  QString warnings;
  QString error;  // everything that was reported as an error
};

// Runs an algorithm as qgis_process does: checks the values, then runs it in this thread. prepare sees the
// feedback before the run.
Outcome runAlgorithm(const QString& id, const QVariantMap& parameters, QgsProject* project = nullptr,
                     const std::function<void(Feedback&)>& prepare = {});

// Whether one of the messages has that key, and contains these names and numbers.
testing::AssertionResult mentions(const QString& messages, const char* key, const QStringList& parts = {});

// Whether one line of a log has all of these names and numbers.
testing::AssertionResult logged(const QString& log, const QStringList& parts);

}  // namespace spate::test
