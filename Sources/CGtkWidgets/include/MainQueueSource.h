#pragma once
#include <glib.h>

/// Attaches a source to the main context that runs what waits in Dispatch's main queue, and with it
/// every job of the main actor. To be called on the thread that the main queue belongs to.
void uikit_main_queue_source_attach(void);
