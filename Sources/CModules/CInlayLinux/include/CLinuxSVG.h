#ifndef INLAY_CLINUX_SVG_H
#define INLAY_CLINUX_SVG_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// An SVG to be drawn by librsvg, and the functions of that library and of Cairo.
struct inlaySVG {
  const uint8_t *bytes;
  size_t count;
  /// Pixels for each CSS pixel.
  double scale;
  /// What `currentColor` is, as a style sheet; NULL for black.
  const char *styles;
  /// The fonts of its texts, for `setFonts`; NULL for a picture without texts.
  void *fonts;
  int64_t maximumPixels;
  int32_t maximumSide;

  void *(*read)(const uint8_t *, size_t, void **);
  int (*setFonts)(void *);
  int (*setStyles)(void *, const uint8_t *, size_t, void **);
  void (*setResolution)(void *, double);
  int (*readSize)(void *, double *, double *);
  void (*readDimensions)(void *, int *, void *, int *, void *, int *, double *);
  int (*render)(void *, void *, const double *, void **);
  void *(*makeSurface)(int, int, int);
  uint8_t *(*surfaceData)(void *);
  int (*surfaceStride)(void *);
  void (*flushSurface)(void *);
  void *(*makeContext)(void *);
};

enum {
  inlaySVGDrawn = 1,
  /// More pixels than allowed.
  inlaySVGTooLarge,
  inlaySVGWithoutSize,
  inlaySVGUnreadable,
  inlaySVGUndrawable,
};

/// What is written first. The pixels' rows follow, without gaps, or the library's message.
struct inlaySVGResult {
  int32_t status, width, height;
};

/// What a child writes last, also where a signal ends it: its parent may be unable to learn of that from the system.
struct inlaySVGEnd {
  uint64_t mark;
  /// Of processor time.
  double seconds;
  /// 0 without one.
  int64_t signal;
};

/// Of every `inlaySVGEnd`.
enum { inlaySVGEndMark = 0x646E6547 };

/// Takes the result in parts. 0 ends the drawing.
typedef int (*inlaySVGTaker)(void *context, const void *bytes, size_t count);

/// Draws an SVG in this process and releases nothing.
void inlayDrawSVG(const struct inlaySVG *svg, inlaySVGTaker take, void *context);

/// Draws an SVG in a copy of this process: a child with limits, which ends with the calling thread and never returns.
///
/// Other threads may run; the child does nothing with their locks, except those of libraries that `svg` calls.
///
/// - `result`, `errors`: descriptors of pipes for the result, with an `inlaySVGEnd` behind it, and for messages of
///   libraries; the child has no other.
/// - `seconds`: of processor time, above 0. `bytes`: of address space; 0 for no new limit.
/// The child, or -1 with `errno`.
pid_t inlayStartSVG(const struct inlaySVG *svg, int result, int errors, double seconds, uint64_t bytes);

#endif
