#pragma once
#include <gtk/gtk.h>

// Proxies of texts that can be edited. GTK before 4.10 tells assistive technology of the texts of its own
// widgets alone: so they are such widgets, which draw nothing, get no key and have no input method. What
// assistive technology wants of the text comes as the actions "set-text" and "select-text" of the
// content.

/// Shows assistive technology a text and what is selected of it, in characters. Only what differs is
/// changed, so that it is told of what was typed and not of the whole text. Nothing for other proxies.
void uikit_text_proxy_set(
    GtkWidget *proxy, const char *text, int anchor, int caret, gboolean editable);

/// The text as it is: after "set-text", the one that was asked for. The caller frees it.
char *uikit_text_proxy_text(GtkWidget *proxy);

/// What is selected, in characters: after "select-text", what was asked for.
void uikit_text_proxy_selection(GtkWidget *proxy, int *anchor, int *caret);

/// The widget that has the focus for a proxy of any kind.
GtkWidget *uikit_proxy_focus_widget(GtkWidget *proxy);

/// The proxy of any kind that a widget has the focus for.
GtkWidget *uikit_proxy_of_focus_widget(GtkWidget *widget);

/// Gives the window's focus to a widget, or to none. A text keeps what is selected in it: GTK's own call
/// would select all.
void uikit_window_set_focus(GtkWindow *window, GtkWidget *widget);
