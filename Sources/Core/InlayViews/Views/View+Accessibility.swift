import InlayLayers
import InlayText

/// The values that an app sets instead of a view's own answers. An object, since most views have none.
package final class AccessibilitySettings {
  var label: String?
  var value: String?
  var hint: String?
  var role: AccessibilityRole?
  var isElement: Bool?
  var hidesElements = false
  var elements: [Weak<Layer>]?
  weak var labellingLayer: Layer?
  var customActions: [AccessibilityCustomAction] = []

  package init() {}

  package init(copying other: AccessibilitySettings) {
    (label, value, hint, role) = (other.label, other.value, other.hint, other.role)
    (isElement, hidesElements, elements) = (other.isElement, other.hidesElements, other.elements)
    (labellingLayer, customActions) = (other.labellingLayer, other.customActions)
  }
}

/// The properties by which an app replaces a view's own accessibility, after UIKit's UIAccessibility. Setting one to
/// nil restores the view's own answer.
extension View {
  /// Restores the app's texts from a copy of earlier values; nil removes them. O(1) where nothing was and is said.
  @inline(never) package final func restoreAccessibility(_ settings: AccessibilitySettings?) {
    guard accessibilitySettings != nil || settings != nil else { return }
    accessibilitySettings = settings.map(AccessibilitySettings.init(copying:))
  }

  /// The name of the element. If it is `nil`, the default, the view's own name is used.
  public final var accessibilityLabel: String? {
    get { givenAccessibilityLabel ?? accessibilityElement?.label }
    set { madeAccessibilitySettings.label = newValue }
  }

  /// The view or the label whose text is the name of this element, unless `accessibilityLabel` is set; a weak
  /// reference, `nil` by default. Assistive technology gets the relation of the two.
  public final var accessibilityLabelledBy: Layer? {
    get { accessibilitySettings?.labellingLayer }
    set { madeAccessibilitySettings.labellingLayer = newValue }
  }

  /// The label that the app gave, itself or by another layer; nil for none.
  private var givenAccessibilityLabel: String? {
    if let label = accessibilitySettings?.label { return label }
    guard let layer = accessibilitySettings?.labellingLayer, !Labelling.isAsked else { return nil }
    let text = Labelling.$isAsked.withValue(true) { layer.labellingText }
    return text.isEmpty ? nil : text
  }

  /// The present value in words, such as "24 points". If it is `nil`, the default, the view's own value is used.
  public final var accessibilityValue: String? {
    get { accessibilitySettings?.value ?? accessibilityElement?.value }
    set { madeAccessibilitySettings.value = newValue }
  }

  /// The value that the app gave; nil for none.
  package final var givenAccessibilityValue: String? { accessibilitySettings?.value }

  /// The effect of using the element. If it is `nil`, the default, the view's own hint is used.
  public final var accessibilityHint: String? {
    get { accessibilitySettings?.hint ?? accessibilityElement?.hint }
    set { madeAccessibilitySettings.hint = newValue }
  }

  /// The kind of the element; `nil` for a view that is none, which is the default of plain views. Setting one makes the
  /// view an element.
  public final var accessibilityRole: AccessibilityRole? {
    get { accessibilitySettings?.role ?? accessibilityElement?.role }
    set { madeAccessibilitySettings.role = newValue }
  }

  /// Whether the view is an element; the default depends on its class. If an app makes a view an element, it has by
  /// default the role `group` and the texts inside as its name, and no elements inside.
  public final var isAccessibilityElement: Bool {
    get { accessibilitySettings?.isElement ?? (accessibilityRole != nil) }
    set { madeAccessibilitySettings.isElement = newValue }
  }

  /// Whether assistive technology ignores the view and everything inside; false by default.
  public final var accessibilityElementsHidden: Bool {
    get { accessibilitySettings?.hidesElements ?? false }
    set { madeAccessibilitySettings.hidesElements = newValue }
  }

  /// The additional actions of the element; none by default.
  public final var accessibilityCustomActions: [AccessibilityCustomAction] {
    get { accessibilitySettings?.customActions ?? [] }
    set { madeAccessibilitySettings.customActions = newValue }
  }

  final var madeAccessibilitySettings: AccessibilitySettings {
    if let accessibilitySettings { return accessibilitySettings }
    let made = AccessibilitySettings()
    accessibilitySettings = made
    return made
  }

