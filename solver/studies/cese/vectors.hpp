// SPDX-License-Identifier: GPL-3.0-or-later
// Small vectors and matrices of conservation laws, for the CPU and the GPU. Sums go from the first component
// to the last, so both have the same bits.
#pragma once

#include "solver/core/macros.hpp"

namespace spate::cese {

template <class Real, int size>
struct Vector {
  Real value[size];
  SPATE_FUNCTION Real& operator[](int i) { return value[i]; }
  SPATE_FUNCTION const Real& operator[](int i) const { return value[i]; }
};

template <class Real, int size>
SPATE_FUNCTION Vector<Real, size> operator+(Vector<Real, size> a, const Vector<Real, size>& b) {
  for (int i = 0; i < size; ++i) a[i] += b[i];
  return a;
}
template <class Real, int size>
SPATE_FUNCTION Vector<Real, size> operator-(Vector<Real, size> a, const Vector<Real, size>& b) {
  for (int i = 0; i < size; ++i) a[i] -= b[i];
  return a;
}
template <class Real, int size>
SPATE_FUNCTION Vector<Real, size> operator*(Real factor, Vector<Real, size> a) {
  for (int i = 0; i < size; ++i) a[i] *= factor;
  return a;
}

template <class Real, int size>
struct Matrix {
  Real value[size][size];  // by rows
};

template <class Real, int size>
SPATE_FUNCTION Vector<Real, size> operator*(const Matrix<Real, size>& a, const Vector<Real, size>& b) {
  Vector<Real, size> result{};
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) result[row] += a.value[row][column] * b[column];
  return result;
}

}  // namespace spate::cese
