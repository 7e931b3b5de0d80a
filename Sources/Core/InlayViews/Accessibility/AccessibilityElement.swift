import InlayGraphics

/// The description of a view for assistive technology, such as a screen reader.
///
/// Texts are in the user's language, without the words that a reader adds for role and states.
public struct AccessibilityElement: Hashable, Sendable {
  /// The kind of the element.
  public var role: AccessibilityRole
  /// The name: what the element is, such as "Volume".
  public var label: String
  /// The present value in words, such as "40 %"; empty for none.
  public var value: String
  /// The effect of using the element, if its name does not tell; empty by default.
  public var hint = ""
  /// The states that are not the usual ones; none by default.
  public var states: States = []
  /// The reason why the value is not valid; empty, the default, for a valid one.
  public var error = ""
  /// The value, limits and step of an adjustable element, such as a slider; otherwise `nil`. The action `setValue(_:)`
  /// sets the value.
  public var range: Range?
  /// The position among equal elements, such as of a row among all rows of the data, counted from 1; `nil` outside
  /// sets.
  public var index: Int?
  /// The number of elements of the set to which `index` belongs, or, without an index, of the elements in this one.
  public var count: Int?
  /// The level of a heading, from 1 on; nil for others.
  public var level: Int?
  /// The actions that the element can perform, the main one first; none by default.
  public var actions: [AccessibilityAction] = []
  /// The text of an element that text is entered into; nil for others.
  public var text: Text?
  /// Whether elements inside are elements of their own.
  public var isContainer: Bool

  /// Creates an element. It is a container if its role is that of one.
  public init(_ role: AccessibilityRole, label: String = "", value: String = "") {
    self.role = role
    self.label = label
    self.value = value
    isContainer = role.isContainer
  }
}

extension AccessibilityElement {
  /// The states of an element that are not the usual ones.
  public struct States: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The element does not respond to input.
    public static let disabled = Self(rawValue: 1)
    /// The element is selected.
    public static let selected = Self(rawValue: 2)
    /// The element can be selected.
    public static let selectable = Self(rawValue: 4)
    /// A switch or a mark that is on.
    public static let checked = Self(rawValue: 8)
    /// The element can be checked.
    public static let checkable = Self(rawValue: 16)
    /// The menu or the like that the element opens is open.
    public static let expanded = Self(rawValue: 32)
    /// The element opens something, such as a menu.
    public static let expandable = Self(rawValue: 64)
    /// The element's text is secure.
    public static let secure = Self(rawValue: 128)
    /// The element's text can be edited.
    public static let editable = Self(rawValue: 256)
    /// The element is at work.
    public static let busy = Self(rawValue: 512)
    /// The element keeps input from everything else.
    public static let modal = Self(rawValue: 1024)
  }
}

extension AccessibilityElement.States: CustomStringConvertible {
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

extension AccessibilityElement {
  /// The numbers of an element such as a slider.
  public struct Range: Hashable, Sendable {
    /// The present number.
    public var value: Double
    /// The least number.
    public var minimum: Double
    /// The greatest number.
    public var maximum: Double
    /// The change by one increment; 0 if it cannot be changed.
    public var step: Double

    /// Creates a range. By default it cannot be changed step by step.
    public init(value: Double, from minimum: Double, to maximum: Double, step: Double = 0) {
      (self.value, self.minimum, self.maximum, self.step) = (value, minimum, maximum, step)
    }
  }
}

extension AccessibilityElement {
  /// The text of a field. Numbers count characters.
  public struct Text: Hashable, Sendable {
    /// The text; empty for secure text, whatever its length.
    public var text: String
    /// The selected characters, counted from 0; an empty range at the caret if nothing is selected.
    public var selection: Swift.Range<Int>

    /// Creates a text with a selection, counted in characters.
    public init(_ text: String, selection: Swift.Range<Int>) {
      self.text = text
      self.selection = selection
    }
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
  /// Shows the context menu of a row.
  case showMenu
  /// Moves a row among its neighbours.
  case moveUp, moveDown
  /// The effect of the Escape key.
  case cancel
  // The actions of all elements, which none lists.
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
  /// The name, in the user's language.
  public var name: String
  /// Returns whether the action had an effect.
  public var handler: () -> Bool

  /// Creates an action. The closure returns whether it had an effect.
  public init(name: String, handler: @escaping () -> Bool) {
    self.name = name
    self.handler = handler
  }
}
