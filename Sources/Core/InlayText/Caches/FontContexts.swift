import InlaySystem

/// Text contexts of font files, the last used ones: scenes that name the same files share one. Changed files get a new
/// context.
package struct FontContexts {
  private struct Entry {
    let files: [FilePath]
    let stamps: [FileVersion.Stamp?]
    let context: TextContext
  }

  /// The last used one last.
  private var entries: [Entry] = []

  /// The most contexts: each keeps its fonts and up to 4 MB of shaped texts.
  private static let limit = 8

  package init() {}

  /// The context of font files alone. O(files) for known ones.
  ///
  /// - Throws: `InlayError` as `TextContext.init(fontFiles:hinting:)`.
  package mutating func context(of files: [FontFile]) throws(InlayError) -> TextContext {
    let paths = files.map { FilePath($0.path) }
    let stamps = files.map { FileVersion.Stamp(of: $0.path) }
    let entry: Entry
    if let index = entries.firstIndex(where: { $0.files == paths && $0.stamps == stamps }) {
      entry = entries.remove(at: index)
    } else {
      entry = Entry(files: paths, stamps: stamps, context: try TextContext(files: files))
      if entries.count == Self.limit { entries.removeFirst() }
    }
    entries.append(entry)
    return entry.context
  }
}
