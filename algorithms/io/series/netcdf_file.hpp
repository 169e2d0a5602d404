// SPDX-License-Identifier: GPL-3.0-or-later
// A NetCDF-4 file that is being written: names instead of numbers, and errors that are thrown.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace spate::io {

// Throws Error: the disk does not take a result.
[[noreturn]] void fail_to_write(const std::string& name, const std::string& why);

// One thread at a time may use it, and no other file may be opened or closed meanwhile: netcdf-c keeps lists
// without locks.
class NetCdfFile {
 public:
  // path is where it is written, name what messages call it. Throws Error when it cannot be made.
  NetCdfFile(const std::string& path, std::string name);
  ~NetCdfFile();
  NetCdfFile(const NetCdfFile&) = delete;
  NetCdfFile& operator=(const NetCdfFile&) = delete;

  static constexpr std::size_t grows = 0;  // the size of a dimension without an end
  int add_dimension(const char* name, std::size_t size);

  // chunks: values of each dimension that are compressed together; empty = the library's choice.
  int add_variable(const char* name, int type, const std::vector<int>& dimensions,
                   const std::vector<std::size_t>& chunks = {});
  void set_fill(int variable, float value);
  void set_fill(int variable, double value);

  static constexpr int whole_file = -1;  // in place of a variable
  void set_attribute(int variable, const char* name, const std::string& value);
  void set_attribute(int variable, const char* name, int value);

  void end_definitions();
  void write(int variable, const std::vector<std::size_t>& start, const std::vector<std::size_t>& count,
             const double* values);
  void write(int variable, const std::vector<std::string>& values);  // all of them

  void close();  // throws Error when not all of it is stored

  // Whether the disk failed so that a file could not be closed. HDF5 tries again when the process ends in the
  // usual way, and crashes if that fails.
  static bool some_stayed_open();
  static void let_stay_open();  // says that one does

 private:
  void check(int status);

  std::string path_, name_;
  int id_ = -1;
  bool has_failed_ = false;
};

}  // namespace spate::io
