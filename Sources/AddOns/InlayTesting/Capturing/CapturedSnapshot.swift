import InlayGraphics
import InlayLayers

/// The values that a snapshot compares: a picture and a tree of the same moment.
struct CapturedSnapshot {
  let surface: ImageSurface
  /// The lines of the tree; nil for a frame, which holds no layers.
  let tree: String?
  /// The rectangles of the tree's lines, in device pixels of the picture; nil for lines that are about no layer.
  let extents: [DeviceRect?]
  /// Problems that fail any snapshot: texts with characters that no font has.
  var problems: [String]

  /// A picture alone.
  init(_ surface: ImageSurface) {
    self.surface = surface
    (tree, extents, problems) = (nil, [], [])
  }

  /// A picture of a layer with its sublayers, whose bounds begin at the picture's top left corner.
  init(_ surface: ImageSurface, of root: Layer) {
    self.surface = surface
    let lines = root.dumpedLines(withHidden: false)
    tree = lines.map { String(repeating: "  ", count: $0.depth) + $0.text + "\n" }.joined()
    extents = lines.map { line in
      line.layer.map { layer in
        let rect = layer.convert(layer.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
        return DeviceRect(covering: rect.scaled(by: surface.scale))
      }
    }
    problems = lines.compactMap { ($0.layer as? TextLayer)?.missingCharactersMessage }
  }

  /// The line of the smallest layer that contains a rectangle, the topmost among equals; nil without any.
  func line(containing rect: DeviceRect) -> Int? {
    var smallest: (line: Int, area: Int)?
    for (line, extent) in extents.enumerated() {
      guard let extent, extent.union(rect) == extent, extent.area <= smallest?.area ?? .max else { continue }
      smallest = (line, extent.area)
    }
    return smallest?.line
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
