#pragma once
#include <glib.h>

/// A source that calls `due` with `context` at the time given by `g_source_set_ready_time`, once: the
/// next call needs another time. It is attached to the main context with redraw's priority.
GSource *uikit_deadline_source_attach(void (*due)(void *context), void *context, const char *name);
