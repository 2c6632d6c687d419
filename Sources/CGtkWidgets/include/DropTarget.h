#pragma once
#include <gtk/gtk.h>

// Signals of what is dragged over a widget, whose handlers take more than a context, or answer.

/// Called when a drag comes or moves; answers what would be done: a GdkDragAction, 0 for nothing.
typedef guint (*UIKitDropMotionHandler)(void *context, GdkDrop *drop, double x, double y);

/// Called when a drag leaves.
typedef void (*UIKitDropLeaveHandler)(void *context, GdkDrop *drop);

/// Called when something is dropped; TRUE when `gdk_drop_finish` is going to be called for it.
typedef gboolean (*UIKitDropHandler)(void *context, GdkDrop *drop, double x, double y);

/// Adds a target for drags of every type to a widget, which owns it.
GtkEventController *uikit_drop_target_add(
    GtkWidget *widget, UIKitDropMotionHandler motion, UIKitDropLeaveHandler leave,
    UIKitDropHandler drop, void *context);

/// Called once with what was read, or with NULL when it can't be had.
typedef void (*UIKitDropReadHandler)(void *context, GBytes *bytes);

/// Reads all of what is dragged in the form of a MIME type. May take long: another program has it.
void uikit_drop_read(
    GdkDrop *drop, const char *type, UIKitDropReadHandler handler, void *context);
