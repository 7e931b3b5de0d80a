import InlayLayers

/// A view that has its own order of Tab, with parts that are out of view, such as the rows of a table.
package protocol FocusContainer: View {
  /// The parts inside in the order of Tab: those before the view itself, and those after it.
  var focusOrder: (before: [FocusPart], after: [FocusPart]) { get }

  /// The part that Tab continues from while the view itself has the focus; nil for the view's own place in the order.
  var focusedPart: Layer? { get }

  /// Whether Tab stops at the view itself. If each of its parts has a text input, those are the stops.
  var isTabStop: Bool { get }

  /// Prepares the view for the focus that Tab moves to it: the part that keys act on is in view, and is no other stop.
  func tabWillArrive(forward: Bool)

  /// The text input of the part that keys act on, in view. It is read as one element with the part, and texts go to it.
  /// Nil if there is none.
  var focusedEntry: View? { get }

  /// Returns the same text input and brings it into view first.
  func showFocusedEntry() -> View?
}

/// A view that passes the focus on to a view inside, such as a search field to its text field.
package protocol FocusPassing: View {
  /// The view inside.
  var focusReceiver: View { get }
}

/// A part of the order of Tab.
package enum FocusPart {
  /// A layer with all inside.
  case layer(Layer)
  /// Parts that have no layers now.
  case unseen(UnseenParts)
}

/// Parts of the order of Tab that are out of view. Looking for a view among them moves nothing.
package struct UnseenParts {
  package let find: (_ search: FocusSearch) -> FocusTarget?

  /// - Parameter find: Returns the first one with a view that is looked for, or the last one.
  package init(find: @escaping (_ search: FocusSearch) -> FocusTarget?) { self.find = find }
}

/// The direction of a search in the order of Tab, and the views that it is for.
package struct FocusSearch {
  package enum Aim: Hashable {
    case anyView
    /// A text input that takes text.
    case textInput
  }

  package let forward: Bool
  package let aim: Aim
  /// Whether the focus moves to the view that is found. If not, answers of earlier searches may be used.
  package let isMove: Bool

  func isFor(_ view: View) -> Bool { view.canBecomeFocused && (aim == .anyView || view.takesText) }

  /// Whether the search stops at a view in the order. O(1), except for a container.
  func stops(at view: View) -> Bool { isFor(view) && (view as? any FocusContainer)?.isTabStop ?? true }
}

/// A view that a search found.
package enum FocusTarget {
  case view(View)
  /// One that is out of view; the closure brings it into view.
  case unseen(show: () -> View?)

  /// The view, which is brought into view.
  var shown: View? {
    switch self {
    case .view(let view): view
    case .unseen(let show): show()
    }
  }
}
