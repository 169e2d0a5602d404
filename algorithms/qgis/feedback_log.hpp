// SPDX-License-Identifier: GPL-3.0-or-later
// QGIS' feedback as the log of a case.
#pragma once

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/secrets.hpp"
#include "qgsprocessingfeedback.h"

namespace spate {

class FeedbackLog : public Log {
 public:
  explicit FeedbackLog(QgsProcessingFeedback* feedback) : feedback_(feedback) {}

  void info(const std::string& text) override {
    feedback_->pushInfo(QString::fromStdString(io::without_secrets(text)));
  }
  void warning(const Message& message) override {
    feedback_->pushWarning(QString::fromStdString(io::without_secrets(full_text(message))));
  }
  void progress(double percent) override {
    feedback_->setProgress(percent);
    // setProgress emits this signal only for each 0.1 %, and only on this signal does qgis_process look for
    // Ctrl-C: in a long run that would take minutes.
    emit feedback_->progressChanged(percent);
  }
  void stage(const std::string& title) override {
    feedback_->setProgressText(QString::fromStdString(io::without_secrets(title)));
    progress(0);
  }
  bool is_cancelled() const override { return feedback_->isCanceled(); }

 private:
  QgsProcessingFeedback* feedback_;
};

inline void warn(QgsProcessingFeedback* feedback, const Message& message) {
  FeedbackLog(feedback).warning(message);
}
// A warning whose text needs no reason and no remedy.
inline void warn(QgsProcessingFeedback* feedback, const char* key, const QString& text) {
  warn(feedback, {key, text.toStdString()});
}

inline void show(const Finding& finding, QgsProcessingFeedback* feedback) {
  const QString text = QString::fromStdString(io::without_secrets(full_text(finding.message)));
  switch (finding.severity) {
    case Severity::error:
      return feedback->reportError(text, false);
    case Severity::warning:
      return feedback->pushWarning(text);
    case Severity::note:
      return feedback->pushInfo(text);
  }
}

}  // namespace spate
