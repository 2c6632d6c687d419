#include "TextProxy.h"
#include "ProxyPlacing.h"
#include "TextProxySetup.h"
#include <string.h>

// What is changed from here is no wish of assistive technology's.
static gboolean is_telling;

static void perform(GtkWidget *proxy, const char *action) {
    if (!is_telling)
        uikit_proxy_perform(proxy, action);
}

static void text_changed(GtkWidget *proxy) {
    perform(proxy, "set-text");
}

static void selection_changed(GtkWidget *proxy) {
    perform(proxy, "select-text");
}

static void mark_was_set(GtkWidget *proxy, GtkTextIter *location, GtkTextMark *mark) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
    if (mark == gtk_text_buffer_get_insert(buffer) ||
        mark == gtk_text_buffer_get_selection_bound(buffer))
        selection_changed(proxy);
}

static void connect_editable(GtkWidget *proxy) {
    gtk_editable_set_enable_undo(GTK_EDITABLE(proxy), FALSE);
    g_signal_connect(proxy, "changed", G_CALLBACK(text_changed), NULL);
    g_signal_connect(proxy, "notify::cursor-position", G_CALLBACK(selection_changed), NULL);
    g_signal_connect(proxy, "notify::selection-bound", G_CALLBACK(selection_changed), NULL);
}

void uikit_text_proxy_prepare(GtkWidget *proxy) {
    // The window has an input method already; two would compose the same keys.
    GtkWidget *text = uikit_proxy_focus_widget(proxy);
    g_object_set(text, "im-module", "gtk-im-context-none", NULL);
    if (!GTK_IS_TEXT_VIEW(proxy)) {
        connect_editable(proxy);
        return;
    }
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
    gtk_text_buffer_set_enable_undo(buffer, FALSE);
    g_signal_connect_object(
        buffer, "changed", G_CALLBACK(text_changed), proxy, G_CONNECT_SWAPPED);
    g_signal_connect_object(
        buffer, "mark-set", G_CALLBACK(mark_was_set), proxy, G_CONNECT_SWAPPED);
}

char *uikit_text_proxy_text(GtkWidget *proxy) {
    if (!GTK_IS_TEXT_VIEW(proxy))
        return g_strdup(GTK_IS_EDITABLE(proxy) ? gtk_editable_get_text(GTK_EDITABLE(proxy)) : "");
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
    GtkTextIter start, end;
    gtk_text_buffer_get_bounds(buffer, &start, &end);
    return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}

static int offset_of(GtkTextBuffer *buffer, GtkTextMark *mark) {
    GtkTextIter iterator;
    gtk_text_buffer_get_iter_at_mark(buffer, &iterator, mark);
    return gtk_text_iter_get_offset(&iterator);
}

void uikit_text_proxy_selection(GtkWidget *proxy, int *anchor, int *caret) {
    if (GTK_IS_TEXT_VIEW(proxy)) {
        GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
        *caret = offset_of(buffer, gtk_text_buffer_get_insert(buffer));
        *anchor = offset_of(buffer, gtk_text_buffer_get_selection_bound(buffer));
        return;
    }
    int start, end;
    *anchor = *caret = gtk_editable_get_position(GTK_EDITABLE(proxy));
    if (gtk_editable_get_selection_bounds(GTK_EDITABLE(proxy), &start, &end))
        *anchor = start == *caret ? end : start;
}

static void replace(GtkWidget *proxy, int start, int end, const char *text, int length) {
    if (!GTK_IS_TEXT_VIEW(proxy)) {
        if (end > start)
            gtk_editable_delete_text(GTK_EDITABLE(proxy), start, end);
        if (length > 0)
            gtk_editable_insert_text(GTK_EDITABLE(proxy), text, length, &start);
        return;
    }
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
    GtkTextIter from, to;
    gtk_text_buffer_get_iter_at_offset(buffer, &from, start);
    gtk_text_buffer_get_iter_at_offset(buffer, &to, end);
    gtk_text_buffer_delete(buffer, &from, &to);
    gtk_text_buffer_get_iter_at_offset(buffer, &from, start);
    gtk_text_buffer_insert(buffer, &from, text, length);
}

static void show_text(GtkWidget *proxy, const char *text) {
    char *old = uikit_text_proxy_text(proxy);
    const char *from = old, *to = text;
    while (*from && g_utf8_get_char(from) == g_utf8_get_char(to)) {
        from = g_utf8_next_char(from);
        to = g_utf8_next_char(to);
    }
    const char *old_end = old + strlen(old), *end = text + strlen(text);
    while (old_end > from && end > to) {
        const char *before_old = g_utf8_prev_char(old_end), *before = g_utf8_prev_char(end);
        if (g_utf8_get_char(before_old) != g_utf8_get_char(before))
            break;
        old_end = before_old;
        end = before;
    }
    if (old_end > from || end > to) {
        int start = g_utf8_pointer_to_offset(old, from);
        replace(proxy, start, start + g_utf8_strlen(from, old_end - from), to, end - to);
    }
    g_free(old);
}

static void show_selection(GtkWidget *proxy, int anchor, int caret) {
    int old_anchor, old_caret;
    uikit_text_proxy_selection(proxy, &old_anchor, &old_caret);
    if (old_anchor == anchor && old_caret == caret)
        return;
    if (!GTK_IS_TEXT_VIEW(proxy)) {
        gtk_editable_select_region(GTK_EDITABLE(proxy), anchor, caret);
        return;
    }
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
    GtkTextIter insert, bound;
    gtk_text_buffer_get_iter_at_offset(buffer, &insert, caret);
    gtk_text_buffer_get_iter_at_offset(buffer, &bound, anchor);
    gtk_text_buffer_select_range(buffer, &insert, &bound);
}

void uikit_text_proxy_set(
    GtkWidget *proxy, const char *text, int anchor, int caret, gboolean editable) {
    if (!GTK_IS_TEXT_VIEW(proxy) && !GTK_IS_EDITABLE(proxy))
        return;
    is_telling = TRUE;
    show_text(proxy, text);
    show_selection(proxy, anchor, caret);
    if (GTK_IS_TEXT_VIEW(proxy))
        gtk_text_view_set_editable(GTK_TEXT_VIEW(proxy), editable);
    else
        gtk_editable_set_editable(GTK_EDITABLE(proxy), editable);
    is_telling = FALSE;
}

GtkWidget *uikit_proxy_focus_widget(GtkWidget *proxy) {
    GtkEditable *inner =
        GTK_IS_EDITABLE(proxy) ? gtk_editable_get_delegate(GTK_EDITABLE(proxy)) : NULL;
    return inner ? GTK_WIDGET(inner) : proxy;
}

GtkWidget *uikit_proxy_of_focus_widget(GtkWidget *widget) {
    GtkWidget *parent = gtk_widget_get_parent(widget);
    return !uikit_is_proxy(widget) && parent && uikit_is_proxy(parent) ? parent : widget;
}

void uikit_window_set_focus(GtkWindow *window, GtkWidget *widget) {
    if (GTK_IS_TEXT(widget))
        gtk_text_grab_focus_without_selecting(GTK_TEXT(widget));
    else
        gtk_window_set_focus(window, widget);
}
