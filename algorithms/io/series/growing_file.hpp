// SPDX-License-Identifier: GPL-3.0-or-later
// A NetCDF-4 file whose variables grow. netCDF has defined them (NetCdfFile); HDF5, in whose format the file
// is, adds what they hold: netcdf-c would compress all of it in one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace spate::io {

// One thread at a time may use it. Every function throws Error when the disk fails.
class GrowingFile {
 public:
  // path: of a file that is closed, name: what messages call it.
  GrowingFile(const std::string& path, std::string name);
  ~GrowingFile();
  GrowingFile(const GrowingFile&) = delete;
  GrowingFile& operator=(const GrowingFile&) = delete;

  using Places = std::vector<std::size_t>;  // one number for each dimension

  int variable(const char* name);  // its number below

  // Writes values, count of them from start on; the variable grows to hold them.
  void write(int variable, const Places& start, const Places& count, const float* values);
  void write(int variable, const Places& start, const Places& count, const double* values);
  void write(int variable, const Places& start, const Places& count, const int* values);

  void grow(int variable, const Places& size);
  // One of the variable's chunks, which begins at start, as packed() made it. The variable holds a part of it
  // at least.
  void write_packed(int variable, const Places& start, const std::vector<unsigned char>& chunk);

  void flush();  // what was written can be read
  void close();  // throws Error when not all of it is stored

 private:
  using Id = std::int64_t;

  void write_values(int variable, const Places& start, const Places& count, Id type, const void* values);
  Id check(Id result);  // of a call to HDF5: negative = it failed

  std::string path_, name_;
  Id file_ = -1;
  std::vector<Id> variables_;
  bool has_failed_ = false;
};

}  // namespace spate::io
