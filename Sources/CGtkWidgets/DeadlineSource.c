#include "DeadlineSource.h"
#include "Priorities.h"

typedef struct {
    GSource source;
    void (*due)(void *context);
    void *context;
} DeadlineSource;

static gboolean deadline_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
    DeadlineSource *deadline = (DeadlineSource *)source;
    // First, because `due` may set the next time; and without this it would be ready again at once.
    g_source_set_ready_time(source, -1);
    deadline->due(deadline->context);
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs deadline_functions = {.dispatch = deadline_dispatch};

GSource *uikit_deadline_source_attach(
    void (*due)(void *context), void *context, const char *name) {
    GSource *source = g_source_new(&deadline_functions, sizeof(DeadlineSource));
    ((DeadlineSource *)source)->due = due;
    ((DeadlineSource *)source)->context = context;
    g_source_set_name(source, name);
    g_source_set_priority(source, UIKIT_PRIORITY);
    // A nested loop (none is known in GTK 4) still runs timers.
    g_source_set_can_recurse(source, TRUE);
    g_source_attach(source, NULL);
    return source;
}
