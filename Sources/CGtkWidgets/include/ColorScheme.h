#pragma once
#include <gio/gio.h>

// The colour scheme that the desktop portal knows, read in the background.
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html

typedef struct UIKitColorSchemeWatch UIKitColorSchemeWatch;

/// 0: no preference, 1: dark, 2: light.
typedef void (*UIKitColorSchemeHandler)(void *context, guint32 scheme);

/// Calls `handler` with what the portal says, at first and with every change; never, when there is no
/// session bus or no portal. Starts no bus where there is none.
UIKitColorSchemeWatch *uikit_color_scheme_watch(UIKitColorSchemeHandler handler, void *context);

/// Ends the calls and frees the watch.
void uikit_color_scheme_unwatch(UIKitColorSchemeWatch *watch);
