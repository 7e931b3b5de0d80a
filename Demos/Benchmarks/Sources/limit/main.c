// The benchmark's picture in plain C: no tree, no layout, cached texts, and memory moves to scroll. The library is compared
// with this program. It prints the same lines as `bench`.
#define _GNU_SOURCE
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum {
  width = 1024, height = 768, columnX = 200, columnWidth = 624, rowHeight = 44, gap = 35, rowsPerSection = 10,
  sectionHeight = rowsPerSection * rowHeight, period = sectionHeight + gap, radius = 10, padding = 16,
  chevronWidth = 8, chevronHeight = 13, keptRows = 64, mostGlyphs = 40
};

// ---- measuring

static double now(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}
static double cpu(void) { return now(CLOCK_PROCESS_CPUTIME_ID); }
static double fromEnvironment(const char *name, double otherwise) {
  const char *text = getenv(name);
  return text ? atof(text) : otherwise;
}
static double residentMegabytes(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024.0;
}
static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double copyOfAFrame(void) {
  static char *memory;
  size_t size = width * height * 4;
  double times[31];
  if (!memory) { memory = malloc(size + 8192); memset(memory, 7, size + 8192); }
  for (int i = 0; i < 31; i++) {
    double start = cpu();
    memmove(memory + (i & 1 ? 4096 : 0), memory + (i & 1 ? 0 : 4096), size - 4096);
    times[i] = cpu() - start;
    __asm__ volatile("" ::"r"(memory) : "memory");
  }
  qsort(times, 31, sizeof *times, ascending);
  return times[15];
}

static struct { const char *name; double cpu[1000], wall[1000], cpu0, wall0; int count; } job;
static void beginJob(const char *name) { job.name = name; job.count = 0; }
static void beginFrame(void) { job.wall0 = now(CLOCK_MONOTONIC); job.cpu0 = cpu(); }
static void endFrame(void) {
  job.cpu[job.count] = cpu() - job.cpu0;
  job.wall[job.count++] = now(CLOCK_MONOTONIC) - job.wall0;
}
static void endJob(void) {
  double sum = 0;
  int n = job.count;
  for (int i = 0; i < n; i++) sum += job.cpu[i];
  qsort(job.cpu, n, sizeof(double), ascending);
  qsort(job.wall, n, sizeof(double), ascending);
  printf("{\"peer\":\"limit\",\"job\":\"%s\",\"n\":%d,\"cpu_med\":%.4f,\"cpu_p99\":%.4f,\"cpu_mean\":%.4f,"
         "\"cpu_min\":%.4f,\"wall_med\":%.4f}\n",
         job.name, n, job.cpu[(n - 1) / 2], job.cpu[(int)((n - 1) * .99 + .5)], sum / n, job.cpu[0],
         job.wall[(n - 1) / 2]);
  fflush(stdout);
}

// ---- the list

static int scale = 1;
static long rowCount = 100000, inserted = 0, selectedRow = -1;
static cairo_surface_t *surface;
static cairo_t *cr;
static PangoLayout *layout;

static long sectionCount(void) { return rowCount / rowsPerSection; }
static double sectionTop(long s) { return gap + (double)s * period + (s > 0 ? inserted * rowHeight : 0); }
static long rowsIn(long s) { return rowsPerSection + (s == 0 ? inserted : 0); }
static long firstRow(long s) { return s == 0 ? 0 : s * rowsPerSection + inserted; }
static double contentHeight(void) { return sectionTop(sectionCount() - 1) + rowsIn(sectionCount() - 1) * rowHeight + gap; }

