// SPDX-License-Identifier: GPL-3.0-or-later
// A sediment simulation from its inputs to its maps: what spate:simulatesediment does, and the command.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/parameters/values.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/studies/sediment/sediment_model.hpp"

namespace spate {

ParameterList sediment_parameters();
std::vector<NumberInfo> sediment_number_list();

class SedimentRun {
 public:
  // Everything before the first step. values: with their defaults; results: files by parameter, empty = not
  // wanted. Throws Error when something does not make sense.
  SedimentRun(const Inputs& inputs, const Values& values, const std::map<std::string, std::string>& results,
              Log& log);

  // SERIES, where it is wanted.
  using WriteTable = std::function<void(const char* parameter, const io::Layer& table)>;

  // Simulates and writes the results with their styles. call: the command that repeats the run, and its
  // inputs. Throws Cancelled, and has then written nothing.
  void run(const io::Metadata& call, const WriteTable& write_table, Log& log);

  const std::vector<MapFile>& maps() const { return maps_; }
  Numbers numbers() const;

 private:
  void log_start(const Values& values, Log& log);
  void simulate(Log& log);
  void add_row();
  void log_end(Log& log) const;
  io::Metadata metadata(const io::Metadata& call) const;
  void write_maps(const io::Metadata& metadata, const Log& log);

  std::vector<MapFile> maps_;
  io::GeoReference reference_;
  double datum_ = 0;                    // m, of the model's levels
  double duration_ = 0, interval_ = 0;  // a
  std::string device_;
  io::Metadata numerics_;          // of the maps
  std::vector<double> first_bed_;  // m above the datum
  std::unique_ptr<sediment::Model> model_;
  io::Layer series_;
  double wall_seconds_ = 0;
};

}  // namespace spate
