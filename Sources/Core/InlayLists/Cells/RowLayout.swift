import InlayGraphics
import InlayLayers

/// The layout of a row: a function of its parts, its look and its size.
struct RowPlacement: Equatable {
  var size = Size.zero
  /// The frame of the view around image and texts.
  var content = Rect.zero
  /// The frames in it.
  var title = Rect.zero
  var detail = Rect.zero
  var image: Rect?
  var titleFit = TextFit(numberOfLines: 1, lineBreakMode: .truncatingTail)
  var detailFit = TextFit(numberOfLines: 1, lineBreakMode: .truncatingTail)
  /// The accessories in the row, from the trailing edge inwards.
  var accessories: [Accessory] = []
  var omissions: RowOmissions = []
  /// Whether the detail is below the title, and the control below both.
  var stacksTexts = false
  var stacksControl = false
  /// The factor of image, marks and editing controls to the theme's sizes.
  var growth = 1.0
  /// The beginnings of the content and, inside it, of the texts, and the end of the accessories, from the row's leading
  /// side, in points.
  var contentStart = 0.0
  var textLeading = 0.0
  var accessoryEnd = 0.0
  /// The height of accessories below the texts, and of the accessory's part below the title's part of the row.
  var stackHeight = 0.0
  var supplementHeight = 0.0

  struct Accessory: Equatable {
    /// Its number among all accessories of the row.
    var index: Int
    var frame = Rect.zero
    /// The factor to the theme's size.
    var growth = 1.0
    /// The size that it would have beside nothing.
    var own = Size.zero
  }

  /// The distance from the row's top to the accessories below its texts, in points.
  var stackTop: Double { accessories.reduce(.infinity) { min($0, $1.frame.minY) } }

  /// Whether something is after the content, and not below it.
  var hasTrailingAccessories: Bool { !accessories.isEmpty && !stacksControl }
}

extension RowPlacement {
  /// Lays a row out.
  ///
  /// - Parameter height: In points; nil for the height that the row asks for. The parts then have the frames of a row of
  ///   the theme's height, and their own widths.
  static func place(_ content: RowContent, _ look: RowLook, width: Double, height: Double?) -> RowPlacement {
    let layout = RowLayout(content, look, Size(width: width, height: height ?? look.theme.metrics.row.height))
    guard height == nil else { return layout.placement }
    var placement = layout.placement
    placement.size.height = max(look.leastHeight, layout.contentHeight)
    return placement
  }
}

/// The computation of a row's placement.
struct RowLayout {
  let content: RowContent
  let look: RowLook
  let size: Size
  let growth: Double
  /// The sizes that the accessories prefer.
  let ownSizes: AccessorySizes
  var title: RowText
  var detail: RowText
  var placement = RowPlacement()

  init(_ content: RowContent, _ look: RowLook, _ size: Size) {
    (self.content, self.look, self.size) = (content, look, size)
    let growth = look.growth(in: size.height)
    self.growth = growth
    ownSizes = AccessorySizes(of: content.accessories, growth)
    (title, detail) = Self.texts(content, look, in: size.height, ofRow: size.height)
    placement.size = size
    placement.growth = growth
    placeSides()
    placeAccessories()
    // A control below the texts leaves them another height.
    if placement.stacksControl, fitTexts(in: placement.stackTop) {
      placeAccessories()
      _ = fitTexts(in: placement.stacksControl ? placement.stackTop : size.height)
    }
    placeContent()
  }

  /// Places image and texts again, in content of another size, and leaves the accessories where they are.
  init(_ content: RowContent, _ look: RowLook, _ size: Size, _ old: RowPlacement, contentSize: Size) {
    (self.content, self.look, self.size, ownSizes) = (content, look, size, AccessorySizes())
    growth = look.growth(in: size.height)
    (title, detail) = Self.texts(
      content, look, in: old.stacksControl ? old.stackTop : size.height, ofRow: size.height)
    placement = old
    placement.content.size = contentSize
    placement.image = nil
    placement.omissions.subtract([.detail, .title])
    placement.textLeading = textLeading(hasImage: content.hasImage && !old.omissions.contains(.image))
    placeContent()
  }

  /// The texts with the lines of a height.
  private static func texts(
    _ content: RowContent, _ look: RowLook, in height: Double, ofRow row: Double
  ) -> (title: RowText, detail: RowText) {
    let room = look.isSelfSizing ? nil : (text: height, row: row)
    let padding = look.theme.metrics.row.padding
    return (RowText(content.title, in: room, padding: padding), RowText(content.detail, in: room, padding: padding))
  }

  /// Gives the texts the lines of a height.
  ///
  /// - Returns: Whether they are others.
  private mutating func fitTexts(in height: Double) -> Bool {
    let old = (title.fit, detail.fit)
    (title, detail) = Self.texts(content, look, in: height, ofRow: size.height)
    return old != (title.fit, detail.fit)
  }

