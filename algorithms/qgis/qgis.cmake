# SPDX-License-Identifier: GPL-3.0-or-later
# QGIS has no package configuration of its own, but it ships a find module. Defines the target QGIS::Core, and
# QGIS_VERSION. Where QGIS lies elsewhere than in /usr, the environment's QGIS_PREFIX_PATH says where.
if(DEFINED ENV{QGIS_PREFIX_PATH})
  set(QGIS_PREFIX_PATH $ENV{QGIS_PREFIX_PATH})
endif()
list(APPEND CMAKE_MODULE_PATH ${QGIS_PREFIX_PATH}/share/qgis /usr/share/qgis)
find_package(QGIS REQUIRED MODULE)

# QGIS 4 stands on Qt 6; of QGIS 3 some are built so, too.
if(QGIS_VERSION VERSION_LESS 4)
  set(SPATE_QT 5 CACHE STRING "The Qt that QGIS was built with")
else()
  set(SPATE_QT 6 CACHE STRING "The Qt that QGIS was built with")
endif()
find_package(Qt${SPATE_QT} REQUIRED COMPONENTS Core Gui Xml Widgets)

if(NOT TARGET QGIS::Core)
  add_library(QGIS::Core INTERFACE IMPORTED GLOBAL)
  set_target_properties(QGIS::Core PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES ${QGIS_INCLUDE_DIR}
    INTERFACE_LINK_LIBRARIES
      "${QGIS_CORE_LIBRARY};Qt${SPATE_QT}::Core;Qt${SPATE_QT}::Gui;Qt${SPATE_QT}::Xml;Qt${SPATE_QT}::Widgets")
endif()
