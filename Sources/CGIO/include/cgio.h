#ifndef INLAY_CGIO_H
#define INLAY_CGIO_H

// Of the other files here, links lead to where Debian, Fedora and others have GLib's headers, and glibconfig.h finds
// the one of the machine: GLib's own pkg-config modules have flags, on some systems, that make SwiftPM print a warning.
#if !__has_include(<gio/gio.h>)
#error "Inlay needs GLib: apt-get install libglib2.0-dev, or name its folders with -Xcc -I"
#endif

#include <gio/gio.h>

#endif
