# SPDX-License-Identifier: GPL-3.0-or-later
# The GPU backend, where CUDA's compiler is found. The runtime is linked in, so that Spate loads everywhere.
if(NOT SPATE_HAS_CUDA)
  target_sources(spate_solver PRIVATE backend/cuda/absent.cpp studies/cese/cuda_absent.cpp studies/sediment/cuda_absent.cpp)
  return()
endif()

find_package(CUDAToolkit REQUIRED)
target_link_libraries(spate_solver PRIVATE CUDA::cudart_static)

# The kernels of the stages, once with the same bits as on the CPU and once as fast as they get.
function(spate_cuda_stage math)
  add_library(spate_cuda_${math} OBJECT backend/cuda/stage_kernels.cu)
  target_link_libraries(spate_cuda_${math} PRIVATE spate_options)
  target_compile_definitions(spate_cuda_${math} PRIVATE SPATE_MATH=${math})
  target_compile_options(spate_cuda_${math} PRIVATE ${ARGN})
  target_sources(spate_solver PRIVATE $<TARGET_OBJECTS:spate_cuda_${math}>)
endfunction()
spate_cuda_stage(reproducible -fmad=false -ftz=true -prec-div=true -prec-sqrt=true)
spate_cuda_stage(fast -use_fast_math -DSPATE_FAST_MATH)

add_library(spate_cuda OBJECT
  backend/cuda/control.cu backend/cuda/cuda_backend.cu backend/cuda/cuda_part.cu backend/cuda/cuda_tiles.cu
  backend/cuda/dealer.cu backend/cuda/devices.cu backend/cuda/output.cu backend/cuda/posts.cu
  backend/cuda/posts_memory.cu studies/cese/cuda_plane.cu studies/cese/cuda_tube.cu
  studies/sediment/cuda_stepper.cu)
target_link_libraries(spate_cuda PRIVATE spate_options)
target_compile_options(spate_cuda PRIVATE -fmad=false)
target_sources(spate_solver PRIVATE $<TARGET_OBJECTS:spate_cuda>)
