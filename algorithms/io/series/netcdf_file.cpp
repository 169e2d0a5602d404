// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/series/netcdf_file.hpp"

#include <netcdf.h>

#include <atomic>
#include <utility>

#include "algorithms/io/operating_system.hpp"
#include "solver/core/check.hpp"

namespace spate::io {

namespace {

std::atomic<bool> some_stay_open{false};

}  // namespace

void fail_to_write(const std::string& name, const std::string& why) {
  throw Error("result_not_written", tr("The result '%1' cannot be written", name), why,
              tr("Free some space on the disk, or choose a folder on another one."));
}

static_assert(NetCdfFile::grows == NC_UNLIMITED && NetCdfFile::whole_file == NC_GLOBAL);

NetCdfFile::NetCdfFile(const std::string& path, std::string name) : path_(path), name_(std::move(name)) {
  silence_hdf5();
  check(nc_create(path.c_str(), NC_NETCDF4 | NC_CLOBBER, &id_));
  // Every value is written, or is missing because its place was dry all the time before.
  check(nc_set_fill(id_, NC_FILL, nullptr));
}

NetCdfFile::~NetCdfFile() {
  try {
    close();
  } catch (const Error&) {  // whoever did not close it does not want it
  }
}

void NetCdfFile::check(int status) {
  if (status == NC_NOERR) return;
  has_failed_ = true;
  fail_to_write(name_, nc_strerror(status));
}

int NetCdfFile::add_dimension(const char* name, std::size_t size) {
  int dimension = 0;
  check(nc_def_dim(id_, name, size, &dimension));
  return dimension;
}

int NetCdfFile::add_variable(const char* name, int type, const std::vector<int>& dimensions,
                             const std::vector<std::size_t>& chunks) {
  // Measured on the series of the sample Merewether (tests/algorithms/io/series/series_compression.cpp): a
  // fifth of the bytes, for 10 ms a frame of 35,000 faces. Level 4 saves another 5 % for half as much time
  // again, level 9 7 % for twelve times; without shuffle, files are a fifth larger and take longer.
  constexpr int shuffle = 1, deflate = 1, fastest = 1;
  int variable = 0;
  check(nc_def_var(id_, name, type, static_cast<int>(dimensions.size()), dimensions.data(), &variable));
  if (chunks.empty()) return variable;
  check(nc_def_var_chunking(id_, variable, NC_CHUNKED, chunks.data()));
  check(nc_def_var_deflate(id_, variable, shuffle, deflate, fastest));
  return variable;
}

void NetCdfFile::set_fill(int variable, float value) {
  check(nc_def_var_fill(id_, variable, NC_FILL, &value));
}

void NetCdfFile::set_fill(int variable, double value) {
  check(nc_def_var_fill(id_, variable, NC_FILL, &value));
}

void NetCdfFile::set_attribute(int variable, const char* name, const std::string& value) {
  check(nc_put_att_text(id_, variable, name, value.size(), value.c_str()));
}

void NetCdfFile::set_attribute(int variable, const char* name, int value) {
  check(nc_put_att_int(id_, variable, name, NC_INT, 1, &value));
}

void NetCdfFile::end_definitions() {
  check(nc_enddef(id_));
}

void NetCdfFile::write(int variable, const std::vector<std::size_t>& start,
                       const std::vector<std::size_t>& count, const double* values) {
  check(nc_put_vara_double(id_, variable, start.data(), count.data(), values));
}

void NetCdfFile::write(int variable, const std::vector<std::string>& values) {
  std::vector<const char*> texts;
  for (const std::string& value : values) texts.push_back(value.c_str());
  const std::size_t start = 0, count = texts.size();
  if (count > 0) check(nc_put_vara_string(id_, variable, &start, &count, texts.data()));
}

// netcdf-c crashes when the disk fails while it closes a file. So everything is on the disk before; a file of
// which that cannot be said stays open. So does one that has failed before: HDF5 may have forgotten a part of
// it and store the others without complaint.
void NetCdfFile::close() {
  const int id = std::exchange(id_, -1);
  if (id < 0) return;
  const int status = has_failed_ ? NC_EHDFERR : nc_sync(id);
  const std::string why = status == NC_NOERR ? store(path_) : nc_strerror(status);
  if (!why.empty()) {
    let_stay_open();
    fail_to_write(name_, why);
  }
  check(nc_close(id));
}

bool NetCdfFile::some_stayed_open() {
  return some_stay_open;
}

void NetCdfFile::let_stay_open() {
  some_stay_open = true;
}

}  // namespace spate::io
