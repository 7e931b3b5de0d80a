#ifndef INLAY_CSDL2_SHIM_H
#define INLAY_CSDL2_SHIM_H

#if __has_include(<SDL2/SDL.h>)
#define INLAY_SDL(header) <SDL2/header>
#elif __has_include(<SDL_syswm.h>)
#define INLAY_SDL(header) <header>
#else
#error "InlayWindow needs SDL 2: apt-get install libsdl2-dev, or set INLAY_PKG_CONFIG=1 for another folder"
#endif

// Names of X11 that would hide Swift's.
#define Window X11Window
#define Cursor X11Cursor
#define Font X11Font
#define Screen X11Screen
#define Display X11Display
#include INLAY_SDL(SDL.h)
#include INLAY_SDL(SDL_syswm.h)
#undef Window
#undef Cursor
#undef Font
#undef Screen
#undef Display

#include <poll.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// Definitions that Swift does not import: macros with casts and calls, and the fields of unions by platform.

static const int inlayPositionUndefined = (int)SDL_WINDOWPOS_UNDEFINED;
static const int inlayPositionCentered = (int)SDL_WINDOWPOS_CENTERED;
static const uint32_t inlayTouchMouse = SDL_TOUCH_MOUSEID;

/// The X11 connection of a window, or NULL.
static inline void *inlayX11Display(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
  return info.info.x11.display;
}

/// The X server's number of a window, or 0.
static inline unsigned long inlayX11Window(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  return info.info.x11.window;
}

/// The descriptor of the X server's connection.
static inline int inlayX11Descriptor(void *display) { return ConnectionNumber((X11Display *)display); }

/// The Wayland connection of a window, or NULL.
static inline void *inlayWaylandDisplay(SDL_Window *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return NULL;
  return info.info.wl.display;
}

/// A descriptor that is readable after 8 bytes were written to it, or -1.
static inline int inlayEventDescriptor(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

/// Waits until one of several descriptors is readable, or nanoseconds passed; less than 0 waits without an end. Numbers
/// below 0 are not descriptors. Of more than 8 the first ones count. The readable ones, with bit 0 for the first one; 0 after
/// a signal.
static inline uint32_t inlayWait(const int *descriptors, int count, int64_t nanoseconds) {
  struct pollfd entries[8];
  if (count > 8) count = 8;
  for (int i = 0; i < count; i++) entries[i] = (struct pollfd){descriptors[i], POLLIN, 0};
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  uint32_t readable = 0;
  if (ppoll(entries, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, NULL) <= 0) return 0;
  for (int i = 0; i < count; i++) readable |= (uint32_t)(entries[i].revents != 0) << i;
  return readable;
}

// Functions that Dispatch has for CoreFoundation's run loop.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *) __attribute__((weak));

/// A descriptor that is readable when there is something on the main queue of Dispatch, or -1.
static inline int inlayMainQueueDescriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  return _dispatch_get_main_queue_handle_4CF();
}

/// Runs what is on the main queue. Only for the process's first thread, if the queue is still bound to it: otherwise
/// Dispatch ends the process.
static inline void inlayRunMainQueue(void) {
  if (_dispatch_main_queue_callback_4CF) _dispatch_main_queue_callback_4CF(NULL);
}

/// Whether the calling thread is the first one of the process.
static inline int inlayIsFirstThread(void) { return syscall(SYS_gettid) == getpid(); }

#endif
