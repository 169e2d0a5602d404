// SPDX-License-Identifier: GPL-3.0-or-later
// Launching work on a GPU: the device, its stream, and passes recorded as a graph.
#pragma once

#include <cuda_runtime.h>

#include <vector>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

inline constexpr int graph_passes = 16;  // an even number

class Stream {
 public:
  Stream() { check_cuda(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking), "starting"); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  ~Stream() { cudaStreamDestroy(stream_); }
  operator cudaStream_t() const { return stream_; }
  void wait() const { check_cuda(cudaStreamSynchronize(stream_), "computing"); }

 private:
  cudaStream_t stream_ = nullptr;
};

// Where streams, also of several GPUs, wait for each other.
class StreamMeeting {
 public:
  // Each stream is of the device that is chosen when add is called.
  void add(cudaStream_t stream) {
    streams_.push_back(stream);
    cudaEvent_t event = nullptr;
    check_cuda(cudaEventCreateWithFlags(&event, cudaEventDisableTiming), "starting");
    events_.push_back(event);
  }
  StreamMeeting() = default;
  StreamMeeting(const StreamMeeting&) = delete;
  StreamMeeting& operator=(const StreamMeeting&) = delete;
  ~StreamMeeting() {
    for (cudaEvent_t event : events_) cudaEventDestroy(event);
  }
  cudaStream_t first() const { return streams_.front(); }
  // Every stream goes on when all have come here.
  void meet() const {
    for (std::size_t i = 0; i < streams_.size(); ++i) note(i);
    for (std::size_t i = 0; i < streams_.size(); ++i)
      for (std::size_t other = 0; other < streams_.size(); ++other)
        if (other != i) wait_for(other, i);
  }
  // The others follow the first.
  void begin() const {
    note(0);
    for (std::size_t i = 1; i < streams_.size(); ++i) wait_for(0, i);
  }

 private:
  void note(std::size_t i) const {
    check_cuda(cudaEventRecord(events_[i], streams_[i]), "recording its work");
  }
  void wait_for(std::size_t other, std::size_t i) const {
    check_cuda(cudaStreamWaitEvent(streams_[i], events_[other], 0), "recording its work");
  }

  std::vector<cudaStream_t> streams_;
  std::vector<cudaEvent_t> events_;
};

// Passes recorded once as a graph, also on several GPUs, so that launching many costs as little as launching
// one.
class PassGraph {
 public:
  PassGraph() = default;
  PassGraph(const PassGraph&) = delete;
  PassGraph& operator=(const PassGraph&) = delete;
  ~PassGraph() {
    if (graph_ != nullptr) cudaGraphExecDestroy(graph_);
  }
  // launch(pass) launches a pass into the streams of the meeting.
  template <class F>
  void record(const StreamMeeting& meeting, const F& launch) {
    cudaGraph_t graph;
    check_cuda(cudaStreamBeginCapture(meeting.first(), cudaStreamCaptureModeThreadLocal),
               "recording its work");
    try {
      meeting.begin();
      for (int pass = 0; pass < graph_passes; ++pass) launch(pass);
      meeting.meet();
    } catch (const Error&) {  // else nothing could be read from the stream any more
      if (cudaStreamEndCapture(meeting.first(), &graph) == cudaSuccess) cudaGraphDestroy(graph);
      cudaGetLastError();
      throw;
    }
    const cudaError_t launched = cudaGetLastError();
    check_cuda(cudaStreamEndCapture(meeting.first(), &graph), "recording its work");
    const cudaError_t status = cudaGraphInstantiate(&graph_, graph, 0);
    cudaGraphDestroy(graph);
    check_cuda(launched, "recording its work");
    check_cuda(status, "recording its work");
  }
  void launch(cudaStream_t stream) const {
    check_cuda(cudaGraphLaunch(graph_, stream), "launching its work");
  }

 private:
  cudaGraphExec_t graph_ = nullptr;
};

// Chooses the device before anything is allocated on it.
struct ChosenDevice {
  explicit ChosenDevice(int device) : number(device) {
    check_cuda(cudaSetDevice(device), "being selected");
    check_cuda(cudaGetDeviceProperties(&properties, device), "reporting its properties");
  }
  int number;
  cudaDeviceProp properties;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
