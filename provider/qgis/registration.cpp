// SPDX-License-Identifier: GPL-3.0-or-later
// What the Python plugin calls. Nothing may be thrown through these: the caller is C.
#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QThread>
#include <QTranslator>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>

#include "algorithms/algorithm_list.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "provider/qgis/spate_provider.hpp"
#include "qgsapplication.h"
#include "qgsprocessingregistry.h"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace {

// The registry owns the provider, and deletes it when QGIS ends, perhaps before we are asked to unregister.
QPointer<spate::SpateProvider> registered;
std::string message;

// Installed while the provider is registered; without texts where there is no translation for the language of
// QGIS.
std::unique_ptr<QTranslator> translator;

// The language of the windows of QGIS; or, where there are none, that of the user's settings or of the
// system.
QString language() {
  const QString shown = QgsApplication::instance()->translation();
  return shown.isEmpty() ? QgsApplication::locale() : shown;
}

// Texts in the language of QGIS, numbers as its locale writes them.
void speakLikeQgis() {
  translator = std::make_unique<QTranslator>();
  if (translator->load(QStringLiteral("spate_") + language(), QStringLiteral(":/spate/translations")))
    QCoreApplication::installTranslator(translator.get());
  const QLocale locale;
  const bool grouped = !(locale.numberOptions() & QLocale::OmitGroupSeparator);
  spate::set_language(
      {[](const char* source) { return QCoreApplication::translate("spate", source).toStdString(); },
       QString(locale.decimalPoint()).toStdString(),
       grouped ? QString(locale.groupSeparator()).toStdString() : std::string()});
}

// The guide in the language of QGIS where there is one, else in English.
QString guideIn(const QString& plugin) {
  const QString guide = QStringLiteral("%1/help/%2");
  const QString own = guide.arg(plugin, language().left(2));
  return QFileInfo(own + QStringLiteral("/index.html")).isFile() ? own
                                                                 : guide.arg(plugin, QStringLiteral("en"));
}

void registerProvider() {
  const QCoreApplication* application = QCoreApplication::instance();
  const bool isInMainThread = application && QThread::currentThread() == application->thread();
  if (isInMainThread && !registered) speakLikeQgis();
  if (Qgis::versionInt() != spate::qgis::builtForVersion)
    throw spate::Error("built_for_other_qgis",
                       spate::tr("Spate was built for QGIS %1, but this is QGIS %2",
                                 spate::qgis::builtForRelease, Qgis::version().toStdString()),
                       spate::tr("a provider fits one release only"),
                       spate::tr("Build and install Spate again on this machine."));
  if (!isInMainThread)
    throw spate::Error("not_in_main_thread", spate::tr("Spate must be registered in the main thread of QGIS"),
                       spate::tr("providers belong to it"),
                       spate::tr("Enable the plugin in the plugin manager."));
  QgsProcessingRegistry* registry = QgsApplication::processingRegistry();
  if (registered) return;
  if (registry->providerById(QStringLiteral("spate")))
    throw spate::Error("provider_twice", spate::tr("Another provider called 'spate' is registered"),
                       spate::tr("two copies of the plugin are installed"), spate::tr("Remove one of them."));
  auto* provider = new spate::SpateProvider;
  if (!registry->addProvider(provider))  // which has then deleted it
    throw spate::Error("provider_refused", spate::tr("QGIS refused the provider"),
                       spate::tr("see its log of messages"), spate::tr("Restart QGIS."));
  registered = provider;
}

}  // namespace

// Adds the provider. folder: of the plugin, as UTF-8. Returns null, or why it could not be added, valid until
// the next call.
extern "C" Q_DECL_EXPORT const char* spate_register(const char* folder) noexcept {
  try {
    spate::setHelpFolder(guideIn(QString::fromUtf8(folder)));
    registerProvider();
    return nullptr;
  } catch (const std::exception& error) {
    message = error.what();
  } catch (...) {
    message = "Spate could not be registered (unknown error).";
  }
  return message.c_str();
}

// Removes and deletes the provider, if it is there.
extern "C" Q_DECL_EXPORT void spate_unregister() noexcept {
  try {
    if (registered) QgsApplication::processingRegistry()->removeProvider(registered);
    translator.reset();
  } catch (...) {
    // QGIS is about to end: there is nobody left to tell.
  }
}
