// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/check.hpp"

#include <utility>

namespace spate {

std::string full_text(const Message& message) {
  std::string text = message.problem;
  if (!message.why.empty()) text += " (" + message.why + ").";
  if (!message.remedy.empty()) text += " " + message.remedy;
  if (!message.key.empty()) text += " [" + message.key + "]";
  return text;
}

Error::Error(Message message) : std::runtime_error(full_text(message)), message_(std::move(message)) {}

}  // namespace spate
