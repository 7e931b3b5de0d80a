#ifndef INLAY_CCAIRO_H
#define INLAY_CCAIRO_H

// The folder `pango` beside this file is a link to where Debian, Fedora and others have Pango's headers: its own
// pkg-config modules have a flag that makes SwiftPM print a warning. CGIO has links to GLib's.
#if !__has_include(<cairo/cairo.h>) || !__has_include(<pango/pangocairo.h>)
#error "Inlay needs Cairo and Pango: apt-get install libcairo2-dev libpango1.0-dev, or name their folders with -Xcc -I"
#endif

#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <wchar.h>

/// The number of references of an object of GLib's.
static inline unsigned inlayReferenceCount(void *object) {
  return __atomic_load_n(&((GObject *)object)->ref_count, __ATOMIC_ACQUIRE);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/// The direction of a paragraph's first letter with one, as Pango's layouts find it: deprecated for others, without
/// another function for it.
static inline PangoDirection inlayParagraphDirection(const char *text, int length) {
  return pango_find_base_dir(text, length);
}

#pragma GCC diagnostic pop

#endif
