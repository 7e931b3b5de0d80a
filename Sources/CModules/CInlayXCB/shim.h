#ifndef INLAY_CXCB_SHIM_H
#define INLAY_CXCB_SHIM_H

#include <xcb/shm.h>
#include <xcb/xcb.h>

#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Whether the server may share memory by descriptors: extension MIT-SHM since 1.2, through a socket of this machine.
static inline int inlayXSharesMemory(xcb_connection_t *connection) {
  struct sockaddr_storage address = {0};
  socklen_t size = sizeof address;
  if (getsockname(xcb_get_file_descriptor(connection), (struct sockaddr *)&address, &size) != 0) return 0;
  if (address.ss_family != AF_UNIX) return 0;
  const xcb_query_extension_reply_t *extension = xcb_get_extension_data(connection, &xcb_shm_id);
  if (!extension || !extension->present) return 0;
  xcb_shm_query_version_reply_t *version =
      xcb_shm_query_version_reply(connection, xcb_shm_query_version(connection), NULL);
  int shares = version && (version->major_version > 1 || (version->major_version == 1 && version->minor_version >= 2));
  free(version);
  return shares;
}

/// The descriptor of new memory without a name, or -1.
static inline int inlayMemoryDescriptor(int64_t size) {
  int descriptor = (int)syscall(SYS_memfd_create, "inlay", 1 /* MFD_CLOEXEC */);
  if (descriptor >= 0 && ftruncate(descriptor, size) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

/// Memory of a descriptor for reading and writing, shared with all that map it; NULL if there is none.
static inline void *inlayMapMemory(int descriptor, size_t size) {
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

#endif
