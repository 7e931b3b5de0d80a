import InlayGraphics
import Synchronization

/// Texts that are measured outside of scenes.
extension TextContext {
  /// One for all isolation domains: one text at a time is measured, inside the lock.
  private static let systemFonts = Mutex<SystemFontContext>(.due)

  /// Returns the size of a text's layout in the system's fonts at a scale of 1, in points; zero if the system has none.
  /// The first call loads the fonts.
  package static func sizeInSystemFonts(of text: String, format: TextFormat, in size: Size) -> Size {
    systemFonts.withLock { fonts in
      if case .due = fonts { fonts = .known(try? TextContext()) }
      guard case .known(let context?) = fonts else { return .zero }
      return context.size(of: text, format: format, in: size)
    }
  }
}

/// The context of the system's fonts.
private enum SystemFontContext {
  /// A context that was not needed yet.
  case due
  /// The system's fonts; nil if it has none.
  case known(TextContext?)
}
