#define _GNU_SOURCE
#include "CLinuxSVG.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#ifndef SYS_close_range
#define SYS_close_range 436
#endif

// GError of GLib.
struct failure {
  uint32_t domain;
  int code;
  const char *message;
};

static void fail(int status, struct failure *failure, inlaySVGTaker take, void *context) {
  struct inlaySVGResult result = {.status = status};
  if (take(context, &result, sizeof result) && failure) take(context, failure->message, strlen(failure->message));
}

void inlayDrawSVG(const struct inlaySVG *svg, inlaySVGTaker take, void *context) {
  struct failure *failure = NULL;
  if (svg->fonts) svg->setFonts(svg->fonts);
  void *document = svg->read(svg->bytes, svg->count, (void **)&failure);
  if (!document) return fail(inlaySVGUnreadable, failure, take, context);
  svg->setResolution(document, 96);
  if (svg->styles) svg->setStyles(document, (const uint8_t *)svg->styles, strlen(svg->styles), NULL);
  double width = 0, height = 0;
  if (!svg->readSize(document, &width, &height) || !(width > 0 && height > 0)) {
    int hasWidth, hasHeight, hasBox = 0;
    struct { double value; int unit; } lengths[2];
    double box[4] = {0};
    svg->readDimensions(document, &hasWidth, &lengths[0], &hasHeight, &lengths[1], &hasBox, box);
    if (!hasBox) return fail(inlaySVGWithoutSize, NULL, take, context);
    width = box[2];
    height = box[3];
  }
  width *= svg->scale;
  height *= svg->scale;
  if (!(width > 0 && height > 0 && isfinite(width) && isfinite(height)))
    return fail(inlaySVGWithoutSize, NULL, take, context);
  struct inlaySVGResult result = {
      .status = inlaySVGDrawn, .width = (int32_t)fmin(fmax(1, round(width)), 1e9),
      .height = (int32_t)fmin(fmax(1, round(height)), 1e9)};
  if (result.width > svg->maximumSide || result.height > svg->maximumSide ||
      (int64_t)result.width * result.height > svg->maximumPixels) {
    result.status = inlaySVGTooLarge;
    take(context, &result, sizeof result);
    return;
  }
  void *surface = svg->makeSurface(0, result.width, result.height);
  uint8_t *data = svg->surfaceData(surface);
  if (!data) return fail(inlaySVGUndrawable, &(struct failure){.message = "no memory for the pixels"}, take, context);
  double place[4] = {0, 0, result.width, result.height};
  if (!svg->render(document, svg->makeContext(surface), place, (void **)&failure))
    return fail(inlaySVGUndrawable, failure, take, context);
  svg->flushSurface(surface);
  if (!take(context, &result, sizeof result)) return;
  for (int32_t row = 0; row < result.height; row++)
    if (!take(context, data + (size_t)row * (size_t)svg->surfaceStride(surface), (size_t)result.width * 4)) return;
}

static int writeAll(void *context, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(*(int *)context, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return 0;
    next += written;
    count -= (size_t)written;
  }
  return 1;
}

// Sets the soft limit, which stays below the hard one and below an earlier one.
static void lower(int kind, rlim_t value) {
  struct rlimit limit;
  if (getrlimit(kind, &limit) != 0 || limit.rlim_cur <= value) return;
  limit.rlim_cur = value;
  setrlimit(kind, &limit);
}

// Has SIGXCPU come after an amount of processor time. RLIMIT_CPU counts by samples: on a busy machine twice the time may pass.
// It stands in where there are no more timers.
static void limitTime(double seconds) {
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGXCPU};
  double whole = floor(seconds);
  struct itimerspec span = {.it_value = {.tv_sec = (time_t)whole, .tv_nsec = (long)((seconds - whole) * 1e9)}};
  timer_t timer;
  if (timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer) != 0 || timer_settime(timer, 0, &span, NULL) != 0)
    lower(RLIMIT_CPU, (rlim_t)ceil(seconds));
}

// Keeps two descriptors, as `firstKept` and the next one, and closes all others.
enum { firstKept = 3 };

// Returns 0 where there is no descriptor left: what has their numbers is then another file of the process.
static int keep(int result, int errors) {
  int first = fcntl(result, F_DUPFD, firstKept + 1), second = fcntl(errors, F_DUPFD, firstKept + 1);
  int nothing = open("/dev/null", O_RDWR);
  if (first < 0 || second < 0 || nothing < 0) return 0;
  for (int descriptor = 0; descriptor < 2; descriptor++) {
    if (dup2(nothing, descriptor) < 0) return 0;
  }
  if (dup2(second, STDERR_FILENO) < 0 || dup2(first, firstKept) < 0) return 0;
  if (syscall(SYS_close_range, firstKept + 1, ~0U, 0) == 0) return 1;
  // Before Linux 5.9, and in containers that refuse the call.
  enum { most = 1 << 20 };
  struct rlimit limit;
  int end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < most ? (int)limit.rlim_cur : most;
  for (int descriptor = firstKept + 1; descriptor < end; descriptor++) close(descriptor);
  return 1;
}

static int resultDescriptor = firstKept;

// Also a signal's handler, which calls the system only.
_Noreturn static void end(int signal) {
  struct timespec used = {0};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  struct inlaySVGEnd end = {
      .mark = inlaySVGEndMark, .seconds = (double)used.tv_sec + (double)used.tv_nsec * 1e-9, .signal = signal};
  writeAll(&resultDescriptor, &end, sizeof end);
  _exit(0);
}

// Has the signals that end a drawing write that first.
static void reportSignals(void) {
  static const int signals[] = {SIGXCPU, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP};
  // A recursion without end leaves no room on the usual stack.
  static char stack[1 << 16];
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  struct sigaction action = {.sa_handler = end, .sa_flags = SA_RESETHAND};
  if (sigaltstack(&own, NULL) == 0) action.sa_flags |= SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}

pid_t inlayStartSVG(const struct inlaySVG *svg, int result, int errors, double seconds, uint64_t bytes) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pid_t parent = getpid(), child = fork();
  if (child != 0) {
    int failure = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = failure;
    return child;
  }
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(1);
  // The program's handlers must not run here.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigemptyset(&all);
  pthread_sigmask(SIG_SETMASK, &all, NULL);
  if (!keep(result, errors)) _exit(1);
  // No language, switch or setting of the user. Another thread may have been changing the environment.
  static char *nothing[] = {NULL};
  environ = nothing;
  reportSignals();
  lower(RLIMIT_CORE, 0);
  limitTime(seconds);
  if (bytes > 0) lower(RLIMIT_AS, bytes);
  inlayDrawSVG(svg, writeAll, &resultDescriptor);
  end(0);
}