static void color(cairo_t *c, unsigned rgb) {
  cairo_set_source_rgb(c, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}
static void box(cairo_t *c, double x, double y, double w, double h) {
  cairo_rectangle(c, x, y, w, h);
  cairo_fill(c);
}

// ---- texts

typedef struct { cairo_scaled_font_t *font; int count; cairo_glyph_t glyphs[mostGlyphs]; double width; } Run;
typedef struct { long row; int isKept; Run title, detail; } Kept;
static Kept kept[keptRows];
static double baseline;

static void shape(Run *run, const char *text) {
  pango_layout_set_text(layout, text, -1);
  double x = 0;
  run->count = 0;
  for (GSList *l = pango_layout_get_line_readonly(layout, 0)->runs; l; l = l->next) {
    PangoGlyphItem *item = l->data;
    run->font = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(item->item->analysis.font));
    for (int i = 0; i < item->glyphs->num_glyphs && run->count < mostGlyphs; i++) {
      PangoGlyphInfo *glyph = &item->glyphs->glyphs[i];
      run->glyphs[run->count++] = (cairo_glyph_t){glyph->glyph, x + glyph->geometry.x_offset / 1024.0, 0};
      x += glyph->geometry.width / 1024.0;
    }
  }
  run->width = x;
}
static void show(const Run *run, double x, double y) {
  cairo_glyph_t glyphs[mostGlyphs];
  for (int i = 0; i < run->count; i++)
    glyphs[i] = (cairo_glyph_t){run->glyphs[i].index, run->glyphs[i].x + x, run->glyphs[i].y + y};
  cairo_set_scaled_font(cr, run->font);
  cairo_show_glyphs(cr, glyphs, run->count);
}
static Kept *textsOf(long row) {
  long number = row - inserted;
  Kept *entry = &kept[(number + 1) & (keptRows - 1)];
  if (!entry->isKept || entry->row != number) {
    char title[40] = "New row", detail[40] = "New";
    if (number >= 0) { sprintf(title, "Row %ld", number); sprintf(detail, "Detail %ld", number); }
    shape(&entry->title, title);
    shape(&entry->detail, detail);
    entry->row = number;
    entry->isKept = 1;
  }
  return entry;
}

// ---- corners and chevrons, drawn once

static cairo_surface_t *disc[2], *chevron[2];
static cairo_surface_t *picture(int w, int h, unsigned background, cairo_t **c) {
  cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_RGB24, w * scale, h * scale);
  cairo_surface_set_device_scale(s, scale, scale);
  *c = cairo_create(s);
  color(*c, background);
  cairo_paint(*c);
  return s;
}
static void drawParts(void) {
  for (int i = 0; i < 2; i++) {
    unsigned row = i ? 0xD9D9D9 : 0xFFFFFF;
    cairo_t *c;
    disc[i] = picture(2 * radius, 2 * radius, 0xEFEFF4, &c);
    color(c, row);
    cairo_arc(c, radius, radius, radius, 0, 2 * M_PI);
    cairo_fill(c);
    cairo_destroy(c);
    chevron[i] = picture(chevronWidth, chevronHeight, row, &c);
    color(c, 0xC7C7CC);
    cairo_set_line_width(c, 2);
    cairo_move_to(c, 1, 1);
    cairo_line_to(c, chevronWidth - 2, chevronHeight / 2.0);
    cairo_line_to(c, 1, chevronHeight - 1);
    cairo_stroke(c);
    cairo_destroy(c);
  }
}
static void part(cairo_surface_t *s, double x, double y, double w, double h, double fromX, double fromY) {
  cairo_set_source_surface(cr, s, x - fromX, y - fromY);
  box(cr, x, y, w, h);
}

// ---- painting

static void paintRow(long row, int isLast, double y) {
  int isSelected = row == selectedRow;
  if (isSelected) { color(cr, 0xD9D9D9); box(cr, columnX, y, columnWidth, rowHeight); }
  if (!isLast) { color(cr, 0xC8C7CC); box(cr, columnX + padding, y + rowHeight - 1, columnWidth - padding, 1); }
  double x = columnX + columnWidth - padding - chevronWidth;
  part(chevron[isSelected], x, y + (rowHeight - chevronHeight) / 2, chevronWidth, chevronHeight, 0, 0);
  Kept *texts = textsOf(row);
  color(cr, 0x000000);
  show(&texts->title, columnX + padding, y + baseline);
  color(cr, 0x8E8E93);
  show(&texts->detail, x - 10 - texts->detail.width, y + baseline);
}
static void paintCorners(double y, int isBottom, int isSelected) {
  double from = isBottom ? radius : 0;
  part(disc[isSelected], columnX, y, radius, radius, 0, from);
  part(disc[isSelected], columnX + columnWidth - radius, y, radius, radius, radius, from);
}
static void paint(double offset, double from, double to) {
  color(cr, 0xEFEFF4);
  cairo_paint(cr);
  long s = (offset + from - period - inserted * rowHeight) / period;
  for (s = s < 0 ? 0 : s; s < sectionCount(); s++) {
    double top = sectionTop(s) - offset, bottom = top + rowsIn(s) * rowHeight;
    if (top >= to) break;
    if (bottom <= from) continue;
    double low = fmax(top, from), high = fmin(bottom, to);
    color(cr, 0xFFFFFF);
    box(cr, columnX, low, columnWidth, high - low);
    long last = rowsIn(s) - 1, end = fmin(last, ceil((to - top) / rowHeight) - 1);
    for (long i = fmax(0, floor((from - top) / rowHeight)); i <= end; i++)
      paintRow(firstRow(s) + i, i == last, top + i * rowHeight);
    if (top + radius > from) paintCorners(top, 0, firstRow(s) == selectedRow);
    if (bottom - radius < to) paintCorners(bottom - radius, 1, firstRow(s) + last == selectedRow);
  }
}
static void paintAll(double offset) {
  paint(offset, 0, height);
  cairo_surface_flush(surface);
}
static void paintPart(double offset, double x, double y, double w, double h) {
  cairo_save(cr);
  cairo_rectangle(cr, x, y, w, h);
  cairo_clip(cr);
  paint(offset, y, y + h);
  cairo_restore(cr);
  cairo_surface_flush(surface);
}
static void scroll(double offset, int by, int columnOnly) {
  cairo_surface_flush(surface);
  char *pixels = (char *)cairo_image_surface_get_data(surface);
  size_t stride = cairo_image_surface_get_stride(surface);
  int rows = (height - by) * scale;
  if (!columnOnly) {
    memmove(pixels, pixels + stride * by * scale, stride * rows);
  } else {
    for (int y = 0; y < rows; y++) {
      char *row = pixels + stride * y + columnX * scale * 4;
      memcpy(row, row + stride * by * scale, columnWidth * scale * 4);
    }
  }
  cairo_surface_mark_dirty(surface);
  paintPart(offset, 0, height - by, width, by);
}

