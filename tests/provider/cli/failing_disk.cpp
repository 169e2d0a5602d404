// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails once, or is full from some moment on: preloaded (LD_PRELOAD), it stands between a program
// and the C library where files are written. It acts below the folder SPATE_FAULT_FOLDER alone:
//   SPATE_FAULT_LOG    file; gets a line "CALL PLACE" for each such call, or for the one that was made to
//   fail SPATE_FAULT        "CALL PLACE NUMBER KIND": such call number NUMBER (from 1) fails. KIND: ENOSPC,
//   EIO: the
//                      error of that call; short: a write takes half and says so; full: this call and all
//                      later writes have no space
// PLACE is the path below the folder, without folders that are hidden until a result is whole and with '*'
// for random digits, so that each run calls the same thing by the same name. A result's writes by the C
// library's buffered files are seen where they enter the buffer, and where it is emptied.
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio_ext.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>

namespace {

namespace fs = std::filesystem;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : value;
}

struct Settings {
  fs::path folder = variable("SPATE_FAULT_FOLDER");
  std::string call, place, kind;
  long number = 0;
  int log = -1;

  Settings() {
    std::istringstream fault(variable("SPATE_FAULT"));
    fault >> call >> place >> number >> kind;
    const std::string path = variable("SPATE_FAULT_LOG");
    if (!path.empty())
      log = static_cast<int>(
          syscall(SYS_openat, AT_FDCWD, path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
  }
};

const Settings& settings() {
  static const Settings all;
  return all;
}

// "saved/flood-*.frames" for "/tmp/x/saved/.spate-0123456789abcdef/flood-0123456789abcdef.frames"; empty for
// a path outside the folder.
std::string place_of(const fs::path& path) {
  const fs::path relative = path.lexically_relative(settings().folder);
  if (relative.empty() || *relative.begin() == ".." || relative == ".") return {};
  std::string place;
  for (const fs::path& part : relative) {
    std::string name = part.string();
    if (name.rfind(".spate-", 0) == 0) continue;
    constexpr std::size_t random_digits = 16;
    for (std::size_t at = 0; at + random_digits <= name.size(); ++at)
      if (std::all_of(name.begin() + static_cast<long>(at),
                      name.begin() + static_cast<long>(at + random_digits),
                      [](unsigned char digit) { return std::isxdigit(digit) != 0; }))
        name.replace(at, random_digits, "*");
    std::replace(name.begin(), name.end(), ' ', '_');
    place += (place.empty() ? "" : "/") + name;
  }
  return place;
}

std::string place_of(int descriptor) {
  if (settings().folder.empty() || descriptor < 0) return {};
  char path[PATH_MAX];
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  const ssize_t size = readlink(link.c_str(), path, sizeof path);
  if (size <= 0) return {};
  struct stat status {};
  const int flags = fcntl(descriptor, F_GETFL);
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode) || (flags & O_ACCMODE) == O_RDONLY)
    return {};
  return place_of(fs::path(std::string(path, static_cast<std::size_t>(size))));
}

void note(const std::string& line) {
  if (settings().log >= 0) syscall(SYS_write, settings().log, line.data(), line.size());
}

// What happens to a call.
enum class Fate { as_usual, fails, takes_half };

Fate fate_of(const char* call, const std::string& place, bool takes_space) {
  if (place.empty()) return Fate::as_usual;
  const Settings& fault = settings();
  const std::string line = std::string(call) + " " + place;
  static std::atomic<long> calls{0};
  static std::atomic<bool> is_full{false};
  if (fault.call.empty()) {
    note(line + "\n");
  } else if (call == fault.call && place == fault.place && ++calls == fault.number) {
    note(line + "\n");
    if (fault.kind == "kill") std::raise(SIGKILL);
    if (fault.kind == "term") {
      kill(getpid(), SIGTERM);
      return Fate::as_usual;
    }
    is_full = fault.kind == "full";
    errno = fault.kind == "EIO" ? EIO : ENOSPC;
    return fault.kind == "short" ? Fate::takes_half : Fate::fails;
  }
  if (!is_full || !takes_space) return Fate::as_usual;
  errno = ENOSPC;
  return Fate::fails;
}

template <class Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// usual() writes everything, half() half of it.
template <class Usual, class Half>
ssize_t written(const char* call, int descriptor, const Usual& usual, const Half& half) {
  switch (fate_of(call, place_of(descriptor), true)) {
    case Fate::fails:
      return -1;
    case Fate::takes_half:
      return half();
    default:
      return usual();
  }
}

size_t half_of(size_t size) {
  return size - size / 2;
}

// For calls that either succeed or fail as a whole.
template <class Do, class DoInstead>
int done(const char* call, const std::string& place, bool takes_space, const Do& usual,
         const DoInstead& instead) {
  if (fate_of(call, place, takes_space) == Fate::as_usual) return usual();
  const int error = errno;
  instead();
  errno = error;
  return -1;
}

