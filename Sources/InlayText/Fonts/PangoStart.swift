import CCairo
import CLinux
import InlayGraphics

/// The first use of Pango in a process.
///
/// At its first font map, Pango makes fontconfig load the system's configuration and all its fonts, whatever fonts the
/// map is for. That takes long where fontconfig's cache cannot be written, and without a configuration fontconfig
/// writes errors to standard error. Fontconfig loads nothing while another configuration is current, so an empty one is
/// current during the first use for private fonts: inside `FontLock`, so that no other thread sees it.
enum PangoStart {
  static func makeFontMap(isPrivate: Bool) -> UnsafeMutablePointer<PangoFontMap>? {
    FontLock.hold {
      // In a program with a font map, the system's configuration is loaded already.
      guard isPrivate, g_type_class_peek(pango_fc_font_map_get_type()) == nil, let empty else {
        if !isPrivate { loadSystemFonts() }
        return pango_cairo_font_map_new()
      }
      FcConfigSetCurrent(empty)
      let map = pango_cairo_font_map_new()
      // Waits for Pango's thread.
      _ = pango_fc_font_map_get_config(OpaquePointer(map))
      // The system's fonts are loaded at their first use.
      FcConfigSetCurrent(nil)
      return map
    }
  }

  /// Safe to share: it never changes, and its references are counted atomically.
  nonisolated(unsafe) static let empty = FcConfigCreate()

  /// Whether the system has any font. Loads its configuration.
  static var systemHasFonts: Bool {
    FontLock.hold {
      loadSystemFonts()
      return (FcConfigGetFonts(nil, FcSetSystem)?.pointee.nfont ?? 0) > 0
    }
  }

  /// Makes fontconfig load the system's configuration before Pango does, in a process with a memory limit: when memory
  /// is short, fontconfig cannot map its caches, scans the fonts again, fails, and would write caches without them for
  /// all programs.
  private static func loadSystemFonts() {
    guard inlayBeginLoading() != 0 else { return }
    FcInit()
    inlayEndLoading()
  }
}
