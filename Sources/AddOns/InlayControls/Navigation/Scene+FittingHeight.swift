import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists

/// A scene as high as its content, for pictures of whole lists and pages.
extension Scene {
  /// Gives the scene and its root the height of the content at the present width, and lays them out.
  ///
  /// If the root is a table, another scroll view or a navigation stack, its content counts; otherwise, its visible
  /// sublayers do:
  /// - A table or another scroll view counts with its content below the present offset, and so does the scroll view of
  ///   a navigation stack's top page. The view becomes as high as this needs. A grouped table also receives the same
  ///   space below its last section as above its first one.
  /// - An anchored frame counts with its distances from the top and the bottom. If it has no height, the layers inside
  ///   count.
  /// - Other layers count with the lower edge of their frames.
  ///
  /// Sheets, alerts and toasts do not count. Rows of unknown heights are measured: O(rows), within the limit. Later
  /// changes of the content do not change the height. If the content becomes higher with each layout, a problem is
  /// reported.
  ///
  /// - Parameter limit: The greatest height of the scene, in points.
  /// - Returns: The height of the content, in points, which may exceed the limit.
  @discardableResult
  public func fitHeight(atMost limit: Double) -> Double {
    var round = 0
    while true {
      round += 1
      root.layoutIfNeeded()
      var isChanged = false
      var needed = 0.0
      let parts = root.scrolledHeight == nil ? root.sublayers : [root]
      for layer in parts where !layer.isHidden && !layer.fillsSuperlayer {
        // Measures before it grows: its content has its new size only after a layout.
        needed = max(needed, layer.neededHeight)
        if layer.growToContent(atMost: limit) { isChanged = true }
      }
      needed = (needed * scale - 0.001).rounded(.up) / scale
      let height = min(needed, limit)
      if !isChanged && height == size.height { return needed }
      if round > Self.fittingRounds {
        if height > size.height { reportCut("the content still grows after \(round) layouts", in: root) }
        return needed
      }
      resize(to: Size(width: size.width, height: height))
    }
  }

  /// Each round may bring rows into view whose heights were unknown.
  private static var fittingRounds: Int { 30 }
}

extension Layer {
  /// The height in which the layer shows all that its scroll view has below the present offset; nil without one.
  fileprivate var scrolledHeight: Double? {
    let container = self as? any ScrollViewContainer
    let shown = container.map { $0.contentScrollView } ?? self as? ScrollView
    guard let view = shown else { return nil }
    // A picture of a list has as much space below the last card as above the first one.
    var space = 0.0
    if let table = view as? TableView, container?.endsByItself != true { space = table.missingEndSpace }
    let rest = view.contentSize.height + space - view.contentOffset.y + view.adjustedContentInset.bottom
    return max(0, bounds.height - view.bounds.height + rest)
  }

  /// Gives a layer with a height of its own that of its content.
  fileprivate func growToContent(atMost limit: Double) -> Bool {
    guard let height = scrolledHeight.map({ min($0, limit) }), height != bounds.height else { return false }
    let frame = untransformedFrame
    if anchoredFrame == nil {
      untransformedFrame.size.height = height
    } else if anchoredFrame?.height != nil {
      anchoredFrame?.height = height
    } else {
      return false
    }
    for case let overlay as RoundedCornerOverlay in superlayer?.sublayers ?? []
    where overlay.coveredLayer === self && overlay.untransformedFrame == frame {
      overlay.untransformedFrame = untransformedFrame
    }
    return true
  }

  /// The height of a superlayer in which the layer fits.
  fileprivate var neededHeight: Double {
    guard let anchors = anchoredFrame else { return scrolledHeight.map { frame.minY + $0 } ?? frame.maxY }
    return anchors.heightOfSuperlayer(forHeight: scrolledHeight ?? anchors.height ?? heightOfSublayers)
  }

  /// The height of what is inside a layer without a height of its own and without a scroll view.
  private var heightOfSublayers: Double {
    let page = (self as? NavigationStack)?.topPage ?? self as? NavigationPage
    let content = page.map { $0.content } ?? self
    let inside = content?.sublayers.filter { !$0.isHidden && !$0.fillsSuperlayer }.map { layer in
      layer.anchoredFrame.map { $0.heightOfSuperlayer(forHeight: $0.height ?? 0) } ?? layer.frame.maxY
    }
    return (inside?.max() ?? 0) + (page.map { $0.barBottom + $0.toolbarHeight } ?? 0)
  }
}

/// A view that is filled by a scroll view, perhaps below a bar: `Scene.fitHeight(atMost:)` gives it the height of
/// that content.
package protocol ScrollViewContainer: View {
  /// The content's scroll view; nil if the content is not one.
  var contentScrollView: ScrollView? { get }
  /// Whether the content itself has the space that a picture shows below it; false by default.
  var endsByItself: Bool { get }
}

extension ScrollViewContainer {
  package var endsByItself: Bool { false }
}

extension NavigationPage: ScrollViewContainer {
  package var contentScrollView: ScrollView? { titledScrollView }
}

extension NavigationStack: ScrollViewContainer {
  package var contentScrollView: ScrollView? { topPage?.titledScrollView }
}
