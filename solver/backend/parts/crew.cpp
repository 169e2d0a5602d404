// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/parts/crew.hpp"

#include <exception>
#include <system_error>

#include "solver/core/check.hpp"

namespace spate {
namespace {

void carry_out(const Order& order, Exchange& exchange, std::unique_ptr<Part>& part,
               const std::function<void()>& assist) {
  // Others than rank 0 write no values.
  float* const nowhere = nullptr;
  double* const nothing = nullptr;
  switch (order.kind) {
    case Order::Kind::make:
      part.reset();
      part = make_part(exchange, {}, no_watch);
      break;
    case Order::Kind::advance:
      return part->advance(order.target, order.wall_seconds, order.look);
    case Order::Kind::survey:
      return part->survey();
    case Order::Kind::read:
      return part->read(order.field, order.arrival, order.row_begin, order.row_end, nowhere);
    case Order::Kind::read_stored:
      return part->read_stored(order.stored, order.row_begin, order.row_end, nothing);
    case Order::Kind::report_barriers:
      part->barrier_reports();
      break;
    case Order::Kind::save:
      part->save_but_cells();
      break;
    case Order::Kind::drop:
      part.reset();
      break;
    case Order::Kind::assist:
      return assist();
    case Order::Kind::end:
      break;
  }
}

}  // namespace

std::unique_ptr<Part> make_part(Exchange& exchange, const Start& own, const Watch& watch) {
  Start start;
  work_together(exchange, [&] { start = share(exchange, own); });
  std::unique_ptr<Part> part;
  Outline outline;
  const auto make = [&](const Outline* told) {
    part = start.gpus.empty()
               ? make_cpu_part(start.scenario, start.numerics, watch, start.from.get(), exchange, told)
               : make_cuda_part(start.scenario, start.numerics, start.gpus, watch, start.from.get(), exchange,
                                told);
  };
  const auto make_first = [&] {
    make(nullptr);
    outline = part->outline();
  };
  if (!work_apart(
          exchange, exchange.leads() ? std::function<void()>(make_first) : [] {}))
    return nullptr;
  share(exchange, outline);
  const auto make_other = [&] { make(&outline); };
  if (!work_apart(exchange, exchange.leads() ? std::function<void()>([] {}) : make_other)) return nullptr;
  work_together(exchange, [&] { part->begin(); });
  return part;
}

void serve_parts(Exchange& exchange, const std::function<void()>& assist) noexcept {
  std::unique_ptr<Part> part;
  try {
    for (;;) {
      Order order{Order::Kind::end};
      exchange.broadcast(&order, sizeof order);
      if (order.kind == Order::Kind::end) return;
      try {
        carry_out(order, exchange, part, assist);
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
      threads_.emplace_back([this, rank] { serve_parts(ranks_[rank], nullptr); });
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

void ask_to_assist(Exchange& exchange) {
  Order order{Order::Kind::assist};
  exchange.broadcast(&order, sizeof order);
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
