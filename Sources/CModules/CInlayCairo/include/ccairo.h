#ifndef INLAY_CCAIRO_H
#define INLAY_CCAIRO_H

#ifndef __linux__
#error "Inlay runs on Linux: it cannot be built for this system"
#elif !__has_include(<cairo.h>) || !__has_include(<pango/pangocairo.h>)
#error "Inlay needs Cairo and Pango: apt-get install libcairo2-dev libpango1.0-dev, or set INLAY_PKG_CONFIG=1 for other folders"
#endif

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <wchar.h>

// Flags, as numbers: newer headers mark their enumerations as sets of flags, and Swift then imports no constants of
// them. `Flags(rawValue: numericCast(...))` compiles with both.

/// The messages that a handler takes, whether GLib ends the program afterwards, or met another one meanwhile.
static const unsigned inlayLogMessages = G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_LEVEL_MESSAGE |
                                         G_LOG_FLAG_RECURSION | G_LOG_FLAG_FATAL;
static const unsigned inlayLogFatal = G_LOG_FLAG_FATAL;

/// The fields that a description of a font has.
static const unsigned inlayFontFamily = PANGO_FONT_MASK_FAMILY;
static const unsigned inlayFontWeight = PANGO_FONT_MASK_WEIGHT;
static const unsigned inlayFontStyle = PANGO_FONT_MASK_STYLE;
static const unsigned inlayFontSize = PANGO_FONT_MASK_SIZE;

/// A buffer with a whole text. Where it may be cut is asked by a number, which headers of HarfBuzz before version 4 do
/// not name.
static const unsigned inlayWholeText = HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT | 0x40;
static const unsigned inlayBackwardClusters = CAIRO_TEXT_CLUSTER_FLAG_BACKWARD;

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
