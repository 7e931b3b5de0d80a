import InlayGraphics

/// What a view says of itself to assistive technology, such as a screen reader.
///
/// Texts are in the user's language, without the words that a reader adds for role and states.
public struct AccessibilityElement: Hashable, Sendable {
  public var role: AccessibilityRole
  /// The name: what the element is, such as "Volume".
  public var label: String
  /// What the element has now, such as "40 %".
  public var value: String
  /// What happens when it is used, where the name does not say it.
  public var hint = ""
  public var states: AccessibilityStates = []
  /// Why the value is not right; empty for one that is.
  public var error = ""
  /// The numbers of an element with a number as its value, which the action `setValue(_:)` sets.
  public var range: AccessibilityRange?
  /// The place among equal elements, such as of a row among all rows of the data, from 1 on; nil outside sets.
  public var index: Int?
  /// With `index` the number of elements of that set; without it the number of those of which this one is the set.
  public var count: Int?
  /// The level of a heading, from 1 on; nil for others.
  public var level: Int?
  /// What can be done with it, the main action first.
  public var actions: [AccessibilityAction] = []
  /// The text of an element that text is entered into; nil for others.
  public var text: AccessibilityText?
  /// Whether elements inside are elements of their own.
  public var isContainer: Bool

  public init(_ role: AccessibilityRole, label: String = "", value: String = "") {
    self.role = role
    self.label = label
    self.value = value
    isContainer = role.isContainer
  }
}

/// The states of an element that are not the usual ones.
public struct AccessibilityStates: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Input has no effect on it.
  public static let disabled = Self(rawValue: 1)
  public static let selected = Self(rawValue: 2)
  /// It can be selected.
  public static let selectable = Self(rawValue: 4)
  /// A switch or a mark that is on.
  public static let checked = Self(rawValue: 8)
  /// It can be checked.
  public static let checkable = Self(rawValue: 16)
  /// What it opens is open.
  public static let expanded = Self(rawValue: 32)
  /// It opens something.
  public static let expandable = Self(rawValue: 64)
  /// Its text is a secret.
  public static let secure = Self(rawValue: 128)
  /// Text can be entered into it.
  public static let editable = Self(rawValue: 256)
  /// It is at work.
  public static let busy = Self(rawValue: 512)
  /// It keeps input from everything else.
  public static let modal = Self(rawValue: 1024)
}

extension AccessibilityStates: CustomStringConvertible {
  /// The names of the states, as `[selected, checked]`.
  public var description: String {
    namedOptions(
      self,
      [
        "disabled": .disabled, "selected": .selected, "selectable": .selectable, "checked": .checked,
        "checkable": .checkable, "expanded": .expanded, "expandable": .expandable, "secure": .secure,
        "editable": .editable, "busy": .busy, "modal": .modal,
      ])
  }
}

/// The numbers of an element such as a slider.
public struct AccessibilityRange: Hashable, Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  /// The change by one increment; 0 if it cannot be changed.
  public var step: Double

  public init(value: Double, from minimum: Double, to maximum: Double, step: Double = 0) {
    (self.value, self.minimum, self.maximum, self.step) = (value, minimum, maximum, step)
  }
}

/// The text of a field. Numbers count characters.
public struct AccessibilityText: Hashable, Sendable {
  /// Empty for a secret, whatever its length.
  public var text: String
  /// Empty at the caret where nothing is selected.
  public var selection: Range<Int>

  public init(_ text: String, selection: Range<Int>) {
    self.text = text
    self.selection = selection
  }
}

/// Something that can be done with an element.
public enum AccessibilityAction: Hashable, Sendable {
  /// The effect of a tap.
  case press
  case increment, decrement
  case delete, insert
  /// Opens what the detail button of a row opens.
  case showDetails
  /// Moves a row among its neighbours.
  case moveUp, moveDown
  /// What Escape does.
  case cancel
  // Those of all elements, which none lists.
  /// Moves the focus to the element.
  case focus
  /// Scrolls until all of the element is visible.
  case scrollToVisible
  /// Selects characters of a text, or moves its caret.
  case selectText(Range<Int>)
  /// Enters a text instead of the selection.
  case enterText(String)
  /// Sets the number of an element with a `range`, or the nearest number that it can have.
  case setValue(Double)
  /// An action of the app, or of a swiped row, by its name in the user's language.
  case custom(String)

  /// Whether an element has it because of its text or its number.
  package func belongs(to element: AccessibilityElement) -> Bool {
    switch self {
    case .selectText, .enterText: element.text != nil
    case .setValue: element.range != nil
    default: false
    }
  }
}

/// An action of the app for an element, after UIKit's UIAccessibilityCustomAction.
public struct AccessibilityCustomAction {
  public var name: String
  /// Returns whether the action had an effect.
  public var handler: () -> Bool

  public init(name: String, handler: @escaping () -> Bool) {
    self.name = name
    self.handler = handler
  }
}
