#include "Instance.h"

#include "SessionBus.h"

struct _UIKitInstance {
    GApplication parent;
    UIKitInstanceHandler handler;
    void *context;
};

typedef struct {
    GApplicationClass parent;
} UIKitInstanceClass;

static GType uikit_instance_get_type(void);
G_DEFINE_TYPE(UIKitInstance, uikit_instance, G_TYPE_APPLICATION)

// What the other process was given by the desktop, so that a window may come to the front for it.
// https://gitlab.freedesktop.org/wayland/wayland-protocols/-/blob/main/staging/xdg-activation/x11-interoperation.rst
static char *activation_token;

static void tell(UIKitInstance *instance, const char *const *addresses) {
    if (instance->handler)
        instance->handler(instance->context, addresses);
    g_clear_pointer(&activation_token, g_free);
}

static void activate(GApplication *application) {
    const char *const none[] = {NULL};
    tell((UIKitInstance *)application, none);
}

static void open_files(
    GApplication *application, GFile **files, int count, const char *hint) {
    char **addresses = g_new0(char *, count + 1);
    for (int i = 0; i < count; i++)
        addresses[i] = g_file_get_uri(files[i]);
    tell((UIKitInstance *)application, (const char *const *)addresses);
    g_strfreev(addresses);
}

// The desktop entry specification's key, so that other programs which start apps over the bus are
// understood, too.
#define TOKEN "activation-token"
#define OLD_TOKEN "desktop-startup-id"

static void add_platform_data(GApplication *application, GVariantBuilder *builder) {
    const char *token = g_getenv("XDG_ACTIVATION_TOKEN");
    if (!token)
        token = g_getenv("DESKTOP_STARTUP_ID");
    if (token && *token && g_utf8_validate(token, -1, NULL))
        g_variant_builder_add(builder, "{sv}", TOKEN, g_variant_new_string(token));
}

static void before_emit(GApplication *application, GVariant *platform_data) {
    const char *token = NULL;
    if (!g_variant_lookup(platform_data, TOKEN, "&s", &token))
        g_variant_lookup(platform_data, OLD_TOKEN, "&s", &token);
    g_free(activation_token);
    activation_token = g_strdup(token);
}

static void uikit_instance_class_init(UIKitInstanceClass *class) {
    GApplicationClass *application = G_APPLICATION_CLASS(class);
    application->activate = activate;
    application->open = open_files;
    application->add_platform_data = add_platform_data;
    application->before_emit = before_emit;
}

static void uikit_instance_init(UIKitInstance *instance) {}

static void hand_over(GApplication *application, const char *const *addresses) {
    int count = g_strv_length((char **)addresses);
    if (count == 0) {
        g_application_activate(application);
    } else {
        GFile **files = g_new(GFile *, count);
        for (int i = 0; i < count; i++)
            files[i] = g_file_new_for_uri(addresses[i]);
        g_application_open(application, files, count, "");
        for (int i = 0; i < count; i++)
            g_object_unref(files[i]);
        g_free(files);
    }
    // The calls wait for no answer; without this the process could end before they are on their way.
    g_dbus_connection_flush_sync(g_application_get_dbus_connection(application), NULL, NULL);
}

UIKitInstance *uikit_instance_claim(
    const char *name, const char *const *addresses, UIKitInstanceHandler handler, void *context) {
    UIKitInstance *instance = g_object_new(
        uikit_instance_get_type(), "application-id", name, "flags", G_APPLICATION_HANDLES_OPEN, NULL);
    GApplication *application = G_APPLICATION(instance);
    // GTK would take it for one of its own kind of apps.
    g_application_set_default(NULL);
    instance->handler = handler;
    instance->context = context;
    if (!uikit_session_bus_exists() || !g_application_register(application, NULL, NULL)
        || !g_application_get_is_remote(application))
        return instance;
    hand_over(application, addresses);
    g_object_unref(instance);
    return NULL;
}

void uikit_instance_release(UIKitInstance *instance) {
    instance->handler = NULL;
    g_object_unref(instance);
}

void uikit_window_present(GtkWindow *window) {
    if (activation_token)
        gtk_window_set_startup_id(window, activation_token);
    g_clear_pointer(&activation_token, g_free);
    gtk_window_present(window);
}
