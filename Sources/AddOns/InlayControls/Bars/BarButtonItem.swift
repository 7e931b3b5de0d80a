import InlayGraphics
import InlayLayers

/// A button of a bar, with a title or a symbol, and an action: after UIKit's UIBarButtonItem.
public final class BarButtonItem {
  /// The importance of a bar button.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case plain
    /// The action that completes a task. Its title or symbol is semibold.
    case done
  }

  /// The title. If the item has an image, only dumps and assistive technology use the title.
  public var title: String { didSet { if title != oldValue { changed?() } } }

  /// The image shown instead of the title, in the theme's tint. `nil`, the default, shows the title.
  public var image: Image? { didSet { if image != oldValue { changed?() } } }

  /// The importance of the button, `plain` by default.
  public var style: Style { didSet { if style != oldValue { changed?() } } }

  /// Whether the button takes taps and keys, true by default.
  public var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }

  /// The colour of the title or image. If it is `nil`, the default, the theme's tint is used.
  public var tintColor: Color? { didSet { if tintColor != oldValue { changed?() } } }

  /// The name for assistive technology. If it is `nil`, the default, the title is the name.
  public var accessibilityLabel: String?

  /// Called after a tap or a key; `nil` by default.
  public var onTap: (() -> Void)?

  /// Called with each change: the bar that shows the item.
  var changed: (() -> Void)?

  let isSpace: Bool

  /// Creates a button with a title, an image or both.
  ///
  /// - Parameters:
  ///   - title: The title. If there is an image, it is not shown.
  ///   - image: The image shown instead of the title; none by default.
  ///   - style: The importance of the button; `plain` by default.
  ///   - onTap: Called after a tap or a key.
  public convenience init(
    _ title: String, image: Image? = nil, style: Style = .plain, onTap: (() -> Void)? = nil
  ) {
    self.init(title, image, style, isSpace: false)
    self.onTap = onTap
  }

  /// Creates a button with a symbol.
  ///
  /// - Parameters:
  ///   - symbol: The picture.
  ///   - title: The name of the button in dumps and for assistive technology. It is not shown.
  ///   - onTap: Called after a tap or a key.
  package convenience init(_ symbol: Symbol, title: String, onTap: (() -> Void)? = nil) {
    self.init(title, image: .symbol(symbol, weight: .medium), onTap: onTap)
  }

  private init(_ title: String, _ image: Image?, _ style: Style, isSpace: Bool) {
    self.title = title
    self.image = image
    self.style = style
    self.isSpace = isSpace
  }

  /// Returns a space that takes the width a toolbar's buttons leave. Several spaces share it.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem("", nil, .plain, isSpace: true) }
}
