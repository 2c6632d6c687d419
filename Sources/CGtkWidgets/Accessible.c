#include "Accessible.h"

void uikit_accessible_set_text(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
    if (text)
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
    else
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

void uikit_accessible_set_boolean(GtkWidget *widget, GtkAccessibleState state, gboolean value) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

void uikit_accessible_set_tristate(GtkWidget *widget, GtkAccessibleState state, gboolean value) {
    GtkAccessibleTristate tristate = value ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, tristate, -1);
}
