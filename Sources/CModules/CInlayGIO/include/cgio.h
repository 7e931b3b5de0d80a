#ifndef INLAY_CGIO_H
#define INLAY_CGIO_H

#ifndef __linux__
#error "Inlay runs on Linux: it cannot be built for this system"
#elif !__has_include(<gio/gio.h>)
#error "Inlay needs GLib: apt-get install libglib2.0-dev, or set INLAY_PKG_CONFIG=1 for another folder"
#endif

#include <gio/gio.h>

// Flags, as numbers: newer headers mark their enumerations as sets of flags, and Swift then imports no constants of
// them. `Flags(rawValue: numericCast(...))` compiles with both.

static const unsigned inlayUnownedPolling = G_MAIN_CONTEXT_FLAGS_OWNERLESS_POLLING;
static const unsigned inlayBusClient =
    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
static const unsigned inlayCallStartsNothing = G_DBUS_CALL_FLAGS_NO_AUTO_START;
static const unsigned inlayAnyObject = G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES;

#endif
