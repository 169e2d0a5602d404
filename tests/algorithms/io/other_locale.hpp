// SPDX-License-Identifier: GPL-3.0-or-later
// The process in another locale, for tests. Qt sets the one of the user's environment.
#pragma once

#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

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
    // Of each user: another one's folder may be closed.
    const fs::path folder =
        fs::temp_directory_path() / ("spate-locales-" + std::to_string(getuid()) + "-" + name);
    fs::create_directories(folder);
    if (!fs::exists(folder / full)) compile(name, folder / full);
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
  // Under a name of its own until it is whole: other tests take what they find, at the same time.
  static void compile(const std::string& name, const std::filesystem::path& locale) {
    const std::string own = locale.u8string() + "-" + std::to_string(getpid());
    ::setenv("SPATE_LOCALE", own.c_str(), 1);  // whatever letters the path has
    const std::string command = "localedef -i " + name + " -f UTF-8 \"$SPATE_LOCALE\" >/dev/null 2>&1";
    std::error_code ignored;
    if (std::system(command.c_str()) == 0) std::filesystem::rename(own, locale, ignored);
    std::filesystem::remove_all(own, ignored);
  }

  const std::string before_;
  bool is_there_ = false;
};

}  // namespace spate::test