template <class Do>
int done(const char* call, const std::string& place, bool takes_space, const Do& usual) {
  return done(call, place, takes_space, usual, [] {});
}

}  // namespace

extern "C" {

ssize_t write(int descriptor, const void* bytes, size_t size) {
  static const auto usual = next<ssize_t (*)(int, const void*, size_t)>("write");
  return written(
      "write", descriptor, [&] { return usual(descriptor, bytes, size); },
      [&] { return usual(descriptor, bytes, half_of(size)); });
}

ssize_t writev(int descriptor, const iovec* parts, int count) {
  static const auto usual = next<ssize_t (*)(int, const iovec*, int)>("writev");
  return written(
      "writev", descriptor, [&] { return usual(descriptor, parts, count); },
      [&] {
        const iovec half{parts->iov_base, half_of(parts->iov_len)};
        return usual(descriptor, &half, 1);
      });
}

ssize_t pwrite(int descriptor, const void* bytes, size_t size, off_t at) {
  static const auto usual = next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
  return written(
      "pwrite", descriptor, [&] { return usual(descriptor, bytes, size, at); },
      [&] { return usual(descriptor, bytes, half_of(size), at); });
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t at) {
  static const auto usual = next<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
  return written(
      "pwrite", descriptor, [&] { return usual(descriptor, bytes, size, at); },
      [&] { return usual(descriptor, bytes, half_of(size), at); });
}

size_t fwrite(const void* bytes, size_t size, size_t count, FILE* file) {
  static const auto usual = next<size_t (*)(const void*, size_t, size_t, FILE*)>("fwrite");
  const auto as_signed = [](size_t items) { return static_cast<ssize_t>(items); };
  const ssize_t items = written(
      "fwrite", fileno(file), [&] { return as_signed(usual(bytes, size, count, file)); },
      [&] { return as_signed(usual(bytes, 1, half_of(size * count), file) / std::max<size_t>(size, 1)); });
  return items < 0 ? 0 : static_cast<size_t>(items);
}

// The part of a buffer that a disk does not take is lost.
int fflush(FILE* file) {
  static const auto usual = next<int (*)(FILE*)>("fflush");
  if (file == nullptr) return usual(file);
  return done(
      "fflush", place_of(fileno(file)), true, [&] { return usual(file); }, [&] { __fpurge(file); });
}

int fclose(FILE* file) {
  static const auto usual = next<int (*)(FILE*)>("fclose");
  return done(
      "fclose", place_of(fileno(file)), true, [&] { return usual(file); },
      [&] {
        __fpurge(file);
        usual(file);
      });
}

int close(int descriptor) {
  static const auto usual = next<int (*)(int)>("close");
  return done(
      "close", place_of(descriptor), false, [&] { return usual(descriptor); }, [&] { usual(descriptor); });
}

int fsync(int descriptor) {
  static const auto usual = next<int (*)(int)>("fsync");
  // A result is stored through a second, read-only descriptor.
  char path[PATH_MAX];
  const ssize_t size = readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), path, sizeof path);
  const std::string place = size > 0 && !settings().folder.empty()
                                ? place_of(fs::path(std::string(path, static_cast<std::size_t>(size))))
                                : std::string();
  return done("fsync", place, true, [&] { return usual(descriptor); });
}

int fdatasync(int descriptor) {
  static const auto usual = next<int (*)(int)>("fdatasync");
  return done("fdatasync", place_of(descriptor), true, [&] { return usual(descriptor); });
}

int ftruncate(int descriptor, off_t size) {
  static const auto usual = next<int (*)(int, off_t)>("ftruncate");
  return done("ftruncate", place_of(descriptor), true, [&] { return usual(descriptor, size); });
}

int ftruncate64(int descriptor, off64_t size) {
  static const auto usual = next<int (*)(int, off64_t)>("ftruncate64");
  return done("ftruncate", place_of(descriptor), true, [&] { return usual(descriptor, size); });
}

// Also of the hidden folder in which a result is written, which has the place of the folder around it.
int mkdir(const char* path, mode_t mode) {
  static const auto usual = next<int (*)(const char*, mode_t)>("mkdir");
  return done("mkdir", settings().folder.empty() ? std::string() : place_of(fs::path(path)), true,
              [&] { return usual(path, mode); });
}

int rename(const char* from, const char* to) {
  static const auto usual = next<int (*)(const char*, const char*)>("rename");
  // A name takes none of the space that files do: where one was, one can be put back.
  return done("rename", settings().folder.empty() ? std::string() : place_of(fs::path(to)), false,
              [&] { return usual(from, to); });
}

}  // extern "C"
