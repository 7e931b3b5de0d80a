import InlayGraphics
import InlayLayers
import InlayText

/// The values that a view needs to place its parts and to draw them in the theme's look.
extension View {
  /// Device pixels per point of the scene; 1 while the view is in no scene.
  public final var displayScale: Double { scene?.scale ?? 1 }

  /// Whether the scene's layout runs from right to left.
  public final var isRightToLeft: Bool { effectiveDirection == .rightToLeft }

  /// A rectangle of left-to-right layout, mirrored where the layout runs from right to left.
  ///
  /// - Parameters:
  ///   - rect: In points, from the left side on.
  ///   - width: The width that is mirrored, such as that of a part inside which the rectangle lies; nil for that of the
  ///     bounds.
  public final func mirrored(_ rect: Rect, in width: Double? = nil) -> Rect {
    guard isRightToLeft else { return rect }
    return Rect(x: (width ?? bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A rectangle with its edges on the nearest device pixels, in points.
  public final func snapped(_ rect: Rect) -> Rect { rect.snapped(toScale: displayScale) }

  /// Gives a sublayer the frame that it has in left-to-right layout, in points: mirrored where the layout runs from
  /// right to left, with its edges on device pixels. A transform of the sublayer does not change with it.
  public final func place(_ part: Layer, at rect: Rect) { part.untransformedFrame = snapped(mirrored(rect)) }

  /// The value of a colour where the view is, or in the standard theme while the view is in no scene.
  public final func resolvedColor(_ color: Color) -> RGBColor {
    if case .fixed(let color) = color { return color }
    let palette = effectivePalette ?? Theme.standard.palette(for: .light)
    if case .token(let token) = color { return palette[token] ?? .black }
    return color.resolved(for: effectiveTraits.appearance) { palette[$0] } ?? .black
  }

  /// A font of the theme's families at the scene's text scale. `Theme.font(for:textScale:)` has those of text styles.
  ///
  /// - Parameters:
  ///   - size: In points, at a text scale of 1.
  ///   - weight: Regular by default.
  public final func themeFont(size: Double, weight: Font.Weight = .regular) -> Font {
    Font(families: theme.fontFamilies, size: size * effectiveTextScale, weight: weight)
  }

  /// Whether the view has the focus and shows it, by a ring for instance: keys moved the focus, not the pointer.
  public final var isFocusVisible: Bool { focusState == .shown }

  /// A length, in points, rounded up to whole device pixels.
  package final func wholePixels(_ length: Double) -> Double { length.roundedUp(toScale: displayScale) }

  /// A size, in points, rounded up to whole device pixels: edges that move to pixels leave it as it is.
  package final func wholePixels(_ size: Size) -> Size {
    Size(width: wholePixels(size.width), height: wholePixels(size.height))
  }
}
