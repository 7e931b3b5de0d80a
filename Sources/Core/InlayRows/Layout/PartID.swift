import InlayGeometry

/// The identity of a part on show. A part that stays has one identity from update to update, through which
/// `PlacedPart.following` renames it.
@usableFromInline package struct PartID: Hashable, Comparable, Sendable {
  @usableFromInline package var section: Int
  /// 0 for other parts than rows.
  @usableFromInline var row: Int
  /// 0 in the present layout; else the number of the update that ended the part, which has its position in the layout
  /// before.
  @usableFromInline package var end: UInt32
  /// Whether the part's content changed since it left the view: another one takes its place when it comes back.
  @usableFromInline var isOutdated: Bool

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
@usableFromInline package enum PartKind: Int, CaseIterable, Sendable {
  case row, header, footer
  /// The shadow of a section's card.
  case shadow

  /// The kinds that the layout has in view by themselves.
  package static let laidOut = [PartKind.row, .header, .footer]

  func position(_ id: PartID) -> TablePosition {
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
  @usableFromInline var flags: Flags = []
  /// The number of the part's layer, the same as long as it is on show.
  package internal(set) var slot = -1

  @usableFromInline struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether the present layout has the part in view. Others are carried: they leave by an animated update.
    @inlinable static var isInView: Flags { Flags(rawValue: 1 << 0) }
    /// Whether content decides the row's height.
    @inlinable static var isSelfSizing: Flags { Flags(rawValue: 1 << 1) }
    /// Whether a shadow stays to the end of the running updates, in view or not.
    static let isKept = Flags(rawValue: 1 << 2)
    /// Whether there is no layer for a part in view: it enters again in each layout.
    static let isMissing = Flags(rawValue: 1 << 3)
  }

  init(_ id: PartID, _ frame: Rect, flags: Flags = .isInView) {
    self.id = id
    self.frame = frame
    self.flags = flags
  }

  /// Whether content decides the row's height.
  @inlinable package var isSelfSizing: Bool { flags.contains(.isSelfSizing) }

  @inlinable package var isInView: Bool { flags.contains(.isInView) }

  /// Whether the same part is in the same place, whatever layer shows it.
  @usableFromInline package static func == (a: PlacedPart, b: PlacedPart) -> Bool {
    a.id == b.id && a.frame == b.frame && a.ends == b.ends && a.flags == b.flags
  }
}
