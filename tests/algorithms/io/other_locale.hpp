// SPDX-License-Identifier: GPL-3.0-or-later
// The process in another locale, for tests. Qt sets the one of the user's environment.
#pragma once

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace spate::test {

// "tr_TR", "de_DE". Where the system does not have it, it is compiled, if the system can do that.
class OtherLocale {
 public:
  explicit OtherLocale(const std::string& name) : before_(std::setlocale(LC_ALL, nullptr)) {
    const std::string full = name + ".UTF-8";
    if (std::setlocale(LC_ALL, full.c_str()) != nullptr) {
      is_there_ = true;
      return;
    }
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / ("spate-locales-" + name);
    fs::create_directories(folder);
    const std::string command =
        "localedef -i " + name + " -f UTF-8 '" + (folder / full).u8string() + "' >/dev/null 2>&1";
    if (!fs::exists(folder / full) && std::system(command.c_str()) != 0 && !fs::exists(folder / full)) return;
    ::setenv("LOCPATH", folder.c_str(), 1);
    is_there_ = std::setlocale(LC_ALL, full.c_str()) != nullptr;
  }
  OtherLocale(const OtherLocale&) = delete;
  OtherLocale& operator=(const OtherLocale&) = delete;
  ~OtherLocale() {
    ::unsetenv("LOCPATH");
    std::setlocale(LC_ALL, before_.c_str());
  }
  bool is_there() const { return is_there_; }

 private:
  const std::string before_;
  bool is_there_ = false;
};

}  // namespace spate::test
