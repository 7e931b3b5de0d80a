#define _GNU_SOURCE
#include "CInlayLinux.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

// From linux/openat2.h, which older systems do not have.
#ifndef SYS_openat2
#define SYS_openat2 437
#endif

struct how {
  uint64_t flags, mode, resolve;
};

// A commit has no quotes in the build's settings.
#define TEXT_OF(token) #token
#define TEXT(token) TEXT_OF(token)

const char *inlayCommit(void) {
#ifdef INLAY_COMMIT
  return TEXT(INLAY_COMMIT);
#else
  return "";
#endif
}

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

// Moves two new descriptors above the standard ones.
static int moveAboveStandard(const int low[2], int ends[2]) {
  for (int end = 0; end < 2; end++) ends[end] = fcntl(low[end], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int failure = errno, isMade = ends[0] >= 0 && ends[1] >= 0;
  for (int end = 0; end < 2; end++) {
    close(low[end]);
    if (!isMade && ends[end] >= 0) close(ends[end]);
    if (!isMade) ends[end] = -1;
  }
  errno = failure;
  return isMade ? 0 : -1;
}

int inlayMakePipe(int ends[2]) {
  int low[2];
  return pipe2(low, O_CLOEXEC) == 0 ? moveAboveStandard(low, ends) : -1;
}

int inlayMakeSockets(int ends[2]) {
  int low[2];
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, low) == 0 ? moveAboveStandard(low, ends) : -1;
}

// The variables that a started program keeps, by the beginnings of their lines. The caller frees the list.
static char **keptVariables(void) {
  static const char *const starts[] = {"HOME=", "LD_LIBRARY_PATH=", "XDG_", "FONTCONFIG_"};
  size_t count = 0;
  for (char **next = environ; next && *next; next++) count++;
  char **kept = calloc(count + 1, sizeof *kept), **end = kept;
  for (size_t i = 0; kept && i < count && environ[i]; i++)
    for (size_t j = 0; j < sizeof starts / sizeof *starts; j++)
      if (strncmp(environ[i], starts[j], strlen(starts[j])) == 0) *end++ = environ[i];
  return kept;
}

int inlaySpawn(pid_t *child, const char *path, const char *name, int input, int errors) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  int failure = posix_spawn_file_actions_init(&files);
  if (failure != 0) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure != 0) {
    posix_spawn_file_actions_destroy(&files);
    return failure;
  }
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  char **variables = keptVariables();
  failure = variables ? 0 : ENOMEM;
  if (!failure) failure = posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  if (!failure) failure = posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (!failure) failure = posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO);
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 34)
  if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
#endif
  char *arguments[] = {(char *)name, NULL};
  if (!failure) failure = posix_spawn(child, path, &files, &attributes, arguments, variables);
  free(variables);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return failure;
}

// Sets the soft limit, which stays below the hard one and below an earlier one.
static void lower(int kind, rlim_t value) {
  struct rlimit limit;
  if (getrlimit(kind, &limit) != 0 || limit.rlim_cur <= value) return;
  limit.rlim_cur = value;
  setrlimit(kind, &limit);
}

void inlayLimitMemory(uint64_t bytes) {
  lower(RLIMIT_CORE, 0);
  unsigned long pages = 0;
  FILE *file = inlayIsSanitized() ? NULL : fopen("/proc/self/statm", "re");
  if (!file) return;
  if (fscanf(file, "%lu", &pages) == 1) lower(RLIMIT_AS, pages * (rlim_t)sysconf(_SC_PAGESIZE) + bytes);
  fclose(file);
}

void inlayLimitProcessor(double seconds) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CPU, &limit) != 0) return;
  rlim_t wanted = (rlim_t)ceil(fmin(fmax(seconds, 0), 1e9));
  limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
  setrlimit(RLIMIT_CPU, &limit);
}

const char *inlayLibraryPath(void) {
  Dl_info library;
  return dladdr((void *)inlayLibraryPath, &library) ? library.dli_fname : NULL;
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