  var theme: Theme { look.theme }
  var gap: Double { theme.metrics.accessory.gap }
  /// The gap between two accessories, in points: it grows as they do.
  var partGap: Double { gap * growth }
  var isNarrow: Bool { size.width - look.trailingSpace < theme.metrics.row.narrowWidth }

  /// Leaves space for the controls of an edited row.
  private mutating func placeSides() {
    let (metrics, side) = (theme.metrics.editing, size.width - look.trailingSpace)
    placement.contentStart = look.leadingSpace
    if look.isMovedIn {
      placement.contentStart += (metrics.controlSize * growth + metrics.gap).snapped(toScale: look.displayScale)
    }
    placement.accessoryEnd =
      look.hasReorderControl
      ? side - look.accessoryInset - metrics.reorderSize.width * growth - gap : side - accessoryInset
  }

  /// The distance from the accessories to the row's trailing side, in points.
  var accessoryInset: Double {
    content.accessories.first?.isSwitch ?? false ? theme.metrics.switch.inset : look.accessoryInset
  }

  /// The most that accessories may take: from the content's inset at the leading side to their position at the trailing
  /// side, in points.
  var innerSpace: Double { max(0, placement.accessoryEnd - placement.contentStart - look.contentInsetLeading) }

  /// The space that the accessories without some parts take from another one, with their gaps, in points.
  func width(without omissions: RowOmissions, beside other: Int?) -> Double {
    var width = 0.0
    for index in content.accessories.indices where index != other && shows(index, without: omissions) {
      width = width + ownSizes[index].width + partGap
    }
    return width
  }

  /// Places what is beside the content in the vertical middle, whatever the row's height, from the trailing edge
  /// inwards.
  private mutating func placeAccessories() {
    placement.stacksControl = false
    placement.omissions = wantedOmissions
    let omissions = placement.omissions
    placement.textLeading = textLeading(hasImage: content.hasImage && !omissions.contains(.image))
    let others = width(without: omissions, beside: content.main)
    let (start, end) = (placement.contentStart, placement.accessoryEnd)
    let space = end - start - placement.textLeading
    placement.stacksControl =
      firstShown(without: omissions) != nil
      && (omissions.contains(.besideTexts) || breaksWord(in: space - gap, without: omissions))
    placement.accessories = []
    for index in content.accessories.indices where shows(index, without: omissions) {
      let (size, growth) =
        index == content.main
        ? mainSize(index, in: space - others, room: max(0, innerSpace - others))
        : self.size(
          of: index, upTo: content.accessories[index].mark != nil ? space : innerSpace, room: innerSpace)
      placement.accessories.append(
        RowPlacement.Accessory(
          index: index, frame: Rect(origin: .zero, size: size), growth: growth, own: ownSizes[index]))
    }
    placement.stackHeight =
      placement.stacksControl ? placement.accessories.reduce(0) { max($0, $1.frame.height) } : 0
    placement.supplementHeight = placement.stacksControl ? 0 : supplementHeight
    var trailing = end
    for index in placement.accessories.indices {
      let size = placement.accessories[index].frame.size
      // Marks are on whole points, as measured: half a point lower than the middle where that is between two.
      let middle = (self.size.height - size.height) / 2
      let below = self.size.height - theme.metrics.row.padding - (placement.stackHeight + size.height) / 2
      let isMark = content.accessories[placement.accessories[index].index].mark != nil
      let y = placement.stacksControl ? below : isMark ? middle.rounded(.up) : middle
      let rect = Rect(x: trailing - size.width + look.shift, y: y, width: size.width, height: size.height)
      placement.accessories[index].frame = mirrored(rect, in: self.size.width).movedToPixels(scale: look.displayScale)
      trailing -= size.width + partGap
    }
    let reorderEnd = look.hasReorderControl ? end + gap : size.width - look.trailingSpace
    let contentEnd = max(start, placement.hasTrailingAccessories ? trailing + partGap : reorderEnd)
    let height = placement.stacksControl ? placement.stackTop : titleHeight
    placement.content = mirrored(
      Rect(x: start + look.shift, y: 0, width: contentEnd - start, height: max(0, height)), in: size.width)
  }

