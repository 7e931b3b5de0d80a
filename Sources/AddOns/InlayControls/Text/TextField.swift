import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// A line of text that the user edits.
///
/// It takes the focus by Tab or a press, and text from the keyboard, input methods and the clipboard by events. The
/// caret blinks by the scene's clock, for some seconds after the last input.
public final class TextField: View, RowAccessoryView, RowErrorView, TextInput {
  /// The shape around a text field.
  public enum BorderStyle: String, CaseIterable, Hashable, Sendable {
    /// The text without a border, such as in a row.
    case none
    /// The theme's colours and corners around the text.
    case rounded
    /// The same with round ends.
    case capsule
  }

  /// The edited value: text, selection, composition and history.
  package internal(set) var editing = TextEditing() {
    didSet {
      if editing.changeCount != oldValue.changeCount || editing.selection != oldValue.selection { setNeedsLayout() }
    }
  }

  /// The value, empty by default. Setting it moves the caret to its end, cannot be undone and does not call `onChange`.
  /// Line ends become spaces. A text beyond 65,536 bytes of UTF-8 is cut, which is reported as a problem.
  public var text: String {
    get { editing.text }
    set {
      guard !newValue.utf8.elementsEqual(editing.text.utf8) else {
        editing.given = nil
        return
      }
      editing.setText(newValue)
      refusal = nil
      if error != nil { validate() }
    }
  }

  /// The text shown while the field is empty; empty by default.
  public var placeholder: String {
    get { placeholderLabel.text }
    set { placeholderLabel.text = newValue }
  }

  /// Whether bullets are shown instead of the characters, false by default. Dumps and the clipboard omit the value.
  public var isSecureTextEntry: Bool {
    get { editing.isSecure }
    set {
      guard newValue != isSecureTextEntry else { return }
      editing.isSecure = newValue
      setNeedsLayout()
    }
  }

  /// The purpose of the text: the keys of an on-screen keyboard, and the action of its Return key. By default it is any
  /// text. The types `password` and `pin` make it secret. Numbers and addresses read from left to right in every
  /// language.
  public var inputTraits = TextInputTraits() {
    didSet {
      if inputTraits.keyboardType.isSecret { isSecureTextEntry = true }
      if inputTraits.keyboardType.isLeftToRight != oldValue.keyboardType.isLeftToRight { setNeedsLayout() }
    }
  }

  /// The characters in each group, between which gaps are shown: `[4]` for a card or an IBAN, `[4, 6, 5]` for another
  /// card. The last number repeats. The value has no gaps: spaces are left out of entered, pasted and set texts. Empty,
  /// the default, shows no gaps; secrets never have any.
  public var grouping: [Int] = [] {
    didSet {
      guard grouping != oldValue else { return }
      editing.isGrouped = !grouping.isEmpty
      setNeedsLayout()
    }
  }

  /// Returns the texts that an on-screen keyboard offers for the typed text, the best first; `nil`, the default, for
  /// none. Those that have room are shown, and the chosen one replaces the text, as input does. Called once for each
  /// text, and again after it is set.
  public var suggestions: ((_ text: String) -> [String])? { didSet { suggested = nil } }

  private var suggested: (text: String, texts: [String])?

  /// The suggestions for the text.
  var suggestedTexts: [String] {
    guard let suggestions else { return [] }
    if let suggested, suggested.text == text { return suggested.texts }
    let texts = suggestions(text)
    suggested = (text, texts)
    return texts
  }

  /// Whether the title of the row, where it has one, names the field, whatever its placeholder.
  var isNamedByRow = false

  /// Whether a secret has always eight bullets while it is not edited, whatever its length.
  package var hidesLength = false { didSet { if hidesLength != oldValue { setNeedsLayout() } } }

  /// The shape around the field, `rounded` by default.
  public var borderStyle = BorderStyle.rounded { didSet { if borderStyle != oldValue { setNeedsLayout() } } }

