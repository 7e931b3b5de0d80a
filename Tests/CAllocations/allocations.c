#include "allocations.h"

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)
// The program's own functions stand instead of the C library's, which do the work.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);

static _Thread_local long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}
void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}
void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}
long allocationCount(void) { return count; }
#else
long allocationCount(void) { return -1; }
#endif
