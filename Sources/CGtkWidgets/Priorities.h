#pragma once
#include <gtk/gtk.h>

// GLib runs a source only when none of a higher priority is ready. With one priority for drawing, timers
// and jobs, they take turns: an endless animation can't hold up a task, nor the other way round. Input,
// which is above, comes first.
#define UIKIT_PRIORITY GDK_PRIORITY_REDRAW
