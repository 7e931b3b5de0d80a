/// A place in a file: line and column from 1, the column in characters.
struct Place: Hashable, Sendable {
  private let packedLine: UInt32
  private let packedColumn: UInt32

  init(line: Int, column: Int) {
    packedLine = UInt32(clamping: line)
    packedColumn = UInt32(clamping: column)
  }

  var line: Int { Int(packedLine) }
  var column: Int { Int(packedColumn) }

  /// The start of a file: the place of problems of the file as a whole.
  static let start = Place(line: 1, column: 1)
}

extension Place: Comparable {
  static func < (a: Place, b: Place) -> Bool { (a.line, a.column) < (b.line, b.column) }
}
