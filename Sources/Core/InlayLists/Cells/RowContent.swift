import InlayGraphics
import InlayLayers
import InlayText

/// The parts of a row: texts, image, accessories. They return their sizes, and a question never changes them.
struct RowContent {
  let style: TableViewCell.Style
  let title: Label
  let detail: Label
  /// Whether the row has a detail in its content.
  let hasDetail: Bool
  /// Whether the row shows an image beside its texts, if there is space.
  let showsImage: Bool
  /// The same while it is not selected.
  let hasImage: Bool
  /// The accessories from the trailing edge inwards, in the row, where they have its theme and its fonts.
  let accessories: [RowPart]
  /// The accessory that gives way to the others; nil for marks alone.
  let main: Int?
  /// Whether the accessories' space has to be known in rows of any width.
  let needMeasuring: Bool
  /// The layers of an app among the texts: a row of automatic height has space for them.
  let ownLayers: [Layer]
}

/// The values from the table, the theme and editing that determine a row's layout together with its parts.
struct RowLook {
  let theme: Theme
  let textScale: Double
  let displayScale: Double
  var isRightToLeft: Bool
  /// Whether the row is as high as its content: then texts wrap.
  var isSelfSizing: Bool
  let contentInsetLeading: Double
  let accessoryInset: Double
  let cardInset: Double
  let leadingSpace: Double
  let trailingSpace: Double
  /// The indentation of image and texts, in points.
  let indentation: Double
  /// Whether the row is moved in, and whether it has a control at its leading side or at its trailing side.
  let isMovedIn: Bool
  let hasEditingControl: Bool
  let hasReorderControl: Bool
  /// The distance by which a swipe moves the content, in points.
  var shift: Double

  /// The height of a row with little content, in points. Where all rows grow it follows the title, so that images and
  /// marks, which follow it too, keep their space.
  var leastHeight: Double {
    guard theme.metrics.row.isSelfSizing else { return theme.metrics.row.height }
    return theme.height(theme.metrics.row.height, for: [.title], textScale: textScale)
  }

  /// The factor by which image, marks and controls are larger than in the theme: they grow with the text, in a row of a
  /// fixed height as far as it has space.
  func growth(in height: Double) -> Double {
    guard textScale > 1 else { return 1 }
    guard !isSelfSizing else { return textScale }
    let side = theme.metrics.row.imageSize
    guard side > 0 else { return textScale }
    return max(1, min(textScale, (height - max(0, theme.metrics.row.height - side)) / side))
  }
}

/// An accessory of a row.
struct RowPart {
  let layer: Layer
  let mark: AccessoryView?
  let control: Control?
  /// The accessory as a view that chooses its size in rows.
  let view: (any RowAccessoryView)?
  /// Whether it is a label with the size of its text, whatever bounds it has.
  let fitsText: Bool
  /// Whether it is an image that grows with the row's text.
  private let growsImage: Bool
  /// The size that the owner of a squeezed layer gave it.
  var ownBounds: Size?

  /// - Parameter isShared: Whether the part is one of the library's, which its row sizes, and not a layer of an app.
  init(_ layer: Layer, isShared: Bool) {
    (self.layer, fitsText) = (layer, isShared && layer is Label)
    growsImage = isShared && layer is ImageLayer
    (mark, control, view) = (layer as? AccessoryView, layer as? Control, layer.inRow)
  }

  /// The image of a part that shows only that.
  var image: Image? { growsImage ? (layer as? ImageLayer)?.image : nil }
  var isSwitch: Bool { layer is Switch }
  var fillsRow: Bool { view?.fillsRow ?? false }
  /// Whether it is a control that input uses.
  var acts: Bool { control?.isUserInteractionEnabled ?? false }
  /// Whether it grows with the row's text.
  var grows: Bool { mark != nil || control != nil || image != nil }

  /// The size that it prefers beside texts, whatever size it has. Of one that fills its row, the least.
  ///
  /// - Parameter growth: The factor to the theme's size.
  func ownSize(_ growth: Double) -> Size {
    if fitsText, let label = layer as? Label {
      let size = label.linesSize(in: Size(width: .infinity, height: .infinity))
      return Size(width: size.width.rounded(.up), height: size.height)
    }
    if let image {
      let size = image.size
      return growth == 1
        ? size : Size(width: (size.width * growth).rounded(), height: (size.height * growth).rounded())
    }
    guard let view = layer as? View else { return ownBounds ?? layer.bounds.size }
    let bounds = view.bounds.size
    if fillsRow { return sizeThatFits(Size(width: 0, height: bounds.height), growth) }
    let size = sizeThatFits(ownBounds ?? bounds, growth)
    // Some have the size that they were made with.
    return size == bounds ? ownBounds ?? size : size
  }

