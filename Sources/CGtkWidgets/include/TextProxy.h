#pragma once
#include <gtk/gtk.h>

// A child of the drawing widget that stands for a text which can be edited. GTK before 4.10 tells
// assistive technology of the texts of its own widgets alone: so it is one of them, which draws nothing,
// catches no pointer, gets no key and has no input method.

typedef enum {
    UIKIT_TEXT_PROXY_LINE,
    UIKIT_TEXT_PROXY_PASSWORD,
    UIKIT_TEXT_PROXY_LINES,
} UIKitTextProxyKind;

/// Assistive technology wants the text to be another one.
typedef void (*UIKitTextChanged)(void *context, GtkWidget *proxy, const char *text);

/// Assistive technology moves the caret, or selects. Offsets are in characters.
typedef void (*UIKitTextSelected)(void *context, GtkWidget *proxy, int anchor, int caret);

/// Adds a proxy as last child of `content`, which owns it.
GtkWidget *uikit_text_proxy_add(
    GtkWidget *content, UIKitTextProxyKind kind, UIKitTextChanged changed,
    UIKitTextSelected selected, void *context);

/// Ends the calls.
void uikit_text_proxy_disconnect(GtkWidget *proxy);

/// Shows assistive technology a text and what is selected of it. Only what differs is changed, so that
/// it is told of what was typed and not of the whole text.
void uikit_text_proxy_set(
    GtkWidget *proxy, const char *text, int anchor, int caret, gboolean editable);

/// The widget that has the focus for the proxy.
GtkWidget *uikit_text_proxy_focus_widget(GtkWidget *proxy);
