#include "ProxyPlacing.h"
#include "TextProxySetup.h"
#include <math.h>

void uikit_proxy_perform(GtkWidget *proxy, const char *action) {
    GtkWidget *content = gtk_widget_get_parent(proxy);
    while (content && uikit_is_proxy(content))
        content = gtk_widget_get_parent(content);
    if (content)
        uikit_content_perform(content, proxy, action);
}

static void proxy_perform(GtkWidget *widget, const char *action, GVariant *parameter) {
    uikit_proxy_perform(widget, action);
}

// The default asks a layout manager, which there is none of.
static void nothing_wanted(
    GtkWidget *widget, GtkOrientation orientation, int for_size,
    int *minimum, int *natural, int *minimum_baseline, int *natural_baseline) {
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
}

static void draws_nothing(GtkWidget *widget, GtkSnapshot *snapshot) {}

// A list's proxy has those of its rows in it.
static void places_proxies(GtkWidget *widget, int width, int height, int baseline) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
         child = gtk_widget_get_next_sibling(child))
        if (uikit_is_proxy(child))
            uikit_proxy_place(child);
}

static void be_a_proxy(GtkWidgetClass *class) {
    class->measure = nothing_wanted;
    class->snapshot = draws_nothing;
    class->size_allocate = places_proxies;
}

// The kinds. Actions of the class, because only these reach AT-SPI's Action interface.

// A widget ends without children; the window that closes has no time to take rows out of lists first.
static void plain_dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(g_type_class_peek(GTK_TYPE_WIDGET))->dispose(object);
}

typedef GtkWidget UIKitPlain;
typedef GtkWidgetClass UIKitPlainClass;
G_DEFINE_TYPE(UIKitPlain, uikit_plain, GTK_TYPE_WIDGET)

static void uikit_plain_init(UIKitPlain *proxy) {}

static void uikit_plain_class_init(UIKitPlainClass *class) {
    be_a_proxy(class);
    G_OBJECT_CLASS(class)->dispose = plain_dispose;
}

typedef GtkWidget UIKitPressable;
typedef GtkWidgetClass UIKitPressableClass;
G_DEFINE_TYPE(UIKitPressable, uikit_pressable, GTK_TYPE_WIDGET)

static void uikit_pressable_init(UIKitPressable *proxy) {}

static void uikit_pressable_class_init(UIKitPressableClass *class) {
    be_a_proxy(class);
    gtk_widget_class_install_action(class, "activate", NULL, proxy_perform);
}

static void install_steps(GtkWidgetClass *class) {
    gtk_widget_class_install_action(class, "increment", NULL, proxy_perform);
    gtk_widget_class_install_action(class, "decrement", NULL, proxy_perform);
}

typedef GtkWidget UIKitAdjustable;
typedef GtkWidgetClass UIKitAdjustableClass;
G_DEFINE_TYPE(UIKitAdjustable, uikit_adjustable, GTK_TYPE_WIDGET)

static void uikit_adjustable_init(UIKitAdjustable *proxy) {}

static void uikit_adjustable_class_init(UIKitAdjustableClass *class) {
    be_a_proxy(class);
    install_steps(class);
}

// Proxies of numbers.

static gboolean is_telling;

typedef GtkRange UIKitMeter;
typedef GtkRangeClass UIKitMeterClass;
G_DEFINE_TYPE(UIKitMeter, uikit_meter, GTK_TYPE_RANGE)

static void uikit_meter_init(UIKitMeter *proxy) {}

static void uikit_meter_class_init(UIKitMeterClass *class) {
    be_a_proxy(GTK_WIDGET_CLASS(class));
}

typedef UIKitMeter UIKitRange;
typedef UIKitMeterClass UIKitRangeClass;
G_DEFINE_TYPE(UIKitRange, uikit_range, uikit_meter_get_type())

static void range_value_changed(GtkRange *range) {
    if (!is_telling)
        proxy_perform(GTK_WIDGET(range), "set-value", NULL);
}

static void uikit_range_init(UIKitRange *proxy) {}

static void uikit_range_class_init(UIKitRangeClass *class) {
    install_steps(GTK_WIDGET_CLASS(class));
    class->value_changed = range_value_changed;
}

void uikit_proxy_set_range(GtkWidget *proxy, double value, double minimum, double maximum) {
    if (!GTK_IS_RANGE(proxy))
        return;
    is_telling = TRUE;
    gtk_range_set_range(GTK_RANGE(proxy), minimum, maximum);
    gtk_range_set_value(GTK_RANGE(proxy), value);
    is_telling = FALSE;
}

