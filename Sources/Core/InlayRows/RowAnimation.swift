/// The animation with which a row or section appears, disappears or is replaced, as in UIKit. The rows around it slide
/// meanwhile. Whether anything moves is decided by the `animated` of the call, if that is given.
public enum RowAnimation: String, CaseIterable, Hashable, Sendable {
  case fade
  /// A slide from, or to, a side of the table.
  case left, right
  /// A slide from below the row above, or back below it.
  case top
  /// A slide from below the row below, or back below it.
  case bottom
  /// The middle of the row stays in the middle of its growing or shrinking space.
  case middle
  /// Chosen by the table: `fade`.
  case automatic
  /// Names no animation: at once, unless the call is animated. It is then `automatic`.
  case none

  /// Whether the opacity changes.
  var fades: Bool { self == .fade || self == .automatic }

  /// The side of the table from which parts come, or to which they leave: -1 for the left one, 1 for the right one.
  var side: Double { self == .left ? -1 : self == .right ? 1 : 0 }

  /// The distance of parts from the top of the space that the others leave for them, as a share of the height that is
  /// missing there.
  var slide: Double {
    switch self {
    case .top: -1
    case .bottom: 1
    case .middle: -0.5
    case .fade, .automatic, .left, .right, .none: 0
    }
  }
}

/// The animations of rows and sections of an update, without those of `none`.
struct UpdateAnimations: Hashable, Sendable {
  var deletedRows: [RowPath: RowAnimation] = [:]
  var insertedRows: [RowPath: RowAnimation] = [:]
  var reloadedRows: [RowPath: RowAnimation] = [:]
  var deletedSections: [Int: RowAnimation] = [:]
  var insertedSections: [Int: RowAnimation] = [:]
  var reloadedSections: [Int: RowAnimation] = [:]

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty
  }

  mutating func note<Index>(
    _ animation: RowAnimation, for indices: [Index],
    _ part: WritableKeyPath<UpdateAnimations, [Index: RowAnimation]>
  ) {
    guard animation != .none else { return }
    for index in indices { self[keyPath: part][index] = animation }
  }

  /// Gives the animation `automatic` to those without any.
  mutating func complete<Index>(_ indices: [Index], _ part: WritableKeyPath<UpdateAnimations, [Index: RowAnimation]>) {
    for index in indices where self[keyPath: part][index] == nil { self[keyPath: part][index] = .automatic }
  }
}
