#pragma once
#include "ProxyWidget.h"

// What the drawing widget and the proxies in it have to do with each other.

/// Whether a child of the drawing widget is a proxy.
gboolean uikit_is_proxy(GtkWidget *widget);

/// Allocates the proxy where it was told to lie. Part of its parent's allocation.
void uikit_proxy_place(GtkWidget *proxy);

/// Tells the content's owner that assistive technology worked the proxy.
void uikit_content_perform(GtkWidget *content, GtkWidget *proxy, const char *action);

/// Tells the owner of the content that the proxy is in, be it inside of a list's, that assistive technology
/// worked it.
void uikit_proxy_perform(GtkWidget *proxy, const char *action);
