#pragma once
#include <gtk/gtk.h>

// `gtk_accessible_update_property` and `…_state` take variable arguments, which Swift can't call.

/// Sets a property whose value is text; NULL takes the property away.
void uikit_accessible_set_text(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text);

/// Sets a state that is true or false.
void uikit_accessible_set_boolean(GtkWidget *widget, GtkAccessibleState state, gboolean value);

/// Sets a state that can be mixed too.
void uikit_accessible_set_tristate(GtkWidget *widget, GtkAccessibleState state, gboolean value);
