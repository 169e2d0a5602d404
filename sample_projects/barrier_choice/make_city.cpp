// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a small part of the made-up city of tests/solver/city.hpp as plain text: 450 m of its river front,
// or as many cells of 3 m along each side as are asked for.
//   make_city FOLDER [CELLS]
// Coordinates are those of EPSG:32633, but the place is fictitious. prepare.py makes maps and layers of it.
#include "tests/solver/city.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

namespace {

int cells = 150;  // along each side
double width() {  // m
  return cells * city::spacing;
}
constexpr double origin_y = 90;  // in the city; more of the river would only take time
constexpr double easting = 500000, northing = 5300000;
constexpr double peak = 12.05, duration = 1800, closed_at = 180;  // m, s, s

// A point of the city, as it is written.
std::string place(double x, double y) {
  std::ostringstream text;
  text.precision(12);
  text << easting + x << ' ' << northing + y - origin_y;
  return text.str();
}

// The bank, where the wall stands, between two x.
std::string bank(double from, double to) {
  std::string line;
  const int parts = 2 * cells / 5;
  for (int i = 0; i <= parts; ++i) {
    const double x = from + (to - from) * i / parts;
    line += (i > 0 ? ", " : "") + place(x, city::wall_y(x));
  }
  return line;
}

template <typename Value>
void write_grid(const std::string& path, const Value& value) {
  std::ofstream file(path);
  file << "ncols " << cells << "\nnrows " << cells << std::fixed << "\nxllcorner " << easting
       << "\nyllcorner " << northing << "\ncellsize " << city::spacing << '\n'
       << std::defaultfloat;
  for (int row = cells - 1; row >= 0; --row)
    for (int column = 0; column < cells; ++column)
      file << value((column + 0.5) * city::spacing, origin_y + (row + 0.5) * city::spacing)
           << (column + 1 < cells ? ' ' : '\n');
}

double centimetres(double value) {
  return std::round(100 * value) / 100;
}

// Classes of ESA WorldCover.
int land_cover(double x, double y) {
  switch (city::cover(x, y)) {
    case city::Cover::river:
      return 80;  // permanent water bodies
    case city::Cover::park:
      return 30;  // grassland
    default:
      return 50;  // built-up
  }
}

// The classes are the names of curves of HAZUS 6.1: a few shops (COM1), and homes of 1, 2, 3 and more
// storeys.
void write_houses(const std::string& path) {
  std::ofstream file(path);
  file << "WKT,id,class,storeys,structure_eur,contents_eur,floor_m\n";
  int id = 0;
  for (int j = 0; j * city::block < origin_y + width(); ++j)
    for (int i = 0; i * city::block < width(); ++i)
      for (const city::House& house : city::houses_of(i, j)) {
        if (house.south < origin_y || house.east > width() || house.north > origin_y + width()) continue;
        ++id;
        const bool shop = city::noise(id, 0, 19) < 0.15;
        const double area = (house.east - house.west) * (house.north - house.south);
        const double structure = 1000 * std::round(1.5 * area * house.storeys);  // 1500 EUR/m2
        file << "\"POLYGON ((" << place(house.west, house.south) << ", " << place(house.east, house.south)
             << ", " << place(house.east, house.north) << ", " << place(house.west, house.north) << ", "
             << place(house.west, house.south) << "))\"," << id << ','
             << (shop ? "COM1" : "RES1-" + std::to_string(std::min(house.storeys, 3)) + "SNB") << ','
             << house.storeys << ',' << std::fixed << structure << ',' << (shop ? 1.0 : 0.5) * structure
             << ',' << std::defaultfloat << centimetres(0.1 + 0.5 * city::noise(id, 0, 23)) << '\n';
      }
}

void write_river(const std::string& folder) {
  std::ofstream(folder + "/barriers.csv")
      << "WKT,name,crest,close_s\n\"LINESTRING (" << bank(0, width() / 3) << ")\",mobile wall west,"
      << city::crest << ',' << closed_at << "\n\"LINESTRING (" << bank(width() / 3, width())
      << ")\",mobile wall east," << city::crest << ',' << closed_at << '\n';
  std::ofstream(folder + "/river.csv")
      << "WKT,name,level\n\"POLYGON ((" << bank(0, width()) << ", " << place(width(), origin_y) << ", "
      << place(0, origin_y) << ", " << place(0, city::wall_y(0)) << "))\",river," << city::base_level << '\n';
  std::ofstream(folder + "/river_edge.csv") << "WKT,kind,hydrograph\n\"LINESTRING (" << place(0, origin_y)
                                            << ", " << place(width(), origin_y) << ")\",level,river\n";
  std::ofstream hydrographs(folder + "/hydrographs.csv");
  hydrographs << "hydrograph,time_s,level_m\n";
  for (int i = 0; i <= 30; ++i) {
    const double time = duration * i / 30;
    hydrographs << "river," << time << ',' << centimetres(city::river_level(peak, time, duration)) << '\n';
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2 && count != 3) {
    std::cerr << "make_city FOLDER [CELLS]\n";
    return 1;
  }
  const std::string folder = arguments[1];
  if (count == 3) cells = std::stoi(arguments[2]);
  write_grid(folder + "/dem.asc", [](double x, double y) { return centimetres(city::ground(x, y)); });
  write_grid(folder + "/land_cover.asc", land_cover);
  write_houses(folder + "/buildings.csv");
  write_river(folder);
  return 0;
}
