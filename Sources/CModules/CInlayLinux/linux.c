#define _GNU_SOURCE
#include "CInlayLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

pid_t inlayFork(void) { return fork(); }

int inlayEndWithParent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }

void inlayResetCrashSignals(void) {
  static const int signals[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGSYS, SIGTRAP, SIGXCPU};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
}

// From linux/openat2.h, which older systems do not have.
#ifndef SYS_openat2
#define SYS_openat2 437
#endif

struct how {
  uint64_t flags, mode, resolve;
};

int inlayAboveStandard(int descriptor) {
  if (descriptor < 0 || descriptor > STDERR_FILENO) return descriptor;
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int failure = errno;
  close(descriptor);
  errno = failure;
  return moved;
}

void inlayHoldStandard(void) {
  for (int standard = STDIN_FILENO; standard <= STDERR_FILENO; standard++) {
    if (fcntl(standard, F_GETFD) >= 0) continue;
    // Reading or writing the wrong way fails, as it does for a closed one.
    int held = open("/dev/null", standard == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    if (held > standard) close(held);
  }
}

int inlayRemoveVariables(const char *start) {
  int count = 0;
  for (char **next = environ; next && *next;) {
    const char *end = strchr(*next, '=');
    char name[256];
    size_t length = end ? (size_t)(end - *next) : 0;
    if (length == 0 || length >= sizeof name || strncmp(*next, start, strlen(start)) != 0) {
      next++;
      continue;
    }
    memcpy(name, *next, length);
    name[length] = 0;
    // Moves the later ones to its place.
    if (unsetenv(name) != 0) next++;
    count++;
  }
  return count;
}

int inlayOpen(int folder, const char *path, int flags, mode_t mode) {
  return inlayAboveStandard(openat(folder, path, flags | O_CLOEXEC, mode));
}

enum { resolveNoMagicLinks = 0x02, resolveNoLinks = 0x04, resolveBeneath = 0x08 };

int inlayOpenBeneath(int folder, const char *path, int flags, int followsLinks) {
  struct how how = {.flags = (uint64_t)flags, .resolve = resolveBeneath};
  how.resolve |= followsLinks ? resolveNoMagicLinks : resolveNoLinks;
  // A rename elsewhere in the system at the same moment may make the kernel unsure.
  for (int attempt = 0; attempt < 64; attempt++) {
    long descriptor = syscall(SYS_openat2, folder, path, &how, sizeof how);
    if (descriptor >= 0 || (errno != EAGAIN && errno != EINTR)) return inlayAboveStandard((int)descriptor);
  }
  return -1;
}

int inlayOpenNameless(int folder) { return inlayOpen(folder, ".", O_TMPFILE | O_WRONLY, 0666); }

enum { folderFlags = O_PATH | O_DIRECTORY | O_CLOEXEC };

int inlayOpenFolder(int folder, const char *path, int followsLinks) {
  return inlayOpen(folder, path, folderFlags | (followsLinks ? 0 : O_NOFOLLOW), 0);
}

int inlayOpenFolderBeneath(int folder, const char *path, int followsLinks) {
  return inlayOpenBeneath(folder, path, folderFlags, followsLinks);
}

static struct {
  struct rlimit limit;
  struct sigaction action;
  enum { unlimited, lifted, unwritable } state;
} loading;

int inlayBeginLoading(void) {
  loading.state = unlimited;
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return 0;
  loading.limit = limit;
  if (limit.rlim_cur < limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max;
    if (setrlimit(RLIMIT_AS, &limit) == 0) loading.state = lifted;
  } else if (limit.rlim_max != RLIM_INFINITY && getrlimit(RLIMIT_FSIZE, &limit) == 0) {
    loading.limit = limit;
    limit.rlim_cur = 0;
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    if (sigaction(SIGXFSZ, &ignore, &loading.action) != 0) return 0;
    loading.state = unwritable;
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  return loading.state != unlimited;
}

void inlayEndLoading(void) {
  if (loading.state == lifted) setrlimit(RLIMIT_AS, &loading.limit);
  if (loading.state == unwritable) {
    setrlimit(RLIMIT_FSIZE, &loading.limit);
    sigaction(SIGXFSZ, &loading.action, NULL);
  }
  loading.state = unlimited;
}

int inlayMakePipe(int ends[2]) {
  int low[2];
  if (pipe2(low, O_CLOEXEC) != 0) return -1;
  for (int end = 0; end < 2; end++) ends[end] = fcntl(low[end], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int failure = errno, isMade = ends[0] >= 0 && ends[1] >= 0;
  for (int end = 0; end < 2; end++) {
    close(low[end]);
    if (!isMade && ends[end] >= 0) close(ends[end]);
  }
  errno = failure;
  return isMade ? 0 : -1;
}

static pthread_mutex_t fonts;
static pthread_once_t fontsOnce = PTHREAD_ONCE_INIT;

static void makeFontsMutex(void) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&fonts, &attributes);
  pthread_mutexattr_destroy(&attributes);
}

void inlayLockFonts(void) {
  pthread_once(&fontsOnce, makeFontsMutex);
  pthread_mutex_lock(&fonts);
}

void inlayUnlockFonts(void) { pthread_mutex_unlock(&fonts); }

int inlayIsSanitized(void) {
#ifdef IS_SANITIZED
  return 1;
#else
  return 0;
#endif
}

void inlayKeepMemory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
