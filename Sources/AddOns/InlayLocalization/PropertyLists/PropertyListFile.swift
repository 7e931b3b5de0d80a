import InlaySystem

/// The contents of a property list file, with what its reader noticed.
package struct PropertyListFile {
  package var value: PropertyList
  /// Values and bytes that count against the limits.
  package var size = Size()
  /// The beginnings of the elements of the outermost dictionary's arrays, by key; empty for a binary file.
  package var elementPlaces: [String: [Place]] = [:]
  /// The places of the outermost dictionary's keys; empty for a binary file.
  var keyPlaces: [String: Place] = [:]
  package var warnings = ReadingWarnings()

  /// The size of a value as if each use of a part were a copy.
  package struct Size: Hashable {
    package var values = 0
    /// The bytes in texts and data.
    package var bytes = 0

    package init(values: Int = 0, bytes: Int = 0) { (self.values, self.bytes) = (values, bytes) }
  }

  /// - Throws: `ReadingFailure` for bytes that are neither format, for a mistake in them, and for an exceeded limit.
  package init(_ bytes: [UInt8], limits: PropertyList.Limits) throws(ReadingFailure) {
    guard bytes.count <= limits.maximumBytes else {
      throw ReadingFailure("\(bytes.count) bytes, over the limit of \(limits.maximumBytes)")
    }
    if bytes.wideEncoding == "UTF-32" { throw ReadingFailure("the file is UTF-32; it must be UTF-8 or UTF-16") }
    switch PropertyListFormat(bytes) {
    case .binary: self = try BinaryPropertyListReader.read(bytes, limits: limits)
    case .xml: self = try XMLPropertyListReader.read(bytes, limits: limits)
    case .text:
      throw ReadingFailure("the file is neither an XML nor a binary property list; NeXT's text form is not read")
    case nil: throw ReadingFailure("the file is not a property list")
    }
  }

  init(value: PropertyList) {
    self.value = value
  }
}

/// The form of a property list file, by its first bytes.
enum PropertyListFormat {
  case binary
  case xml
  /// NeXT's `{ key = value; }`, which `.strings` files have without braces.
  case text

  /// Returns nil if the bytes begin no known form.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      self = .binary
      return
    }
    // XML may be UTF-16 too: its first letters are the same, with zeros between.
    let start = bytes.prefix(400).filter { $0 != 0 && $0 != 0xFE && $0 != 0xFF }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = start.dropFirst(start.starts(with: mark) ? 3 : 0).drop { $0 <= 0x20 }
    if ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict", "<array"].contains(where: { text.starts(with: $0.utf8) }) {
      self = .xml
    } else if let first = text.first, "{(\"/".utf8.contains(first) {
      self = .text
    } else {
      return nil
    }
  }
}

/// The warnings of a reader: the first hundred.
package struct ReadingWarnings {
  static let limit = 100

  package private(set) var list: [(place: Place, message: String)] = []

  package init() {}

  var isFull: Bool { list.count >= ReadingWarnings.limit }

  package mutating func add(_ message: String, at place: Place) {
    if !isFull { list.append((place, message)) }
  }

  package func problems(in file: String) -> [Problem] {
    list.map {
      Problem(file: file, line: $0.place.line, column: $0.place.column, severity: .warning, message: $0.message)
    }
  }
}
