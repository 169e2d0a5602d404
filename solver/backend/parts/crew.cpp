// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/parts/crew.hpp"

#include <exception>
#include <new>
#include <string>
#include <system_error>
#include <utility>

#include "solver/core/check.hpp"

namespace spate {
namespace {

// How the work of one rank ended, as it travels to rank 0.
struct Outcome {
  enum class Kind : char { error, no_memory };
  Kind kind;
  std::string key, problem, why, remedy;

  std::string to_bytes() const {
    std::string bytes(1, static_cast<char>(kind));
    for (const std::string* text : {&key, &problem, &why, &remedy}) bytes += *text + '\0';
    return bytes;
  }
  [[noreturn]] static void rethrow(const std::string& bytes) {
    if (static_cast<Kind>(bytes[0]) == Kind::no_memory) throw std::bad_alloc();
    std::size_t begin = 1;
    const auto next = [&] {
      const std::size_t end = bytes.find('\0', begin);
      return bytes.substr(std::exchange(begin, end + 1), end - begin);
    };
    const std::string key = next(), problem = next(), why = next(), remedy = next();
    throw Error(key, problem, why, remedy);
  }
};

Outcome outcome_of(const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
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
// first rank, and the others are told: returns whether all went well.
bool work_apart(Exchange& exchange, const std::function<void()>& work) {
  std::exception_ptr failure;
  try {
    work();
  } catch (...) {
    failure = std::current_exception();
  }
  double first = failure ? exchange.ranks() - exchange.rank() : 0;
  exchange.largest(&first, 1);
  if (!(first > 0)) return true;
  const int rank = exchange.ranks() - static_cast<int>(first);
  if (rank == 0) {
    if (failure && exchange.leads()) std::rethrow_exception(failure);
    return false;
  }
  std::string bytes = rank == exchange.rank() ? outcome_of(failure).to_bytes() : std::string();
  std::uint64_t size = bytes.size();
  exchange.sum(&size, 1);
  bytes.resize(size);
  const std::vector<Parcel> parcel{{exchange.leads() ? rank : 0, bytes.data(), bytes.size()}}, none;
  exchange.swap(rank == exchange.rank() ? parcel : none, exchange.leads() ? parcel : none);
  if (exchange.leads()) Outcome::rethrow(bytes);
  return false;
}

void carry_out(const Order& order, Exchange& exchange, std::unique_ptr<Part>& part) {
  std::vector<float> nowhere;  // others than rank 0 write no values
  switch (order.kind) {
    case Order::Kind::make:
      part = make_part(exchange, {}, no_watch);
      break;
    case Order::Kind::advance:
      return part->advance(order.target, order.wall_seconds, order.look);
    case Order::Kind::read:
      return part->read(order.field, order.arrival, order.row_begin, order.row_end, nowhere.data());
    case Order::Kind::read_stored:
      return part->read_stored(order.stored, order.row_begin, order.row_end, nowhere.data());
    case Order::Kind::report_barriers:
      part->barrier_reports();
      break;
    case Order::Kind::save:
      part->save_but_cells();
      break;
    case Order::Kind::drop:
      part.reset();
      break;
    case Order::Kind::end:
      break;
  }
}

}  // namespace

std::unique_ptr<Part> make_part(Exchange& exchange, const Start& own, const Watch& watch) {
  const Start start = share(exchange, own);
  std::unique_ptr<Part> part;
  if (!work_apart(exchange, [&] {
        part = make_cpu_part(start.scenario, start.numerics, watch, start.from.get(), exchange);
      }))
    return nullptr;
  work_together(exchange, [&] { part->begin(); });
  return part;
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

void serve_parts(Exchange& exchange) noexcept {
  std::unique_ptr<Part> part;
  try {
    for (;;) {
      Order order{Order::Kind::end};
      exchange.broadcast(&order, sizeof order);
      if (order.kind == Order::Kind::end) return;
      try {
        carry_out(order, exchange, part);
      } catch (const Error&) {
        // Rank 0 has thrown it, too.
      }
    }
  } catch (const Abandoned&) {
    // Rank 0 tells why.
  } catch (const std::exception& error) {
    exchange.abandon(error.what());
  }
}

ThreadCrew::ThreadCrew(int ranks) : ranks_(ranks) {
  try {
    for (int rank = 1; rank < ranks; ++rank)
      threads_.emplace_back([this, rank] { serve_parts(ranks_[rank]); });
  } catch (const std::system_error& error) {
    lead().abandon(error.what());
    for (std::thread& thread : threads_) thread.join();
    throw;
  }
}

ThreadCrew::~ThreadCrew() {
  end_parts(lead());
  for (std::thread& thread : threads_) thread.join();
}

void end_parts(Exchange& exchange) noexcept {
  try {
    Order end{Order::Kind::end};
    exchange.broadcast(&end, sizeof end);
  } catch (const Abandoned&) {
    // They have ended.
  }
}

}  // namespace spate
