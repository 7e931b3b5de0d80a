// Drives a list in a window by XTest, and measures its process and the X server: one line of JSON.
//
//     drive PID SERVER_PID FRAMEBUFFER
//
// FRAMEBUFFER is the file of `Xvfb -fbdir`, which holds the screen's pixels at all times.
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// The watched pixels: the titles, of the whole height.
enum { watchedX = 216, watchedWidth = 200, screenHeight = 800, middleX = 640, middleY = 400, events = 200 };
enum { wheelUp = 4, wheelDown = 5 };

static Display *display;
static const char *pixels;
static size_t lineBytes;
static char *before;

// ---- time

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static void sleepUntil(double when) {
  struct timespec time = {(time_t)when, (long)((when - (time_t)when) * 1e9)};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL)) {}
}

static void pause_(double seconds) { sleepUntil(now() + seconds); }

// ---- the screen

static void mapScreen(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status)) { perror(path); exit(1); }
  const uint32_t *header = mmap(NULL, status.st_size, PROT_READ, MAP_SHARED, file, 0);
  if (header == MAP_FAILED) { perror(path); exit(1); }
  // An XWD file: its header's size, ..., bytes of a line, ..., number of colours of 12 bytes.
  lineBytes = ntohl(header[12]);
  pixels = (const char *)header + ntohl(header[0]) + 12 * (size_t)ntohl(header[19]);
  before = malloc(screenHeight * watchedWidth * 4);
}

static const char *watched(int y) { return pixels + y * lineBytes + watchedX * 4; }

static void remember(void) {
  for (int y = 0; y < screenHeight; y++) memcpy(before + y * watchedWidth * 4, watched(y), watchedWidth * 4);
}

// Every other line: no text is that thin.
static int hasChanged(void) {
  for (int y = 0; y < screenHeight; y += 2)
    if (memcmp(before + y * watchedWidth * 4, watched(y), watchedWidth * 4)) return 1;
  return 0;
}

// Waits until the watched pixels stay as they are for so long.
static void waitForRest(double seconds) {
  double since = now();
  remember();
  while (now() < since + seconds) {
    pause_(0.01);
    if (hasChanged()) { remember(); since = now(); }
  }
}

// ---- input

static void move(int y) { XTestFakeMotionEvent(display, -1, middleX, y, 0); XFlush(display); }
static void button(int number, int isDown) { XTestFakeButtonEvent(display, number, isDown, 0); XFlush(display); }
static void turn(int number) {
  XTestFakeButtonEvent(display, number, 1, 0);
  XTestFakeButtonEvent(display, number, 0, 0);
  XFlush(display);
}

// ---- processes

// User and system time of all threads, in seconds.
static double processorTime(int pid) {
  char path[64], line[1024] = "";
  snprintf(path, sizeof path, "/proc/%d/stat", pid);
  FILE *file = fopen(path, "r");
  if (!file) { perror(path); exit(1); }
  if (!fgets(line, sizeof line, file)) line[0] = 0;
  fclose(file);
  unsigned long user = 0, system = 0;
  char *rest = strrchr(line, ')');
  if (rest) sscanf(rest + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
  return (double)(user + system) / sysconf(_SC_CLK_TCK);
}

// The number after a key in a file of /proc.
static long field(const char *path, const char *key) {
  FILE *file = fopen(path, "r");
  char line[256];
  long value = 0;
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, key, strlen(key))) value = atol(line + strlen(key));
  if (file) fclose(file);
  return value;
}

// The times that the threads went to sleep.
static long sleeps(int pid) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *tasks = opendir(path);
  long sum = 0;
  for (struct dirent *entry; tasks && (entry = readdir(tasks));) {
    char status[320];
    snprintf(status, sizeof status, "/proc/%d/task/%s/status", pid, entry->d_name);
    sum += field(status, "voluntary_ctxt_switches:");
  }
  if (tasks) closedir(tasks);
  return sum;
}

// ---- measurements

typedef struct { double program, server, frames; } Load;

