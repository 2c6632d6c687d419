#include "ProxyPlacing.h"
#include <math.h>

typedef struct {
    graphene_rect_t frame;
} UIKitProxyPrivate;

G_DEFINE_TYPE_WITH_PRIVATE(UIKitProxy, uikit_proxy, GTK_TYPE_WIDGET)

static void proxy_perform(GtkWidget *widget, const char *action, GVariant *parameter) {
    GtkWidget *content = gtk_widget_get_parent(widget);
    if (content)
        uikit_content_perform(content, widget, action);
}

// The default asks a layout manager, which there is none of.
static void nothing_wanted(
    GtkWidget *widget, GtkOrientation orientation, int for_size,
    int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
}

static void draws_nothing(GtkWidget *widget, GtkSnapshot *snapshot) {}

static void uikit_proxy_init(UIKitProxy *proxy) {}

static void uikit_proxy_class_init(UIKitProxyClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->measure = nothing_wanted;
    widget_class->snapshot = draws_nothing;
}

// The kinds. Actions of the class, because only these reach AT-SPI's Action interface.

typedef UIKitProxy UIKitPressable;
typedef UIKitProxyClass UIKitPressableClass;
G_DEFINE_TYPE(UIKitPressable, uikit_pressable, UIKIT_TYPE_PROXY)

static void uikit_pressable_init(UIKitPressable *proxy) {}

static void uikit_pressable_class_init(UIKitPressableClass *class) {
    gtk_widget_class_install_action(GTK_WIDGET_CLASS(class), "activate", NULL, proxy_perform);
}

typedef UIKitProxy UIKitAdjustable;
typedef UIKitProxyClass UIKitAdjustableClass;
G_DEFINE_TYPE(UIKitAdjustable, uikit_adjustable, UIKIT_TYPE_PROXY)

static void uikit_adjustable_init(UIKitAdjustable *proxy) {}

static void uikit_adjustable_class_init(UIKitAdjustableClass *class) {
    gtk_widget_class_install_action(GTK_WIDGET_CLASS(class), "increment", NULL, proxy_perform);
    gtk_widget_class_install_action(GTK_WIDGET_CLASS(class), "decrement", NULL, proxy_perform);
}

static GType type_of_kind(UIKitProxyKind kind) {
    switch (kind) {
    case UIKIT_PROXY_PRESSABLE: return uikit_pressable_get_type();
    case UIKIT_PROXY_ADJUSTABLE: return uikit_adjustable_get_type();
    default: return UIKIT_TYPE_PROXY;
    }
}

GtkWidget *uikit_proxy_add(GtkWidget *content, UIKitProxyKind kind, GtkAccessibleRole role) {
    GtkWidget *proxy = g_object_new(
        type_of_kind(kind), "accessible-role", role, "can-target", FALSE, NULL);
    gtk_widget_set_parent(proxy, content);
    return proxy;
}

void uikit_proxy_set_frame(GtkWidget *widget, float x, float y, float width, float height) {
    UIKitProxyPrivate *private = uikit_proxy_get_instance_private(UIKIT_PROXY(widget));
    graphene_rect_init(&private->frame, x, y, fmaxf(width, 0), fmaxf(height, 0));
    gtk_widget_queue_allocate(gtk_widget_get_parent(widget));
}

void uikit_proxy_place(GtkWidget *widget) {
    UIKitProxyPrivate *private = uikit_proxy_get_instance_private(UIKIT_PROXY(widget));
    const graphene_rect_t *frame = &private->frame;
    // GTK takes whole numbers for the size; the origin keeps its fraction in the transform.
    gtk_widget_allocate(
        widget, (int)ceilf(frame->size.width), (int)ceilf(frame->size.height), -1,
        gsk_transform_translate(NULL, &frame->origin));
}
