import InlayGraphics

/// The layout in which running updates present the parts of a table.
struct MotionLayout {
  let heights: HeightIndex
  /// The last update, if it is animated and runs.
  let last: UpdatePhase?
  let bounds: Rect
  let grid: DeviceGrid

  /// The presented frame of a part.
  ///
  /// - Parameter height: Of the part's layer, in points; nil for its height in the layout.
  func placement(of place: PartPlace, _ height: Double? = nil) -> PartPlacement {
    let (start, end) = edges(of: place)
    var placement = PartPlacement()
    for effect in place.effects {
      placement.opacity *= effect.opacity
      placement.dx += effect.side * bounds.width
    }
    placement.dx = (placement.dx * grid.scale).rounded() / grid.scale
    var bottom = end.position(on: grid)
    placement.y = start.position(on: grid)
    if !place.blocks.isEmpty {
      placement.y = grid.y(start.presented)
      bottom =
        abs(end.offset - start.offset) > 1e-6
        ? grid.y(end.presented) : placement.y + grid.y(end.model) - grid.y(start.model)
    }
    bottom = max(bottom, placement.y)
    placement.height = height ?? bottom - placement.y
    if bottom < placement.y + placement.height, place.blocks.isEmpty || end.offset < start.offset - 1e-6 {
      placement.window = ClosedRange(from: placement.y, to: bottom)
    }
    for block in place.blocks where block.phase.isShown {
      let (window, own) = (window(of: block), placement.window)
      placement.window = own?.clamped(to: window) ?? window
    }
    return placement
  }

  /// What the parts around a block leave free, in points, on device pixels.
  private func window(of block: RowBlock) -> ClosedRange<Double> {
    func visible(_ edge: PresentedEdge, of place: PartPlace) -> Double {
      place.blocks.filter(\.phase.isShown).map(window).reduce(edge.position(on: grid)) {
        min(max($0, $1.lowerBound), $1.upperBound)
      }
    }
    let low = visible(edges(of: block.first).start, of: block.first)
    return ClosedRange(from: low, to: visible(edges(of: block.last).end, of: block.last))
  }

  private func edges(of place: PartPlace) -> (start: PresentedEdge, end: PresentedEdge) {
    let range = place.range(in: self)
    let move = place.blocks.reduce(0) { $1.phase.isShown ? $0 + $1.move(in: self) : $0 }
    return (
      PresentedEdge(model: range.start.model, offset: range.start.offset + move),
      PresentedEdge(model: range.end.model, offset: range.end.offset + move)
    )
  }
}

/// The presented frame of a table's part during an animated update, in points of the content.
struct PartPlacement {
  /// The top of the part's content.
  var y = 0.0
  /// From the part's sides in the layout.
  var dx = 0.0
  var opacity = 1.0
  /// The visible range; nil for all of the part.
  var window: ClosedRange<Double>?
  /// The height that the part has in its layout.
  var height = 0.0

  /// The part's visible range.
  var range: ClosedRange<Double> {
    guard let window else { return ClosedRange(from: y, to: y + height) }
    let low = min(max(y, window.lowerBound), window.upperBound)
    return ClosedRange(from: low, to: max(low, min(y + height, window.upperBound)))
  }
}
