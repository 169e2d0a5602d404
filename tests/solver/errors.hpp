// SPDX-License-Identifier: GPL-3.0-or-later
// Errors as users see them, with their three parts, and the names, numbers and keys that they must give.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <functional>
#include <initializer_list>
#include <string>

#include "solver/core/check.hpp"

namespace cases {

inline std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

inline void expect_error(const std::function<void()>& action, std::initializer_list<const char*> words) {
  try {
    action();
  } catch (const spate::Error& error) {
    const std::string message = error.what();
    EXPECT_FALSE(error.problem().empty() || error.why().empty() || error.remedy().empty()) << message;
    for (const char* word : words)
      EXPECT_NE(lower(message).find(lower(word)), std::string::npos) << "no '" << word << "' in: " << message;
    std::printf("[message] %s\n", message.c_str());
    return;
  }
  ADD_FAILURE() << "no error, expected one about " << *words.begin();
}

}  // namespace cases
