#include "ContentWidget.h"
#include "ProxyPlacing.h"
#include "TextProxy.h"

#define UIKIT_TYPE_CONTENT (uikit_content_get_type())
G_DECLARE_FINAL_TYPE(UIKitContent, uikit_content, UIKIT, CONTENT, GtkWidget)

struct _UIKitContent {
    GtkWidget parent;
    int width, height;
    GskRenderNode *node;
    UIKitContentAllocate allocate;
    UIKitProxyPerform perform;
    void *context;
};

G_DEFINE_FINAL_TYPE(UIKitContent, uikit_content, GTK_TYPE_WIDGET)

static void content_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size,
    int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
    UIKitContent *content = UIKIT_CONTENT(widget);
    *minimum = 1;
    *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? content->width : content->height;
    *minimum_baseline = *natural_baseline = -1;
}

static void content_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    UIKitContent *content = UIKIT_CONTENT(widget);
    if (content->context)
        content->allocate(content->context, width, height);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
         child = gtk_widget_get_next_sibling(child))
        if (uikit_is_proxy(child))
            uikit_proxy_place(child);
}

static void content_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    UIKitContent *content = UIKIT_CONTENT(widget);
    // Black is what lies under the picture, so that the theme's background never shows through it.
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(
        0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
    gtk_snapshot_append_color(snapshot, &(GdkRGBA){0, 0, 0, 1}, &bounds);
    if (content->node)
        gtk_snapshot_append_node(snapshot, content->node);
}

static GtkWidget *first_proxy_in(GtkWidget *widget) {
    GtkWidget *child = gtk_widget_get_first_child(widget);
    return child && uikit_is_proxy(child) ? child : NULL;
}

static GtkWidget *last_proxy_in(GtkWidget *widget) {
    GtkWidget *child = gtk_widget_get_last_child(widget);
    return child && uikit_is_proxy(child) ? child : NULL;
}

/// The next one in reading order, in the lists too; the first one after `content` itself.
static GtkWidget *proxy_after(GtkWidget *proxy, GtkWidget *content) {
    GtkWidget *next = first_proxy_in(proxy);
    while (!next && proxy != content) {
        next = gtk_widget_get_next_sibling(proxy);
        proxy = gtk_widget_get_parent(proxy);
    }
    return next;
}

/// The one before in reading order; the last one before `content` itself.
static GtkWidget *proxy_before(GtkWidget *proxy, GtkWidget *content) {
    GtkWidget *before = proxy == content ? last_proxy_in(content) : gtk_widget_get_prev_sibling(proxy);
    if (!before) {
        GtkWidget *parent = gtk_widget_get_parent(proxy);
        return proxy == content || parent == content ? NULL : parent;
    }
    for (GtkWidget *last; (last = last_proxy_in(before));)
        before = last;
    return before;
}

// GTK moves the focus only when UIKit didn't use the key. Reading order is the order of the children.
static gboolean content_focus(GtkWidget *widget, GtkDirectionType direction) {
    if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
        return FALSE;
    gboolean forward = direction == GTK_DIR_TAB_FORWARD;
    GtkWidget *proxy = widget;
    GtkWidget *focus = gtk_root_get_focus(gtk_widget_get_root(widget));
    if (focus && gtk_widget_is_ancestor(focus, widget))
        proxy = uikit_proxy_of_focus_widget(focus);
    do
        proxy = forward ? proxy_after(proxy, widget) : proxy_before(proxy, widget);
    while (proxy && !gtk_widget_grab_focus(proxy));
    return proxy != NULL;
}

static void content_dispose(GObject *object) {
    UIKitContent *content = UIKIT_CONTENT(object);
    uikit_content_disconnect(GTK_WIDGET(object));
    g_clear_pointer(&content->node, gsk_render_node_unref);
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(uikit_content_parent_class)->dispose(object);
}

static void uikit_content_init(UIKitContent *content) {}

static void uikit_content_class_init(UIKitContentClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = content_dispose;
    widget_class->measure = content_measure;
    widget_class->size_allocate = content_size_allocate;
    widget_class->snapshot = content_snapshot;
    widget_class->focus = content_focus;
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

GtkWidget *uikit_content_new(int width, int height) {
    UIKitContent *content = g_object_new(UIKIT_TYPE_CONTENT, NULL);
    content->width = width;
    content->height = height;
    return GTK_WIDGET(content);
}

void uikit_content_connect(
    GtkWidget *widget, UIKitContentAllocate allocate, UIKitProxyPerform perform, void *context) {
    UIKitContent *content = UIKIT_CONTENT(widget);
    content->allocate = allocate;
    content->perform = perform;
    content->context = context;
}

void uikit_content_set_node(GtkWidget *widget, GskRenderNode *node) {
    UIKitContent *content = UIKIT_CONTENT(widget);
    if (content->node == node)
        return;
    g_clear_pointer(&content->node, gsk_render_node_unref);
    content->node = node ? gsk_render_node_ref(node) : NULL;
    gtk_widget_queue_draw(widget);
}

void uikit_content_disconnect(GtkWidget *widget) {
    UIKIT_CONTENT(widget)->context = NULL;
}

void uikit_content_perform(GtkWidget *widget, GtkWidget *proxy, const char *action) {
    UIKitContent *content = UIKIT_CONTENT(widget);
    if (content->context)
        content->perform(content->context, proxy, action);
}
