#include "TextProxy.h"
#include <string.h>

typedef struct {
    UIKitTextChanged changed;
    UIKitTextSelected selected;
    void *context;
    // What is changed from here is no wish of assistive technology's.
    gboolean updating;
} Connection;

static Connection *connection_of(GtkWidget *proxy) {
    return g_object_get_data(G_OBJECT(proxy), "uikit-text");
}

static char *current_text(GtkWidget *proxy) {
    if (!GTK_IS_TEXT_VIEW(proxy))
        return g_strdup(gtk_editable_get_text(GTK_EDITABLE(proxy)));
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
    GtkTextIter start, end;
    gtk_text_buffer_get_bounds(buffer, &start, &end);
    return gtk_text_buffer_get_text(buffer, &start, &end, TRUE);
}

static void text_changed(GtkWidget *proxy) {
    Connection *connection = connection_of(proxy);
    if (!connection || connection->updating || !connection->context)
        return;
    char *text = current_text(proxy);
    connection->changed(connection->context, proxy, text);
    g_free(text);
}

static void current_selection(GtkWidget *proxy, int *anchor, int *caret) {
    if (!GTK_IS_TEXT_VIEW(proxy)) {
        int start, end;
        *caret = gtk_editable_get_position(GTK_EDITABLE(proxy));
        *anchor = *caret;
        if (gtk_editable_get_selection_bounds(GTK_EDITABLE(proxy), &start, &end))
            *anchor = start == *caret ? end : start;
        return;
    }
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
    GtkTextIter iterator;
    gtk_text_buffer_get_iter_at_mark(buffer, &iterator, gtk_text_buffer_get_insert(buffer));
    *caret = gtk_text_iter_get_offset(&iterator);
    gtk_text_buffer_get_iter_at_mark(
        buffer, &iterator, gtk_text_buffer_get_selection_bound(buffer));
    *anchor = gtk_text_iter_get_offset(&iterator);
}

static void selection_changed(GtkWidget *proxy) {
    Connection *connection = connection_of(proxy);
    if (!connection || connection->updating || !connection->context)
        return;
    int anchor, caret;
    current_selection(proxy, &anchor, &caret);
    connection->selected(connection->context, proxy, anchor, caret);
}

static void mark_was_set(GtkWidget *proxy, GtkTextIter *location, GtkTextMark *mark) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
    if (mark == gtk_text_buffer_get_insert(buffer) ||
        mark == gtk_text_buffer_get_selection_bound(buffer))
        selection_changed(proxy);
}

static GtkWidget *new_widget(UIKitTextProxyKind kind) {
    switch (kind) {
    case UIKIT_TEXT_PROXY_PASSWORD: return gtk_password_entry_new();
    case UIKIT_TEXT_PROXY_LINES: return gtk_text_view_new();
    default: return gtk_text_new();
    }
}

GtkWidget *uikit_text_proxy_add(
    GtkWidget *content, UIKitTextProxyKind kind, UIKitTextChanged changed,
    UIKitTextSelected selected, void *context) {
    GtkWidget *proxy = new_widget(kind);
    gtk_widget_set_can_target(proxy, FALSE);
    Connection *connection = g_new0(Connection, 1);
    *connection = (Connection){changed, selected, context, FALSE};
    g_object_set_data_full(G_OBJECT(proxy), "uikit-text", connection, g_free);
    // The window has an input method already; two would compose the same keys.
    GtkWidget *text = uikit_text_proxy_focus_widget(proxy);
    g_object_set(text, "im-module", "gtk-im-context-none", NULL);
    if (GTK_IS_TEXT_VIEW(proxy)) {
        GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
        gtk_text_buffer_set_enable_undo(buffer, FALSE);
        g_signal_connect_swapped(buffer, "changed", G_CALLBACK(text_changed), proxy);
        g_signal_connect_swapped(buffer, "mark-set", G_CALLBACK(mark_was_set), proxy);
    } else {
        gtk_editable_set_enable_undo(GTK_EDITABLE(proxy), FALSE);
        g_signal_connect(proxy, "changed", G_CALLBACK(text_changed), NULL);
        g_signal_connect(proxy, "notify::cursor-position", G_CALLBACK(selection_changed), NULL);
        g_signal_connect(proxy, "notify::selection-bound", G_CALLBACK(selection_changed), NULL);
    }
    gtk_widget_set_parent(proxy, content);
    return proxy;
}

void uikit_text_proxy_disconnect(GtkWidget *proxy) {
    Connection *connection = connection_of(proxy);
    if (connection)
        connection->context = NULL;
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
    char *old = current_text(proxy);
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

void uikit_text_proxy_set(
    GtkWidget *proxy, const char *text, int anchor, int caret, gboolean editable) {
    Connection *connection = connection_of(proxy);
    connection->updating = TRUE;
    show_text(proxy, text);
    if (GTK_IS_TEXT_VIEW(proxy)) {
        GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(proxy));
        GtkTextIter insert, bound;
        gtk_text_buffer_get_iter_at_offset(buffer, &insert, caret);
        gtk_text_buffer_get_iter_at_offset(buffer, &bound, anchor);
        gtk_text_buffer_select_range(buffer, &insert, &bound);
        gtk_text_view_set_editable(GTK_TEXT_VIEW(proxy), editable);
    } else {
        gtk_editable_select_region(GTK_EDITABLE(proxy), anchor, caret);
        gtk_editable_set_editable(GTK_EDITABLE(proxy), editable);
    }
    connection->updating = FALSE;
}

GtkWidget *uikit_text_proxy_focus_widget(GtkWidget *proxy) {
    GtkEditable *inner = GTK_IS_EDITABLE(proxy) ? gtk_editable_get_delegate(GTK_EDITABLE(proxy)) : NULL;
    return inner ? GTK_WIDGET(inner) : proxy;
}
