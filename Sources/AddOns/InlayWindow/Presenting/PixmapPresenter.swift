import CInlayXCB
import InlayGraphics
import InlayLayers

/// Keeps the pixels of a window in the X server. A frame sends what was painted, and has the server move what moved:
/// this process neither copies the pixels of a scrolled list nor waits for the server before the next frame.
///
/// The server reads painted pixels from the memory of `surface`, which has nothing else of the frame.
@MainActor
final class PixmapPresenter: Presenter {
  let surface: ImageSurface
  private let pixels: SharedPixels
  private let connection: XConnection
  private let window: xcb_window_t
  private let pixmap: xcb_pixmap_t
  private let context: xcb_gcontext_t
  private let depth: UInt8
  /// A question after the last frame: the server has read that frame's pixels when it answers. Nil if it did.
  private var fence: xcb_get_input_focus_cookie_t?

  /// - Parameter window: The server's number.
  /// - Returns: Nil if the server reads no memory of this process, or has windows with other pixels than surfaces.
  init?(window: xcb_window_t, width: Int, height: Int, scale: Double, connection: XConnection) {
    guard let depth = connection.depth(of: window),
      let pixels = SharedPixels(size: width * height * 4, connection: connection),
      let surface = try? ImageSurface(
        memory: pixels.memory, pixelWidth: width, pixelHeight: height, bytesPerRow: width * 4, scale: scale)
    else { return nil }
    surface.movesPixels = false
    let handle = connection.handle
    (pixmap, context) = (xcb_generate_id(handle), xcb_generate_id(handle))
    let made = xcb_create_pixmap_checked(
      handle, depth, pixmap, window, UInt16(clamping: width), UInt16(clamping: height))
    if let error = xcb_request_check(handle, made) {
      free(error)
      return nil
    }
    // Copies of a window that is covered have no events.
    var exposures: UInt32 = 0
    xcb_create_gc(handle, context, window, XCB_GC_GRAPHICS_EXPOSURES.rawValue, &exposures)
    self.surface = surface
    self.pixels = pixels
    self.connection = connection
    self.window = window
    self.depth = depth
  }

  isolated deinit {
    // A window that is closed next is none of the server's requests any more.
    waitForServer()
    _ = connection.takeRefusal()
    xcb_free_gc(connection.handle, context)
    xcb_free_pixmap(connection.handle, pixmap)
  }

  /// Returns when the server has shown what was presented.
  func waitForServer() {
    guard let fence else { return }
    self.fence = nil
    free(xcb_get_input_focus_reply(connection.handle, fence, nil))
  }

  func prepareToPaint() throws(WindowError) {
    waitForServer()
    guard !connection.isLost else { throw .displayLost }
    if let refusal = connection.takeRefusal() { throw .presentFailed(refusal) }
  }

  func present(_ frame: PresentedFrame) throws(WindowError) {
    let handle = connection.handle
    for copy in frame.copies {
      xcb_copy_area(
        handle, pixmap, pixmap, context, Int16(clamping: copy.source.minX), Int16(clamping: copy.source.minY),
        Int16(clamping: copy.rect.minX), Int16(clamping: copy.rect.minY), UInt16(clamping: copy.rect.width),
        UInt16(clamping: copy.rect.height))
    }
    for rect in frame.painted { send(rect) }
    for rect in frame.changed(in: surface.bounds) {
      let (x, y) = (Int16(clamping: rect.minX), Int16(clamping: rect.minY))
      xcb_copy_area(
        handle, pixmap, window, context, x, y, x, y, UInt16(clamping: rect.width), UInt16(clamping: rect.height))
    }
    fence = xcb_get_input_focus(handle)
    guard xcb_flush(handle) > 0 else { throw .displayLost }
  }

  private func send(_ rect: DeviceRect) {
    let (x, y) = (UInt16(clamping: rect.minX), UInt16(clamping: rect.minY))
    xcb_shm_put_image(
      connection.handle, pixmap, context, UInt16(clamping: surface.pixelWidth), UInt16(clamping: surface.pixelHeight),
      x, y, UInt16(clamping: rect.width), UInt16(clamping: rect.height), Int16(clamping: rect.minX),
      Int16(clamping: rect.minY), depth, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), 0, pixels.segment, 0)
  }
}

extension XConnection {
  /// The bits of a window's pixels if they are those of surfaces without alpha; nil otherwise.
  fileprivate func depth(of window: xcb_window_t) -> UInt8? {
    let questions = (xcb_get_geometry(handle, window), xcb_get_window_attributes(handle, window))
    let geometry = xcb_get_geometry_reply(handle, questions.0, nil)
    let attributes = xcb_get_window_attributes_reply(handle, questions.1, nil)
    defer {
      free(geometry)
      free(attributes)
    }
    guard let geometry, let attributes, geometry.pointee.depth == 24, hasNativeWords else { return nil }
    return isOurs(attributes.pointee.visual) ? 24 : nil
  }

  /// Whether pixels of 24 bits are native words of 32 bits, without gaps between rows.
  private var hasNativeWords: Bool {
    guard let setup = xcb_get_setup(handle) else { return false }
    let isLittleEndian = UInt32(littleEndian: 1) == 1
    guard (UInt32(setup.pointee.image_byte_order) == XCB_IMAGE_ORDER_LSB_FIRST.rawValue) == isLittleEndian else {
      return false
    }
    var formats = xcb_setup_pixmap_formats_iterator(setup)
    while formats.rem > 0 {
      let format = formats.data.pointee
      if format.depth == 24 { return format.bits_per_pixel == 32 && format.scanline_pad == 32 }
      xcb_format_next(&formats)
    }
    return false
  }

  /// Whether a visual has red, green and blue where surfaces have them.
  private func isOurs(_ visual: xcb_visualid_t) -> Bool {
    var depths = xcb_screen_allowed_depths_iterator(screen)
    while depths.rem > 0 {
      var visuals = xcb_depth_visuals_iterator(depths.data)
      while visuals.rem > 0 {
        let found = visuals.data.pointee
        if found.visual_id == visual {
          return (found.red_mask, found.green_mask, found.blue_mask) == (0xFF0000, 0xFF00, 0xFF)
        }
        xcb_visualtype_next(&visuals)
      }
      xcb_depth_next(&depths)
    }
    return false
  }
}
