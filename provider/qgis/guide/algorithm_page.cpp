// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/qgis/guide/algorithm_page.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <map>

#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingalgorithm.h"
#include "qgsprocessingparameters.h"

namespace spate {
namespace {

using Definition = QgsProcessingParameterDefinition;

// Plain text as HTML, where the names of the algorithm's parameters lead to them.
QString linked(const QString& text, const QgsProcessingAlgorithm& algorithm) {
  static const QRegularExpression name(QStringLiteral("\\b[A-Z][A-Z0-9_]+\\b"));
  QString html;
  int done = 0;
  for (auto found = name.globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const QString word = match.captured();
    if (!algorithm.parameterDefinition(word) && !algorithm.outputDefinition(word)) continue;
    html += text.mid(done, match.capturedStart() - done).toHtmlEscaped();
    html += QStringLiteral("<a href=\"#%1\"><code>%1</code></a>").arg(word);
    done = match.capturedEnd();
  }
  return html + text.mid(done).toHtmlEscaped();
}

QString defaultText(const Definition& definition) {
  const QVariant value = definition.defaultValue();
  if (!value.isValid() || value.toString().isEmpty()) return {};
  if (definition.type() == QgsProcessingParameterBoolean::typeName())
    return value.toBool() ? qtr("yes") : qtr("no");
  if (definition.type() == QgsProcessingParameterNumber::typeName()) return qnumber(value.toDouble());
  return value.toString();
}

// "optional; preset: block; choices: block, raise, rough"
QString remarks(const Definition& definition) {
  QStringList parts;
  if (definition.flags() & qgis::optionalFlag && !definition.isDestination()) parts << qtr("optional");
  const QString preset = definition.isDestination() ? QString() : defaultText(definition);
  if (!preset.isEmpty()) parts << qtr("default: %1", preset);
  if (const auto* choice = dynamic_cast<const QgsProcessingParameterEnum*>(&definition))
    parts << qtr("choices: %1", choice->options().join(QStringLiteral(", ")));
  return parts.join(QStringLiteral("; ")).toHtmlEscaped();
}

QString row(const QString& name, const QString& title, const QString& remarks, const QString& help) {
  QString term = title.toHtmlEscaped() + QStringLiteral(" <code>%1</code>").arg(name);
  if (!remarks.isEmpty()) term += QStringLiteral("<small>%1</small>").arg(remarks);
  return QStringLiteral("<dt id=\"%1\">%2</dt>\n<dd>%3</dd>\n").arg(name, term, help);
}

QString section(const QString& title, const QString& rows) {
  return rows.isEmpty() ? QString()
                        : QStringLiteral("<h2>%1</h2>\n<dl>\n%2</dl>\n").arg(title.toHtmlEscaped(), rows);
}

QString icon(const QgsProcessingAlgorithm& algorithm) {
  return QStringLiteral("<img class=\"icon\" src=\"icons/%1.svg\" alt=\"\">").arg(algorithm.name());
}

}  // namespace

QString algorithmPage(const QgsProcessingAlgorithm& algorithm) {
  enum Part { inputs, advanced, files, parts };
  QString rows[parts];
  for (const Definition* definition : algorithm.parameterDefinitions()) {
    const Part part = definition->isDestination()                ? files
                      : definition->flags() & qgis::advancedFlag ? advanced
                                                                 : inputs;
    rows[part] += row(definition->name(), definition->description(), remarks(*definition),
                      linked(definition->help(), algorithm));
  }
  QString values;
  for (const QgsProcessingOutputDefinition* output : algorithm.outputDefinitions())
    if (!algorithm.parameterDefinition(output->name()))
      values += QStringLiteral("<li id=\"%1\"><code>%1</code> %2</li>\n")
                    .arg(output->name(), output->description().toHtmlEscaped());

  QString help = algorithm.shortHelpString();
  help.replace(QStringLiteral("src=\":/spate/help/"), QStringLiteral("alt=\"\" src=\"pictures/"));
  QString page = QStringLiteral("<p class=\"path\"><a href=\"index.html#%1\">%2</a></p>\n")
                     .arg(algorithm.groupId(), algorithm.group().toHtmlEscaped());
  page += QStringLiteral("<h1>%1%2</h1>\n").arg(icon(algorithm), algorithm.displayName().toHtmlEscaped());
  page += QStringLiteral("<p class=\"lead\">%1</p>\n%2\n")
              .arg(algorithm.shortDescription().toHtmlEscaped(), help);
  page += section(qtr("Inputs"), rows[inputs]);
  page += section(qtr("Advanced parameters"), rows[advanced]);
  page += section(qtr("Results"), rows[files]);
  if (!values.isEmpty())
    page += QStringLiteral("<h2>%1</h2>\n<ul class=\"values\">\n%2</ul>\n").arg(qtr("Numbers"), values);
  return page + QStringLiteral("<h2>%1</h2>\n<pre>qgis_process help spate:%2</pre>\n")
                    .arg(qtr("In a shell").toHtmlEscaped(), algorithm.name());
}

QString algorithmIndex(const QList<const QgsProcessingAlgorithm*>& algorithms) {
  std::map<QString, QList<const QgsProcessingAlgorithm*>> groups;  // their names begin with numbers
  for (const QgsProcessingAlgorithm* algorithm : algorithms) groups[algorithm->group()] << algorithm;
  QString html;
  for (auto& [group, members] : groups) {
    std::sort(members.begin(), members.end(),
              [](const auto* a, const auto* b) { return a->displayName() < b->displayName(); });
    html += QStringLiteral("<h3 id=\"%1\">%2</h3>\n<ul class=\"algorithms\">\n")
                .arg(members.front()->groupId(), group.toHtmlEscaped());
    for (const QgsProcessingAlgorithm* algorithm : members)
      html += QStringLiteral("<li>%1<a href=\"%2.html\">%3</a><span>%4</span></li>\n")
                  .arg(icon(*algorithm), algorithm->name(), algorithm->displayName().toHtmlEscaped(),
                       algorithm->shortDescription().toHtmlEscaped());
    html += QStringLiteral("</ul>\n");
  }
  return html;
}

}  // namespace spate
