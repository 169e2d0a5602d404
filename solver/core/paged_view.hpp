// SPDX-License-Identifier: GPL-3.0-or-later
// A field of a grid as a GPU reads it: an array of all values, or the pages of a PagedField.
#pragma once

#include <cstdint>

#include "solver/core/macros.hpp"
#include "solver/core/paged_field.hpp"

namespace spate {

template <class T>
struct PagedView {
  const T* values;             // of all cells, or PagedField::packed(); null: there are none
  const std::uint32_t* books;  // null: values are of all cells
  const std::uint32_t* tables;

  SPATE_FUNCTION T operator[](std::uint64_t i) const {
    if (books == nullptr) return values[i];
    return values[page_of(i) * PagedField<T>::page + i % PagedField<T>::page];
  }
  SPATE_FUNCTION std::uint64_t page_of(std::uint64_t i) const {
    using Field = PagedField<T>;
    const std::uint64_t table = books[i / Field::book];
    return tables[table * Field::pages_of_book + i / Field::page % Field::pages_of_book];
  }
};

}  // namespace spate
