// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/program.hpp"

#if !defined(_WIN32)
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <system_error>
#endif

namespace spate::io {

std::string quoted_argument(const std::string& argument) {
  constexpr const char* plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./:=,-";
  if (!argument.empty() && argument.find_first_not_of(plain) == std::string::npos) return argument;
  std::string text = "'";
  for (const char letter : argument) text += letter == '\'' ? "'\\''" : std::string(1, letter);
  return text + "'";
}

#if defined(_WIN32)

std::string find_program(const std::string& /*name*/) {
  return {};
}

ProgramEnd run_program(const std::string& /*path*/, const std::vector<std::string>& /*arguments*/,
                       const std::string& /*folder*/, const std::function<void()>& /*meanwhile*/) {
  return {};
}

#else

namespace {

constexpr int milliseconds_between_looks = 200;

// A process that is killed if nobody has waited for its end.
class Child {
 public:
  explicit Child(pid_t process) : process_(process) {}
  ~Child() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    wait();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  bool wait() {
    int status = 0;
    while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }

 private:
  pid_t process_;
};

class Pipe {
 public:
  Pipe() {
    if (::pipe(ends_.data()) != 0) return;
    for (const int end : ends_) ::fcntl(end, F_SETFD, FD_CLOEXEC);
  }
  ~Pipe() {
    close_entry();
    if (exit() >= 0) ::close(exit());
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  int exit() const { return ends_[0]; }
  int entry() const { return ends_[1]; }
  void close_entry() {
    if (entry() >= 0) ::close(entry());
    ends_[1] = -1;
  }

 private:
  std::array<int, 2> ends_ = {-1, -1};
};

}  // namespace

std::string find_program(const std::string& name) {
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path != nullptr ? path : "");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::filesystem::path file = std::filesystem::path(folder) / name;
    std::error_code ignored;
    if (file.is_absolute() && std::filesystem::is_regular_file(file, ignored) &&
        ::access(file.c_str(), X_OK) == 0)
      return file.string();
  }
  return {};
}

ProgramEnd run_program(const std::string& path, const std::vector<std::string>& arguments,
                       const std::string& folder, const std::function<void()>& meanwhile) {
  Pipe output;
  if (output.exit() < 0) return {false, std::strerror(errno)};
  std::vector<char*> words = {const_cast<char*>(path.c_str())};
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output.entry(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output.entry(), STDERR_FILENO);
  pid_t process = 0;
  const int error = ::posix_spawn(&process, path.c_str(), &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return {false, std::strerror(error)};
  Child child(process);
  output.close_entry();
  ProgramEnd end;
  for (bool is_open = true; is_open;) {
    pollfd look = {output.exit(), POLLIN, 0};
    if (::poll(&look, 1, milliseconds_between_looks) > 0) {
      std::array<char, 4096> letters;
      const ssize_t count = ::read(output.exit(), letters.data(), letters.size());
      if (count > 0) end.said.append(letters.data(), static_cast<std::size_t>(count));
      is_open = count > 0 || (count < 0 && errno == EINTR);
    }
    meanwhile();
  }
  end.succeeded = child.wait();
  return end;
}

#endif

}  // namespace spate::io
