import InlayGraphics
import InlayLayers

/// A button of a bar: a title or a symbol, and an action. After UIKit's UIBarButtonItem.
public final class BarButtonItem {
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case plain
    /// Of the action that completes a task: in semibold type.
    case done
  }

  public var title: String { didSet { if title != oldValue { changed?() } } }

  /// Instead of the title, in the theme's tint.
  public var image: Image? { didSet { if image != oldValue { changed?() } } }

  public var style: Style { didSet { if style != oldValue { changed?() } } }

  public var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }

  /// Whether the button may have the focus, as `Control.isFocusable`.
  public var isFocusable = true { didSet { if isFocusable != oldValue { changed?() } } }

  /// Nil is the theme's tint.
  public var tintColor: Color? { didSet { if tintColor != oldValue { changed?() } } }

  /// The name of a button without a title; nil for its title.
  public var accessibilityLabel: String?

  /// Called after a tap or a key.
  public var onTap: (() -> Void)?

  /// Called with each change: the bar that shows the item.
  var changed: (() -> Void)?

  let isSpace: Bool

  public convenience init(
    _ title: String, image: Image? = nil, style: Style = .plain, onTap: (() -> Void)? = nil
  ) {
    self.init(title, image, style, isSpace: false)
    self.onTap = onTap
  }

  /// An item with a symbol.
  ///
  /// - Parameters:
  ///   - symbol: The picture.
  ///   - title: What it is called, for dumps; it is not shown.
  ///   - onTap: Called when the item is pressed.
  public convenience init(_ symbol: Symbol, title: String, onTap: (() -> Void)? = nil) {
    self.init(title, image: .symbol(symbol, weight: .medium), onTap: onTap)
  }

  private init(_ title: String, _ image: Image?, _ style: Style, isSpace: Bool) {
    self.title = title
    self.image = image
    self.style = style
    self.isSpace = isSpace
  }

  /// Takes the width that a toolbar's buttons leave; several share it.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem("", nil, .plain, isSpace: true) }
}
