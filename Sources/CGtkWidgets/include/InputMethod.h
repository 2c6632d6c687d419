#pragma once
#include <gtk/gtk.h>

// Signals of an input method whose handlers take more than a context, or answer.

/// Called with what the input method settled on.
typedef void (*UIKitCommitHandler)(void *context, const char *text);

/// Called with what is to be taken out, in characters from the caret; TRUE when it was.
typedef gboolean (*UIKitDeleteHandler)(void *context, int offset, int count);

/// Connects "commit", "preedit-changed", "preedit-end", "retrieve-surrounding" and
/// "delete-surrounding".
void uikit_input_method_connect(
    GtkIMContext *input_method, UIKitCommitHandler commit, void (*compose)(void *context),
    gboolean (*retrieve)(void *context), UIKitDeleteHandler delete, void *context);

/// Says what kind of text is edited, by the property that `g_object_set` would take as an argument of
/// variable number.
void uikit_input_method_set_purpose(GtkIMContext *input_method, GtkInputPurpose purpose);