  /// Has the part grow by a factor.
  func grow(by growth: Double) {
    control?.rowGrowth = growth
    mark?.growth = growth
  }

  func sizeThatFits(_ size: Size, _ growth: Double) -> Size {
    mark?.size(growth) ?? asking(growth) { layer.sizeThatFits(size) }
  }

  /// The size of a control, or of a view with its own size in rows, that has less width than it prefers.
  func size(inRow space: Size, _ growth: Double) -> Size {
    asking(growth) { view?.size(inRow: space) ?? layer.sizeThatFits(layer.bounds.size) }
  }

  /// The height below the part beside the row's title, in points.
  func supplementHeight(inWidth width: Double, _ growth: Double) -> Double {
    asking(growth) { view?.supplementHeight(inWidth: width) ?? 0 }
  }

  private func asking<Value>(_ growth: Double, _ question: () -> Value) -> Value {
    guard let control else { return question() }
    return control.asking(growth, question)
  }
}

/// The sizes that a row's accessories prefer, by the accessories' numbers. The first one, which most rows have alone,
/// takes no block of memory.
struct AccessorySizes {
  private var first = Size.zero
  private var others: [Size] = []

  init() {}

  init(of parts: [RowPart], _ growth: Double) {
    guard !parts.isEmpty else { return }
    first = parts[0].ownSize(growth)
    if parts.count > 1 { others = parts.dropFirst().map { $0.ownSize(growth) } }
  }

  var greatestHeight: Double { others.reduce(max(0, first.height)) { max($0, $1.height) } }

  subscript(index: Int) -> Size { index == 0 ? first : others[index - 1] }
}

/// A text of a row, with the lines that it has there.
struct RowText {
  let label: Label
  private(set) var fit: TextFit

  /// - Parameters:
  ///   - room: The height of the text and of its row, in points; nil for a text in a row that is as high as it.
  init(_ label: Label, in room: (text: Double, row: Double)?, padding: Double) {
    self.label = label
    fit = TextFit(numberOfLines: label.numberOfLines, lineBreakMode: label.lineBreakMode)
    // No glyph of the only line is cut.
    if let most = room.map({ $0.row / Self.inkHeight }), fontSize > most { fit.largestFontSize = max(1, most) }
    // An app's line limit of 2 or more holds.
    let isFree =
      switch (fit.numberOfLines, fit.lineBreakMode) {
      case (0, .truncatingHead), (0, .truncatingMiddle): false
      case (0, _), (1, .truncatingTail): true
      default: false
      }
    guard isFree else { return }
    let wraps = room.map { $0.text - 2 * padding > 2 * Self.lineHeight * fontSize } ?? true
    (fit.numberOfLines, fit.lineBreakMode) = (wraps ? 0 : 1, room == nil ? .wordWrap : .truncatingTail)
  }

  /// The ratio of a font's line height to its size, about.
  static var lineHeight: Double { 1.2 }

  /// The ratio of the glyphs of a line in the middle of a row, with the free space above them, to the font's size.
  private static var inkHeight: Double { 1.13 }

  var isEmpty: Bool { label.text.isEmpty }

  var fontSize: Double {
    let own = label.ownFontSize
    return fit.largestFontSize.map { min(own, $0) } ?? own
  }

  func size(in size: Size) -> Size { label.linesSize(in: size, as: fit) }

  /// The width of the text on one line, in points.
  var width: Double { isEmpty ? 0 : size(in: Size(width: .infinity, height: .infinity)).width }

  /// The height in a width, in points.
  func height(in width: Double) -> Double { isEmpty ? 0 : size(in: Size(width: width, height: .infinity)).height }

  /// Whether a width is too narrow for the text's longest word.
  func breaksWord(in width: Double) -> Bool {
    let most = width + 0.01
    return !isEmpty && self.width > most && widestWord > most
  }

  /// Whether the text does not fit into a width: on one line, or, where it wraps, without a line that ends inside a
  /// word.
  func isCramped(in width: Double, wraps: Bool) -> Bool {
    fit.numberOfLines != 1 && (wraps ? breaksWord(in: width) : self.width > width + 0.01)
  }

  private var widestWord: Double { label.widestWord(in: fit.font(label.ownFont)) }

  func baselineShift(in size: Size) -> Double? { label.baselineShift(in: size, as: fit) }
}
