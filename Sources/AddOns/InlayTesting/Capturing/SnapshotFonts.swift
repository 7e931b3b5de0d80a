import Foundation
import InlaySystem
import InlayText
import Synchronization

/// The fonts of a snapshot's texts.
public struct SnapshotFonts: Hashable, Sendable {
  /// The files beside the bundled ones; nil for the scene's own fonts.
  private(set) var added: [FilePath]?

  /// The fonts of InlayTesting instead of the system's. Fonts from files stay.
  public static let bundled = SnapshotFonts(added: [])
  /// The scene's fonts, even if they are the system's.
  public static let own = SnapshotFonts(added: nil)

  /// Returns the fonts of InlayTesting, with others for the characters and families that they lack: of another script,
  /// or emoji.
  ///
  ///     expectSnapshot(of: table, "menu", fonts: .bundled(adding: ["Fonts/NotoSansArabic.ttf"]))
  ///
  /// If a file is missing or is not a font, the test fails. Fonts that are stored beside the tests, or come from one
  /// system package, give the same pictures everywhere.
  ///
  /// - Parameter files: The font files: absolute, or relative to the test file's folder.
  public static func bundled(adding files: [String]) -> SnapshotFonts {
    SnapshotFonts(added: files.map { FilePath($0) })
  }

  /// The fonts with absolute paths.
  func resolved(in folder: String) -> SnapshotFonts {
    SnapshotFonts(added: added?.map { FilePath(folder).resolving($0.text) })
  }
}

extension TextContext {
  /// Returns the fonts that come with InlayTesting: Inter, regular, semibold and bold. Snapshots of scenes that are
  /// made with them need no other fonts.
  ///
  /// - Parameter files: Fonts for characters and families that those lack, by paths relative to the working directory
  ///   or absolute; none by default.
  /// - Throws: `InlayError` if a file is missing or is not a font, and if the bundled files are not beside the tests.
  public static func bundled(adding files: [String] = []) throws(InlayError) -> TextContext {
    _ = DrawingEnvironment.isClean
    let context = try TextContext(fontFiles: bundledFontFiles + files)
    BundledContexts.add(context, files.map { FilePath($0) })
    return context
  }

  static var bundledFontFiles: [String] {
    ["Inter-Regular", "Inter-SemiBold", "Inter-Bold"].map { "\(Bundle.module.bundlePath)/Fonts/\($0).otf" }
  }

  /// The files that were added to the bundled fonts; nil for another context.
  var filesBesideBundled: [FilePath]? { BundledContexts.files(of: self) }
}

/// The contexts with bundled fonts that exist.
private enum BundledContexts {
  // Safe: other threads only compare the context's identity, and a weak reference may be read on any thread.
  private struct Entry: @unchecked Sendable {
    weak var context: TextContext?
    let files: [FilePath]
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ context: TextContext, _ files: [FilePath]) {
    let entry = Entry(context: context, files: files)
    entries.withLock { entries in
      entries.removeAll { $0.context == nil }
      entries.append(entry)
    }
  }

  static func files(of context: TextContext) -> [FilePath]? {
    let id = ObjectIdentifier(context)
    return entries.withLock { entries in entries.first { $0.context.map(ObjectIdentifier.init) == id }?.files }
  }
}

/// Bundled fonts for the scenes that snapshots make themselves, with their cached texts. A context is used by one
/// snapshot at a time.
enum SharedFonts {
  // Safe: the mutex gives a context to one snapshot at a time, and takes it back when the snapshot is done.
  private struct Context: @unchecked Sendable {
    let context: TextContext
  }

  /// The free contexts by the added files.
  private static let free = Mutex<[[FilePath]: [Context]]>([:])

  /// Lends a context; nil if the scene's own fonts are wanted.
  static func with<Result>(_ fonts: SnapshotFonts, _ body: (TextContext?) throws -> Result) throws -> Result {
    guard let files = fonts.added else { return try body(nil) }
    let lent =
      try free.withLock { $0[files]?.popLast() } ?? Context(context: TextContext.bundled(adding: files.map(\.text)))
    defer { free.withLock { $0[files, default: []].append(lent) } }
    return try body(lent.context)
  }
}
