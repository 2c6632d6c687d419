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
    /// "increment" and "decrement", and AT-SPI's interface of a number between two ends: GTK 4.8 gives it
    /// to its own ranges alone, so this is one.
    UIKIT_PROXY_RANGE,
    /// A number to be read, and not to be changed.
    UIKIT_PROXY_METER,
    /// Texts that can be edited, of one line, hidden, or of many lines.
    UIKIT_PROXY_LINE,
    UIKIT_PROXY_PASSWORD,
    UIKIT_PROXY_LINES,
} UIKitProxyKind;

/// Adds a proxy as last child of `content`, which owns it. It keeps role, kind and actions for life.
///
/// `actions` are names of further actions, divided by line ends; NULL for none. Each new set of names makes
/// a class that stays; beyond some hundreds of sets the names are left out.
GtkWidget *uikit_proxy_add(
    GtkWidget *content, UIKitProxyKind kind, GtkAccessibleRole role, const char *actions);

/// Where a proxy lies, in the content's coordinates. Takes effect in the next layout phase.
void uikit_proxy_set_frame(GtkWidget *proxy, float x, float y, float width, float height);

/// Tells a proxy of a number where it stands. Nothing for other kinds.
void uikit_proxy_set_range(GtkWidget *proxy, double value, double minimum, double maximum);

/// The number that a proxy stands at: after the action "set-value", the one that was asked for.
double uikit_proxy_value(GtkWidget *proxy);