  /// The view's own answer with the app's instead of it; nil for a view that is not an element.
  package final var effectiveAccessibilityElement: AccessibilityElement? {
    guard let settings = accessibilitySettings else { return accessibilityElement }
    if settings.isElement == false { return nil }
    var element = accessibilityElement
    if element == nil, settings.isElement == true || settings.role != nil {
      element = AccessibilityElement(settings.role ?? .group, label: givenAccessibilityLabel ?? accessibilityTexts)
      element?.isContainer = settings.isElement == true ? false : settings.role?.isContainer ?? false
    }
    guard var element else { return nil }
    if let role = settings.role { element.role = role }
    if let label = givenAccessibilityLabel { element.label = label }
    if let value = settings.value { element.value = value }
    if let hint = settings.hint { element.hint = hint }
    element.actions += settings.customActions.map { .custom($0.name) }
    return element
  }

  /// Performs an action of the app or of the view.
  ///
  /// - Returns: Whether it had an effect.
  @discardableResult
  package final func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
    scene?.eventDispatcher.isAssisted = true
    if case .custom(let name) = action,
      let own = accessibilitySettings?.customActions.first(where: { $0.name == name })
    {
      return own.handler()
    }
    if accessibilityPerform(action) { return true }
    if action == .scrollToVisible { return scrollToVisible() }
    guard action == .focus, canBecomeFocused else { return false }
    becomeFocused(isVisible: true)
    return isFocused
  }
}

extension Layer {
  /// Scrolls the views around, so that all of the layer is in view.
  ///
  /// - Returns: Whether a view around scrolls.
  package final func scrollToVisible() -> Bool {
    let around = superlayerChain.dropFirst().compactMap { $0 as? ScrollView }
    for view in around {
      let rect = view.convert(bounds, from: self)
      view.scrollRectToVisible(rect)
    }
    return !around.isEmpty
  }
}

/// A mark while a layer provides the label of another one. It then uses its own text, which prevents infinite recursion
/// when layers label each other.
private enum Labelling {
  @TaskLocal static var isAsked = false
}

extension Layer {
  /// The text that the layer provides as the label of another one: its own label or text, which is not that of a third
  /// one.
  fileprivate final var labellingText: String {
    guard let view = self as? View else { return ownAccessibilityElement?.label ?? accessibilityTexts }
    return view.accessibilitySettings?.label ?? view.accessibilityElement?.label ?? view.accessibilityTexts
  }

  /// The texts inside, in reading order, with commas between.
  final var accessibilityTexts: String { accessibilityTexts(without: []).joined(separator: ", ") }

  /// The texts inside, in reading order.
  ///
  /// - Parameter others: The layers inside whose texts are known.
  package final func accessibilityTexts(without others: [Layer]) -> [String] {
    var texts: [String] = []
    addAccessibilityTexts(to: &texts, without: others)
    return texts
  }

  private func addAccessibilityTexts(to texts: inout [String], without others: [Layer]) {
    for layer in accessibilityParts where !layer.isHidden && !others.contains(where: { $0 === layer }) {
      if let element = layer.ownAccessibilityElement, !element.isContainer || element.role.isControl {
        for text in [element.label, element.value] where !text.isEmpty { texts.append(text) }
      } else {
        layer.addAccessibilityTexts(to: &texts, without: others)
      }
    }
  }

  /// The element of a view, or of a text layer; nil for other layers.
  package final var ownAccessibilityElement: AccessibilityElement? {
    switch self {
    case let view as View: view.effectiveAccessibilityElement
    case let label as Label: label.readElement(of: label.text, level: label.headingLevel)
    case let text as TextLayer: text.readElement(of: text.text)
    default: nil
    }
  }

  /// The layers inside that are queried for elements, in reading order.
  package final var accessibilityParts: [Layer] {
    guard let view = self as? View else { return sublayers }
    if view.accessibilityElementsHidden { return [] }
    let elements = view.accessibilityElements ?? view.sublayers
    guard view.accessibilitySettings?.elements != nil else { return elements }
    // Others could lead back here.
    return elements.filter { $0 !== view && $0.superlayerChain.contains { $0 === view } }
  }
}

extension TextLayer {
  /// The text as an element, without tags; nil for an empty one.
  fileprivate func readElement(of text: String, level: Int? = nil) -> AccessibilityElement? {
    let text = usesMarkup ? TextContext.plainText(ofMarkup: text) : text
    guard !text.isEmpty else { return nil }
    var element = AccessibilityElement(level == nil ? .staticText : .heading, label: text)
    element.level = level
    return element
  }
}

extension Layer.Description {
  /// Adds role, name and value.
  package mutating func add(_ element: AccessibilityElement?) {
    guard let element else { return }
    add("accessibilityRole", element.role.rawValue)
    add("accessibilityLabel", element.label)
    add("accessibilityValue", element.value)
  }
}
