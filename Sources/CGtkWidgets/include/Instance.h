#pragma once
#include <gtk/gtk.h>

// The app as its session knows it: one process of a name, to which those that start later hand over what
// they were to open. https://docs.gtk.org/gio/class.Application.html

typedef struct _UIKitInstance UIKitInstance;

/// Called in the process that has the name when another one was started.
///
/// `addresses` are the URIs that the other one was to open, NULL at their end; none if it was only started.
typedef void (*UIKitInstanceHandler)(void *context, const char *const *addresses);

/// Claims a name for this process, until it ends.
///
/// Returns NULL when another process has the name: that one has been told then, and this one should end.
/// Where there is no session bus, or it doesn't answer, every process is the only one.
UIKitInstance *uikit_instance_claim(
    const char *name, const char *const *addresses, UIKitInstanceHandler handler, void *context);

/// Ends the calls, and gives the name up.
void uikit_instance_release(UIKitInstance *instance);

/// Shows a window in front. After a start that was handed over it is allowed to take the keyboard from the
/// app that the person started it in.
void uikit_window_present(GtkWindow *window);
