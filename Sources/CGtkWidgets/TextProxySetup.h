#pragma once
#include <gtk/gtk.h>

/// Makes one of GTK's text widgets a proxy.
void uikit_text_proxy_prepare(GtkWidget *proxy);
