# SPDX-License-Identifier: GPL-3.0-or-later
# The GPU backend, where CUDA's compiler is found. The runtime is linked in, so that Spate loads everywhere.
option(SPATE_CUDA "Build the GPU backend where nvcc is found" ON)
set(SPATE_CUDA_ARCHITECTURES "80-real;86-real;89-real;90-real;100-real;120" CACHE STRING
  "Kinds of GPU to compile for; the last one also as PTX, for those to come")

include(CheckLanguage)
if(SPATE_CUDA)
  if(NOT CMAKE_CUDA_COMPILER)
    find_program(SPATE_NVCC nvcc HINTS ENV CUDA_PATH /usr/local/cuda/bin)
    if(SPATE_NVCC)
      set(CMAKE_CUDA_COMPILER ${SPATE_NVCC})
    endif()
  endif()
  check_language(CUDA)
endif()

if(NOT SPATE_CUDA OR NOT CMAKE_CUDA_COMPILER)
  message(STATUS "Spate is built without GPU code")
  target_sources(spate_solver PRIVATE backend/cuda_absent.cpp)
  return()
endif()

set(CMAKE_CUDA_ARCHITECTURES ${SPATE_CUDA_ARCHITECTURES})
enable_language(CUDA)
set(CMAKE_CUDA_STANDARD 17)
find_package(CUDAToolkit REQUIRED)
target_link_libraries(spate_solver PRIVATE CUDA::cudart_static)

# The kernels of the stages, once with the same bits as on the CPU and once as fast as they get.
function(spate_cuda_stage math)
  add_library(spate_cuda_${math} OBJECT backend/cuda_stage.cu)
  target_link_libraries(spate_cuda_${math} PRIVATE spate_options)
  target_compile_definitions(spate_cuda_${math} PRIVATE SPATE_MATH=${math})
  target_compile_options(spate_cuda_${math} PRIVATE ${ARGN})
  target_sources(spate_solver PRIVATE $<TARGET_OBJECTS:spate_cuda_${math}>)
endfunction()
spate_cuda_stage(reproducible -fmad=false -ftz=true -prec-div=true -prec-sqrt=true)
spate_cuda_stage(fast -use_fast_math -DSPATE_FAST_MATH)

add_library(spate_cuda OBJECT backend/cuda.cu backend/cuda_control.cu backend/cuda_output.cu backend/cuda_tiles.cu)
target_link_libraries(spate_cuda PRIVATE spate_options)
target_compile_options(spate_cuda PRIVATE -fmad=false)
target_sources(spate_solver PRIVATE $<TARGET_OBJECTS:spate_cuda>)
