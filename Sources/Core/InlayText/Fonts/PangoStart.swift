import CInlayCairo
import InlayGraphics

/// The first use of Pango in a process.
///
/// At its first font map, Pango makes fontconfig load the system's configuration and all its fonts, whatever fonts the
/// map is for. That takes long where fontconfig's cache cannot be written, and without a configuration fontconfig
/// writes errors to standard error. Fontconfig loads nothing while another configuration is current, so an empty one is
/// current during the first use, since all maps have configurations of ours: inside `FontLock`, so that no other thread
/// sees it.
enum PangoStart {
  static func makeFontMap() -> UnsafeMutablePointer<PangoFontMap>? {
    FontLock.hold {
      // A program with a font map of its own has loaded the system's configuration already.
      guard g_type_class_peek(pango_fc_font_map_get_type()) == nil, let empty else { return pango_cairo_font_map_new() }
      FcConfigSetCurrent(empty)
      let map = pango_cairo_font_map_new()
      // Waits for Pango's thread.
      _ = pango_fc_font_map_get_config(OpaquePointer(map))
      // The system's fonts are loaded at their first use by others.
      FcConfigSetCurrent(nil)
      return map
    }
  }

  /// Safe to share: it never changes, and its references are counted atomically.
  nonisolated(unsafe) static let empty = FcConfigCreate()
}
