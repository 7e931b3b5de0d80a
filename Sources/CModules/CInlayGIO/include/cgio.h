#ifndef INLAY_CGIO_H
#define INLAY_CGIO_H

// Of the other files here, links lead to where Debian, Fedora and others have GLib's headers, and glibconfig.h finds
// the one of the machine: GLib's own pkg-config modules have flags, on some systems, that make SwiftPM print a warning.
#ifndef __linux__
#error "Inlay runs on Linux: it cannot be built for this system"
#endif
#if !__has_include(<gio/gio.h>)
#error "Inlay needs GLib: apt-get install libglib2.0-dev, or name its folders with -Xcc -I"
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
