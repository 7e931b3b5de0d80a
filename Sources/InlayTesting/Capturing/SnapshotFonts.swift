import Foundation
import InlayGraphics
import Synchronization

/// The fonts of a snapshot's texts.
public enum SnapshotFonts: Hashable, Sendable {
  /// Those of InlayTesting instead of the system's; fonts from files stay.
  case bundled
  /// The scene's, even if they are the system's.
  case own
}

extension TextContext {
  /// The fonts that come with InlayTesting, and no others: Inter, regular, semibold and bold. Snapshots of scenes made
  /// with them need no other fonts from the start.
  ///
  /// - Throws: `InlayError` when the files are not beside the tests.
  public static func bundled() throws(InlayError) -> TextContext {
    try TextContext(fontFiles: bundledFontFiles)
  }

  package static var bundledFontFiles: [String] {
    ["Inter-Regular", "Inter-SemiBold", "Inter-Bold"].map { "\(Bundle.module.bundlePath)/Fonts/\($0).otf" }
  }
}

/// Bundled fonts for the scenes that snapshots make themselves, with their cached texts. A context is used by one
/// snapshot at a time.
enum SharedFonts {
  private struct Context: @unchecked Sendable {
    let context: TextContext
  }

  private static let free = Mutex<[Context]>([])

  /// Lends a context; nil where the scene's own fonts are wanted.
  static func with<Result>(_ fonts: SnapshotFonts, _ body: (TextContext?) throws -> Result) throws -> Result {
    guard fonts == .bundled else { return try body(nil) }
    let lent = try free.withLock { $0.popLast() } ?? Context(context: TextContext.bundled())
    defer { free.withLock { $0.append(lent) } }
    return try body(lent.context)
  }
}
