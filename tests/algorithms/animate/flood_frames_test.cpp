// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodframes: pictures of an advancing flood, and an animation of them.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <algorithm>
#include <cstdio>
#include <set>
#include <utility>

#include "tests/algorithms/simulate/flood_case.hpp"
#include "tests/provider/qgis/qgis_session.hpp"

namespace spate::test {
namespace {

const QString id = QStringLiteral("spate:floodframes");

// The valley has water from its inflow, a frame each minute.
class FloodFrames : public testing::Test {
 protected:
  FloodFrames() {
    QVariantMap flood = valley_.withInflow();
    flood["SERIES"] = valley_.path("flood.nc");
    flood["SERIES_INTERVAL"] = 1;
    flood["START_TIME"] = "2026-11-22T06:30";
    const Outcome run = runAlgorithm("spate:simulateflood", flood, valley_.project());
    EXPECT_TRUE(run.ok) << run.error.toStdString();
    parameters_ = {{"SERIES", run.results["SERIES"]},
                   {"TITLE", "Valley"},
                   {"DEM", flood["DEM"]},
                   {"WIDTH", 641},
                   {"HEIGHT", 360},
                   {"FRAMES", valley_.path("frames")}};
  }
  QImage frame(int number) const {
    return QImage(valley_.path(QStringLiteral("frames/frame_%1.png").arg(number, 5, 10, QLatin1Char('0'))));
  }
  // On the map, which lies left of the legend.
  static int bluePixels(const QImage& picture) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < 500; ++x) {
        const QColor color = picture.pixelColor(x, y);
        count += color.blue() > color.red() + 40;
      }
    return count;
  }

  FloodCase valley_;
  QVariantMap parameters_;
};

TEST_F(FloodFrames, ShowTheWaterComing) {
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ("", run.warnings.toStdString());
  EXPECT_EQ(7, run.results["COUNT"].toInt()) << "6 minutes, and the start";
  EXPECT_EQ(7, QDir(valley_.path("frames")).entryList({"*.png"}).size());
  EXPECT_EQ(QSize(640, 360), frame(1).size()) << "even, for video";
  EXPECT_EQ(0, bluePixels(frame(1))) << "it is dry at the start";
  EXPECT_GT(bluePixels(frame(3)), 50);
  EXPECT_GT(bluePixels(frame(7)), bluePixels(frame(3)) + 50);
  // The ground is shaded: more than one grey.
  EXPECT_NE(frame(1).pixel(120, 40), frame(1).pixel(120, 300));
}

