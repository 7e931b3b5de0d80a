import CCairo
import CLinux
import Synchronization

/// Pango's beginning in a process.
///
/// With its first font map Pango has fontconfig load the system's configuration and look at all its fonts, whatever
/// fonts the map is for. That takes long where fontconfig's cache cannot be written, and where the configuration is
/// missing fontconfig complains on standard error. Fontconfig loads nothing where a configuration is in force already,
/// so an empty one is while Pango begins for private fonts.
enum PangoStart {
  /// One thread at a time: who wants the system's fonts must not see the empty configuration.
  private static let isUnderway = Mutex(())

  static func makeFontMap(isPrivate: Bool) -> UnsafeMutablePointer<PangoFontMap>? {
    isUnderway.withLock { _ in
      // A program that has a font map has the system's configuration in use already.
      guard isPrivate, g_type_class_peek(pango_fc_font_map_get_type()) == nil, let empty else {
        if !isPrivate { loadSystemFonts() }
        return SendableMap(map: pango_cairo_font_map_new())
      }
      FcConfigSetCurrent(empty)
      let map = pango_cairo_font_map_new()
      // Waits for Pango's thread.
      _ = pango_fc_font_map_get_config(OpaquePointer(map))
      // Whoever asks for the system's fonts has them loaded then.
      FcConfigSetCurrent(nil)
      return SendableMap(map: map)
    }.map
  }

  /// Lets go of a font map with private fonts. Pango 1.50 keeps their configuration unless it gets another one, and would
  /// look at the system's where it gets none.
  static func release(_ map: UnsafeMutablePointer<PangoFontMap>) {
    pango_fc_font_map_set_config(OpaquePointer(map), empty)
    g_object_unref(map)
  }

  /// Safe to share: nothing changes it, and its references are counted atomically.
  nonisolated(unsafe) private static let empty = FcConfigCreate()

  /// Whether the system has any font. Loads its configuration.
  static var systemHasFonts: Bool {
    isUnderway.withLock { _ in
      loadSystemFonts()
      return (FcConfigGetFonts(nil, FcSetSystem)?.pointee.nfont ?? 0) > 0
    }
  }

  /// Has fontconfig load the system's configuration before Pango does, in a process with a limit on memory. Where memory is short fontconfig cannot map its caches,
  /// looks at the fonts again, fails, and would write caches without them for everybody.
  private static func loadSystemFonts() {
    guard inlayBeginLoading() != 0 else { return }
    FcInit()
    inlayEndLoading()
  }

  /// A new font map on its way out of the lock: nobody else has it.
  private struct SendableMap: @unchecked Sendable {
    let map: UnsafeMutablePointer<PangoFontMap>?
  }
}
