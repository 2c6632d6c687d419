#include "DropTarget.h"

// GTK asks for formats in common; here a view is asked.
static gboolean accept_any(GtkDropTargetAsync *target, GdkDrop *drop, gpointer unused) {
    return TRUE;
}

GtkEventController *uikit_drop_target_add(
    GtkWidget *widget, UIKitDropMotionHandler motion, UIKitDropLeaveHandler leave,
    UIKitDropHandler drop, void *context) {
    GtkDropTargetAsync *target = gtk_drop_target_async_new(NULL, GDK_ACTION_COPY | GDK_ACTION_MOVE);
    g_signal_connect(target, "accept", G_CALLBACK(accept_any), NULL);
    g_signal_connect_swapped(target, "drag-enter", G_CALLBACK(motion), context);
    g_signal_connect_swapped(target, "drag-motion", G_CALLBACK(motion), context);
    g_signal_connect_swapped(target, "drag-leave", G_CALLBACK(leave), context);
    g_signal_connect_swapped(target, "drop", G_CALLBACK(drop), context);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(target));
    return GTK_EVENT_CONTROLLER(target);
}

typedef struct {
    UIKitDropReadHandler handler;
    void *context;
} Reading;

static void finish(Reading *reading, GBytes *bytes) {
    reading->handler(reading->context, bytes);
    g_free(reading);
}

static void was_read(GObject *object, GAsyncResult *result, gpointer data) {
    GBytes *bytes = NULL;
    if (g_output_stream_splice_finish(G_OUTPUT_STREAM(object), result, NULL) >= 0)
        bytes = g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(object));
    finish(data, bytes);
    g_clear_pointer(&bytes, g_bytes_unref);
}

static void answered(GObject *object, GAsyncResult *result, gpointer data) {
    GInputStream *input = gdk_drop_read_finish(GDK_DROP(object), result, NULL, NULL);
    if (!input) {
        finish(data, NULL);
        return;
    }
    GOutputStream *output = g_memory_output_stream_new_resizable();
    g_output_stream_splice_async(
        output, input, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
        G_PRIORITY_DEFAULT, NULL, was_read, data);
    g_object_unref(output);
    g_object_unref(input);
}

void uikit_drop_read(
    GdkDrop *drop, const char *type, UIKitDropReadHandler handler, void *context) {
    Reading *reading = g_new(Reading, 1);
    *reading = (Reading){handler, context};
    const char *types[] = {type, NULL};
    gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, NULL, answered, reading);
}
