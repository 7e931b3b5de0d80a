// The moving lists of `bench slide`, `bench fade` and `bench fling` in plain C: the picture of `limit`, whose code this
// program includes, with a row that fades in above rows that slide, the whole picture that fades, and scrolling with
// momentum. What moves is moved in memory, what fades is painted once. Prints the same lines as `bench`.
#define main limitMain
#include "../Sources/limit/main.c"
#undef main

enum { slideFrames = 18, fadeFrames = 30, flingFrames = 60, jobFrames = 360 };

// ---- curves

static double bezier(double a, double b, double t) {
  double rest = 1 - t;
  return t * (3 * rest * (rest * a + t * b) + t * t);
}
// The progress of a CSS-like curve at a fraction of its duration.
static double curve(double x1, double y1, double x2, double y2, double time) {
  if (time >= 1) return 1;
  double low = 0, high = 1;
  for (int i = 0; i < 50; i++) {
    double middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < time) low = middle; else high = middle;
  }
  return bezier(y1, y2, low);
}

// ---- pixels

static char *pixelRow(int y) {
  return (char *)cairo_image_surface_get_data(surface) + (size_t)cairo_image_surface_get_stride(surface) * y;
}
// Moves the column's pixels below a line, in pixels, by a distance.
static void moveColumn(int from, int by) {
  size_t x = columnX * scale * 4, length = columnWidth * scale * 4;
  int rows = height * scale - from - abs(by);
  cairo_surface_flush(surface);
  if (by > 0)
    for (int y = from + rows - 1; y >= from; y--) memcpy(pixelRow(y + by) + x, pixelRow(y) + x, length);
  else
    for (int y = from - by; y < from - by + rows; y++) memcpy(pixelRow(y + by) + x, pixelRow(y) + x, length);
  cairo_surface_mark_dirty(surface);
}
static cairo_surface_t *newSurface(int w, int h) {
  cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_RGB24, w * scale, h * scale);
  cairo_surface_set_device_scale(s, scale, scale);
  return s;
}
// Tells when a picture that was made in steps is not the one that is painted at once.
static void check(const char *what, double offset) {
  size_t size = (size_t)cairo_image_surface_get_stride(surface) * height * scale;
  cairo_surface_flush(surface);
  char *made = malloc(size);
  memcpy(made, cairo_image_surface_get_data(surface), size);
  paintAll(offset);
  if (memcmp(made, cairo_image_surface_get_data(surface), size)) fprintf(stderr, "%s: another picture\n", what);
  free(made);
}

// ---- slide

static cairo_surface_t *rowPicture;

// The row that comes and leaves, on the card's colour, without corners.
static void drawRow(void) {
  long were = inserted;
  inserted = 1;
  rowPicture = newSurface(columnWidth, rowHeight);
  cairo_t *screen = cr;
  cr = cairo_create(rowPicture);
  color(cr, 0xFFFFFF);
  cairo_paint(cr);
  cairo_translate(cr, -columnX, 0);
  paintRow(0, 0, 0);
  cairo_destroy(cr);
  cr = screen;
  inserted = were;
}
// One frame: the rows below were moved down by `before` pixels, and then are by `after`.
static void slide(int before, int after, double opacity) {
  double top = gap, open = (double)after / scale;
  int by = after - before;
  if (by) {
    moveColumn(gap * scale + (by > 0 ? before : after), by);
    if (by < 0) {
      // The rows below are those without the new one, at another offset.
      long were = inserted;
      inserted = 0;
      paintPart(-open, columnX, height + (double)by / scale, columnWidth, (double)-by / scale);
      inserted = were;
    }
    if (before < radius * scale && by > 0) {
      // The copy took the corners with it.
      color(cr, 0xFFFFFF);
      box(cr, columnX, top + open, radius, radius);
      box(cr, columnX + columnWidth - radius, top + open, radius, radius);
    }
  }
  if (after > 0) {
    cairo_save(cr);
    cairo_rectangle(cr, columnX, top, columnWidth, open);
    cairo_clip(cr);
    if (opacity < 1) { color(cr, 0xFFFFFF); cairo_paint(cr); }
    cairo_set_source_surface(cr, rowPicture, columnX, top);
    cairo_paint_with_alpha(cr, opacity);
    cairo_restore(cr);
  }
  paintCorners(top, 0, 0);
  cairo_surface_flush(surface);
}
static void runSlide(void) {
  int before = 0;
  drawRow();
  paintAll(0);
  beginJob("slide");
  for (int i = 0; i < jobFrames; i++) {
    beginFrame();
    int step = i % slideFrames;
    if (step == 0) inserted = 1 - inserted;
    double progress = curve(.42, 0, .58, 1, (step + 1.0) / slideFrames);
    double opacity = inserted ? progress : 1 - progress;
    int after = lround(rowHeight * scale * opacity);
    slide(before, after, opacity);
    before = after;
    endFrame();
    // Each update ends with the list as it is painted at once, which counts for no frame.
    if (step == slideFrames - 1) check("slide", 0);
  }
  endJob();
  inserted = 0;
}

// ---- fade

static void runFade(void) {
  paintAll(0);
  cairo_surface_t *list = newSurface(width, height);
  cairo_t *c = cairo_create(list);
  cairo_set_source_surface(c, surface, 0, 0);
  cairo_paint(c);
  cairo_destroy(c);
  double from = 1, to = 1;
  beginJob("fade");
  for (int i = 0; i < jobFrames; i++) {
    beginFrame();
    int step = i % fadeFrames;
    if (step == 0) { from = to; to = from == 1 ? .2 : 1; }
    double opacity = from + (to - from) * curve(.25, .1, .25, 1, (step + 1.0) / fadeFrames);
    // The list, and above it the colour behind it, which is one: pixman does this in half the time of a blended picture.
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(cr, list, 0, 0);
    cairo_paint(cr);
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
    if (opacity < 1) { cairo_set_source_rgba(cr, 1, 1, 1, 1 - opacity); cairo_paint(cr); }
    cairo_surface_flush(surface);
    endFrame();
  }
  endJob();
  check("fade", 0);
  cairo_surface_destroy(list);
}

// ---- fling

// A drag by 300 points with 7500 points a second at its end, then momentum with UIKit's normal rate.
static void runFling(void) {
  const double drag = 300, velocity = 7500, rate = -log(.998) * 1000;
  double start = 0, offset = 0;
  paintAll(0);
  beginJob("fling");
  for (int i = 0; i < jobFrames; i++) {
    beginFrame();
    int step = i % flingFrames;
    if (step == 0) start = offset + drag;
    double wanted = start + velocity / rate * (1 - exp(-rate * (step + 1) / 60));
    double next = round(wanted);
    if (next > offset) scroll(next, next - offset, 1);
    offset = next;
    endFrame();
  }
  endJob();
  check("fling", offset);
}

int main(void) {
  scale = fromEnvironment("PB_SCALE", 1);
  rowCount = fromEnvironment("PB_ROWS", 100000);
  setUp();
  paintAll(0);
  runSlide();
  runFade();
  runFling();
  return 0;
}