  func mirrored(_ rect: Rect, in width: Double) -> Rect {
    guard look.isRightToLeft else { return rect }
    return Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private var placedMain: RowPlacement.Accessory? { placement.accessories.first { $0.index == content.main } }

  /// The height of the part of the row beside an accessory, without the accessory's lower part. On device pixels, its
  /// middle is the accessory's middle.
  private var titleHeight: Double {
    guard placement.supplementHeight > 0, let frame = placedMain?.frame else { return size.height }
    return 2 * frame.minY + frame.height - placement.supplementHeight
  }

  /// The height that the accessory has, at its size, below the part beside the title, in points.
  private var supplementHeight: Double {
    guard let main = placedMain, content.accessories[main.index].fillsRow else { return 0 }
    let (part, size) = (content.accessories[main.index], main.frame.size)
    let height = part.supplementHeight(inWidth: size.width, main.growth)
    return height > 0 && size.height >= part.sizeThatFits(size, main.growth).height ? height : 0
  }

  /// The size of the main accessory beside the texts or below them.
  ///
  /// - Parameters:
  ///   - space: From where the texts begin to where the accessory ends, in points.
  ///   - room: The most that it may have beside the others, in points.
  private func mainSize(_ index: Int, in space: Double, room: Double) -> (size: Size, growth: Double) {
    let (own, fillsRow) = (ownSizes[index].width, content.accessories[index].fillsRow)
    if placement.stacksControl {
      // An image beside the title ends above the control.
      let space = own > space ? room : space
      return size(of: index, upTo: space, atLeast: fillsRow ? space : 0, room: room)
    }
    var least = 0.0
    if fillsRow {
      let shown = [title] + (content.hasDetail ? [detail] : [])
      let texts = shown.filter { !$0.isEmpty }.map { $0.width + theme.metrics.row.textGap }
      let used = (content.style == .subtitle ? texts.max() ?? 0 : texts.reduce(0, +)).rounded(.up)
      least = space - (used > 0 ? used + gap : 0)
    }
    guard !look.isSelfSizing, !title.isEmpty, max(own, least) > space - theme.metrics.row.minimumTitleWidth else {
      return size(of: index, upTo: min(space, room), atLeast: least, room: room)
    }
    // A title that does not wrap keeps its beginning.
    let text = min(title.width, theme.metrics.row.minimumTitleWidth) + gap
    let most = max(min(own, theme.metrics.controls.minimumTouchSize), space - text)
    return size(of: index, upTo: min(most, room), atLeast: least, room: room)
  }

  /// The size that an accessory prefers, at most of a width where it can be squeezed, in points, and its growth.
  ///
  /// - Parameter least: The least width within that.
  func size(
    of index: Int, upTo most: Double, atLeast least: Double = 0, room: Double
  ) -> (size: Size, growth: Double) {
    let part = content.accessories[index]
    var (size, growth) = (ownSizes[index], self.growth)
    let width = max(0, min(max(size.width, least), most))
    let isSqueezed = width < size.width
    guard part.grows || part.view != nil else { return (Size(width: width, height: size.height), growth) }
    if part.image != nil {
      if isSqueezed, growth > 1 {
        growth = max(1, growth * width / size.width)
        size = part.ownSize(growth)
      }
      return (Size(width: min(width, size.width), height: size.height), growth)
    }
    let fillsRow = part.fillsRow
    if isSqueezed, part.mark == nil {
      size = part.size(inRow: Size(width: width, height: mostHeight), growth)
    } else if fillsRow {
      size = Size(width: width, height: part.sizeThatFits(Size(width: width, height: size.height), growth).height)
    }
    if part.grows, !fillsRow, size.width > room, growth > 1 {
      // It grows with the text as far as the row has space.
      let most = part.control != nil ? min(growth, theme.metrics.switch.maximumGrowth) : growth
      growth = max(1, most * room / size.width)
      size = part.ownSize(growth)
    }
    if size.height > mostHeight && (fillsRow || part.control != nil) {
      size.height = min(size.height - part.supplementHeight(inWidth: size.width, growth), mostHeight)
    }
    return (size, growth)
  }

  /// The most height of an accessory, in points: below the texts it leaves a line of them.
  private var mostHeight: Double {
    if look.isSelfSizing { return .infinity }
    guard placement.stacksControl else { return size.height }
    return max(0, size.height - 3 * theme.metrics.row.padding - RowText.lineHeight * title.fontSize)
  }

  /// Whether a line of title or detail would end inside a word beside a control. Such a row has it below its texts.
  ///
  /// - Parameter space: From where the texts begin to where the control ends, in points.
  private func breaksWord(in space: Double, without omissions: RowOmissions) -> Bool {
    guard let index = content.main ?? firstShown(without: omissions) else { return false }
    let part = content.accessories[index]
    let hasButton = content.accessories.indices.contains {
      content.accessories[$0].mark?.kind.isButton ?? false && shows($0, without: omissions)
    }
    guard part.control != nil || part.fillsRow || isNarrow && hasButton, hasHeightForStack else { return false }
    let width = space - ownSizes[index].width - self.width(without: omissions, beside: index)
    return title.breaksWord(in: width) || content.hasDetail && detail.breaksWord(in: width)
  }
}

extension Rect {
  /// The rectangle with its origin on a device pixel and its size kept.
  package func movedToPixels(scale: Double) -> Rect {
    Rect(x: minX.snapped(toScale: scale), y: minY.snapped(toScale: scale), width: width, height: height)
  }
}