// A frame of this size has a map of 506 px beside its panel of 134 px, and letters of half the usual size.
TEST_F(FloodFrames, HaveClockLegendAndScale) {
  constexpr int mapWidth = 506, swatch = 522, barRow = 350, clockEnd = 70, legendTop = 90;
  const QRgb water = qRgb(0x21, 0x71, 0xb5);
  struct Panel {
    int bar = 0, barTop = 0;  // of how much of the time has passed, px
    QImage clock, legend;
  };
  const auto panelOf = [&](int number) {
    const QImage picture = frame(number);
    Panel panel;
    for (int y = 0; y < legendTop; ++y) {
      int run = 0;
      for (int x = mapWidth; x < picture.width(); ++x) run += picture.pixel(x, y) == water;
      if (run > panel.bar) panel.bar = run, panel.barTop = y;
    }
    const int width = picture.width() - mapWidth;
    panel.clock = picture.copy(mapWidth, 0, width, clockEnd);
    panel.legend = picture.copy(mapWidth, legendTop, width, picture.height() - legendTop);
    return panel;
  };
  // The length of the scale bar by its left half, which is dark, in px.
  const auto scaleOf = [&] {
    const QImage picture = frame(1);
    int run = 0;
    for (int x = 0; x < mapWidth / 2; ++x) run += qGray(picture.pixel(x, barRow)) < 60;
    return 2 * run;
  };
  parameters_["DEM"] = QVariant();
  // Heights of the map in m, and what its scale bar has to show; the valley's axis is in the middle.
  for (const auto& [height, metres] : {std::pair{300, 50.0}, {150, 20.0}}) {
    parameters_["EXTENT"] = QStringLiteral("500000,%1,%2,%3 [EPSG:32633]")
                                .arg(500000 + 4 * height / 3)
                                .arg(5300150 - height / 2)
                                .arg(5300150 + height / 2);
    ASSERT_TRUE(runAlgorithm(id, parameters_, valley_.project()).ok);
    const double metresPerPixel = height / 360.0;
    std::printf("  a scale of %d px, %.1f m\n", scaleOf(), scaleOf() * metresPerPixel);
    EXPECT_NEAR(metres, scaleOf() * metresPerPixel, 2.5 * metresPerPixel);
  }
  const Panel first = panelOf(1), middle = panelOf(4), last = panelOf(7);
  std::printf("  time: %d, %d, %d px, in row %d\n", first.bar, middle.bar, last.bar, last.barTop);
  EXPECT_EQ(0, first.bar);
  EXPECT_NEAR(58, middle.bar, 1);
  EXPECT_NEAR(116, last.bar, 1);
  ASSERT_GT(last.barTop, clockEnd);
  EXPECT_NE(first.clock, middle.clock);
  EXPECT_NE(middle.clock, last.clock);
  EXPECT_EQ(first.legend, last.legend);
  // The classes of the depth, each with another blue.
  const QImage picture = frame(7);
  std::set<QRgb> classes;
  for (int y = legendTop + 1, same = 0; y < picture.height(); ++y) {
    const QRgb color = picture.pixel(swatch, y);
    same = color == picture.pixel(swatch, y - 1) ? same + 1 : 0;
    if (same >= 3 && qBlue(color) > qRed(color) + 10) classes.insert(color);
  }
  std::printf("  %zu classes in the legend\n", classes.size());
  EXPECT_GE(classes.size(), 5u);
  // Water on the map has the colours of its legend, but for what lies over it.
  int known = 0, blue = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < mapWidth; ++x) {
      const QColor color = picture.pixelColor(x, y);
      if (color.blue() <= color.red() + 40) continue;
      ++blue;
      known += std::any_of(classes.begin(), classes.end(), [&](QRgb one) {
        return std::abs(qRed(one) - color.red()) + std::abs(qBlue(one) - color.blue()) < 40;
      });
    }
  std::printf("  %d of %d px of water have a colour of the legend\n", known, blue);
  EXPECT_GT(blue, 200);
  EXPECT_GT(known, 0.7 * blue);
}

TEST_F(FloodFrames, MakeAGifOfThem) {
  parameters_["ANIMATION"] = valley_.path("flood.gif");
  parameters_["FRAMES_PER_SECOND"] = 5;
  parameters_["EVERY"] = 2;
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  EXPECT_EQ(4, run.results["COUNT"].toInt());
  QImageReader gif(run.results["ANIMATION"].toString());
  ASSERT_TRUE(gif.canRead()) << gif.errorString().toStdString();
  EXPECT_TRUE(gif.supportsAnimation());
  int pictures = 0;
  for (QImage picture = gif.read(); !picture.isNull(); picture = gif.read()) {
    ++pictures;
    ASSERT_EQ(QSize(640, 360), picture.size());
    EXPECT_EQ(200, gif.nextImageDelay());
    // The same as the single picture, except for the colours of the palette.
    const QImage own = frame(pictures);
    double difference = 0;
    for (int y = 0; y < 360; ++y)
      for (int x = 0; x < 640; ++x)
        difference += std::abs(qGray(own.pixel(x, y)) - qGray(picture.pixel(x, y)));
    EXPECT_LT(difference / (640 * 360), 4) << pictures;
  }
  EXPECT_EQ(4, pictures);
}

// Layers of the project are drawn over the water.
TEST_F(FloodFrames, ShowOtherLayers) {
  parameters_["EVERY"] = 100;
  parameters_["LAYERS"] = QVariantList{
      valley_.layer("Polygon?crs=EPSG:32633",
                    {{"Polygon((500040 5300100, 500200 5300100, 500200 5300200, 500040 5300200))", {}}})};
  ASSERT_TRUE(runAlgorithm(id, parameters_, valley_.project()).ok);
  const QImage with = frame(1);
  parameters_.remove("LAYERS");
  ASSERT_TRUE(runAlgorithm(id, parameters_, valley_.project()).ok);
  EXPECT_NE(with, frame(1));
}

