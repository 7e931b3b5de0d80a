#ifndef INLAY_ISAL_H
#define INLAY_ISAL_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// ISA-L is used where its headers were installed when the program was built, and its library where it runs: the functions
// come from there.
#if __has_include(<isa-l/igzip_lib.h>)
#include <isa-l/igzip_lib.h>
#define INLAY_HAS_ISAL 1
#endif

/// Memory for a stream; NULL if the headers were missing, or memory is. To be released by `free`.
static inline void *inlayMakeISALStream(void (*initialize)(void *)) {
#ifdef INLAY_HAS_ISAL
  struct isal_zstream *stream = malloc(sizeof *stream + ISAL_DEF_LVL1_DEFAULT);
  if (!stream) return NULL;
  initialize(stream);
  stream->level = 1;
  stream->level_buf = (uint8_t *)(stream + 1);
  stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  return stream;
#else
  (void)initialize;
  return NULL;
#endif
}

/// Gives a stream its next bytes, which have to stay until they are packed.
static inline void inlayFeedISALStream(void *memory, const void *bytes, size_t count, int isLast) {
#ifdef INLAY_HAS_ISAL
  struct isal_zstream *stream = memory;
  stream->next_in = (uint8_t *)bytes;
  stream->avail_in = (uint32_t)count;
  stream->end_of_stream = (uint16_t)isLast;
#else
  (void)memory, (void)bytes, (void)count, (void)isLast;
#endif
}

/// Packs until the output is full or the bytes are used up, and returns how many it wrote.
static inline size_t inlayRunISALStream(void *memory, int (*deflate)(void *), void *output, size_t count) {
#ifdef INLAY_HAS_ISAL
  struct isal_zstream *stream = memory;
  stream->next_out = output;
  stream->avail_out = (uint32_t)count;
  deflate(stream);
  return count - stream->avail_out;
#else
  (void)memory, (void)deflate, (void)output, (void)count;
  return 0;
#endif
}

#endif
