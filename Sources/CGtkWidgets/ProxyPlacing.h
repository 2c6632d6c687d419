#pragma once
#include "ProxyWidget.h"

// What the drawing widget and the proxies in it have to do with each other.

#define UIKIT_TYPE_PROXY (uikit_proxy_get_type())
G_DECLARE_DERIVABLE_TYPE(UIKitProxy, uikit_proxy, UIKIT, PROXY, GtkWidget)

struct _UIKitProxyClass {
    GtkWidgetClass parent_class;
};

/// Allocates the proxy where it was told to lie. Part of its parent's allocation.
void uikit_proxy_place(GtkWidget *proxy);

/// Tells the content's owner that assistive technology worked the proxy.
void uikit_content_perform(GtkWidget *content, GtkWidget *proxy, const char *action);
