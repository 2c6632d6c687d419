#include "Signals.h"

gulong uikit_connect(gpointer object, const char *signal, UIKitHandler handler, void *context) {
    return g_signal_connect_swapped(object, signal, G_CALLBACK(handler), context);
}

gulong uikit_connect_decision(
    gpointer object, const char *signal, UIKitDecision decision, void *context) {
    return g_signal_connect_swapped(object, signal, G_CALLBACK(decision), context);
}

gulong uikit_connect_event(GtkEventController *controller, UIKitEventHandler handler, void *context) {
    return g_signal_connect_swapped(controller, "event", G_CALLBACK(handler), context);
}

gulong uikit_connect_point(
    GtkEventController *controller, const char *signal, UIKitPointHandler handler, void *context) {
    return g_signal_connect_swapped(controller, signal, G_CALLBACK(handler), context);
}

gulong uikit_connect_response(gpointer dialog, UIKitResponseHandler handler, void *context) {
    return g_signal_connect_swapped(dialog, "response", G_CALLBACK(handler), context);
}

void uikit_disconnect(gpointer object, void *context) {
    g_signal_handlers_disconnect_by_data(object, context);
}
