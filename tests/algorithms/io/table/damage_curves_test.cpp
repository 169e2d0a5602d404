// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/table/damage_curves.hpp"

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

DamageCurves read(const std::string& text) {
  return read_damage_curves(parse_csv("Kurven.csv", text));
}

void refuse_curves(const std::string& text, const char* key, std::vector<std::string> parts = {}) {
  parts.emplace_back("Kurven.csv");
  expect_error([&] { read(text); }, key, parts);
}

TEST(DamageCurves, LongForm) {
  const DamageCurves curves =
      read("curve_id,depth_m,factor\nhouse,0,0\nshop,-1,0.1\nhouse,2,0.5\nshop,1,0.3\nhouse,3,1\n");
  ASSERT_EQ(2u, curves.size());
  const Series& house = curves.at("house").factor;
  EXPECT_DOUBLE_EQ(0, house.value(-5)) << "constant below";
  EXPECT_DOUBLE_EQ(0.125, house.value(0.5));
  EXPECT_DOUBLE_EQ(0.5, house.value(2));
  EXPECT_DOUBLE_EQ(0.75, house.value(2.5));
  EXPECT_DOUBLE_EQ(1, house.value(30)) << "constant above";
  EXPECT_DOUBLE_EQ(0.2, curves.at("shop").factor.value(0)) << "below the floor a basement is lost already";
  EXPECT_FALSE(curves.at("house").sampling);
}

TEST(DamageCurves, WhatSpreadsheetsWrite) {
  const DamageCurves curves =
      read("Curve_ID;Depth_ft;Factor;source\r\n\"h 1\";\"0\";0,1;a\r\nh 1;10;\"0,6\";b\r\n");
  EXPECT_DOUBLE_EQ(0.35, curves.at("h 1").factor.value(5 * 0.3048));
}

TEST(DamageCurves, WideFormOfFiat) {
  const DamageCurves curves =
      read("#UNIT=m\n#METHOD,mean,max\nwater depth,house,house/contents\n0,0,0\n1,0.4,\n2,0.6,0.5\n");
  ASSERT_EQ(2u, curves.size());
  EXPECT_EQ(DepthSampling::mean, curves.at("house").sampling);
  EXPECT_EQ(DepthSampling::max, curves.at("house/contents").sampling);
  EXPECT_DOUBLE_EQ(0.5, curves.at("house").factor.value(1.5));
  EXPECT_DOUBLE_EQ(0.125, curves.at("house/contents").factor.value(0.5)) << "an empty field is no point";
  EXPECT_DOUBLE_EQ(0.3, read("#UNIT=feet,\ndepth,a\n0,0.2\n1,0.4\n").at("a").factor.value(0.1524));
  EXPECT_DOUBLE_EQ(0.3, read("depth_m,a\n0,0.2\n1,0.4\n").at("a").factor.value(0.5));
}

TEST(DamageCurves, ErrorsNameTheirLine) {
  const std::string head = "curve_id,depth_m,factor\n";
  refuse_curves(head + "a,0,0\na,1,40\n", "curve_factor_out_of_limits",
                {" 3,", "'factor'", "'40'", "'a'", "100"});
  refuse_curves(head + "a,0,-0.1\na,1,0.4\n", "curve_factor_out_of_limits", {" 2,", "'-0.1'"});
  refuse_curves(head + "a,0,0.5\nb,0,0\na,1,0.4\n", "curve_factor_falls", {" 4,", "'0.4'"});
  refuse_curves(head + "a,0,0\na,2,0.1\na,1,0.4\n", "curve_depths_not_increasing", {" 4,", "'depth_m'"});
  refuse_curves(head + "a,0,0\na,0,0.4\n", "curve_depths_not_increasing", {" 3,"});
  refuse_curves(head + "a,0,0\n,1,0.4\n", "curve_id_missing", {" 3,"});
  refuse_curves(head + "a,0,0\na,1,much\n", "number_is_text", {" 3,", "'much'"});
  refuse_curves(head + "a,0,0\na,,0.5\n", "number_missing", {" 3,", "'depth_m'"});
  refuse_curves(head + "a,0,0\na,1,0.5\nb,0,0.1\n", "curve_too_short", {" 4,", "'b'"});
  refuse_curves("curve_id,depth,factor\na,0,0\n", "depth_column_missing", {"depth_m"});
  refuse_curves("curve_id,depth_m,share\na,0,0\n", "factor_column_missing");
  refuse_curves("curve_id,depth_m,depth_ft,factor\na,0,0,0\n", "two_depth_columns");
}

TEST(DamageCurves, ErrorsOfTheWideForm) {
  refuse_curves("depth,a\n0,0\n1,1\n", "depth_unit_missing", {"#UNIT=m"});
  refuse_curves("#UNIT=mm\ndepth,a\n0,0\n1,1\n", "depth_unit_unknown", {" 1:", "'mm'", "#UNIT=m"});
  refuse_curves("#UNIT=ft\ndepth_m,a\n0,0\n1,1\n", "two_depth_units");
  refuse_curves("#UNIT=m\n#METHOD,max\ndepth,a,b\n0,0,0\n1,1,1\n", "method_row_length", {" 2 ", " 3 "});
  refuse_curves("#UNIT=m\n#METHOD,median\ndepth,a\n0,0\n1,1\n", "method_unknown", {" 2,", "'a'", "'median'"});
  refuse_curves("#UNIT=m\ndepth,a,a\n0,0,0\n1,1,1\n", "curve_ids_unclear", {"'a'"});
  refuse_curves("#UNIT=m\ndepth,a,b\n0,0,0\n1,0.5,0.4\n2,0.6,0.3\n", "curve_factor_falls", {" 5,", "'b'"});
  refuse_curves("#UNIT=m\ndepth\n0\n", "table_without_curves");
}

}  // namespace
}  // namespace spate::io