// The pictures of the video are the frames, in their colours and their order.
TEST_F(FloodFrames, AreAVideoWhereAnEncoderIsFound) {
  const QString ffmpeg = QStandardPaths::findExecutable("ffmpeg");
  if (ffmpeg.isEmpty()) GTEST_SKIP() << "no ffmpeg";
  const QString video = valley_.path("flood 100%d.mp4");
  parameters_["ANIMATION"] = video;
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  ASSERT_TRUE(run.ok) << run.error.toStdString();
  QProcess decoder;
  decoder.setProcessChannelMode(QProcess::MergedChannels);
  decoder.start(ffmpeg, {"-nostdin", "-i", video, "-vsync", "0", valley_.path("seen_%d.png")});
  ASSERT_TRUE(decoder.waitForFinished(60000));
  const QString said = QString::fromLocal8Bit(decoder.readAll());
  ASSERT_EQ(0, decoder.exitCode()) << said.toStdString();
  EXPECT_TRUE(said.contains("yuv420p(tv, bt709")) << said.toStdString();
  for (int number = 1; number <= 7; ++number) {
    const QImage seen = QImage(valley_.path(QStringLiteral("seen_%1.png").arg(number)))
                            .convertToFormat(QImage::Format_RGB32),
                 own = frame(number).convertToFormat(QImage::Format_RGB32);
    ASSERT_EQ(own.size(), seen.size()) << number;
    double red = 0, green = 0, blue = 0;
    for (int y = 0; y < own.height(); ++y)
      for (int x = 0; x < own.width(); ++x) {
        const QRgb a = own.pixel(x, y), b = seen.pixel(x, y);
        red += std::abs(qRed(a) - qRed(b)), green += std::abs(qGreen(a) - qGreen(b));
        blue += std::abs(qBlue(a) - qBlue(b));
      }
    const double pixels = static_cast<double>(own.width()) * own.height();
    for (const double of : {red, green, blue}) EXPECT_LT(of / pixels, 4) << number;
  }
  EXPECT_FALSE(QFile::exists(valley_.path("seen_8.png")));
}

TEST_F(FloodFrames, RefuseWhatCannotBeMade) {
  const auto refuse = [&](const char* name, const QVariant& value, const char* key,
                          const QStringList& parts) {
    QVariantMap parameters = parameters_;
    parameters[name] = value;
    const Outcome run = runAlgorithm(id, parameters, valley_.project());
    EXPECT_FALSE(run.ok) << name;
    EXPECT_TRUE(mentions(run.error, key, parts));
  };
  refuse("ANIMATION", valley_.path("flood.avi"), "result_format_unknown", {"ANIMATION", ".gif"});
  refuse("SERIES", valley_.text("no.nc", "nothing"), "series_not_read", {"SERIES", "no.nc"});
  refuse("EXTENT", "500100,500100,5300100,5300100 [EPSG:32633]", "extent_unreadable", {"EXTENT"});
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", "/nowhere");
  refuse("ANIMATION", valley_.path("flood.mp4"), "no_video_encoder", {"ffmpeg"});
  // Programs of that name, one that fails and one that writes what it is given.
  const auto pretend = [&](const QByteArray& script) {
    QDir().mkpath(valley_.path("bin"));
    QFile program(valley_.path("bin/ffmpeg"));
    program.open(QIODevice::WriteOnly);
    program.write("#!/bin/sh\n" + script);
    program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    program.close();
    qputenv("PATH", valley_.path("bin").toUtf8() + ":/bin:/usr/bin");
  };
  pretend("echo no such codec; exit 1\n");
  refuse("ANIMATION", valley_.path("flood.mp4"), "video_not_made", {"no such codec"});
  EXPECT_FALSE(QFile::exists(valley_.path("flood.mp4")));
  pretend("for last; do :; done; ls frame_*.png > \"$last\"\n");
  parameters_["ANIMATION"] = valley_.path("flood.mp4");
  const Outcome run = runAlgorithm(id, parameters_, valley_.project());
  qputenv("PATH", path);
  EXPECT_TRUE(run.ok) << run.error.toStdString();
  QFile video(valley_.path("flood.mp4"));
  ASSERT_TRUE(video.open(QIODevice::ReadOnly));
  EXPECT_EQ(7, video.readAll().count("frame_")) << "it is told where the pictures lie";
}

}  // namespace
}  // namespace spate::test
