/// The path of a row in a table, after UIKit's IndexPath: both numbers count from 0.
public struct RowPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The index of the section, from 0.
  public var section: Int
  /// The index of the row in its section, from 0.
  public var row: Int

  /// Creates the path of a row in a section, both counted from 0.
  @inlinable public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  @inlinable public static func == (a: RowPath, b: RowPath) -> Bool { a.row == b.row && a.section == b.section }

  @inlinable public static func < (a: RowPath, b: RowPath) -> Bool { (a.section, a.row) < (b.section, b.row) }

  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(row)
  }

  public var description: String { "section \(section), row \(row)" }
}
