import InlayForms
import InlayGeometry
import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows
import InlayText
import InlayViews

// Subclasses of open classes are an app's own, so their members need more care than those of values:
//
// - They are in extensions of protocols, which no class overrides. A subclass may declare members with these names, and
//   its own subclasses may override those.
// - They are obsolete in Swift 5, too. Code of a subclass may use a global declaration of the app with such a name.
// - Their types are not quite UIKit's, but take the same values. They cannot be taken for what a protocol of the app
//   requires of a subclass.

/// UIKit's names for members of a `Layer`.
public protocol _UIKitLayer: Layer {}

extension Layer: _UIKitLayer {}

extension _UIKitLayer {
  @available(*, unavailable, renamed: "opacity")
  @available(swift, obsoleted: 5)
  public var alpha: Double! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "masksToBounds")
  @available(swift, obsoleted: 5)
  public var clipsToBounds: Bool! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "position")
  @available(swift, obsoleted: 5)
  public var center: Point! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "contentsGravity")
  @available(swift, obsoleted: 5)
  public var contentMode: Layer.ContentsGravity! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "contentsInterpolation")
  @available(swift, obsoleted: 5)
  public var magnificationFilter: Interpolation! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "name")
  @available(swift, obsoleted: 5)
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "use name, and layer(named:) of the scene")
  @available(swift, obsoleted: 5)
  public var tag: Int! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "overrideAppearance")
  @available(swift, obsoleted: 5)
  public var overrideUserInterfaceStyle: Appearance? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set frames in layoutSublayers(), or an anchoredFrame")
  @available(swift, obsoleted: 5)
  public var translatesAutoresizingMaskIntoConstraints: Bool! {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "a view is a layer itself")
  @available(swift, obsoleted: 5)
  public var layer: Layer! { self }

  @available(*, unavailable, renamed: "sublayers")
  @available(swift, obsoleted: 5)
  public var subviews: [Layer]! { [] }

  @available(*, unavailable, renamed: "superlayer")
  @available(swift, obsoleted: 5)
  public var superview: Layer? { nil }

  @available(*, unavailable, renamed: "scene")
  @available(swift, obsoleted: 5)
  public var window: Scene? { nil }

  @available(*, unavailable, message: "override sizeThatFits(_:)")
  @available(swift, obsoleted: 5)
  public var intrinsicContentSize: Size! { .zero }

  @available(*, unavailable, renamed: "addSublayer(_:)")
  @available(swift, obsoleted: 5)
  public func addSubview(_ view: Layer?) {}

  @available(*, unavailable, renamed: "insertSublayer(_:at:)")
  @available(swift, obsoleted: 5)
  public func insertSubview(_ view: Layer?, at index: Int) {}

  @available(*, unavailable, renamed: "insertSublayer(_:above:)")
  @available(swift, obsoleted: 5)
  public func insertSubview(_ view: Layer?, aboveSubview sibling: Layer) {}

  @available(*, unavailable, renamed: "insertSublayer(_:below:)")
  @available(swift, obsoleted: 5)
  public func insertSubview(_ view: Layer?, belowSubview sibling: Layer) {}

  @available(*, unavailable, renamed: "removeFromSuperlayer()")
  @available(swift, obsoleted: 5)
  public func removeFromSuperview(_ nothing: Void = ()) {}

  @available(*, unavailable, renamed: "addSublayer(_:)")
  @available(swift, obsoleted: 5)
  public func bringSubviewToFront(_ view: Layer?) {}

  @available(*, unavailable, message: "use insertSublayer(_:at:) with the index 0")
  @available(swift, obsoleted: 5)
  public func sendSubviewToBack(_ view: Layer?) {}

  @available(*, unavailable, message: "use layer(named:) of the scene")
  @available(swift, obsoleted: 5)
  public func viewWithTag(_ tag: Int?) -> Layer? { nil }

  @available(*, unavailable, renamed: "layoutSublayers()")
  @available(swift, obsoleted: 5)
  public func layoutSubviews(_ nothing: Void = ()) {}

  @available(*, unavailable, renamed: "preferredSizeDidChange()")
  @available(swift, obsoleted: 5)
  public func invalidateIntrinsicContentSize(_ nothing: Void = ()) {}

  @available(*, unavailable, renamed: "removeAnimations()")
  @available(swift, obsoleted: 5)
  public func removeAllAnimations(_ nothing: Void = ()) {}

  @available(*, unavailable, message: "use animate(duration:) of the scene")
  @available(swift, obsoleted: 5)
  public static func animate(
    withDuration duration: Double?, delay: Double = 0, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

/// UIKit's names for members of a `View`.
public protocol _UIKitView: View {}

extension View: _UIKitView {}

extension _UIKitView {
  @available(*, unavailable, message: "set the tint of a theme, such as overrideTheme")
  @available(swift, obsoleted: 5)
  public var tintColor: Color? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "accessibilityRole")
  @available(swift, obsoleted: 5)
  public var accessibilityTraits: AccessibilityRole? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "isModal")
  @available(swift, obsoleted: 5)
  public var accessibilityViewIsModal: Bool! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "traits")
  @available(swift, obsoleted: 5)
  public var traitCollection: Traits! { traits }

  @available(*, unavailable, renamed: "isFocused")
  @available(swift, obsoleted: 5)
  public var isFirstResponder: Bool! { false }

  @available(*, unavailable, renamed: "canBecomeFocused")
  @available(swift, obsoleted: 5)
  public var canBecomeFirstResponder: Bool! { false }

  @available(*, unavailable, renamed: "interactions")
  @available(swift, obsoleted: 5)
  public var gestureRecognizers: [Interaction]? { nil }

  @available(*, unavailable, renamed: "becomeFocused()")
  @available(swift, obsoleted: 5)
  @discardableResult
  public func becomeFirstResponder(_ nothing: Void = ()) -> Bool { false }

  @available(*, unavailable, renamed: "resignFocus()")
  @available(swift, obsoleted: 5)
  @discardableResult
  public func resignFirstResponder(_ nothing: Void = ()) -> Bool { false }

  @available(*, unavailable, message: "use resignFocus() of the focused view, or focus(nil) of the scene")
  @available(swift, obsoleted: 5)
  @discardableResult
  public func endEditing(_ isForced: Bool?) -> Bool { false }

  @available(*, unavailable, renamed: "addInteraction(_:)")
  @available(swift, obsoleted: 5)
  public func addGestureRecognizer(_ interaction: Interaction?) {}

  @available(*, unavailable, renamed: "removeInteraction(_:)")
  @available(swift, obsoleted: 5)
  public func removeGestureRecognizer(_ interaction: Interaction?) {}
}

