extension TableViewCell {
  /// How a cell stands: what changes its look without another row.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let highlighted = State(rawValue: 1)
    public static let selected = State(rawValue: 2)
    public static let disabled = State(rawValue: 4)
    public static let editing = State(rawValue: 8)
  }

  public final var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    if !isEnabled { state.insert(.disabled) }
    if isEditing { state.insert(.editing) }
    return state
  }

  /// Tells a subclass of the state to come, where it is another.
  func announce(_ part: State, _ holds: Bool, isNew: Bool) {
    guard isNew else { return }
    willTransition(to: holds ? state.union(part) : state.subtracting(part))
  }

  func finishTransition() {
    setNeedsLayout()
    didTransition(to: state)
  }

  /// The same where the row is, or is no longer, selected or highlighted: of a plain cell nothing moves by that. Views of
  /// the owner's may ask for anything when they come into the cell.
  func finishSelection() {
    let hasOwnViews = backgroundView ?? selectedBackgroundView ?? multipleSelectionBackgroundView != nil
    if isEditing || highlightedImage != nil || hasOwnViews { setNeedsLayout() } else { setNeedsStateLayout() }
    didTransition(to: state)
  }
}
