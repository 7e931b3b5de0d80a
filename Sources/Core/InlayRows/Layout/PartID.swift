import InlayGeometry

/// The identity of a part on show. A part that stays has one identity from update to update, through which `PlacedPart.follow`
/// renames it.
@usableFromInline package struct PartID: Hashable, Comparable, Sendable {
  @usableFromInline package var section: Int
  /// 0 for other parts than rows.
  @usableFromInline package var row: Int
  /// 0 in the present layout; else the number of the update that ended the part, which has its position in the layout
  /// before.
  @usableFromInline package var end: UInt32
  /// Whether the part's content changed since it left the view: another one takes its place when it comes back.
  @usableFromInline package var isOutdated: Bool

  @inlinable package init(section: Int, row: Int = 0, end: UInt32 = 0, isOutdated: Bool = false) {
    self.section = section
    self.row = row
    self.end = end
    self.isOutdated = isOutdated
  }

  @inlinable package init(_ path: RowPath) { self.init(section: path.section, row: path.row) }

  @inlinable package var path: RowPath { RowPath(section: section, row: row) }

  @inlinable package static func == (a: PartID, b: PartID) -> Bool {
    a.row == b.row && a.section == b.section && a.end == b.end && a.isOutdated == b.isOutdated
  }

  @inlinable package static func < (a: PartID, b: PartID) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.row != b.row { return a.row < b.row }
    return (a.end, a.isOutdated ? 1 : 0) < (b.end, b.isOutdated ? 1 : 0)
  }
}

/// The kinds of parts that a list makes and takes back.
package enum PartKind: Int, CaseIterable, Sendable {
  case row, header, footer
  /// The shadow of a section's card.
  case shadow

  package func position(_ id: PartID) -> TablePosition {
    switch self {
    case .row: .row(id.path)
    case .header: .header(id.section)
    case .footer: .footer(id.section)
    case .shadow: .rows(id.section)
    }
  }
}

/// A part in its place.
@usableFromInline package struct PlacedPart: Equatable, Sendable {
  @usableFromInline package var id: PartID
  /// The frame in points of the content, on device pixels: in the present layout, or for a part that is not in view, in
  /// the last layout that had it.
  package var frame: Rect
  /// The row's position among the rows of its section, which decides its corners.
  package var ends = RowPosition.only
  @usableFromInline package var flags: Flags = []

  @usableFromInline package struct Flags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether the present layout has the part in view. Others are carried: they leave by an animated update.
    @inlinable package static var isInView: Flags { Flags(rawValue: 1 << 0) }
    /// Whether content decides the row's height.
    package static let isSelfSizing = Flags(rawValue: 1 << 1)
    /// Whether a shadow stays to the end of the running updates, in view or not.
    package static let isKept = Flags(rawValue: 1 << 2)
  }

  package init(_ id: PartID, _ frame: Rect, flags: Flags = .isInView) {
    self.id = id
    self.frame = frame
    self.flags = flags
  }

  @inlinable package var isInView: Bool { flags.contains(.isInView) }
}
