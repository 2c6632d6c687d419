#include "MainQueueSource.h"
#include "Priorities.h"
#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

// Dispatch's interface for run loops of others, which CoreFoundation uses too:
// https://github.com/swiftlang/swift-corelibs-libdispatch/blob/main/private/private.h
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

typedef struct {
    GSource source;
    int handle;
    gpointer tag;
} MainQueueSource;

static gboolean main_queue_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    uint64_t wakes;
    // The handle is an eventfd that doesn't block: one read takes all wakes.
    ssize_t length = read(((MainQueueSource *)source)->handle, &wakes, sizeof wakes);
    (void)length;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

static gboolean main_queue_check(GSource *source) {
    return g_source_query_unix_fd(source, ((MainQueueSource *)source)->tag) != 0;
}

static GSourceFuncs main_queue_functions = {
    .check = main_queue_check,
    .dispatch = main_queue_dispatch,
};

void uikit_main_queue_source_attach(void) {
    GSource *source = g_source_new(&main_queue_functions, sizeof(MainQueueSource));
    MainQueueSource *queue = (MainQueueSource *)source;
    queue->handle = _dispatch_get_main_queue_handle_4CF();
    queue->tag = g_source_add_unix_fd(source, queue->handle, G_IO_IN);
    g_source_set_static_name(source, "UIKit main queue");
    g_source_set_priority(source, UIKIT_PRIORITY);
    g_source_attach(source, NULL);
    g_source_unref(source);
}