double uikit_proxy_value(GtkWidget *proxy) {
    return GTK_IS_RANGE(proxy) ? gtk_range_get_value(GTK_RANGE(proxy)) : 0;
}

// Classes with further actions.

static GType type_of_kind(UIKitProxyKind kind) {
    switch (kind) {
    case UIKIT_PROXY_PRESSABLE: return uikit_pressable_get_type();
    case UIKIT_PROXY_ADJUSTABLE: return uikit_adjustable_get_type();
    case UIKIT_PROXY_RANGE: return uikit_range_get_type();
    case UIKIT_PROXY_METER: return uikit_meter_get_type();
    // Not GtkText, which is in an entry: alone it has no Text interface.
    case UIKIT_PROXY_LINE: return GTK_TYPE_ENTRY;
    case UIKIT_PROXY_PASSWORD: return GTK_TYPE_PASSWORD_ENTRY;
    case UIKIT_PROXY_LINES: return GTK_TYPE_TEXT_VIEW;
    default: return uikit_plain_get_type();
    }
}

static void named_class_init(gpointer class, gpointer names) {
    for (char **name = names; *name; name++)
        gtk_widget_class_install_action(GTK_WIDGET_CLASS(class), *name, NULL, proxy_perform);
}

enum { MOST_NAMED_TYPES = 512 };

/// A subclass of the kind's class that has these actions too.
static GType type_with_actions(UIKitProxyKind kind, const char *actions) {
    static GHashTable *types;
    if (!types)
        types = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    GType parent = type_of_kind(kind);
    char *key = g_strdup_printf("%d\n%s", kind, actions);
    GType type = GPOINTER_TO_SIZE(g_hash_table_lookup(types, key));
    guint count = g_hash_table_size(types);
    if (type || count >= MOST_NAMED_TYPES) {
        g_free(key);
        return type ? type : parent;
    }
    GTypeQuery query;
    g_type_query(parent, &query);
    GTypeInfo info = {
        .class_size = query.class_size,
        .class_init = named_class_init,
        .class_data = g_strsplit(actions, "\n", -1),
        .instance_size = query.instance_size,
    };
    char *name = g_strdup_printf("UIKitNamed%u", count);
    type = g_type_register_static(parent, name, &info, 0);
    g_free(name);
    g_hash_table_insert(types, key, GSIZE_TO_POINTER(type));
    return type;
}

static GQuark frame_quark(void) {
    return g_quark_from_static_string("uikit-proxy-frame");
}

GtkWidget *uikit_proxy_add(
    GtkWidget *content, UIKitProxyKind kind, GtkAccessibleRole role, const char *actions) {
    GType type = actions ? type_with_actions(kind, actions) : type_of_kind(kind);
    GtkWidget *proxy = g_object_new(type, "accessible-role", role, "can-target", FALSE, NULL);
    graphene_rect_t *frame = graphene_rect_init(graphene_rect_alloc(), 0, 0, 0, 0);
    g_object_set_qdata_full(
        G_OBJECT(proxy), frame_quark(), frame, (GDestroyNotify)graphene_rect_free);
    gtk_widget_set_parent(proxy, content);
    if (kind >= UIKIT_PROXY_LINE)
        uikit_text_proxy_prepare(proxy);
    return proxy;
}

static graphene_rect_t *frame_of(GtkWidget *widget) {
    return g_object_get_qdata(G_OBJECT(widget), frame_quark());
}

gboolean uikit_is_proxy(GtkWidget *widget) {
    return frame_of(widget) != NULL;
}

void uikit_proxy_set_frame(GtkWidget *widget, float x, float y, float width, float height) {
    graphene_rect_init(frame_of(widget), x, y, fmaxf(width, 0), fmaxf(height, 0));
    gtk_widget_queue_allocate(gtk_widget_get_parent(widget));
}

void uikit_proxy_place(GtkWidget *widget) {
    const graphene_rect_t *frame = frame_of(widget);
    // GTK takes whole numbers for the size; the origin keeps its fraction in the transform.
    gtk_widget_allocate(
        widget, (int)ceilf(frame->size.width), (int)ceilf(frame->size.height), -1,
        gsk_transform_translate(NULL, &frame->origin));
}
