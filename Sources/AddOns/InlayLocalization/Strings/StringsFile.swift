import InlaySystem

/// The texts of a `.strings` file, by key.
package struct StringsFile {
  package private(set) var texts: [String: String] = [:]
  /// Bytes of keys and texts.
  package private(set) var byteCount = 0
  package private(set) var warnings = ReadingWarnings()
  /// The places of the keys.
  private(set) var places: KeyPlaces = .first

  /// A text file in UTF-8, UTF-16 or Mac Roman, or a property list, which compiled apps have.
  ///
  /// A mistake in a text file is a warning: what follows is read. Of equal keys the last one counts.
  ///
  /// - Throws: `ReadingFailure` for a property list that cannot be read, one that is not a dictionary, and exceeded
  ///   limits.
  package init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(ReadingFailure) {
    if bytes.wideEncoding == "UTF-32" { throw ReadingFailure("the file is UTF-32; it must be UTF-8 or UTF-16") }
    switch PropertyListFormat(bytes) {
    case .binary, .xml: try take(PropertyListFile(bytes, limits: limits))
    case .text, nil:
      guard bytes.count <= limits.maximumBytes else {
        throw ReadingFailure("\(bytes.count) bytes, over the limit of \(limits.maximumBytes)")
      }
      var reader = StringsReader(bytes)
      texts = reader.read()
      places = .offsets(reader.starts, in: reader.bytes)
      byteCount = bytes.count
      warnings = reader.warnings
    }
  }

  private mutating func take(_ file: PropertyListFile) throws(ReadingFailure) {
    guard case .dictionary(let values) = file.value else {
      throw ReadingFailure("a strings file must be a dictionary of texts")
    }
    byteCount = file.size.bytes
    warnings = file.warnings
    places = .known(file.keyPlaces)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      if case .string(let text) = value {
        texts[key] = text
      } else {
        warnings.add("the value of \(key.quoted) is not text", at: file.keyPlaces[key] ?? .start)
      }
    }
  }
}

/// The places of a file's keys.
enum KeyPlaces {
  /// All keys are at the file's beginning.
  case first
  case known([String: Place])
  /// The offsets of the keys' entries in a text.
  case offsets([String: Int], in: [UInt8])

  /// Warnings about keys, with their positions. O(bytes).
  func warnings(_ texts: [(key: String, message: String)]) -> ReadingWarnings {
    let shown = texts.prefix(ReadingWarnings.limit)
    let places: [Place] =
      switch self {
      case .first: shown.map { _ in .start }
      case .known(let places): shown.map { places[$0.key] ?? .start }
      case .offsets(let offsets, let bytes): bytes.places(at: shown.map { offsets[$0.key] ?? 0 })
      }
    var warnings = ReadingWarnings()
    for (text, place) in zip(shown, places) { warnings.add(text.message, at: place) }
    return warnings
  }
}