  /// The alignment of the text, `natural` by default: the leading side of the scene's direction.
  public var textAlignment = TextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsLayout() } } }

  /// The theme's style of font and colour, `title` by default. Here, `title` has the weight of `detail`, since a value
  /// is not the name of a row.
  public var textStyle = TextStyle.title {
    didSet {
      guard textStyle != oldValue else { return }
      placeholderLabel.textStyle = textStyle
      setNeedsLayout()
    }
  }

  /// The font of the text and the placeholder, which does not grow with the scene's texts; nil, the default, for that
  /// of the style.
  public var font: Font? { didSet { if font != oldValue { setNeedsLayout() } } }

  /// The colour of the text; nil, the default, for that of the style. A text with an error has the colour of errors in
  /// a field without a border.
  public var textColor: Color? { didSet { if textColor != oldValue { setNeedsLayout() } } }

  /// Whether a button that clears the field is shown while a text is edited, true by default.
  public var showsClearButton = true { didSet { if showsClearButton != oldValue { setNeedsLayout() } } }

  /// Whether the caret blinks, true by default. If the scene's traits reduce motion, it never does.
  package var caretBlinks = true { didSet { if caretBlinks != oldValue { restartBlinking() } } }

  /// Whether the field can be edited, true by default. A disabled field is dimmed.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      opacity = effectiveOpacity
      setNeedsLayout()
    }
  }

  /// The opacity that shows whether the field is enabled.
  package var effectiveOpacity: Double { isEnabled ? 1 : 0.5 }

  /// The rules for the text, none by default. The field checks them when editing ends, by Return, and at each change
  /// while an error is shown. It shows the error of the first rule that the text breaks.
  public var rules: [Rule] = []

  /// The error of the value, shown below the field; `nil`, the default, for none. The field is then higher, and so is a
  /// row of automatic height. If a row has no space for it, only the colour of the value or border shows it, which is
  /// reported as a problem.
  public var error: String? {
    didSet {
      guard error != oldValue else { return }
      preferredSizeDidChange()
    }
  }

  /// Returns whether input may change the text to another one; nil, the default, for any. A text that it refuses leaves
  /// the field as it was. Called for each change by input, also one that deletes or undoes, before `onChange`.
  ///
  ///     field.shouldChange = { $0.allSatisfy(\.isNumber) }
  public var shouldChange: ((_ newText: String) -> Bool)?

  /// The number of changes that `shouldChange` refused.
  var refusedChanges = 0

  /// Called with the value after input changed it, not for changes of `text` in code; `nil` by default.
  public var onChange: ((String) -> Void)?
  /// Called when the field receives the focus; `nil` by default.
  public var onBeginEditing: (() -> Void)?
  /// Called with the value when the field loses the focus; `nil` by default.
  public var onEndEditing: ((String) -> Void)?
  /// Called with the value after Return was pressed; `nil` by default.
  public var onSubmit: ((String) -> Void)?

  /// Called when editing begins or ends, before `onBeginEditing` and `onEndEditing`, which are the app's: by the view
  /// that is made from the field.
  var editingObserver: ((_ isEditing: Bool) -> Void)?

  /// The text that the row around gave last; nil for a field that is not a row's.
  private var givenText: String?
  /// The number of reports of input that run now.
  private var reports = 0

  /// Shows the text of an update of its row.
  func take(_ new: String) {
    let isSame = givenText?.utf8.elementsEqual(new.utf8) ?? false
    givenText = new
    if isSame && isEditing && reports == 0 { return }
    text = new
  }

  /// Notifies the app about input.
  func report(_ call: () -> Void) {
    reports += 1
    call()
    reports -= 1
  }

  /// Room at the leading side, in points.
  var leadingInset = 0.0 { didSet { if leadingInset != oldValue { setNeedsLayout() } } }

  // MARK: parts

  let textArea = Layer()
  let lineLayer = TextLineLayer()
  let placeholderLabel = Label(textStyle: .title)
  let caret = Layer()
  var selectionLayers: [Layer] = []
  var underlines: [Layer] = []
  var box: Layer?
  var errorLabel: Label?
  /// Whether a row has no space for the error.
  var missingSpace = LastingProblem()
  /// Whether code set a text that is too long.
  var cutText = LastingProblem()
  var clearButton: ClearButton?
  var focusRing: FocusRing?

  // MARK: state

  /// The shaped text, and what it was shaped for.
  var shaped: ShapedField?
  /// The line's left end in `textArea`, in its own space.
  var lineStart = 0.0
  var blinking = CaretBlinking()
  /// The words about input that was left out; nil after the next change.
  var refusal: String? {
    didSet {
      guard refusal != oldValue else { return }
      preferredSizeDidChange()
    }
  }
  /// The press that is down, or the last one.
  var hold: TextHold?
  /// Whether the field has the focus.
  var isEditing = false
  /// The state that was reported last. A beginning is reported as a whole before its end, whatever the app calls
  /// meanwhile.
  private var toldEditing = false
  private var isTellingEditing = false

  public override init() {
    super.init()
    needsLayoutOnCornerChange = true
    addInteraction(TextInteraction())
    addInteraction(SelectionPaste())
    bounds = Rect(x: 0, y: 0, width: 200, height: Theme.base.metrics.field.height)
    textArea.masksToBounds = true
    caret.backgroundColor = .token(.caret)
    caret.isHidden = true
    placeholderLabel.textColor = .token(.fieldPlaceholder)
    placeholderLabel.numberOfLines = 1
    placeholderLabel.lineBreakMode = .truncatingTail
    addSublayer(placeholderLabel)
    addSublayer(textArea)
    textArea.addSublayer(lineLayer)
    textArea.addSublayer(caret)
  }

  // MARK: focus

  public override func focusDidChange() {
    setNeedsLayout()
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
      // Typing replaces the value if Tab moved the focus here.
      if isFocusVisible, knownEventDispatcher?.isReturningFocus(to: self) != true { editing.perform(.selectAll) }
      restartBlinking()
    }
    tellEditing()
    if isEditing, let scene, scene.keyboardMode != .never { scene.keyboardHost.follow() }
  }

  /// Reports the beginning or the end of editing. The app may move the focus meanwhile, which is reported afterwards, at
  /// most ten times.
  private func tellEditing() {
    guard !isTellingEditing else { return }
    isTellingEditing = true
    defer { isTellingEditing = false }
    for _ in 0..<10 where toldEditing != isEditing {
      toldEditing = isEditing
      if toldEditing {
        editingObserver?(true)
        onBeginEditing?()
      } else {
        (hold, refusal) = (nil, nil)
        edit(.unmark)
        validate()
        editingObserver?(false)
        onEndEditing?(text)
      }
    }
    guard toldEditing != isEditing else { return }
    scene?.report("onBeginEditing and onEndEditing of a text field move its focus to and fro without an end", in: self)
  }

  public override var canBecomeFocused: Bool { isEnabled }

  // MARK: input

  public override func keyDown(_ event: KeyEvent) -> Bool { press(event) }

  public func insertText(_ event: TextEvent) -> Bool {
    perform(.insert(event.text))
    return isEnabled
  }

  public func setMarkedText(_ event: CompositionEvent) -> Bool { compose(event) }

  public func perform(_ action: EditAction, with pasteboard: any Pasteboard) -> Bool {
    switch action {
    case .cut: perform(.cut, pasteboard: pasteboard)
    case .copy: perform(.copy, pasteboard: pasteboard)
    case .paste: paste(from: pasteboard)
    }
    return isEnabled
  }

  /// The text before the caret, for capitals that come by themselves.
  var textBeforeCaret: String { editing.text[bytes: 0..<editing.selection.range.lowerBound] }

  public var caretRect: Rect? { isEnabled ? convert(caret.frame, from: textArea) : nil }

  // MARK: layout

  /// The width that is offered, but space for some characters, and the theme's height, which grows with the text and by
  /// an error.
  public override func sizeThatFits(_ size: Size) -> Size { fittingSize(size) }

  /// Always true: the field takes the width that the row's texts leave.
  public var fillsRow: Bool { true }

  public func supplementHeight(inWidth width: Double) -> Double { errorHeight(inWidth: width) }

  public override func layoutSublayers() {
    super.layoutSublayers()
    layOutParts()
  }

  /// Named by the placeholder, or the title of the row; in rows of forms the other way round.
  public override var accessibilityElement: AccessibilityElement? {
    var element = AccessibilityElement(superlayer is SearchField ? .searchField : .textField, label: placeholder)
    if isNamedByRow || element.label.isEmpty, let title = enclosingTitle, !title.isEmpty { element.label = title }
    if let name = (superlayer as? SearchField)?.accessibilityLabel { element.label = name }
    element.value = isSecureTextEntry ? "" : text
    element.states = isEnabled ? .editable : [.editable, .disabled]
    if isSecureTextEntry { element.states.insert(.secure) }
    // The length of secure text is not revealed either.
    element.text = AccessibilityElement.Text(
      isSecureTextEntry ? "" : text, selection: isSecureTextEntry ? 0..<0 : selectedRange)
    element.error = shownError ?? ""
    if isEnabled { element.actions = [.press] }
    if canClear { element.actions.append(.custom(localized(.clearText))) }
    return element
  }

  public override func accessibilityPerform(_ action: AccessibilityAction) -> Bool {
    guard isEnabled else { return false }
    switch action {
    case .press: becomeFocused()
    // The caret stays where it is; by Tab, all would be selected.
    case .focus:
      scene?.eventDispatcher.returnFocus(to: self, isVisible: true)
      return isFocused
    case .selectText(let range): selectedRange = range
    case .enterText(let text): return enterAll(text)
    case .custom(localized(.clearText)) where canClear: clear()
    default: return false
    }
    return true
  }

  /// Adds what the field is for and, unless it is secure, its value.
  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "textField"
    description.add("label", accessibilityLabel ?? "")
    if isSecureTextEntry { description.add("isSecure", true) } else { description.add("value", text) }
    description.add("isEmpty", text.isEmpty, omitted: false)
    description.add("isEnabled", isEnabled, omitted: true)
    description.add("error", shownError ?? "")
  }
}
