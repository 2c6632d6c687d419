#include "InputMethod.h"

void uikit_input_method_connect(
    GtkIMContext *input_method, UIKitCommitHandler commit, void (*compose)(void *context),
    gboolean (*retrieve)(void *context), UIKitDeleteHandler delete, void *context) {
    g_signal_connect_swapped(input_method, "commit", G_CALLBACK(commit), context);
    g_signal_connect_swapped(input_method, "preedit-changed", G_CALLBACK(compose), context);
    g_signal_connect_swapped(input_method, "preedit-end", G_CALLBACK(compose), context);
    g_signal_connect_swapped(
        input_method, "retrieve-surrounding", G_CALLBACK(retrieve), context);
    g_signal_connect_swapped(input_method, "delete-surrounding", G_CALLBACK(delete), context);
}

void uikit_input_method_set_purpose(GtkIMContext *input_method, GtkInputPurpose purpose) {
    g_object_set(input_method, "input-purpose", purpose, NULL);
}
