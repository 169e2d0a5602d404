// SPDX-License-Identifier: GPL-3.0-or-later
// Errors and warnings that a user can act on. Every one reads "<problem> (<why>). <remedy> [<key>]".
#pragma once

#include <stdexcept>
#include <string>

#include "solver/core/text.hpp"

namespace spate {

// What an error or a warning says, in the user's language. Its key names the cause, in snake_case, and is the
// same in every language: scripts compare it, and users search for it or quote it when they ask for help.
// Different causes have different keys; one cause has the same key everywhere (tests/message_keys.py).
struct Message {
  std::string key, problem, why = {}, remedy = {};
};

// The message as one text, without the parts that are empty.
std::string full_text(const Message& message);

class Error : public std::runtime_error {
 public:
  explicit Error(Message message);
  Error(const std::string& key, const std::string& problem, const std::string& why, const std::string& remedy)
      : Error(Message{key, problem, why, remedy}) {}

  const Message& message() const { return message_; }
  const std::string& key() const { return message_.key; }
  const std::string& problem() const { return message_.problem; }
  const std::string& why() const { return message_.why; }
  const std::string& remedy() const { return message_.remedy; }

 private:
  Message message_;
};

// The memory of a device is too small. What was computed until then stays readable.
class OutOfMemory : public Error {
 public:
  using Error::Error;
};

// The texts are those of the source, and are translated here.
inline void check(bool holds, const char* key, const char* problem, const char* why, const char* remedy) {
  if (!holds) throw Error(key, tr(problem), tr(why), tr(remedy));
}

}  // namespace spate
