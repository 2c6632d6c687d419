#pragma once
#include <gtk/gtk.h>

// A child of the drawing widget that stands for one accessible element. It draws nothing and catches no
// pointer.

/// What assistive technology can do to an element. GTK's actions belong to classes: each choice is one.
typedef enum {
    UIKIT_PROXY_PLAIN,
    /// "activate"
    UIKIT_PROXY_PRESSABLE,
    /// "increment" and "decrement"
    UIKIT_PROXY_ADJUSTABLE,
} UIKitProxyKind;

/// Adds a proxy as last child of `content`, which owns it. It keeps role and kind for life.
GtkWidget *uikit_proxy_add(GtkWidget *content, UIKitProxyKind kind, GtkAccessibleRole role);

/// Where a proxy lies, in the content's coordinates. Takes effect in the next layout phase.
void uikit_proxy_set_frame(GtkWidget *proxy, float x, float y, float width, float height);
