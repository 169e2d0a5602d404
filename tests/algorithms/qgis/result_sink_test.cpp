// SPDX-License-Identifier: GPL-3.0-or-later
// Results that keep an input's field "fid", and those that cannot be written to their end.
#include "algorithms/qgis/result_sink.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <cmath>

#include "algorithms/qgis/destinations.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/row_keys.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/report/html_page.hpp"
#include "qgsexception.h"
#include "qgsfeatureiterator.h"
#include "qgsprocessingparameters.h"
#include "qgsvectorlayer.h"
#include "solver/core/check.hpp"
#include "tests/algorithms/io/small_disk.hpp"
#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

class Writing : public SpateAlgorithm {
 public:
  Writing() { initAlgorithm({}); }
  QString name() const override { return QStringLiteral("writing"); }
  QString displayName() const override { return name(); }
  void initAlgorithm(const QVariantMap&) override {
    if (!parameterDefinitions().isEmpty()) return;
    addParameter(new QgsProcessingParameterFeatureSink("ROWS", "Rows", qgis::vectorGeometry));
  }
  QgsProcessingAlgorithm* createInstance() const override { return new Writing; }

 protected:
  QVariantMap compute(const QVariantMap&, QgsProcessingContext&, QgsProcessingFeedback*) override {
    return {};
  }
};

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QgsFields keyed(qgis::FieldType type) {
  QgsFields fields;
  fields.append(QgsField("fid", type));
  fields.append(QgsField("value", qgis::wholeField));
  return fields;
}

// Nothing remains of a table whose second row cannot be written, or which cannot even be created.
TEST(ResultSink, LeavesNothingBehindThatIsNotWhole) {
  const FloodCase folder;
  const Writing algorithm;
  QgsProcessingContext context;
  const QStringList before = folder.files();
  const QVariantMap file{{"ROWS", folder.path("rows.gpkg")}};
  EXPECT_THROW(ResultSink(algorithm, "ROWS", file, context, keyed(qgis::textField)), QgsProcessingException);
  EXPECT_EQ(before, folder.files());
  const auto writeTwice = [&](const QVariantMap& parameters) {
    ResultSink sink(algorithm, "ROWS", parameters, context, keyed(qgis::wholeField));
    sink.add({}, QgsAttributes() << 1 << 1);
    sink.add({}, QgsAttributes() << 1 << 2);
    sink.finish();
  };
  EXPECT_THROW(writeTwice(file), Error);
  EXPECT_EQ(before, folder.files());

  // In a file that has another table already, and instead of an older result.
  const auto writeOnce = [&](const QVariantMap& parameters) {
    ResultSink sink(algorithm, "ROWS", parameters, context, keyed(qgis::wholeField));
    sink.add({}, QgsAttributes() << 1 << 1);
    return sink.finish();
  };
  writeOnce(file);
  const QString database = QStringLiteral("ogr:dbname='%1' table=\"more\"").arg(folder.path("rows.gpkg"));
  EXPECT_THROW(writeTwice({{"ROWS", database}}), Error);
  EXPECT_TRUE(QgsVectorLayer(folder.path("rows.gpkg") + "|layername=rows", "rows", "ogr").isValid());
  EXPECT_FALSE(QgsVectorLayer(folder.path("rows.gpkg") + "|layername=more", "more", "ogr").isValid());
  EXPECT_THROW(writeTwice(file), Error);
  EXPECT_EQ(1, QgsVectorLayer(folder.path("rows.gpkg"), "rows", "ogr").featureCount()) << "the older result";
  EXPECT_EQ(before + QStringList{"rows.gpkg"}, folder.files());
  EXPECT_EQ(1, QgsVectorLayer(writeOnce(file), "rows", "ogr").featureCount());
}

// Rows of a table of a GeoPackage that holds others; -1 = there is no such table.
long long rowsOf(const QString& file, const char* table) {
  const QgsVectorLayer layer(QStringLiteral("%1|layername=%2").arg(file, table), table, "ogr");
  return layer.isValid() ? layer.featureCount() : -1;
}

