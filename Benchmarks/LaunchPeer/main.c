// The smallest window of GTK's own with one label: what a launch costs without us. Prints the
// milliseconds from the start that LAUNCH_START (nanoseconds of CLOCK_MONOTONIC) tells to the moment
// when the X server has the first frame, and ends.
#include <gtk/gtk.h>
#include <stdlib.h>

static void painted(GdkFrameClock *clock, gpointer application) {
    const char *start = g_getenv("LAUNCH_START");
    g_signal_handlers_disconnect_by_func(clock, painted, application);
    gdk_display_sync(gdk_display_get_default());
    g_print("%.2f\n", g_get_monotonic_time() / 1e3 - (start ? atof(start) / 1e6 : 0));
    g_application_quit(application);
}

static void activated(GtkApplication *application) {
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Launch");
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Hello, world"));
    gtk_widget_realize(window);
    g_signal_connect(
        gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), application);
    gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
    GtkApplication *application = gtk_application_new("org.example.launch", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activated), NULL);
    return g_application_run(G_APPLICATION(application), 0, NULL);
}
