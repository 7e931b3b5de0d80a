import InlayGraphics
import InlayText

extension Frame {
  /// The fonts of the frame's texts, by family and file. Those of pictures, such as of SVG files, are not among them.
  /// O(layers and glyph runs).
  package var fonts: [FontSource] {
    var found: Set<FontSource> = []
    func add(_ layout: TextLayout) { found.formUnion(layout.runs.compactMap(\.run.font.source)) }
    // The nodes still to visit: a list, since trees may be deep.
    var waiting = root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      switch node.body.contents {
      case .text(let text): add(text.layout)
      case .drawing(let list):
        for case .text(let layout, _, _) in list.commands { add(layout) }
      case .none, .image, .gradient, .shape: break
      }
      waiting += node.body.children
      if let mask = node.body.mask { waiting.append(mask) }
    }
    return found.sorted { ($0.family, $0.file) < ($1.family, $1.file) }
  }
}
