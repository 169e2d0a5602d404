// SPDX-License-Identifier: GPL-3.0-or-later
// Launching work on a GPU: the device, its stream, and passes recorded as a graph.
#pragma once

#include <cuda_runtime.h>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/view.cuh"

namespace spate {

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

// Passes recorded once as a graph, so that launching many costs as little as launching one.
class PassGraph {
 public:
  PassGraph() = default;
  PassGraph(const PassGraph&) = delete;
  PassGraph& operator=(const PassGraph&) = delete;
  ~PassGraph() {
    if (graph_ != nullptr) cudaGraphExecDestroy(graph_);
  }
  void record(const CudaView& view, const CudaStage& stage, int blocks, cudaStream_t stream) {
    cudaGraph_t graph;
    check_cuda(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "recording its work");
    for (int pass = 0; pass < graph_passes; ++pass) {
      stage.launch(view, pass, blocks, stream);
      launch_control(view, pass, stream);
    }
    check_cuda(cudaStreamEndCapture(stream, &graph), "recording its work");
    const cudaError_t status = cudaGraphInstantiate(&graph_, graph, 0);
    cudaGraphDestroy(graph);
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

}  // namespace spate
