import InlayGraphics
import InlayLayers

@testable import InlayLists
@testable import InlayViews

/// A table in the state of an oracle's table, with no history but a jump to its offset.
///
/// The oracle's tables measure all of their rows, headers and footers at once (`TableView.wholeMeasuringLimit`), so
/// no height is an estimate that depends on the history.
struct FreshTable {
  let table: TableView
  let scene: Scene

  init(of oracle: TableOracle) {
    let (other, overlay) = (oracle.table, Layer())
    table = TableView(style: other.style)
    overlay.frame = oracle.overlay.frame
    overlay.backgroundColor = oracle.overlay.backgroundColor
    overlay.isHidden = oracle.overlay.isHidden
    scene = TableOracle.scene(table, overlay, oracle.source, oracle.scene.textContext)
    scene.size = oracle.scene.size
    scene.scale = oracle.scene.scale
    scene.theme = oracle.scene.theme
    scene.traits = oracle.scene.traits
    copySettings(of: other)
    table.tableHeaderView = other.tableHeaderView.map { Self.copy($0, height: other.measurer.tableHeaderHeight) }
    table.tableFooterView = other.tableFooterView.map { Self.copy($0, height: other.measurer.tableFooterHeight) }
    table.backgroundView = other.backgroundView.map { Self.copy($0, height: 1) }
    table.emptyStateView = other.emptyStateView.map { Self.copy($0, height: 1) }
    table.selection = other.selection
    scene.tick(at: 0)
    // An offset inside the content; the oracle checks others.
    table.contentOffset = other.isOffsetInside ? other.clampedContentOffset(other.contentOffset) : other.contentOffset
    scene.tick(at: 0)
    for cell in table.visibleCells {
      cell.isHighlighted = cell.rowPath.flatMap(other.cellForRow)?.isHighlighted ?? false
    }
    scene.tick(at: 0)
  }

  /// All settings of an oracle's table.
  private func copySettings(of other: TableView) {
    table.frame = other.frame
    table.cornerRadius = other.cornerRadius
    table.overrides = other.overrides
    table.contentInset = other.contentInset
    table.showsVerticalScrollIndicator = other.showsVerticalScrollIndicator
    table.showsHorizontalScrollIndicator = other.showsHorizontalScrollIndicator
    table.indicatorAppearance = other.indicatorAppearance
    table.scrollIndicatorInsets = other.scrollIndicatorInsets
    table.separatorStyle = other.separatorStyle
    table.separatorInsetReference = other.separatorInsetReference
    table.sectionHeadersPinToVisibleBounds = other.sectionHeadersPinToVisibleBounds
    table.isTableHeaderPinned = other.isTableHeaderPinned
    table.allowsMultipleSelection = other.allowsMultipleSelection
    table.allowsMultipleSelectionDuringEditing = other.allowsMultipleSelectionDuringEditing
    table.isEditing = other.isEditing
  }

  private static func copy(_ view: Layer, height: Double) -> Layer {
    let copy = view is View ? View() : Layer()
    copy.frame = Rect(x: 0, y: 0, width: 50, height: height)
    copy.backgroundColor = view.backgroundColor
    for sublayer in view.sublayers where sublayer.anchoredFrame != nil {
      let held = Layer()
      held.anchoredFrame = sublayer.anchoredFrame
      held.backgroundColor = sublayer.backgroundColor
      copy.addSublayer(held)
    }
    return copy
  }

  /// The first visible part with another frame than in another table; nil when all are equal.
  func difference(from other: TableView) -> String? {
    if table.contentOffset != other.contentOffset {
      return "the offset is \(other.contentOffset), a fresh table's \(table.contentOffset)"
    }
    let lengths = [other.contentSize.height, table.contentSize.height, other.heights.end, table.heights.end]
    if abs(lengths[0] - lengths[1]) > 1e-6 || abs(lengths[2] - lengths[3]) > 1e-6 {
      return "lengths \(lengths[0]), \(lengths[2]) instead of \(lengths[1]), \(lengths[3])"
    }
    let (found, right) = (Self.frames(other), Self.frames(table))
    for name in Set(found.keys).union(right.keys).sorted() {
      guard let frame = found[name], let expected = right[name], Self.isSame(frame, expected) else {
        let (frame, expected) = (found[name].map { "\($0)" }, right[name].map { "\($0)" })
        return "\(name) is at \(frame ?? "no place"), a fresh table's at \(expected ?? "no place")"
      }
    }
    return nil
  }

  /// The frames of all visible parts, by their names.
  private static func frames(_ table: TableView) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for cell in table.stage.cells { frames["the cell of \(cell.rowPath.map { "\($0)" } ?? "no row")"] = cell.frame }
    for (section, view) in table.stage.headers { frames["header \(section)"] = view.frame }
    for (section, view) in table.stage.footers { frames["footer \(section)"] = view.frame }
    for (section, view) in table.stage.shadows { frames["shadow \(section)"] = view.frame }
    let others = table.sublayers.filter { layer in
      ![.cell, .sectionHeader, .sectionFooter, .sectionCard].contains(layer.listRole) && !layer.isHidden
    }
    for layer in others {
      let role = layer === table.horizontalIndicator ? "horizontal" : layer.listRole?.rawValue ?? "\(type(of: layer))"
      frames["\(role) \(frames.keys.filter { $0.hasPrefix(role) }.count)"] = layer.frame
    }
    return frames
  }

  private static func isSame(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 1e-6
  }
}

extension ScrollView {
  /// Whether the offset is inside the content, on device pixels.
  var isOffsetInside: Bool { snapped(clampedContentOffset(contentOffset)) == contentOffset }
}
