import CInlayXCB
import InlayGraphics

/// Memory for the pixels of a surface that an X server reads too.
@MainActor
final class SharedPixels {
  let memory: UnsafeMutableRawPointer
  /// The server's.
  let segment: xcb_shm_seg_t
  private let size: Int
  private let connection: XConnection

  /// - Parameter size: In bytes.
  /// - Returns: Nil if the server, or the system, has no such memory.
  init?(size: Int, connection: XConnection) {
    guard connection.sharesMemory, size > 0 else { return nil }
    let descriptor = inlayMemoryDescriptor(Int64(size))
    guard descriptor >= 0 else { return nil }
    guard let memory = inlayMapMemory(descriptor, size) else {
      close(descriptor)
      return nil
    }
    let segment = xcb_generate_id(connection.handle)
    // It closes the descriptor.
    let attached = xcb_shm_attach_fd_checked(connection.handle, segment, descriptor, 1)
    if let error = xcb_request_check(connection.handle, attached) {
      free(error)
      munmap(memory, size)
      return nil
    }
    self.memory = memory
    self.segment = segment
    self.size = size
    self.connection = connection
  }

  isolated deinit {
    xcb_shm_detach(connection.handle, segment)
    munmap(memory, size)
  }
}
