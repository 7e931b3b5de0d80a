#include "allocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)
// The program's own functions stand instead of the C library's, which do the work, for every library of the process.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static _Thread_local long count;
static atomic_long live;

static void addLive(long blocks) { atomic_fetch_add_explicit(&live, blocks, memory_order_relaxed); }

static void *counted(void *block) {
  count++;
  if (block) addLive(1);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  void *moved = __libc_realloc(block, size);
  count++;
  // Of size 0 it frees, and answers nothing.
  if (!block && moved) addLive(1);
  if (block && !moved && size == 0) addLive(-1);
  return moved;
}

void free(void *block) {
  if (block) addLive(-1);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  void *made = counted(__libc_memalign(alignment, size));
  if (!made) return ENOMEM;
  *block = made;
  return 0;
}

long allocationCount(void) { return count; }
long liveBlockCount(void) { return atomic_load_explicit(&live, memory_order_relaxed); }
#else
long allocationCount(void) { return -1; }
long liveBlockCount(void) { return -1; }
#endif
