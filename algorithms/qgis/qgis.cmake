# SPDX-License-Identifier: GPL-3.0-or-later
# QGIS has no package configuration of its own, but it ships a find module. Defines the target QGIS::Core, and
# QGIS_VERSION.
list(APPEND CMAKE_MODULE_PATH /usr/share/qgis)
find_package(QGIS REQUIRED MODULE)
find_package(Qt5 REQUIRED COMPONENTS Core Gui Xml Widgets)

if(NOT TARGET QGIS::Core)
  add_library(QGIS::Core INTERFACE IMPORTED GLOBAL)
  set_target_properties(QGIS::Core PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES ${QGIS_INCLUDE_DIR}
    INTERFACE_LINK_LIBRARIES "${QGIS_CORE_LIBRARY};Qt5::Core;Qt5::Gui;Qt5::Xml;Qt5::Widgets")
endif()