/// UIKit's and Core Animation's names for members of a `TextLayer`.
public protocol _UIKitTextLayer: TextLayer {}

extension TextLayer: _UIKitTextLayer {}

extension _UIKitTextLayer {
  @available(*, unavailable, message: "set usesMarkup, and a text with markup")
  @available(swift, obsoleted: 5)
  public var attributedText: String? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "text")
  @available(swift, obsoleted: 5)
  public var string: String! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "textColor")
  @available(swift, obsoleted: 5)
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "lineBreakMode")
  @available(swift, obsoleted: 5)
  public var truncationMode: LineBreakMode! {
    get { nil }
    set {}
  }
}

/// UIKit's names for members of a `TableView`.
public protocol _UIKitTableView: TableView {}

extension TableView: _UIKitTableView {}

extension _UIKitTableView {
  @available(*, unavailable, message: "set rowHeight to .automatic")
  public static var automaticDimension: Height { .automatic }

  @available(*, unavailable, message: "set rowHeight to .automatic(estimate:)")
  @available(swift, obsoleted: 5)
  public var estimatedRowHeight: Double! {
    get { nil }
    set {}
  }

  @available(*, unavailable, renamed: "selectedRowPath")
  @available(swift, obsoleted: 5)
  public var indexPathForSelectedRow: RowPath? { nil }

  @available(*, unavailable, renamed: "selectedRowPaths")
  @available(swift, obsoleted: 5)
  public var indexPathsForSelectedRows: [RowPath]? { nil }

  @available(*, unavailable, renamed: "visibleRowPaths")
  @available(swift, obsoleted: 5)
  public var indexPathsForVisibleRows: [RowPath]? { nil }

  @available(*, unavailable, renamed: "rowPath(at:)")
  @available(swift, obsoleted: 5)
  public func indexPathForRow(at point: Point?) -> RowPath? { nil }

  @available(*, unavailable, renamed: "rowPath(for:)")
  @available(swift, obsoleted: 5)
  public func indexPath(for cell: TableViewCell?) -> RowPath? { nil }

  @available(*, unavailable, message: "use performBatchUpdates(animated:_:completion:)")
  @available(swift, obsoleted: 5)
  public func beginUpdates(_ nothing: Void = ()) {}

  @available(*, unavailable, message: "use performBatchUpdates(animated:_:completion:)")
  @available(swift, obsoleted: 5)
  public func endUpdates(_ nothing: Void = ()) {}
}

/// UIKit's names for members of a `TableViewCell`.
public protocol _UIKitTableViewCell: TableViewCell {}

extension TableViewCell: _UIKitTableViewCell {
  @available(*, unavailable, renamed: "Style")
  @available(swift, obsoleted: 5)
  public typealias CellStyle = Style
}

extension _UIKitTableViewCell {
  @available(*, unavailable, message: "set textLabel, detailTextLabel and image of the cell")
  @available(swift, obsoleted: 5)
  public var contentConfiguration: Label? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set textLabel, detailTextLabel and image of the cell")
  @available(swift, obsoleted: 5)
  public func defaultContentConfiguration(_ nothing: Void = ()) -> Label { Label() }

  @available(*, unavailable, message: "override layoutSublayers() and read isSelected")
  @available(swift, obsoleted: 5)
  public func setSelected(_ isSelected: Bool?, animated: Bool) {}

  @available(*, unavailable, message: "override layoutSublayers() and read isHighlighted")
  @available(swift, obsoleted: 5)
  public func setHighlighted(_ isHighlighted: Bool?, animated: Bool) {}
}

extension Switch {
  @available(*, unavailable, message: "set the token controlOn of a theme")
  public var onTintColor: Color? {
    get { nil }
    set {}
  }
}

extension Scene {
  @available(*, unavailable, message: "set appearance of the scene's traits")
  public var appearance: Appearance! {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "set appearance of the scene's traits")
  public var overrideUserInterfaceStyle: Appearance? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "give the root to Scene(root:size:)")
  public var rootViewController: Layer? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "use addSublayer(_:) of the root")
  public func addSubview(_ view: Layer) {}
}
