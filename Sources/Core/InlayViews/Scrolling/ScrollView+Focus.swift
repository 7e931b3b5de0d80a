import InlayGraphics
import InlayLayers

/// The focused view inside a scroll view that text is entered into.
package struct FocusedText {
  package let view: View
  /// Whether it was in view before the layout that is due, or comes into view by it.
  var isKept: Bool
}

/// The text view that a layout left in view, to be kept there by the next one.
struct KnownFocus {
  /// The space for the content, in points.
  var space: Size
  /// The size of the view, in points, and the insets of its content.
  var size: Size
  var inset: Insets
  /// The text view that was completely in view; nil for none.
  var text: ObjectIdentifier?
  /// `ownersMoves` at that time.
  var moves: Int
  /// The air above a keyboard that the content's end lacks, in points.
  var air = 0.0
}

/// A focused view that text is entered into stays in view: when it gets the focus, while the user types, when the space
/// for the content gets smaller, as for a keyboard, and when something else than scrolling pushes it out of view.
extension ScrollView {
  /// To be called before a layout. O(depth) with a focused text view, otherwise O(1).
  package final func focusBeforeLayout() -> FocusedText? {
    // The keyboard may have gone.
    if let air = knownFocus?.air, air > 0 { knownFocus?.air = min(air, heightOfKeyboard) }
    guard let view = scene?.focusedView, view !== self, view.asTextInput?.caretRect != nil,
      view.isDescendant(of: self)
    else { return nil }
    var isKept = false
    if let known = knownFocus {
      // Content that was scrolled since has the frames of the last layout.
      let isKnown = known.moves == ownersMoves && known.text == ObjectIdentifier(view)
      let shown = Rect(origin: bounds.origin, size: known.size).inset(by: known.inset)
      isKept = isKnown || isInView(convert(view.bounds, from: view), of: shown)
    }
    return FocusedText(view: view, isKept: isKept)
  }

  /// Shows the focused text view after a layout that pushed it out of view, or that has less space.
  ///
  /// - Parameter rect: The frame of the text view in the layout, in points; nil if it has none.
  /// - Returns: The distance by which the content has to be moved, in points.
  package final func distance(keepingInView text: inout FocusedText?, at rect: Rect?) -> Size {
    let inset = adjustedContentInset
    let space = Size(width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    let hasLessSpace = knownFocus.map { space.height < $0.space.height || space.width < $0.space.width } ?? false
    if hasLessSpace { text?.isKept = true }
    var known = KnownFocus(space: space, size: bounds.size, inset: inset, moves: ownersMoves)
    known.air = knownFocus?.air ?? 0
    defer { knownFocus = known }
    guard let text, let rect else { return .zero }
    let distance = distance(showing: rect)
    let isKept = drag == nil && text.isKept
    if isKept || isInView(rect, of: bounds.inset(by: inset)) {
      known.text = ObjectIdentifier(text.view)
      known.air = max(0, min(rect.maxY - contentSize.height, View.keyboardMargin, heightOfKeyboard))
    }
    return isKept ? distance : .zero
  }

  final func keepFocusInView(_ text: FocusedText?) {
    var text = text
    let offset = distance(keepingInView: &text, at: text.flatMap { keptRect(of: $0.view) })
    if offset != .zero {
      moveOffset(to: snapped(clampedContentOffset(contentOffset + Point(x: offset.width, y: offset.height))))
    }
  }

  /// The frame of a view inside, in points; nil for a view elsewhere.
  package final func placedRect(of view: View) -> Rect? {
    view.isDescendant(of: self) ? convert(view.bounds, from: view) : nil
  }

  /// The frame of a text view inside, with what a keyboard leaves in view around it; nil for a view elsewhere.
  fileprivate func keptRect(of view: View) -> Rect? {
    guard let rect = placedRect(of: view) else { return nil }
    let row = view.viewAboveKeyboard
    return rectAboveKeyboard(rect, inRow: row === view ? nil : placedRect(of: row))
  }

  /// The rectangle that is kept in view for a text view. Above a keyboard it has the row around it, and air below: both
  /// where they fit.
  ///
  /// - Parameters:
  ///   - rect: The frame of the text view, in the scroll view's own space, in points.
  ///   - row: The frame of the row around it; nil outside rows.
  package final func rectAboveKeyboard(_ rect: Rect, inRow row: Rect?) -> Rect {
    guard let scene, scene.coveredHeight > 0 else { return rect }
    let inset = adjustedContentInset
    let space = bounds.height - inset.top - inset.bottom
    // Content moves no faster than the keyboard.
    let air = min(View.keyboardMargin, heightOfKeyboard)
    for part in [row, rect].compactMap(\.self) where part.height + air <= space {
      return Rect(x: rect.minX, y: part.minY, width: rect.width, height: part.height + air)
    }
    return rect
  }

  /// The height of the view that a keyboard covers, beyond the device's margin, in points.
  private var heightOfKeyboard: Double {
    guard contentInsetAdjustmentBehavior == .automatic, let scene, scene.coveredHeight > 0 else { return 0 }
    return max(0, safeAreaInsets.bottom - deviceInsets.bottom)
  }

  /// Up to a part of a pixel.
  private func isInView(_ rect: Rect, of shown: Rect) -> Bool {
    rect.minX >= shown.minX - 1 && rect.maxX <= shown.maxX + 1 && rect.minY >= shown.minY - 1
      && rect.maxY <= shown.maxY + 1
  }
}

extension ScrollView {
  /// Keeps a view inside, that text is entered into, in view.
  ///
  /// - Parameter scrolls: Whether it is scrolled into view, if it is outside.
  fileprivate func keepInView(_ view: View, scrolls: Bool) {
    guard drag == nil else { return }
    let offset = distance(showing: keptRect(of: view) ?? convert(view.bounds, from: view))
    if offset != .zero {
      guard scrolls else { return }
      halt()
      moveOffset(to: clampedContentOffset(contentOffset + Point(x: offset.width, y: offset.height)))
    }
    knownFocus?.text = ObjectIdentifier(view)
    knownFocus?.moves = ownersMoves
  }
}

extension View {
  /// The air between a keyboard and the text view, or its row, that it is for, in points.
  package static let keyboardMargin = 8.0

  /// The row around a view that text is entered into, which is shown whole above a keyboard; the view itself outside
  /// rows. O(depth).
  package final var viewAboveKeyboard: View {
    for case let view as View in superlayerChain where view.useCount > 0 { return view }
    return self
  }

  /// Scrolls the views around one that text is entered into, so that it is in view, and stays there.
  ///
  /// - Parameters:
  ///   - scrolls: False only keeps it in view where it already is.
  ///   - ofAnyKind: Whether a view without a caret is shown too.
  final func showInScrollViews(scrolls: Bool = true, ofAnyKind: Bool = false) {
    guard ofAnyKind || asTextInput?.caretRect != nil else { return }
    for case let view as ScrollView in superlayerChain.dropFirst() { view.keepInView(self, scrolls: scrolls) }
  }
}
