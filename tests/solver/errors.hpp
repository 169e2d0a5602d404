// SPDX-License-Identifier: GPL-3.0-or-later
// Errors and warnings as users see them. Tests recognise them by their key, and by the names and numbers that
// they must contain, never by their words.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <functional>
#include <initializer_list>
#include <sstream>
#include <string>

#include "solver/core/check.hpp"

namespace cases {

// Whether a line of the text is a message with that key that contains these names and numbers.
template <class Parts = std::initializer_list<const char*>>
testing::AssertionResult has_key(const std::string& text, const std::string& key, const Parts& parts = {}) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    bool holds = line.find("[" + key + "]") != std::string::npos;
    for (const auto& part : parts) holds = holds && line.find(part) != std::string::npos;
    if (holds) return testing::AssertionSuccess();
  }
  auto failure = testing::AssertionFailure() << "no [" << key << "]";
  for (const auto& part : parts) failure << ", '" << part << "'";
  return failure << " in: " << text;
}

inline void expect_error(const std::function<void()>& action, const char* key,
                         std::initializer_list<const char*> parts = {}) {
  try {
    action();
  } catch (const spate::Error& error) {
    EXPECT_FALSE(error.problem().empty() || error.why().empty() || error.remedy().empty()) << error.what();
    EXPECT_EQ(key, error.key());
    EXPECT_TRUE(has_key(error.what(), key, parts));
    std::printf("[message] %s\n", error.what());
    return;
  }
  ADD_FAILURE() << "no error, expected " << key;
}

}  // namespace cases
