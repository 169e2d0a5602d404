// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/series/growing_file.hpp"

#include <hdf5.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <type_traits>
#include <utility>

#include "algorithms/io/operating_system.hpp"
#include "algorithms/io/series/netcdf_file.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

using Sizes = std::vector<hsize_t>;

Sizes sizes_of(const GrowingFile::Places& places) {
  return Sizes(places.begin(), places.end());
}

// Why a call to HDF5 has failed; errno was 0 before.
std::string why_it_failed() {
  return errno != 0 ? std::generic_category().message(errno) : "HDF5";
}

// Closes a space when it goes.
class Space {
 public:
  explicit Space(hid_t id) : id_(id) {}
  ~Space() {
    if (id_ >= 0) H5Sclose(id_);
  }
  Space(const Space&) = delete;
  Space& operator=(const Space&) = delete;
  hid_t id() const { return id_; }

 private:
  hid_t id_;
};

}  // namespace

GrowingFile::GrowingFile(const std::string& path, std::string name) : path_(path), name_(std::move(name)) {
  static_assert(std::is_same_v<Id, hid_t>);
  silence_hdf5();
  errno = 0;
  file_ = check(H5Fopen(path.c_str(), H5F_ACC_RDWR, H5P_DEFAULT));
}

GrowingFile::~GrowingFile() {
  try {
    close();
  } catch (const Error&) {  // whoever did not close it does not want it
  }
}

GrowingFile::Id GrowingFile::check(Id result) {
  if (result >= 0) return result;
  has_failed_ = true;
  fail_to_write(name_, why_it_failed());
}

int GrowingFile::variable(const char* name) {
  variables_.push_back(check(H5Dopen2(file_, name, H5P_DEFAULT)));
  return static_cast<int>(variables_.size()) - 1;
}

void GrowingFile::grow(int variable, const Places& size) {
  errno = 0;
  check(H5Dset_extent(variables_[static_cast<std::size_t>(variable)], sizes_of(size).data()));
}

void GrowingFile::write_values(int variable, const Places& start, const Places& count, Id type,
                               const void* values) {
  errno = 0;
  const Id of = variables_[static_cast<std::size_t>(variable)];
  Sizes size(start.size());
  {
    const Space before(check(H5Dget_space(of)));
    check(H5Sget_simple_extent_dims(before.id(), size.data(), nullptr));
  }
  for (std::size_t i = 0; i < size.size(); ++i) size[i] = std::max<hsize_t>(size[i], start[i] + count[i]);
  check(H5Dset_extent(of, size.data()));
  const Space in_file(check(H5Dget_space(of)));
  check(H5Sselect_hyperslab(in_file.id(), H5S_SELECT_SET, sizes_of(start).data(), nullptr,
                            sizes_of(count).data(), nullptr));
  const Space in_memory(
      check(H5Screate_simple(static_cast<int>(count.size()), sizes_of(count).data(), nullptr)));
  check(H5Dwrite(of, type, in_memory.id(), in_file.id(), H5P_DEFAULT, values));
}

void GrowingFile::write(int variable, const Places& start, const Places& count, const float* values) {
  write_values(variable, start, count, H5T_NATIVE_FLOAT, values);
}

void GrowingFile::write(int variable, const Places& start, const Places& count, const double* values) {
  write_values(variable, start, count, H5T_NATIVE_DOUBLE, values);
}

void GrowingFile::write(int variable, const Places& start, const Places& count, const int* values) {
  write_values(variable, start, count, H5T_NATIVE_INT, values);
}

void GrowingFile::write_packed(int variable, const Places& start, const std::vector<unsigned char>& chunk) {
  errno = 0;
  constexpr std::uint32_t all_filters = 0;
  check(H5Dwrite_chunk(variables_[static_cast<std::size_t>(variable)], H5P_DEFAULT, all_filters,
                       sizes_of(start).data(), chunk.size(), chunk.data()));
}

void GrowingFile::flush() {
  errno = 0;
  check(H5Fflush(file_, H5F_SCOPE_LOCAL));
}

// As NetCdfFile::close(), and for the same reasons.
void GrowingFile::close() {
  const Id file = std::exchange(file_, -1);
  if (file < 0) return;
  errno = 0;
  const bool is_whole = !has_failed_ && H5Fflush(file, H5F_SCOPE_LOCAL) >= 0;
  const std::string why = is_whole ? store(path_) : why_it_failed();
  if (!why.empty()) {
    NetCdfFile::let_stay_open();
    fail_to_write(name_, why);
  }
  for (const Id variable : variables_) H5Dclose(variable);
  check(H5Fclose(file));
}

}  // namespace spate::io
