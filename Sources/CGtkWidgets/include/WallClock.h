#pragma once
#include <glib.h>

// The time of day, which people and networks set.

typedef struct UIKitWallClock UIKitWallClock;

/// A clock that calls `due` with `context` from the main context; NULL where the system has none to wait by.
/// It lives as long as the process.
UIKitWallClock *uikit_wall_clock_new(void (*due)(void *context), void *context);

/// Lets the clock call once: at a time, in seconds since 1970, or as soon as somebody sets it. Takes the
/// place of the call that waits.
void uikit_wall_clock_wait(UIKitWallClock *clock, gint64 time);
