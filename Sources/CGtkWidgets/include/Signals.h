#pragma once
#include <gtk/gtk.h>

// `g_signal_connect` is a macro over a function pointer without types. Here each shape of handler has
// a function of its own. All are connected swapped: the context comes first.

typedef void (*UIKitHandler)(void *context);
typedef gboolean (*UIKitDecision)(void *context);
typedef gboolean (*UIKitEventHandler)(void *context, GdkEvent *event);
typedef void (*UIKitPointHandler)(void *context, double x, double y);

/// For a signal whose arguments don't matter, also "notify::…".
gulong uikit_connect(gpointer object, const char *signal, UIKitHandler handler, void *context);

/// For "close-request".
gulong uikit_connect_decision(
    gpointer object, const char *signal, UIKitDecision decision, void *context);

/// For GtkEventControllerLegacy's "event".
gulong uikit_connect_event(GtkEventController *controller, UIKitEventHandler handler, void *context);

/// For GtkEventControllerMotion's "enter".
gulong uikit_connect_point(
    GtkEventController *controller, const char *signal, UIKitPointHandler handler, void *context);

/// For GtkNativeDialog's "response".
typedef void (*UIKitResponseHandler)(void *context, int response);
gulong uikit_connect_response(gpointer dialog, UIKitResponseHandler handler, void *context);

/// Ends the calls of every handler that was connected with this context.
void uikit_disconnect(gpointer object, void *context);
