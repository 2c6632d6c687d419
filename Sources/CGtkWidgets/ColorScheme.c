#include "ColorScheme.h"
#include "SessionBus.h"

#define PORTAL_NAME "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define SETTINGS_INTERFACE "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define COLOR_SCHEME "color-scheme"

struct UIKitColorSchemeWatch {
    UIKitColorSchemeHandler handler;
    void *context;
    // Cancelled when the watch goes: who finds it cancelled may not touch the watch.
    GCancellable *cancellable;
    GDBusConnection *bus;
    guint subscription;
};

// `Read` wraps the value in one variant more than the signal does.
static void tell(UIKitColorSchemeWatch *watch, GVariant *value) {
    while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
        GVariant *inner = g_variant_get_variant(value);
        g_variant_unref(value);
        value = inner;
    }
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32))
        watch->handler(watch->context, g_variant_get_uint32(value));
    g_variant_unref(value);
}

static void setting_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface,
    const char *signal, GVariant *parameters, gpointer data) {
    if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)")))
        return;
    const char *key;
    GVariant *value;
    g_variant_get(parameters, "(&s&sv)", NULL, &key, &value);
    if (g_str_equal(key, COLOR_SCHEME))
        tell(data, value);
    else
        g_variant_unref(value);
}

static void was_read(GObject *bus, GAsyncResult *result, gpointer data) {
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    // Cancelled, or there is no portal, or it doesn't know.
    if (!reply)
        return;
    tell(data, g_variant_get_child_value(reply, 0));
    g_variant_unref(reply);
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (!bus)
        return;
    UIKitColorSchemeWatch *watch = data;
    watch->bus = bus;
    watch->subscription = g_dbus_connection_signal_subscribe(
        bus, PORTAL_NAME, SETTINGS_INTERFACE, "SettingChanged", PORTAL_PATH, APPEARANCE,
        G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, watch, NULL);
    g_dbus_connection_call(
        bus, PORTAL_NAME, PORTAL_PATH, SETTINGS_INTERFACE, "Read",
        g_variant_new("(ss)", APPEARANCE, COLOR_SCHEME), G_VARIANT_TYPE("(v)"),
        G_DBUS_CALL_FLAGS_NONE, -1, watch->cancellable, was_read, watch);
}

UIKitColorSchemeWatch *uikit_color_scheme_watch(UIKitColorSchemeHandler handler, void *context) {
    UIKitColorSchemeWatch *watch = g_new0(UIKitColorSchemeWatch, 1);
    watch->handler = handler;
    watch->context = context;
    watch->cancellable = g_cancellable_new();
    if (uikit_session_bus_exists())
        g_bus_get(G_BUS_TYPE_SESSION, watch->cancellable, bus_found, watch);
    return watch;
}

void uikit_color_scheme_unwatch(UIKitColorSchemeWatch *watch) {
    g_cancellable_cancel(watch->cancellable);
    g_object_unref(watch->cancellable);
    if (watch->bus) {
        g_dbus_connection_signal_unsubscribe(watch->bus, watch->subscription);
        g_object_unref(watch->bus);
    }
    g_free(watch);
}
