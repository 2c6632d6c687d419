#include "WallClock.h"

#include <glib-unix.h>
#include <sys/timerfd.h>
#include <unistd.h>

struct UIKitWallClock {
    int file;
    void (*due)(void *context);
    void *context;
};

static gboolean is_due(int file, GIOCondition condition, gpointer data) {
    UIKitWallClock *clock = data;
    // What is read doesn't matter: how often it was due, or that the clock was set.
    guint64 count;
    ssize_t length = read(file, &count, sizeof count);
    (void)length;
    clock->due(clock->context);
    return G_SOURCE_CONTINUE;
}

UIKitWallClock *uikit_wall_clock_new(void (*due)(void *context), void *context) {
    int file = timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
    if (file < 0)
        return NULL;
    UIKitWallClock *clock = g_new(UIKitWallClock, 1);
    *clock = (UIKitWallClock){.file = file, .due = due, .context = context};
    g_unix_fd_add(file, G_IO_IN, is_due, clock);
    return clock;
}

void uikit_wall_clock_wait(UIKitWallClock *clock, gint64 time) {
    struct itimerspec spec = {.it_value.tv_sec = time};
    // https://man7.org/linux/man-pages/man2/timerfd_create.2.html: reading fails as soon as the clock is set.
    timerfd_settime(clock->file, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &spec, NULL);
}
