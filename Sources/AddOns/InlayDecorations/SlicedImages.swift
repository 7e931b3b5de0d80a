import InlayGraphics
import InlayLayers
import InlayLists
import InlayRows

extension Decoration {
  /// Images by the row's position; only their middle stretches.
  public static let slicedImages = Decoration("slicedImages", SlicedImages())
}

/// System 4. Images drawn by the library have the border's line between rows instead of separators.
struct SlicedImages: RowDecoration {
  var showsThemeImages: Bool { true }

  func makeBackground() -> RowBackground { SlicedImageBackground() }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    (card.inset, card.gap, card.shadow) = (0, 0, .hidden)
    card.roundsBackgrounds = theme.rowImages.isEmpty
    card.bordersRows = card.border.width > 0
    if card.bordersRows && card.roundsBackgrounds { card.separators = .none }
    return card
  }
}

/// System 4's background, after "Easy custom UITableView drawing" of 2009: an image by the row's position and
/// selection, the theme's or else one drawn here. Only the middle stretches, so corners keep their size in rows of any
/// size.
final class SlicedImageBackground: LayeredBackground {
  override func layoutSublayers() {
    super.layoutSublayers()
    if let image = usesOwnColor ? nil : themeImage {
      show(image, caps: theme.rowImages.caps)
    } else if let slice, let image = sharedImage(for: slice, size: slice.size, draw: { slice.draw(in: $0) }) {
      show(image, caps: slice.caps)
    } else {
      contents = nil
    }
  }

  private func show(_ image: Image, caps: Insets) {
    contents = image
    contentsScale = image.scale
    contentsCenter = Self.center(of: image, caps: caps)
  }

  private var themeImage: Image? {
    theme.rowImages.image(at: rowPosition, isSelected: isSelected, scale: displayScale)
  }

  /// The drawing for rows without an image of the theme.
  private var slice: SliceDrawing? {
    guard !bounds.isEmpty else { return nil }
    let border = sectionCard.border
    let radius = cornerRadius(fitting: bounds.size)
    return SliceDrawing(
      position: rowPosition, color: resolvedColor(rowColor), radius: radius,
      reach: cornerReach(ofRadius: radius, in: bounds.size), curve: sectionCard.cornerCurve, borderWidth: border.width,
      borderColor: resolvedColor(border.color ?? .separator), dividesRows: theme.rowImages.isEmpty,
      pixel: 1 / displayScale)
  }

  /// The part that stretches, in fractions of the image: at least one pixel, whatever the caps.
  private static func center(of image: Image, caps: Insets) -> Rect {
    func stretch(_ near: Double, _ far: Double, of length: Double) -> (Double, Double) {
      let (near, far) = (max(0, near), max(0, far))
      let space = length - 1 / image.scale
      let factor = near + far > space ? space / (near + far) : 1
      return (near * factor / length, 1 - far * factor / length)
    }
    let (left, right) = stretch(caps.left, caps.right, of: image.size.width)
    let (top, bottom) = stretch(caps.top, caps.bottom, of: image.size.height)
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}

/// The smallest image of a row's background: its corners, and one pixel between them that stretches.
struct SliceDrawing: Hashable {
  let position: RowPosition
  let color: RGBColor
  let radius: Double
  /// The reach of the corners along the sides, in points, on whole device pixels.
  let reach: Double
  let curve: CornerCurve
  /// The width of the line along the section's outer edges; 0 for none. In points, on whole device pixels.
  let borderWidth: Double
  let borderColor: RGBColor
  /// Whether all rows but the last have such a line below, too.
  let dividesRows: Bool
  /// The width of a device pixel, in points.
  let pixel: Double

  /// The parts that keep their size, in points: whole device pixels.
  var caps: Insets {
    let cap = max(reach, borderWidth)
    return Insets(
      top: position.isFirst ? cap : 0, left: cap, bottom: position.isLast ? cap : borderWidth, right: cap)
  }

  var size: Size {
    Size(width: caps.left + caps.right + pixel, height: caps.top + caps.bottom + pixel)
  }

  func draw(in context: DrawingContext) {
    let bounds = Rect(origin: .zero, size: size)
    let outline = outline(bounds, radius: radius, corners: position.corners)
    guard borderWidth > 0 else { return context.fill(outline, with: Color(color)) }
    // Colour and line have one outer edge: the colour is not visible beside the line.
    func drawSquare() {
      context.fill(bounds, with: Color(color))
      drawBorder(in: context)
    }
    context.withMask({ context.fill(outline, with: .black) }, drawSquare)
  }

  private func outline(_ rect: Rect, radius: Double, corners: Corners) -> Path {
    curve == .circular
      ? Path(roundedRect: rect, cornerRadius: radius, corners: corners)
      : Path(roundedRect: rect, cornerRadius: radius, corners: corners, curve: curve)
  }

  private func drawBorder(in context: DrawingContext) {
    // The section's outline, whose other corners are beyond the image.
    let beyond = size.height + caps.left
    let section = Rect(
      minX: 0, minY: position.isFirst ? 0 : -beyond, maxX: size.width,
      maxY: position.isLast ? size.height : size.height + beyond)
    var ring = Path(rect: section.insetBy(dx: -1, dy: -1))
    ring.append(
      outline(section.insetBy(dx: borderWidth, dy: borderWidth), radius: max(0, radius - borderWidth), corners: .all))
    context.fill(ring, with: Color(borderColor), rule: .evenOdd)
    guard dividesRows && !position.isLast else { return }
    context.fill(
      Rect(x: borderWidth, y: size.height - borderWidth, width: size.width - 2 * borderWidth, height: borderWidth),
      with: Color(borderColor))
  }
}
