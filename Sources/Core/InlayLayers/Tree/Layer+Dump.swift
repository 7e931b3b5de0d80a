import InlayGraphics
import InlaySystem

extension Layer {
  /// The tree from this layer on, one line for each layer in painting order: kind, name, role, section and row, frame,
  /// then what is not a default, separated by commas: values of the layer, and texts and states by the keys of
  /// `layerDescription`.
  public final func dump() -> String {
    dumpedLines(withHidden: true)
      .map { String(repeating: "  ", count: $0.depth) + $0.text }
      .joined(separator: "\n")
  }

  /// The lines of `dump()`.
  ///
  /// - Parameter withHidden: Whether hidden layers are listed.
  package final func dumpedLines(withHidden: Bool) -> [DumpedLine] {
    var lines: [DumpedLine] = []
    appendLines(to: &lines, depth: 0, withHidden: withHidden)
    return lines
  }

  private func appendLines(to lines: inout [DumpedLine], depth: Int, withHidden: Bool) {
    guard withHidden || !isHidden else { return }
    lines.append(DumpedLine(depth: depth, text: line, layer: self))
    if let mask {
      lines.append(DumpedLine(depth: depth + 1, text: "(mask)", layer: nil))
      mask.appendLines(to: &lines, depth: depth + 1, withHidden: withHidden)
    }
    for layer in dumpedSublayers { layer.appendLines(to: &lines, depth: depth + 1, withHidden: withHidden) }
  }

  /// The sublayers that a dump contains, in painting order.
  package final var dumpedSublayers: [Layer] {
    guard let keeper = self as? any PartKeeper else { return paintedSublayers }
    return paintedSublayers.filter { !$0.isHidden || !keeper.keepsForLater($0) }
  }

  private var line: String {
    let description = layerDescription
    let frame = self.frame
    var head = [description.kind]
    if let name { head.append(name.debugDescription) }
    if let listRole { head.append("<\(listRole.rawValue)>") }
    if !description.rowPath.isEmpty {
      head.append("[\(description.rowPath.map(String.init).joined(separator: ","))]")
    }
    head.append("(\(short(frame.minX)), \(short(frame.minY)), \(short(frame.width)) x \(short(frame.height)))")
    let values = values + description.fields.compactMap(\.dumped)
    return (head.joined(separator: " ") + (values.isEmpty ? "" : " " + values.joined(separator: ", ")))
      .visible(atMost: .max)
  }

  /// The layer's own values that are not defaults.
  private var values: [String] {
    var values: [String] = []
    if isHidden { values.append("hidden") }
    if opacity < 1 { values.append("opacity \(short(opacity))") }
    if zPosition != 0 { values.append("z \(short(zPosition))") }
    if !transform.isIdentity { values.append("transformed") }
    if bounds.origin != .zero { values.append("scrolled (\(short(bounds.minX)), \(short(bounds.minY)))") }
    if let backgroundColor { values.append("background \(backgroundColor)") }
    if cornerRadius > 0 { values.append("radius \(short(cornerRadius))") }
    if masksToBounds { values.append("masks") }
    if borderWidth > 0 { values.append("border \(short(borderWidth))") }
    if shadowOpacity > 0 { values.append("shadow \(short(shadowRadius))") }
    if let contents { values.append("image \(contents.pixelWidth) x \(contents.pixelHeight)") }
    return values
  }

  /// A number with up to three decimals.
  private func short(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(clamping: rounded))" : "\(rounded)"
  }
}

/// A line of a dump.
package struct DumpedLine {
  /// The levels below the dumped layer.
  package let depth: Int
  /// The text without indentation.
  package let text: String
  /// The layer; nil for a line that is about no layer.
  package let layer: Layer?
}

extension Layer.Description.Field {
  /// The field in a text dump; nil for a usual value.
  fileprivate var dumped: String? {
    guard value != omitted else { return nil }
    switch value {
    case .text(let text): return "\(key) \(text.debugDescription)"
    case .state(let state): return "\(key) \(state)"
    }
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fixed(let color): color.description
    case .token(let token): token.description
    case .translucent(let color, let alpha): "\(color), alpha \(alpha)"
    case .dynamic(let light, let dark, let highContrastLight, let highContrastDark):
      "light \(light)" + Self.part("dark", dark) + Self.part("highContrastLight", highContrastLight)
        + Self.part("highContrastDark", highContrastDark)
    }
  }

  private static func part(_ name: String, _ color: Color?) -> String { color.map { ", \(name) \($0)" } ?? "" }
}

/// A layer that keeps hidden parts for later. Dumps leave them out: they depend only on the parts that are shown now,
/// not on earlier ones.
package protocol PartKeeper: Layer {
  /// Whether a hidden sublayer is such a part.
  func keepsForLater(_ hidden: Layer) -> Bool
}

/// A layer that knows the positions of its sublayers in a table.
package protocol TablePartOwner: Layer {
  func describe(_ part: Layer, in description: inout Layer.Description)
}

extension Layer {
  /// The layer's name and position in a table, and its kind, texts and states by `describe(in:)`.
  package final var layerDescription: Layer.Description {
    var description = Layer.Description(name: name, role: listRole)
    if listRole != nil { (superlayer as? any TablePartOwner)?.describe(self, in: &description) }
    describe(in: &description)
    return description
  }
}
