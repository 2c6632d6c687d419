#include "Accessible.h"

void uikit_accessible_set_text(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
    if (text)
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
    else
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

void uikit_accessible_set_selected(GtkWidget *widget, gboolean selected, gboolean selectable) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
    if (selected || selectable)
        gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
    else
        gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED);
}

void uikit_accessible_set_tristate(GtkWidget *widget, GtkAccessibleState state, gboolean value) {
    GtkAccessibleTristate tristate = value ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE;
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, tristate, -1);
}

void uikit_accessible_set_position(GtkWidget *widget, int position, int count) {
    gtk_accessible_update_relation(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position,
        GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}