static int pid, serverPid;

// The load while an input goes on, `rate` times a second.
static Load measure(double seconds, double rate, void (*input)(int step)) {
  double program = processorTime(pid), server = processorTime(serverPid), start = now();
  int steps = seconds * rate, shown = 0;
  for (int step = 0; step < steps; step++) {
    sleepUntil(start + step / rate);
    shown += hasChanged();
    remember();
    input(step);
  }
  sleepUntil(start + seconds);
  double time = now() - start;
  return (Load){
    (processorTime(pid) - program) / time * 1000, (processorTime(serverPid) - server) / time * 1000, shown / time};
}

// A second down, a second up.
static void wheelStep(int step) { turn(step / 30 % 2 ? wheelUp : wheelDown); }

// Along 600 points and back, with the button held.
static int dragY(int step) {
  int phase = step % 200;
  return 700 - 6 * (phase < 100 ? phase : 200 - phase);
}
static void dragStep(int step) { move(dragY(step)); }

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

// From an event to the first changed pixel, in milliseconds: median and 95th of 100.
static void latency(void (*input)(int step), double rest, double result[2]) {
  double times[events];
  for (int step = 0; step < events; step++) {
    waitForRest(rest);
    // At any time within a frame.
    pause_(drand48() / 60);
    remember();
    double start = now();
    input(step);
    while (!hasChanged() && now() < start + 0.5) usleep(20);
    times[step] = (now() - start) * 1000;
  }
  qsort(times, events, sizeof times[0], compare);
  result[0] = times[events / 2];
  result[1] = times[events * 95 / 100];
}

// Ten steps down, ten steps up.
static void wheelEvent(int step) { turn(step / 10 % 2 ? wheelUp : wheelDown); }
static void dragEvent(int step) { move(dragY(step + 1)); }

int main(int count, char **arguments) {
  if (count != 4 || !(display = XOpenDisplay(NULL))) {
    fprintf(stderr, "usage: DISPLAY=... drive PID SERVER_PID FRAMEBUFFER\n");
    return 2;
  }
  pid = atoi(arguments[1]);
  serverPid = atoi(arguments[2]);
  mapScreen(arguments[3]);
  srand48(1);
  move(middleY);
  waitForRest(2);

  // Away from the top: there a list may show a pull.
  for (int i = 0; i < 40; i++) { turn(wheelDown); pause_(0.02); }
  waitForRest(1);
  Load wheel = measure(6, 30, wheelStep);
  waitForRest(1);

  double wheelLatency[2], dragLatency[2];
  latency(wheelEvent, 0.1, wheelLatency);

  move(dragY(0));
  button(1, 1);
  for (int y = 0; y < 20; y++) { move(dragY(0) - y); pause_(0.02); }
  Load drag = measure(200 / 60.0 * 2, 60, dragStep);
  move(dragY(0));
  waitForRest(0.5);
  latency(dragEvent, 0.05, dragLatency);
  button(1, 0);
  waitForRest(1);

  pause_(2);
  double program = processorTime(pid);
  long asleep = sleeps(pid);
  pause_(5);
  asleep = sleeps(pid) - asleep;
  program = processorTime(pid) - program;

  char rollup[64];
  snprintf(rollup, sizeof rollup, "/proc/%d/smaps_rollup", pid);
  printf("{\"wheel\": [%.2f, %.2f, %.1f], \"drag\": [%.2f, %.2f, %.1f], ", wheel.program, wheel.server, wheel.frames,
    drag.program, drag.server, drag.frames);
  printf("\"wheelLatency\": [%.2f, %.2f], \"dragLatency\": [%.2f, %.2f], ", wheelLatency[0], wheelLatency[1],
    dragLatency[0], dragLatency[1]);
  printf("\"idle\": [%ld, %.0f], \"memory\": [%.1f, %.1f]}\n", asleep, program * 1000,
    field(rollup, "Rss:") / 1024.0, field(rollup, "Pss:") / 1024.0);
  return 0;
}
