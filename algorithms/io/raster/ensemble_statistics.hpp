// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of each cell over the maps of an ensemble's members, exact and in bounded memory: the maps are
// read from their files once, window by window, always in the order of the members, so that the result
// depends on nothing else.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "algorithms/io/raster/geotiff.hpp"

namespace spate::io {

// The values of one cell, one for each member; NaN = dry, or water never came.
using Values = std::vector<float>;
using Weights = std::vector<double>;  // > 0, of any sum

// Statistics of depths, in which dry members count as 0. A result of 0 is given as NaN.
float weighted_mean(const Values& depths, const Weights& weights);
float exceedance_probability(const Values& depths, const Weights& weights, double depth);  // 0 to 1

// The largest and the smallest value, without those that are NaN; NaN if all are.
float largest(const Values& values);
float smallest(const Values& values);

// The quantile of a level p in (0, 1]: the smallest value that members of at least the share p of all weight
// do not exceed, which is the inverse of the weighted distribution function (for equal weights definition 1
// of Hyndman and Fan, 1996, The American Statistician 50, doi 10.2307/2684934). It is always the value of
// some member, and needs no arithmetic between dry and wet or between a time and never. missing replaces NaN:
// 0 for depths, infinity for times; a result that equals it is NaN.
float weighted_quantile(const Values& values, const Weights& weights, double level, float missing);

// The same for amounts, none of which is missing.
double weighted_quantile(const std::vector<double>& amounts, const Weights& weights, double level);

using CellStatistic = std::function<float(const Values&)>;

// A map of each member: a band of its file, each of which has the size of the grid.
struct MemberMaps {
  std::vector<std::string> files;
  int band = 1;
};

struct Statistic {
  std::string name, unit;  // of the band
  std::size_t source = 0;  // which of the MemberMaps
  CellStatistic of_cell;
};

// A band for each statistic. When one is asked for rows, all are worked out for them: members are read once,
// as long as the bands are asked for the same rows in turn. They hold those rows of each statistic, and of
// the members at most window_bytes at once, or one tile of each file.
std::vector<Band> statistic_bands(std::vector<MemberMaps> sources, std::vector<Statistic> statistics,
                                  const GeoReference& reference,
                                  std::size_t window_bytes = std::size_t{256} << 20);

// The content of a result file.
struct ResultFile {
  std::map<std::string, std::string> metadata;
  std::int64_t cells = 0;  // with data, in the first band
};

// Reads the whole file and compares the checksums of its bands, so that one that is cut or damaged is not
// taken for a result. Throws Error when it cannot be read, is damaged, or does not have the size of the grid.
ResultFile read_result(const std::string& path, const GeoReference& reference);

}  // namespace spate::io
