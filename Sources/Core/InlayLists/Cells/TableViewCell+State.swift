import InlayGraphics

extension TableViewCell {
  /// A cell's state: changes of it change the look without another row.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A finger or a mouse button is down on the row.
    public static let highlighted = State(rawValue: 1)
    /// The row is selected.
    public static let selected = State(rawValue: 2)
    /// The row is not enabled.
    public static let disabled = State(rawValue: 4)
    /// The row is edited.
    public static let editing = State(rawValue: 8)
  }

  /// The present state, as a set.
  public final var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if !isEnabled { state.insert(.disabled) }
    if isEditing { state.insert(.editing) }
    return state
  }

  /// Reports a new state to a subclass before the change.
  func announce(_ part: State, _ holds: Bool, isNew: Bool) {
    guard isNew else { return }
    willTransition(to: holds ? state.union(part) : state.subtracting(part))
  }

  /// Requests the layout of a row that is, or is no longer, selected or highlighted: nothing moves in a plain cell, but
  /// an app's views may need layout when they come into the cell.
  func finishSelection() {
    let hasOwnViews = backgroundView ?? selectedBackgroundView ?? multipleSelectionBackgroundView != nil
    if isEditing || highlightedImage != nil || hasOwnViews { setNeedsLayout() } else { requestLayout() }
    didTransition(to: state)
  }
}

extension TableViewCell.State: CustomStringConvertible {
  /// The names of the states, as `[selected, editing]`.
  public var description: String {
    namedOptions(
      self, ["highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "editing": .editing])
  }
}
