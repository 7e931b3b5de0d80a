/// A place in a file: line and column from 1, the column in characters.
package struct Place: Hashable, Sendable {
  private let packedLine: UInt32
  private let packedColumn: UInt32
  /// 0 for none.
  private var packedDataValue: UInt32 = 0

  package init(line: Int, column: Int) {
    packedLine = UInt32(clamping: line)
    packedColumn = UInt32(clamping: column)
  }

  /// The number, in the document's sources, of the value that data gives here; nil for a value of the file itself.
  package var dataValue: Int? { packedDataValue == 0 ? nil : Int(packedDataValue) }

  /// The same place with another value of the data.
  package func showing(dataValue: Int) -> Place {
    var place = self
    place.packedDataValue = UInt32(clamping: dataValue)
    return place
  }

  package var line: Int { Int(packedLine) }
  package var column: Int { Int(packedColumn) }

  /// The start of a file: the place of problems of the file as a whole.
  package static let start = Place(line: 1, column: 1)
}

extension Place: Comparable {
  package static func < (a: Place, b: Place) -> Bool {
    (a.packedLine, a.packedColumn, a.packedDataValue) < (b.packedLine, b.packedColumn, b.packedDataValue)
  }
}
