#pragma once
#include <gtk/gtk.h>

// The one drawing widget of a window. It shows a render node, and holds as children the widgets that
// stand for accessible elements, which draw nothing.

/// Called from GTK's layout phase with the new size, before the children are placed.
typedef void (*UIKitContentAllocate)(void *context, int width, int height);

/// Called when assistive technology works a proxy: "activate", "increment" or "decrement".
typedef void (*UIKitProxyPerform)(void *context, GtkWidget *proxy, const char *action);

/// A widget without a node, which paints black. A new window gives it `width` by `height`, and takes the
/// room for a title bar of GTK's own beside that.
GtkWidget *uikit_content_new(int width, int height);

/// Sends layout and the actions of all proxies to these functions, with `context`.
void uikit_content_connect(
    GtkWidget *content, UIKitContentAllocate allocate, UIKitProxyPerform perform, void *context);

/// Ends the calls, before the context goes.
void uikit_content_disconnect(GtkWidget *content);

/// Shows `node` (which may be NULL) from the next frame on, and until another one is given: GTK may
/// draw a window again at any time, and gets the same node then.
void uikit_content_set_node(GtkWidget *content, GskRenderNode *node);
