#pragma once
#include <gtk/gtk.h>

// `gtk_accessible_update_property`, `…_state` and `…_relation` take variable arguments, which Swift can't call.

/// Sets a property whose value is text; NULL takes the property away.
void uikit_accessible_set_text(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text);

/// Says that the widget is selected, or that it isn't one of those that can be.
void uikit_accessible_set_selected(GtkWidget *widget, gboolean selected, gboolean selectable);

/// Sets a state that can be mixed too: checked, pressed.
void uikit_accessible_set_tristate(GtkWidget *widget, GtkAccessibleState state, gboolean value);

/// Says where the widget stands in a list, from 1 on, and how many the list has.
void uikit_accessible_set_position(GtkWidget *widget, int position, int count);
