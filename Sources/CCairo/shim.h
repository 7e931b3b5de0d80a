#ifndef INLAY_CCAIRO_SHIM_H
#define INLAY_CCAIRO_SHIM_H

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <wchar.h>

/// The number of references of an object of GLib's.
static inline unsigned inlayReferenceCount(void *object) {
  return __atomic_load_n(&((GObject *)object)->ref_count, __ATOMIC_ACQUIRE);
}

#endif