// An older table stays until the new one is whole, and the others of its file whatever happens.
TEST(ResultSink, ATableTakesItsPlaceWhenItIsWhole) {
  const FloodCase folder;
  const Writing algorithm;
  const QString file = folder.path("keep 'all'.gpkg");
  const auto write = [&](const char* table, const QList<int>& keys, bool toTheEnd = true) {
    QgsProject project;
    QgsProcessingContext context;
    const QgsProcessingOutputLayerDefinition wanted(outputAt({file.toStdString(), table}), &project);
    ResultSink sink(algorithm, "ROWS", {{"ROWS", QVariant::fromValue(wanted)}}, context,
                    keyed(qgis::wholeField), qgis::WkbType::Point,
                    QgsCoordinateReferenceSystem("EPSG:32633"));
    for (const int key : keys)
      sink.add(QgsGeometry::fromPointXY({1.0 * key, 2}), QgsAttributes() << key << key);
    if (!toTheEnd) return QString();
    const QString result = sink.finish();
    EXPECT_EQ(result, context.layersToLoadOnCompletion().firstKey());
    return result;
  };
  write("a", {1, 2, 3});
  const QString other = write("b", {4});
  EXPECT_EQ(1, QgsVectorLayer(other, "b", "ogr").featureCount()) << other.toStdString();
  const QStringList before = folder.files();
  EXPECT_THROW(write("a", {1, 1}), Error);
  EXPECT_EQ("", write("a", {1, 2}, false).toStdString()) << "as when it is cancelled";
  {
    const SmallDisk disk(4096);
    EXPECT_ANY_THROW(write("a", {5, 6}));
  }
  EXPECT_EQ(3, rowsOf(file, "a"));
  EXPECT_EQ(1, rowsOf(file, "b"));
  EXPECT_EQ(before, folder.files());

  const QgsVectorLayer layer(write("A", {7, 9}), "a", "ogr");
  EXPECT_EQ(2, layer.featureCount());
  EXPECT_EQ("EPSG:32633", layer.crs().authid().toStdString());
  EXPECT_TRUE(layer.getFeature(9).isValid()) << "the key of its row";
  EXPECT_EQ(1, rowsOf(file, "b"));
  EXPECT_EQ(before, folder.files());
}

// On disks of every size, until one has room: the older result stays, or the new one is whole.
TEST(ResultSink, AFullDiskLeavesTheOlderResult) {
  const Writing algorithm;
  QgsFields fields;
  fields.append(QgsField("number", qgis::wholeField));
  fields.append(QgsField("text", qgis::textField));
  for (const char* ending : {"gpkg", "geojson", "fgb", "shp", "csv", "xlsx", "ods"}) {
    SCOPED_TRACE(ending);
    const FloodCase folder;
    const QString path = folder.path(QStringLiteral("rows.") + ending);
    const auto write = [&](int rows) {
      QgsProcessingContext context;
      ResultSink sink(algorithm, "ROWS", {{"ROWS", path}}, context, fields, qgis::WkbType::Point,
                      QgsCoordinateReferenceSystem("EPSG:32633"));
      for (int i = 0; i < rows; ++i)
        sink.add(QgsGeometry::fromPointXY({1.0 * i, 2}), QgsAttributes()
                                                             << i << QStringLiteral("row %1").arg(i));
      sink.finish();
    };
    const auto rows = [&] {
      long long count = 0;
      QgsFeatureIterator found = QgsVectorLayer(path, "rows", "ogr").getFeatures();
      for (QgsFeature row; found.nextFeature(row);) ++count;
      return count;
    };
    write(3);
    ASSERT_EQ(3, rows());
    const QStringList before = folder.files();
    int refused = 0;
    bool isWritten = false;
    for (std::size_t size = 256; !isWritten && size < (1 << 20); size *= 2) {
      {
        const SmallDisk disk(size);
        try {
          write(500);
          isWritten = true;
        } catch (const QgsProcessingException&) {
          ++refused;
        } catch (const Error&) {
          ++refused;
        }
      }
      EXPECT_EQ(isWritten ? 500 : 3, rows()) << size;
      EXPECT_EQ(before, folder.files());
    }
    EXPECT_TRUE(isWritten);
    EXPECT_GT(refused, 1);
  }
}

TEST(HtmlPage, AFullDiskLeavesTheOlderPage) {
  const FloodCase folder;
  HtmlPage page("Small");
  page.save(folder.path("page.html").toStdString());
  const QByteArray before = contentOf(folder.path("page.html"));
  for (int i = 0; i < 1000; ++i) page.paragraph("A line of many");
  {
    const SmallDisk disk(8192);
    EXPECT_THROW(page.save(folder.path("page.html").toStdString()), Error);
  }
  EXPECT_EQ(before, contentOf(folder.path("page.html")));
  EXPECT_THROW(HtmlPage::check_writable("/dev/full"), Error);
}

