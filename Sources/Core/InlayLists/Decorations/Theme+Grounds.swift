import InlayGraphics
import InlayLayers
import InlayViews

extension Theme {
  /// How the grounds of rows are drawn: by `maskedCards` where the theme sets nothing else. Tables that are not inset
  /// and grouped have it only where they set it.
  public var decoration: Decoration {
    get { grounds.decoration }
    set { grounds.decoration = newValue }
  }

  /// The card around the rows of a section that decorations get, where the table sets nothing else: corners, border and
  /// shadow, and of those that use them inset and gap. The wide cards of `modern` where the theme sets nothing else.
  public var card: SectionCard {
    get { grounds.card }
    set { grounds.card = newValue }
  }

  /// For `slicedImages`, which draws rows without a picture itself, and decorations of apps.
  public var rowImages: RowImages {
    get { grounds.images }
    set { grounds.images = newValue }
  }

  private var grounds: RowGrounds {
    get { value(of: RowGrounds.self) ?? .standard }
    set { setValue(newValue) }
  }
}

/// What a theme says of the grounds of rows.
private struct RowGrounds: EnvironmentValue, Equatable {
  var decoration: Decoration
  var card: SectionCard
  var images = RowImages()

  static let standard = RowGrounds(
    decoration: .maskedCards, card: SectionCard(cornerRadius: 26, cornerCurve: .continuous, gap: 1))
}

/// A line around the rows of a section.
public struct Border: Hashable, Sendable {
  /// In points; 0 for no border.
  public var width: Double
  public var color: Color

  public init(width: Double = 0, color: Color = .token(.separator)) {
    self.width = width
    self.color = color
  }
}
