// SPDX-License-Identifier: GPL-3.0-or-later
// spate:floodframes: pictures of an advancing flood, and an animation of them.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>

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
