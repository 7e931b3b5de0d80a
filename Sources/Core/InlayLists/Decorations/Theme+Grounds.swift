import InlayGraphics
import InlayLayers
import InlayViews

extension Theme {
  /// The decoration of rows; `maskedCards` by default. Only inset grouped tables use it, unless a table sets its own.
  public var decoration: Decoration {
    get { grounds.decoration }
    set { grounds.decoration = newValue }
  }

  /// The card around the rows of a section that decorations get: corners, border, shadow, inset and gap. A table may
  /// override them. The default is the wide cards of `modern`.
  public var card: SectionCard {
    get { grounds.card }
    set { grounds.card = newValue }
  }

  /// The pictures of rows, for `slicedImages` and decorations of apps; none by default. `slicedImages` draws rows
  /// without a picture itself.
  public var rowImages: RowImages {
    get { grounds.images }
    set { grounds.images = newValue }
  }

  private var grounds: RowGrounds {
    get { value(of: RowGrounds.self) ?? .standard }
    set { setValue(newValue) }
  }
}

/// A theme's backgrounds of rows.
private struct RowGrounds: EnvironmentValue, Equatable {
  var decoration: Decoration
  var card: SectionCard
  var images = RowImages()

  static let standard = RowGrounds(
    decoration: .maskedCards, card: SectionCard(cornerRadius: 26, cornerCurve: .continuous, gap: 1))
}

/// A line around the rows of a section.
public struct Border: Hashable, Sendable {
  /// The width in points; 0 for no border.
  public var width: Double
  /// The colour of the line; if it is `nil`, the theme's colour of separators.
  public var color: Color?

  /// Creates a border: by default without a width, and in the theme's colour of separators.
  public init(width: Double = 0, color: Color? = nil) {
    self.width = width
    self.color = color
  }
}
