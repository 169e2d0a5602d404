// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the guide in one language, when Spate is built: a page for each algorithm, and what people wrote,
// all in one frame.
//
//   spate_guide LANGUAGE SOURCE TARGET
//
// SOURCE holds the pages by hand (help/LANGUAGE): each begins with its <h1>; in index.html a line
// "<!-- algorithms -->" is where those are listed.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>
#include <cstdio>
#include <exception>
#include <memory>
#include <stdexcept>
#include <utility>

#include "algorithms/algorithm_list.hpp"
#include "algorithms/qgis/text.hpp"
#include "provider/qgis/guide/algorithm_page.hpp"

namespace {

QByteArray read(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    throw std::runtime_error(path.toStdString() + ": " + file.errorString().toStdString());
  return file.readAll();
}

void write(const QString& path, const QByteArray& content) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.flush())
    throw std::runtime_error(path.toStdString() + ": " + file.errorString().toStdString());
}

// All files of a folder, which may be one of the library's resources.
void copyFiles(const QString& from, const QString& to) {
  QDir().mkpath(to);
  for (const QString& name : QDir(from).entryList(QDir::Files))
    write(to + '/' + name, read(from + '/' + name));
}

QString headingOf(const QString& page) {
  static const QRegularExpression heading(QStringLiteral("<h1>(?:<img[^>]*>)?(.*?)</h1>"));
  const QRegularExpressionMatch found = heading.match(page);
  if (!found.hasMatch()) throw std::runtime_error("a page of the guide has no <h1>");
  return found.captured(1);
}

class Guide {
 public:
  Guide(QString language, const QString& source, QString target)
      : language_(std::move(language)), target_(std::move(target)) {
    for (const char* name : {"first_flood", "which_barrier", "open_culvert", "tables_and_maps", "index"}) {
      QString page = QString::fromUtf8(read(QStringLiteral("%1/%2.html").arg(source, name)));
      page.remove(0, page.indexOf(QStringLiteral("<h1>")));  // the line with the licence
      byHand_ << std::pair(QString(name), page);
    }
    for (const char* pictures :
         {"/../en/pictures", "/pictures"})  // of the windows in English, where there are no own
      copyFiles(source + QString(pictures), target_ + QStringLiteral("/pictures"));
    copyFiles(QStringLiteral(":/spate/help"), target_ + QStringLiteral("/pictures"));
    copyFiles(QStringLiteral(":/spate/icons"), target_ + QStringLiteral("/icons"));
  }

  void writePages(const QList<const QgsProcessingAlgorithm*>& algorithms) const {
    for (const QgsProcessingAlgorithm* algorithm : algorithms)
      writePage(algorithm->name(), spate::algorithmPage(*algorithm));
    for (auto [name, page] : byHand_)
      writePage(name,
                page.replace(QStringLiteral("<!-- algorithms -->\n"), spate::algorithmIndex(algorithms)));
  }

 private:
  // What stands around the content is the same on all pages.
  void writePage(const QString& name, const QString& content) const {
    QString links = QStringLiteral(
        "<a href=\"index.html\"><img class=\"icon\" src=\"../spate.svg\" alt=\"\">Spate</a>\n");
    for (const auto& [other, page] : byHand_)
      if (other != QLatin1String("index"))
        links += QStringLiteral("<a href=\"%1.html\">%2</a>\n").arg(other, headingOf(page));
    write(
        QStringLiteral("%1/%2.html").arg(target_, name),
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2 - Spate</title>\n"
                       "<link rel=\"stylesheet\" href=\"../guide.css\">\n</head>\n<body>\n<nav>\n%3</nav>\n"
                       "<main>\n%4</main>\n</body>\n</html>\n")
            .arg(language_, headingOf(content), links, content)
            .toUtf8());
  }

  QString language_, target_;
  QList<std::pair<QString, QString>> byHand_;  // name, content
};

void writeGuide(const QStringList& arguments) {
  std::vector<std::unique_ptr<QgsProcessingAlgorithm>> made;
  QList<const QgsProcessingAlgorithm*> algorithms;
  for (const auto& algorithm : spate::createAlgorithms()) {
    made.emplace_back(algorithm->create());
    algorithms << made.back().get();
  }
  Guide(arguments[1], arguments[2], arguments[3]).writePages(algorithms);
}

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() != 4) {
    std::fputs("spate_guide LANGUAGE SOURCE TARGET\n", stderr);
    return 2;
  }
  QTranslator translator;
  if (translator.load(QStringLiteral("spate_") + arguments[1], QStringLiteral(":/spate/translations")))
    QCoreApplication::installTranslator(&translator);
  spate::set_language(
      {[](const char* source) { return QCoreApplication::translate("spate", source).toStdString(); },
       QString(QLocale(arguments[1]).decimalPoint()).toStdString(),
       {}});
  try {
    writeGuide(arguments);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "spate_guide: %s\n", error.what());
    return 1;
  }
}
