// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that calls MPI.
#include "solver/domain/mpi_ranks.hpp"

#include <mpi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "solver/core/check.hpp"
#include "solver/core/processors.hpp"
#include "solver/domain/mpi_environment.hpp"

namespace spate {
namespace {

// Open MPI waits on a processor that it does not give up, unless it knows of more processes than cores.
// Beside other work that slows a simulation down twentyfold; giving the processor up costs nothing where
// there is none. The user's own choice counts.
void share_processors() {
#if !defined(_WIN32)
  constexpr int overwrite = 0;
  setenv("OMPI_MCA_mpi_yield_when_idle", "1", overwrite);
#endif
}

// MPI counts in int, and a part of a large domain has more bytes than that.
template <class Each>
void in_pieces(void* data, std::size_t bytes, const Each& each) {
  constexpr std::size_t most = std::size_t{1} << 30;
  auto* next = static_cast<char*>(data);
  do {
    const std::size_t now = std::min(bytes, most);
    each(next, static_cast<int>(now));
    next += now;
    bytes -= now;
  } while (bytes > 0);
}

// What fails within MPI ends all ranks, with MPI's own message.
class MpiRanks final : public Exchange {
 public:
  MpiRanks() {
    share_processors();
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &threading_);
    if (threading_ < MPI_THREAD_SERIALIZED) abandon("this MPI was built for programs without threads");
    find_rank();
    MPI_Comm machine = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank_, MPI_INFO_NULL, &machine);
    MPI_Comm_size(machine, &ranks_on_machine_);
    MPI_Comm_rank(machine, &rank_on_machine_);
    const std::vector<std::int32_t> usable = usable_processors();
    std::vector<std::int32_t> users(usable.size());
    MPI_Allreduce(usable.data(), users.data(), static_cast<int>(users.size()), MPI_INT32_T, MPI_SUM, machine);
    processors_ = share_of_processors(usable, users);
    MPI_Comm_free(&machine);
  }
  // A team of whole, whose place on its machine it keeps.
  MpiRanks(const MpiRanks& whole, MPI_Comm ranks)
      : all_(ranks),
        threading_(whole.threading_),
        ranks_on_machine_(whole.ranks_on_machine_),
        rank_on_machine_(whole.rank_on_machine_),
        processors_(whole.processors_) {
    find_rank();
  }
  ~MpiRanks() override {
    if (all_ == MPI_COMM_WORLD)
      MPI_Finalize();
    else
      MPI_Comm_free(&all_);
  }

  int rank() const override { return rank_; }
  int ranks() const override { return ranks_; }
  int ranks_on_machine() const override { return ranks_on_machine_; }
  int rank_on_machine() const override { return rank_on_machine_; }
  int processors() const override { return processors_; }
  bool shares_memory() const override { return false; }

  void largest(double* values, std::size_t count) override {
    MPI_Allreduce(MPI_IN_PLACE, values, static_cast<int>(count), MPI_DOUBLE, MPI_MAX, all_);
  }
  void sum(std::uint64_t* values, std::size_t count) override {
    MPI_Allreduce(MPI_IN_PLACE, values, static_cast<int>(count), MPI_UINT64_T, MPI_SUM, all_);
  }

  // MPI keeps the order of messages from one rank to another.
  void swap(const std::vector<Parcel>& out, const std::vector<Parcel>& in) override {
    requests_.clear();
    for (const Parcel& parcel : in)
      in_pieces(parcel.data, parcel.bytes, [&](char* piece, int bytes) {
        MPI_Irecv(piece, bytes, MPI_BYTE, parcel.rank, 0, all_, &requests_.emplace_back());
      });
    for (const Parcel& parcel : out)
      in_pieces(parcel.data, parcel.bytes, [&](char* piece, int bytes) {
        MPI_Isend(piece, bytes, MPI_BYTE, parcel.rank, 0, all_, &requests_.emplace_back());
      });
    MPI_Waitall(static_cast<int>(requests_.size()), requests_.data(), MPI_STATUSES_IGNORE);
  }

  void broadcast(void* data, std::size_t bytes) override {
    in_pieces(data, bytes, [this](char* piece, int bytes_of_piece) {
      MPI_Request request = MPI_REQUEST_NULL;
      MPI_Ibcast(piece, bytes_of_piece, MPI_BYTE, 0, all_, &request);
      wait(request);
    });
  }

  std::unique_ptr<Exchange> team(int number) override {
    if (threading_ < MPI_THREAD_MULTIPLE) return nullptr;
    MPI_Comm ranks = MPI_COMM_NULL;
    MPI_Comm_split(all_, number, rank_, &ranks);
    return std::make_unique<MpiRanks>(*this, ranks);
  }

  void abandon(const std::string& why) noexcept override {
    std::fprintf(stderr, "\nspate: rank %d: %s\n", rank_, why.c_str());
    std::fflush(stderr);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }

 private:
  // While rank 0 reads inputs or writes maps, the others should not take its processors from it.
  static void wait(MPI_Request& request) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    for (int done = 0;;) {
      MPI_Test(&request, &done, MPI_STATUS_IGNORE);
      if (done != 0) return;
      if (Clock::now() - begin > std::chrono::milliseconds(1))
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  }

  void find_rank() {
    MPI_Comm_rank(all_, &rank_);
    MPI_Comm_size(all_, &ranks_);
  }

  MPI_Comm all_ = MPI_COMM_WORLD;
  int threading_ = MPI_THREAD_SINGLE;
  int rank_ = 0, ranks_ = 1, ranks_on_machine_ = 1, rank_on_machine_ = 0, processors_ = 1;
  std::vector<MPI_Request> requests_;
};

}  // namespace

std::unique_ptr<Exchange> mpi_ranks() {
  if (!has_mpi_launcher()) return nullptr;
  auto ranks = std::make_unique<MpiRanks>();
  check(!ranks->is_alone() || launched_processes() <= 1, "mpi_of_other_launcher",
        "The processes do not know of each other",
        "their launcher is not of the MPI that Spate was built with",
        "Start them with its own mpirun, or with srun --mpi=pmix.");
  return ranks;
}

}  // namespace spate
