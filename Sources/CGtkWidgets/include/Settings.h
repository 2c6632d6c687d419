#pragma once
#include <gtk/gtk.h>

// `g_object_get` takes variable arguments, which Swift can't call.

gboolean uikit_settings_boolean(GtkSettings *settings, const char *property);
int uikit_settings_integer(GtkSettings *settings, const char *property);
/// The caller frees the text; NULL when nothing is set.
char *uikit_settings_text(GtkSettings *settings, const char *property);
