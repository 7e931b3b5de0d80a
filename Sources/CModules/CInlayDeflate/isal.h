#ifndef INLAY_ISAL_H
#define INLAY_ISAL_H

#include <stdint.h>

/// The public members of `struct isal_zstream` of libisal.so.2, which is loaded at run time: its headers are not needed.
struct inlayISALStream {
  const uint8_t *next_in;
  uint32_t avail_in, total_in;
  uint8_t *next_out;
  uint32_t avail_out, total_out;
  void *hufftables;
  uint32_t level, level_buf_size;
  uint8_t *level_buf;
  uint16_t end_of_stream, flush, gzip_flag, hist_bits;
};

enum {
  /// More than the whole structure, which has 82,384 bytes.
  inlayISALStreamSize = 1 << 17,
  /// `ISAL_DEF_LVL1_SMALL`
  inlayISALLevelSize = 84 << 10,
};

#endif
