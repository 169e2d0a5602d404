# SPDX-License-Identifier: GPL-3.0-or-later
# The GPU backend, where CUDA's compiler is found. The runtime is linked in, so that Spate loads everywhere.
if(NOT SPATE_HAS_CUDA)
  target_sources(spate_solver PRIVATE backend/cuda/absent.cpp studies/cese/cuda_absent.cpp studies/sediment/cuda_absent.cpp)
  return()
endif()

find_package(CUDAToolkit REQUIRED)
target_link_libraries(spate_solver PRIVATE CUDA::cudart_static)

# The kernels of the stages, once with the same bits as on the CPU and once as fast as they get.
function(spate_cuda_stage target math)
  add_library(${target} OBJECT backend/cuda/stage_kernels.cu)
  target_link_libraries(${target} PRIVATE spate_options)
  target_compile_definitions(${target} PRIVATE SPATE_MATH=${math})
  target_compile_options(${target} PRIVATE ${ARGN})
  target_sources(spate_solver PRIVATE $<TARGET_OBJECTS:${target}>)
endfunction()
set(same_bits -fmad=false -ftz=true -prec-div=true -prec-sqrt=true)
spate_cuda_stage(spate_cuda_reproducible reproducible ${same_bits})
spate_cuda_stage(spate_cuda_fast fast -use_fast_math -DSPATE_FAST_MATH)

set(cuda_of_each_precision
  backend/cuda/control.cu backend/cuda/cuda_backend.cu backend/cuda/cuda_part.cu backend/cuda/cuda_parts.cu
  backend/cuda/cuda_parts_results.cu backend/cuda/tile_choice.cu
  backend/cuda/cuda_ground.cu backend/cuda/cuda_input.cu backend/cuda/cuda_tiles.cu backend/cuda/given_tiles.cu
  backend/cuda/dealer.cu backend/cuda/output.cu backend/cuda/posts.cu backend/cuda/posts_memory.cu)
function(spate_cuda_library target)
  add_library(${target} OBJECT ${ARGN})
  target_link_libraries(${target} PRIVATE spate_options)
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:-fmad=false>)
  target_sources(spate_solver PRIVATE $<TARGET_OBJECTS:${target}>)
endfunction()
spate_cuda_library(spate_cuda ${cuda_of_each_precision} backend/cuda/devices.cu backend/cuda/precision.cpp
  studies/cese/cuda_plane.cu studies/cese/cuda_tube.cu studies/sediment/cuda_stepper.cu)
# Sources act there on the water, as in a stage, where denormal numbers are 0.
set_source_files_properties(backend/cuda/control.cu backend/cuda/output.cu PROPERTIES COMPILE_OPTIONS -ftz=true)
if(SPATE_DOUBLE_PRECISION)
  spate_cuda_stage(spate_cuda_double_stage reproducible ${same_bits})
  spate_cuda_library(spate_cuda_double ${cuda_of_each_precision})
  foreach(target spate_cuda_double_stage spate_cuda_double)
    target_compile_definitions(${target} PRIVATE SPATE_DOUBLE)
    set_target_properties(${target} PROPERTIES SPATE_DOUBLE ON)
  endforeach()
  target_compile_definitions(spate_cuda PRIVATE SPATE_HAS_DOUBLE)
endif()
