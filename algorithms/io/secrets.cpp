// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/secrets.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "solver/core/text.hpp"

namespace spate::io {
namespace {

constexpr const char* hidden = "***";

// Long names count behind anything ("sslpassword", "access_token"), short ones as whole words.
constexpr std::array<const char*, 8> long_names = {"password", "passwd",  "passphrase", "token",
                                                   "apikey",   "api_key", "secret",     "signature"};
constexpr std::array<const char*, 2> short_names = {"pwd", "sig"};

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}
bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool has_at(const std::string& text, std::size_t at, const std::string& part) {
  return text.compare(at, part.size(), part) == 0;
}

// The end of a name that has a secret behind it, when one begins there; else at itself. folded: the text.
std::size_t end_of_name(const std::string& folded, std::size_t at) {
  if (std::string_view("pats").find(folded[at]) == std::string_view::npos) return at;
  for (const char* name : long_names)
    if (has_at(folded, at, name)) return at + std::string(name).size();
  if (at > 0 && is_letter(folded[at - 1])) return at;
  for (const char* name : short_names)
    if (has_at(folded, at, name)) return at + std::string(name).size();
  return at;
}

// Behind "=", "%3d" or, for a quoted name, ":"; npos when there is no value.
std::size_t begin_of_value(const std::string& folded, std::size_t at) {
  bool was_quoted = false;
  for (; at < folded.size() && (folded[at] == '\\' || folded[at] == '"' || folded[at] == '\''); ++at)
    was_quoted = was_quoted || folded[at] != '\\';
  while (at < folded.size() && is_blank(folded[at])) ++at;
  if (at >= folded.size()) return std::string::npos;
  if (folded[at] == '=' || (was_quoted && folded[at] == ':'))
    ++at;
  else if (has_at(folded, at, "%3d"))
    at += 3;
  else
    return std::string::npos;
  while (at < folded.size() && is_blank(folded[at])) ++at;
  return at;
}

struct Span {
  std::size_t begin, end;
};

// A literal in a literal has its quotes behind backslashes: where as many stand before the opening one, the
// closing one has as many too, and an even number of times one more for the backslashes within.
Span quoted_value(const std::string& text, std::size_t quote, std::size_t backslashes) {
  std::size_t run = 0;
  for (std::size_t i = quote + 1; i < text.size(); ++i) {
    if (text[i] == text[quote] && run >= backslashes && (run - backslashes) % (backslashes + 1) == 0 &&
        (run - backslashes) / (backslashes + 1) % 2 == 0)
      return {quote + 1, i - backslashes};
    run = text[i] == '\\' ? run + 1 : 0;
  }
  return {quote + 1, text.size()};
}

bool ends_a_source(const std::string& text, std::size_t at) {
  return at >= text.size() || is_blank(text[at]) || std::string(",)}]|").find(text[at]) != std::string::npos;
}

// To a blank, to a quote that is not the value's own, or to the next part of an address or a source.
Span bare_value(const std::string& text, const std::string& folded, std::size_t begin) {
  std::size_t end = begin;
  for (; end < text.size() && !is_blank(text[end]); ++end) {
    const bool is_quote = text[end] == '"' || text[end] == '\'';
    if (is_quote && (end == begin || text[end - 1] != '\\' || ends_a_source(text, end + 1))) break;
    if (has_at(folded, end, "|layer") || has_at(folded, end, "|subset=") || has_at(folded, end, "%20") ||
        has_at(folded, end, "&quot;"))
      break;
    if (text[end] == '&' || has_at(folded, end, "%26")) {
      std::size_t name = end + (text[end] == '&' ? 1 : 3);
      if (has_at(folded, name, "amp;")) name += 4;
      const std::size_t first = name;
      while (name < text.size() && (is_letter(text[name]) || text[name] == '_' || text[name] == '-')) ++name;
      if (name > first && (has_at(folded, name, "=") || has_at(folded, name, "%3d"))) break;
    }
  }
  if (end < text.size() && (text[end] == '"' || text[end] == '\''))
    while (end > begin && text[end - 1] == '\\') --end;
  return {begin, end};
}

Span value_at(const std::string& text, const std::string& folded, std::size_t begin) {
  for (const char* quote : {"%27", "%22", "&quot;"})
    if (has_at(folded, begin, quote)) {
      const std::size_t inside = begin + std::string(quote).size();
      return {inside, std::min(folded.find(quote, inside), text.size())};
    }
  std::size_t quote = begin;
  while (quote < text.size() && text[quote] == '\\') ++quote;
  if (quote < text.size() && (text[quote] == '"' || text[quote] == '\''))
    return quoted_value(text, quote, quote - begin);
  return bare_value(text, folded, begin);
}

std::string without_named(const std::string& text) {
  const std::string small = folded(text);
  std::string clean;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = end_of_name(small, at);
    const std::size_t begin = end > at ? begin_of_value(small, end) : std::string::npos;
    if (begin == std::string::npos) {
      clean += text[at++];
      continue;
    }
    const Span value = value_at(text, small, begin);
    clean += text.substr(at, value.begin - at) + (value.end > value.begin ? hidden : "");
    at = value.end;
  }
  return clean;
}

// What stands between a user and its host behind "scheme://", with the signs of an address as given.
std::string without_logins(const std::string& text, const std::string& scheme, const std::string& colon,
                           const std::string& at_sign) {
  const std::string small = folded(text);
  std::string clean;
  std::size_t done = 0;
  for (std::size_t found = small.find(scheme); found != std::string::npos;
       found = small.find(scheme, found + scheme.size())) {
    const std::size_t begin = found + scheme.size();
    std::size_t end = text.find_first_of("/?# \t\r\n\"'|<>\\", begin);
    end = std::min({end, small.find("%2f", begin), text.size()});
    const std::size_t host = small.substr(begin, end - begin).rfind(at_sign);
    const std::size_t login = small.substr(begin, end - begin).find(colon);
    if (begin < done || host == std::string::npos || login == std::string::npos || login >= host) continue;
    clean += text.substr(done, begin + login + colon.size() - done) + hidden;
    done = begin + host;
  }
  return clean + text.substr(done);
}

// "OCI:user/password@database"
std::string without_oracle(const std::string& text) {
  const std::string small = folded(text);
  const std::size_t begin = small.find("oci:");
  if (begin == std::string::npos) return text;
  const std::size_t slash = text.find('/', begin), host = text.find('@', begin);
  if (slash == std::string::npos || host == std::string::npos || slash > host) return text;
  return text.substr(0, slash + 1) + hidden + text.substr(host);
}

}  // namespace

std::string without_secrets(const std::string& text) {
  std::string clean = without_named(text);
  clean = without_logins(clean, "://", ":", "@");
  clean = without_logins(clean, "%3a%2f%2f", "%3a", "%40");
  return without_oracle(clean);
}

}  // namespace spate::io
