// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/domain/together.hpp"

#include <cstdint>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/core/check.hpp"

namespace spate {
namespace {

// How the work of one rank ended, as it travels to rank 0.
struct Outcome {
  enum class Kind : char { error, out_of_memory, no_memory };
  Kind kind;
  std::string key, problem, why, remedy;

  std::string to_bytes() const {
    std::string bytes(1, static_cast<char>(kind));
    for (const std::string* text : {&key, &problem, &why, &remedy}) bytes += *text + '\0';
    return bytes;
  }
  [[noreturn]] static void rethrow(const std::string& bytes) {
    const auto kind = static_cast<Kind>(bytes[0]);
    if (kind == Kind::no_memory) throw std::bad_alloc();
    std::size_t begin = 1;
    const auto next = [&] {
      const std::size_t end = bytes.find('\0', begin);
      return bytes.substr(std::exchange(begin, end + 1), end - begin);
    };
    const std::string key = next(), problem = next(), why = next(), remedy = next();
    if (kind == Kind::out_of_memory) throw OutOfMemory(key, problem, why, remedy);
    throw Error(key, problem, why, remedy);
  }
};

Outcome outcome_of(const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const OutOfMemory& error) {
    return {Outcome::Kind::out_of_memory, error.key(), error.problem(), error.why(), error.remedy()};
  } catch (const Error& error) {
    return {Outcome::Kind::error, error.key(), error.problem(), error.why(), error.remedy()};
  } catch (const std::bad_alloc&) {
    return {Outcome::Kind::no_memory, {}, {}, {}, {}};
  } catch (const std::exception& error) {
    return {Outcome::Kind::error, "part_failed", tr("A part of the domain failed"), error.what(), {}};
  } catch (...) {  // rank 0's own, which needs no text
    return {Outcome::Kind::error, "part_failed", tr("A part of the domain failed"), {}, {}};
  }
}

// Work during which the ranks do not hear of each other. Where it fails, rank 0 throws the failure of the
// first rank, and the others get the kind of it.
std::optional<Outcome::Kind> failure_of(Exchange& exchange, const std::function<void()>& work) {
  std::exception_ptr failure;
  try {
    work();
  } catch (...) {
    failure = std::current_exception();
  }
  char rank_0_is_done = 1;  // the others sleep until then
  exchange.broadcast(&rank_0_is_done, sizeof rank_0_is_done);
  const std::optional<Outcome> own = failure ? std::optional(outcome_of(failure)) : std::nullopt;
  constexpr int kinds = 3;
  double first = own ? kinds * (exchange.ranks() - exchange.rank()) + static_cast<int>(own->kind) : 0;
  exchange.largest(&first, 1);
  if (!(first > 0)) return std::nullopt;
  const int rank = exchange.ranks() - static_cast<int>(first) / kinds;
  const auto kind = static_cast<Outcome::Kind>(static_cast<int>(first) % kinds);
  if (rank == 0) {
    if (exchange.leads()) std::rethrow_exception(failure);
    return kind;
  }
  std::string bytes = rank == exchange.rank() ? own->to_bytes() : std::string();
  std::uint64_t size = bytes.size();
  exchange.sum(&size, 1);
  bytes.resize(size);
  const std::vector<Parcel> parcel{{exchange.leads() ? rank : 0, bytes.data(), bytes.size()}}, none;
  exchange.swap(rank == exchange.rank() ? parcel : none, exchange.leads() ? parcel : none);
  if (exchange.leads()) Outcome::rethrow(bytes);
  return kind;
}

}  // namespace

bool work_apart(Exchange& exchange, const std::function<void()>& work) {
  return !failure_of(exchange, work);
}

void fail_together(Exchange& exchange, const std::function<void()>& work) {
  std::optional<Outcome::Kind> failure;
  try {
    failure = failure_of(exchange, work);
  } catch (const std::bad_alloc&) {  // as the others hear of it: what was computed can still be read
    throw OutOfMemory(
        "out_of_memory", tr("The computer's memory is too small"), tr("an allocation failed"),
        tr("Close other programs, use larger cells, or cut the elevation model to the part that can be "
           "flooded."));
  }
  if (!failure) return;
  constexpr const char* told_by_rank_0 = "";
  if (*failure == Outcome::Kind::error)
    throw Error("part_failed", told_by_rank_0, told_by_rank_0, told_by_rank_0);
  throw OutOfMemory("part_failed", told_by_rank_0, told_by_rank_0, told_by_rank_0);
}

void work_together(Exchange& exchange, const std::function<void()>& work) {
  try {
    work();
  } catch (const Error&) {
    throw;
  } catch (const std::exception& error) {
    exchange.abandon(error.what());
    throw Error("part_failed", tr("A part of the domain failed"), error.what(),
                tr("Simulate again, from the last checkpoint if there is one."));
  }
}

void share(Exchange& exchange, std::string& text) {
  std::uint64_t size = text.size();
  exchange.broadcast(&size, sizeof size);
  text.resize(size);
  exchange.broadcast(text.data(), text.size());
}

}  // namespace spate
