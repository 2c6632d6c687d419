#pragma once
#include <glib.h>

/// Whether there is a session bus. Where there is none, GIO would start one with dbus-launch, which takes
/// long and helps nobody.
gboolean uikit_session_bus_exists(void);
