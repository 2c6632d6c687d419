#include "Settings.h"

gboolean uikit_settings_boolean(GtkSettings *settings, const char *property) {
    gboolean value = FALSE;
    g_object_get(settings, property, &value, NULL);
    return value;
}

int uikit_settings_integer(GtkSettings *settings, const char *property) {
    int value = 0;
    g_object_get(settings, property, &value, NULL);
    return value;
}

char *uikit_settings_text(GtkSettings *settings, const char *property) {
    char *value = NULL;
    g_object_get(settings, property, &value, NULL);
    return value;
}
