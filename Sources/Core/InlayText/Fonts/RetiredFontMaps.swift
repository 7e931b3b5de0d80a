import CInlayCairo
import InlayGraphics

/// Font maps without users, until Pango's threads are through with them.
///
/// Pango looks for fonts in threads of its own, which may outlast the text that they work for. Each retains the font
/// map to its end. The last of them would release the map's fonts beside threads that paint, and FreeType has no lock;
/// or would look into a table that is being emptied.
enum RetiredFontMaps {
  /// Safe to share: it is used only inside `FontLock`.
  nonisolated(unsafe) private static var maps: [UnsafeMutablePointer<PangoFontMap>] = []

  /// Takes over the last reference of a font map but for those of Pango's threads, and releases it with them or at a
  /// later call. O(retired maps). Called inside `FontLock`.
  static func add(_ map: UnsafeMutablePointer<PangoFontMap>) {
    maps.append(map)
    release()
  }

  /// Releases the maps that no thread uses. Called inside `FontLock`.
  static func release() {
    maps.removeAll { map in
      guard inlayReferenceCount(map) == 1 else { return false }
      // Pango 1.50 retains its configuration until it gets another one; without one it would use the system's.
      pango_fc_font_map_set_config(OpaquePointer(map), PangoStart.empty)
      g_object_unref(map)
      return true
    }
  }
}
