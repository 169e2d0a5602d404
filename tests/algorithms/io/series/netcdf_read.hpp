// SPDX-License-Identifier: GPL-3.0-or-later
// Reads NetCDF files with the library of other programs.
#pragma once

#include <gtest/gtest.h>
#include <netcdf.h>

#include <string>
#include <vector>

namespace spate::io {

class ReadBack {
 public:
  explicit ReadBack(const std::string& path) { EXPECT_EQ(NC_NOERR, nc_open(path.c_str(), NC_NOWRITE, &id_)); }
  ~ReadBack() { nc_close(id_); }

  std::size_t size(const char* dimension) const {
    int number = 0;
    std::size_t size = 0;
    EXPECT_EQ(NC_NOERR, nc_inq_dimid(id_, dimension, &number)) << dimension;
    nc_inq_dimlen(id_, number, &size);
    return size;
  }
  std::vector<double> values(const char* name, std::size_t count) const {
    std::vector<double> values(count);
    EXPECT_EQ(NC_NOERR, nc_get_var_double(id_, variable(name), values.data())) << name;
    return values;
  }
  std::vector<std::string> texts(const char* name, std::size_t count) const {
    std::vector<char*> read(count);
    EXPECT_EQ(NC_NOERR, nc_get_var_string(id_, variable(name), read.data())) << name;
    std::vector<std::string> texts(read.begin(), read.end());
    nc_free_string(count, read.data());
    return texts;
  }
  // name: null = of the whole file.
  std::string text(const char* name, const char* attribute) const {
    const int of = name != nullptr ? variable(name) : NC_GLOBAL;
    std::size_t length = 0;
    EXPECT_EQ(NC_NOERR, nc_inq_attlen(id_, of, attribute, &length)) << attribute;
    std::string text(length, ' ');
    nc_get_att_text(id_, of, attribute, text.data());
    return text;
  }

 private:
  int variable(const char* name) const {
    int number = 0;
    EXPECT_EQ(NC_NOERR, nc_inq_varid(id_, name, &number)) << name;
    return number;
  }
  int id_ = 0;
};

}  // namespace spate::io
