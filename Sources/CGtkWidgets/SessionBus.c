#include "SessionBus.h"

gboolean uikit_session_bus_exists(void) {
    if (g_getenv("DBUS_SESSION_BUS_ADDRESS"))
        return TRUE;
    char *socket = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
    gboolean exists = g_file_test(socket, G_FILE_TEST_EXISTS);
    g_free(socket);
    return exists;
}