static void setUp(void) {
  surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_surface_set_device_scale(surface, scale, scale);
  cr = cairo_create(surface);
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT);
  pango_cairo_context_set_font_options(context, options);
  pango_cairo_update_context(cr, context);
  PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, "Row", -1);
  int textHeight;
  pango_layout_get_pixel_size(layout, NULL, &textHeight);
  baseline = (rowHeight - textHeight) / 2 + pango_layout_get_baseline(layout) / 1024.0;
  drawParts();
}

static unsigned nextRandom(void) {
  static unsigned long long state = 0x9E3779B97F4A7C15ull;
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return state >> 33;
}

int main(void) {
  scale = fromEnvironment("PB_SCALE", 1);
  rowCount = fromEnvironment("PB_ROWS", 100000);
  setUp();
  paintAll(0);
  double start = fromEnvironment("PB_T0", -1);
  printf("{\"peer\":\"limit\",\"job\":\"first\",\"wall_ms\":%.2f,\"cpu_ms\":%.2f,\"rss_mb\":%.1f}\n",
         start > 0 ? now(CLOCK_MONOTONIC) - start : -1, cpu() - fromEnvironment("PB_C0", 0), residentMegabytes());
  if (getenv("PB_PNG")) cairo_surface_write_to_png(surface, getenv("PB_PNG"));
  if (fromEnvironment("PB_FIRST_ONLY", 0) != 0) return 0;
  double offset = 0;
  for (int columnOnly = 0; columnOnly < 2; columnOnly++) {
    beginJob(columnOnly ? "scroll_column_only" : "scroll");
    for (int i = 0; i < 600; i++) { beginFrame(); scroll(offset += 7, 7, columnOnly); endFrame(); }
    endJob();
  }
  paintAll(offset = 0);
  beginJob("select");
  for (int i = 0; i < 600; i++) {
    beginFrame();
    int row = i / 2 % rowsPerSection;
    selectedRow = i & 1 ? -1 : row;
    paintPart(0, columnX, gap + row * rowHeight, columnWidth, rowHeight);
    endFrame();
  }
  endJob();
  beginJob("full");
  for (int i = 0; i < 600; i++) { beginFrame(); paintAll(0); endFrame(); }
  endJob();
  beginJob("jump");
  for (int i = 0; i < 200; i++) { beginFrame(); paintAll(nextRandom() % (long)(contentHeight() - height)); endFrame(); }
  endJob();
  paintAll(0);
  beginJob("insert");
  for (int i = 0; i < 1000; i++) { beginFrame(); inserted = !(i & 1); paintAll(0); endFrame(); }
  endJob();
  printf("{\"peer\":\"limit\",\"job\":\"end\",\"cpu_ms\":%.1f,\"rss_mb\":%.1f,", cpu(), residentMegabytes());
  printf("\"raw_memmove\":%.4f}\n", copyOfAFrame());
  return 0;
}
