// SPDX-License-Identifier: GPL-3.0-or-later
// Writing a style beside a result never overwrites a user's style, or that of another layer.
#include "algorithms/case/results/style_files.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "algorithms/case/results/styles.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;

class Counting : public Log {
 public:
  void info(const std::string&) override { ++infos; }
  void warning(const Message&) override { ++warnings; }
  void progress(double) override {}
  bool is_cancelled() const override { return false; }
  int infos = 0, warnings = 0;
};

class StyleFiles : public testing::Test {
 protected:
  StyleFiles() { fs::create_directories(folder_); }
  ~StyleFiles() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).u8string(); }
  void put(const std::string& name, const std::string& text) const { std::ofstream(folder_ / name) << text; }
  std::string get(const std::string& name) const {
    std::ifstream file(folder_ / name);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  const fs::path folder_ = fs::temp_directory_path() / ("spate-styles-" + std::to_string(getpid()));
  Counting log_;
};

TEST_F(StyleFiles, AreReplacedBesideTheirOwnFileOnly) {
  put("max_depth.tif", "");
  write_style_beside(path("max_depth.tif"), "<qgis>1</qgis>", log_);
  EXPECT_EQ(0u, get("max_depth.qml").rfind("<qgis>1</qgis>", 0));
  write_style_beside(path("max_depth.tif"), "<qgis>2</qgis>", log_);
  const std::string second = get("max_depth.qml");
  EXPECT_EQ(0u, second.rfind("<qgis>2</qgis>", 0));
  EXPECT_EQ(0, log_.infos);

  put("max_depth.gpkg", "");
  write_style_beside(path("max_depth.gpkg"), "<qgis>3</qgis>", log_);
  EXPECT_EQ(second, get("max_depth.qml"));
  EXPECT_EQ(1, log_.infos);
  fs::remove(path("max_depth.tif"));
  write_style_beside(path("max_depth.gpkg"), "<qgis>3</qgis>", log_);
  EXPECT_EQ(0u, get("max_depth.qml").rfind("<qgis>3</qgis>", 0)) << "its layer is gone";
}

TEST_F(StyleFiles, ThatTheUserMadeStay) {
  put("max_depth.qml", "<qgis>mine</qgis>");
  write_style_beside(path("max_depth.tif"), "<qgis>1</qgis>", log_);
  EXPECT_EQ("<qgis>mine</qgis>", get("max_depth.qml"));
  EXPECT_EQ(1, log_.infos);
  EXPECT_EQ(0, log_.warnings);
}

TEST_F(StyleFiles, ThatCannotBeWrittenAreAWarning) {
  write_style_beside(path("nowhere/max_depth.tif"), "<qgis/>", log_);
  EXPECT_EQ(1, log_.warnings);
}

// Where the input has fields of those names already.
TEST(Styles, DrawTheColumnsOfTheResult) {
  const std::vector<io::Column> fields = {{"error"}, {"change"}}, columns = {{"error_2"}, {"change_3"}};
  const std::string style = style_of_columns(std::string(style_text("samples")), fields, columns);
  EXPECT_EQ(std::string::npos, style.find("&quot;error&quot;"));
  EXPECT_NE(std::string::npos, style.find("&quot;error_2&quot; = 0"));
  const std::string change = style_of_columns(std::string(style_text("building_change")), fields, columns);
  EXPECT_NE(std::string::npos, change.find("attr=\"change_3\""));
}

}  // namespace
}  // namespace spate