// Until it is finished nothing is in its place: a program that is killed leaves no partial file there.
TEST(ResultSink, AFileTakesItsPlaceWhenItIsWhole) {
  const FloodCase folder;
  const Writing algorithm;
  const QString title = "Gauges";
  for (const QString& name : {QStringLiteral("rows.gpkg"), QStringLiteral("rows.shp"),
                              QStringLiteral("rows.csv"), QString::fromUtf8("größte Reihen.gpkg")}) {
    SCOPED_TRACE(name.toStdString());
    QgsProject project;
    QgsProcessingContext context;
    QgsProcessingOutputLayerDefinition wanted(folder.path(name), &project);
    wanted.destinationName = title;
    QString result;
    {
      ResultSink sink(algorithm, "ROWS", {{"ROWS", QVariant::fromValue(wanted)}}, context,
                      keyed(qgis::wholeField), qgis::WkbType::Point);
      sink.add(QgsGeometry::fromPointXY({1, 2}), QgsAttributes() << 1 << 1);
      EXPECT_FALSE(QFileInfo::exists(folder.path(name)));
      result = sink.finish();
    }
    EXPECT_EQ(1, QgsVectorLayer(result, "rows", "ogr").featureCount()) << result.toStdString();
    EXPECT_TRUE(result.startsWith(folder.path(name).section('.', 0, -2))) << result.toStdString();
    EXPECT_EQ(QStringList(), QDir(folder.path("")).entryList({".spate*"}, QDir::AllEntries | QDir::Hidden));
    ASSERT_EQ(1, context.layersToLoadOnCompletion().size());
    EXPECT_EQ(result, context.layersToLoadOnCompletion().firstKey());
    EXPECT_EQ(title, context.layersToLoadOnCompletion().first().name);
  }
}

// As keys of the rows of a GeoPackage, or beside them.
TEST(RowKeys, AFieldFidNeverSpoilsAResult) {
  FloodCase valley;
  const QString depth = valley.raster("depth.tif", {}, [](int, int) { return 1.0; });
  const auto square =
      QStringLiteral("Polygon((500100 5300100, 500120 5300100, 500120 5300120, 500100 5300100))");
  const QVariant none;
  const struct {
    const char* field;
    QVariantList values;
    const char* kept;  // under this name
  } cases[] = {{"fid:integer", {7, 3}, "fid"},          {"FID:integer", {7, 3}, "fid"},
               {"fid:integer", {1, 1}, "fid_input"},    {"fid:integer", {1, none}, "fid_input"},
               {"fid:double", {1.5, 2}, "fid_input"},   {"fid:string", {"a", "b"}, "fid_input"},
               {"FID:string", {"a", none}, "fid_input"}};
  for (const auto& one : cases) {
    SCOPED_TRACE(QStringLiteral("%1 %2").arg(one.field, one.values[1].toString()).toStdString());
    const QString buildings =
        valley.layer(QStringLiteral("Polygon?crs=EPSG:32633&field=%1&field=value:integer").arg(one.field),
                     {{square, {one.values[0], 10}}, {square, {one.values[1], 20}}});
    for (const QString& result : {valley.path("damage.gpkg"), QStringLiteral("memory:")}) {
      QgsProcessingContext context;
      const Outcome outcome = runAlgorithm(QStringLiteral("spate:buildingdamage"),
                                           {{"BUILDINGS", buildings},
                                            {"MAX_DEPTH", depth},
                                            {"DEFAULT_CURVE", "jrc_europe_residential"},
                                            {"STRUCTURE_VALUE", 1000},
                                            {"DAMAGE", result}},
                                           valley.project());
      ASSERT_EQ("", outcome.error.toStdString());
      EXPECT_EQ(QString(one.kept) == "fid_input", outcome.log.contains("'fid_input'"));
      if (result == "memory:") continue;
      const QgsVectorLayer layer(result, "damage", "ogr");
      ASSERT_EQ(2, layer.featureCount());
      EXPECT_GE(layer.fields().lookupField("damage_total"), 0);
      std::map<int, QString> keys;
      QgsFeatureIterator rows = layer.getFeatures();
      for (QgsFeature row; rows.nextFeature(row);)
        if (!row.attribute(one.kept).isNull())
          keys[row.attribute("value").toInt()] = row.attribute(one.kept).toString();
      EXPECT_EQ(one.values[0].toString(), keys[10]);
      EXPECT_EQ(one.values[1].toString(), keys[20]);
    }
  }
}

TEST(RowKeys, FindsAFreeName) {
  QgsFields fields = keyed(qgis::wholeField);
  fields.append(QgsField("FID_input", qgis::wholeField));
  Feedback feedback;
  EXPECT_EQ("fid_input_input value FID_input", withoutKey(fields, &feedback).names().join(' ').toStdString());
  EXPECT_TRUE(logged(feedback.log.join('\n'), {"'fid'", "'fid_input_input'"}));
  fields.remove(0);
  EXPECT_EQ(fields, withoutKey(fields, &feedback));
}

}  // namespace
}  // namespace spate::test
