import InlayGraphics
import InlayLayers

/// A view that has another size as the accessory view of a row than elsewhere, such as a slider, which takes the width
/// that the row's texts leave. Other views have the size of `sizeThatFits(_:)` there.
///
///     final class Meter: Control, RowAccessoryView {
///       var fillsRow: Bool { true }
///     }
public protocol RowAccessoryView: View {
  /// Whether the view has the width that the row's texts leave, instead of its own. The row asks for its least size by
  /// `sizeThatFits(_:)` with a width of 0. False by default.
  var fillsRow: Bool { get }

  /// The size of the view in a row that has less width than the view prefers, in points. The row does not show a view
  /// that remains wider. By default the width of the space for views that fill the row, and their own size for others.
  ///
  /// - Parameter space: The width that the row has for the view, and the most height.
  func size(inRow space: Size) -> Size

  /// The height that a view which fills the row has below the part beside the row's title, such as for the error of a
  /// text field, in points. 0 by default.
  func supplementHeight(inWidth width: Double) -> Double
}

/// A view that shows what is wrong with its row, such as a text field: the row of a form with rules gives it the error,
/// and asks for another one as the text changes.
package protocol RowErrorView: RowAccessoryView {
  /// The error of the value, in a few words; `nil` for none.
  var error: String? { get set }

  /// The rules of the value: the view checks them as its value changes, and shows the error of the first one that is
  /// broken.
  var rules: [Rule] { get set }
}

/// A view with a text that the form reads: an error that the app sets is about this text.
package protocol RowTextView: RowErrorView {
  var text: String { get }
}

extension RowAccessoryView {
  public var fillsRow: Bool { false }

  public func size(inRow space: Size) -> Size {
    fillsRow ? Size(width: space.width, height: sizeThatFits(space).height) : sizeThatFits(bounds.size)
  }

  public func supplementHeight(inWidth width: Double) -> Double { 0 }
}

extension Layer {
  /// The layer as a view with a size of its own in rows; nil for others.
  var inRow: (any RowAccessoryView)? { self is AccessoryView ? nil : self as? any RowAccessoryView }
}

/// A part of a row that the row makes. It has the theme's size, and grows with the row's text.
class RowMark: View {
  /// The factor to the theme's size, set by the row.
  @exclusivity(unchecked) final var growth = 1.0 { didSet { if growth != oldValue { setNeedsLayout() } } }

  /// The factor to the theme's line widths: round marks are as strong as the title.
  final var lineGrowth: Double {
    let theme = theme
    return theme.metrics.accessory.roundsMarks ? growth * theme.textAttributes[.title].weight.lineGrowth : growth
  }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "accessory"
  }
}
