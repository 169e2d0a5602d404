// SPDX-License-Identifier: GPL-3.0-or-later
// The constants that the fields of a culvert stand for.
#include <gtest/gtest.h>

#include <cstdio>
#include <iterator>
#include <utility>

#include "algorithms/case/scenario/structure_fields.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

struct Published {
  const char* chart;
  const char *shape, *material, *inlet;
  int form;
  double K, M, c, Y, slope_factor, k_entry, manning;
};

// FHWA HDS-5, 2nd edition (FHWA-NHI-01-020): form, K, M, c and Y of table 9, k_entry of table 12; +0.7 for
// mitred inlets of equations 26 to 28; n of charts 5 and 6.
constexpr Published published[] = {
    {"1 (1)", "circular", "concrete", "headwall", 1, 0.0098, 2.0, 0.0398, 0.67, -0.5, 0.5, 0.012},
    {"1 (2)", "circular", "concrete", "groove", 1, 0.0018, 2.0, 0.0292, 0.74, -0.5, 0.2, 0.012},
    {"1 (3)", "circular", "concrete", "projecting", 1, 0.0045, 2.0, 0.0317, 0.69, -0.5, 0.2, 0.012},
    {"3 (A)", "circular", "concrete", "bevelled", 1, 0.0018, 2.5, 0.0300, 0.74, -0.5, 0.2, 0.012},
    {"2 (1)", "circular", "metal", "headwall", 1, 0.0078, 2.0, 0.0379, 0.69, -0.5, 0.5, 0.024},
    {"2 (2)", "circular", "metal", "mitred", 1, 0.0210, 1.33, 0.0463, 0.75, 0.7, 0.7, 0.024},
    {"2 (3)", "circular", "metal", "projecting", 1, 0.0340, 1.5, 0.0553, 0.54, -0.5, 0.9, 0.024},
    {"3 (A)", "circular", "metal", "bevelled", 1, 0.0018, 2.5, 0.0300, 0.74, -0.5, 0.2, 0.024},
    {"8 (1)", "box", "concrete", "wingwalls", 1, 0.026, 1.0, 0.0347, 0.81, -0.5, 0.4, 0.012},
    {"8 (3)", "box", "concrete", "straight_wingwalls", 1, 0.061, 0.75, 0.0423, 0.82, -0.5, 0.7, 0.012},
    {"10 (1)", "box", "concrete", "headwall", 2, 0.515, 0.667, 0.0375, 0.79, -0.5, 0.5, 0.012},
    {"10 (2)", "box", "concrete", "bevelled", 2, 0.495, 0.667, 0.0314, 0.82, -0.5, 0.2, 0.012},
    {"41 (1)", "arch", "", "headwall", 1, 0.0083, 2.0, 0.0379, 0.69, -0.5, 0.5, 0.024},
    {"41 (2)", "arch", "", "mitred", 1, 0.0300, 1.0, 0.0463, 0.75, 0.7, 0.7, 0.024},
    {"41 (3)", "arch", "", "projecting", 1, 0.0340, 1.5, 0.0496, 0.57, -0.5, 0.9, 0.024}};

Structure culvert(const Published& of) {
  Feature feature;
  feature.label = of.inlet;
  feature.fields = {{"shape", std::string(of.shape)},
                    {"material", std::string(of.material)},
                    {"inlet", std::string(of.inlet)},
                    {"width", 2.0},
                    {"height", 1.0}};
  return read_structure_fields(feature).structure;
}

TEST(StructureFields, NamedInletsHaveTheConstantsOfHds5) {
  for (const Published& of : published) {
    SCOPED_TRACE(of.chart);
    const Structure read = culvert(of);
    EXPECT_EQ(of.form, read.inlet.form);
    EXPECT_EQ(of.K, read.inlet.K);
    EXPECT_EQ(of.M, read.inlet.M);
    EXPECT_EQ(of.c, read.inlet.c);
    EXPECT_EQ(of.Y, read.inlet.Y);
    EXPECT_EQ(of.slope_factor, read.inlet.slope_factor);
    EXPECT_EQ(of.k_entry, read.k_entry);
    EXPECT_EQ(of.manning, read.manning);
    EXPECT_EQ(1, read.k_exit);
  }
  std::printf("[figure] %zu named inlets of HDS-5\n", std::size(published));
}

TEST(StructureFields, AnArchOfConcreteIsAsSmoothAsOne) {
  Published of = published[std::size(published) - 1];
  of.material = "concrete";
  EXPECT_EQ(0.012, culvert(of).manning);
  of.material = "metal";
  EXPECT_EQ(0.024, culvert(of).manning);
}

Feature gate(const std::string& field, const io::Attribute& value) {
  Feature feature;
  feature.fields = {{"type", std::string("gate")}, {"width", 2.0}, {"height", 1.0}};
  feature.fields[field] = value;
  return feature;
}

TEST(StructureFields, NumbersBeyondTheirLimitsAreRefused) {
  EXPECT_EQ(0.25, read_structure_fields(gate("opening", 0.25)).structure.opening);
  for (const auto& [field, value] :
       {std::pair<const char*, io::Attribute>("openings", std::string("0:0; 60:25")),
        {"openings", std::string("0:-0.1")},
        {"opening", 1.5},
        {"opening_minutes", -5.0},
        {"coefficient", 0.0}})
    try {
      read_structure_fields(gate(field, value));
      ADD_FAILURE() << field;
    } catch (const Error& error) {
      EXPECT_EQ("structure_field_impossible", error.key()) << field;
    }
  Feature pump;
  pump.fields = {
      {"type", std::string("pump")}, {"discharge_m3s", 1.0}, {"start_level", 10.0}, {"stop_level", 11.0}};
  try {
    read_structure_fields(pump);
    ADD_FAILURE();
  } catch (const Error& error) {
    EXPECT_EQ("pump_starts_below_stop", error.key());
  }
  pump.fields["rule_x"] = pump.fields["rule_y"] = 3.0;  // where it fills
  EXPECT_EQ(RuleKind::opens_below, read_structure_fields(pump).structure.rule.kind);
  pump.fields.erase("start_level");
  pump.fields.erase("stop_level");
  try {
    read_structure_fields(pump);
    ADD_FAILURE() << "a place for a rule that there is not";
  } catch (const Error& error) {
    EXPECT_EQ("rule_incomplete", error.key());
  }
}

// No inlet is known that the table above does not have.
TEST(StructureFields, ThereAreNoOtherNamedInlets) {
  const char* const names[] = {"headwall", "groove",    "projecting",        "bevelled",
                               "mitred",   "wingwalls", "straight_wingwalls"};
  std::size_t known = 0;
  for (const auto& [shape, material] : {std::pair("circular", "concrete"), std::pair("circular", "metal"),
                                        std::pair("box", "concrete"), std::pair("arch", "")})
    for (const char* name : names) {
      Published of = published[0];
      of.shape = shape, of.material = material, of.inlet = name;
      try {
        culvert(of);
        ++known;
      } catch (const Error& error) {
        EXPECT_EQ("structure_inlet_unknown", error.key());
      }
    }
  EXPECT_EQ(std::size(published), known);
}

}  // namespace
}  // namespace spate
