import InlayGraphics

extension Layer {
  /// The tree from this layer on, one line for each layer in painting order: class, name, role, frame, and values that
  /// are not defaults. Layers more than `maximumDepth` below this one are omitted.
  public final func dump() -> String {
    var lines: [String] = []
    appendLines(to: &lines, indentation: "", depth: 1)
    return lines.joined(separator: "\n")
  }

  private func appendLines(to lines: inout [String], indentation: String, depth: Int) {
    lines.append(indentation + line)
    let inner = indentation + "  "
    guard depth < Self.maximumDepth else {
      if holdsLayers { lines.append(inner + "(deeper layers)") }
      return
    }
    if let mask {
      lines.append(inner + "(mask)")
      mask.appendLines(to: &lines, indentation: inner, depth: depth + 1)
    }
    for layer in paintedSublayers { layer.appendLines(to: &lines, indentation: inner, depth: depth + 1) }
  }

  private var line: String {
    let frame = self.frame
    var words = [reportName]
    if let role { words.append("<\(role.rawValue)>") }
    words.append("(\(short(frame.minX)), \(short(frame.minY)), \(short(frame.width)) x \(short(frame.height)))")
    if isHidden { words.append("hidden") }
    if opacity < 1 { words.append("opacity \(short(opacity))") }
    if zPosition != 0 { words.append("z \(short(zPosition))") }
    if !transform.isIdentity { words.append("transformed") }
    if bounds.origin != .zero { words.append("scrolled to \(short(bounds.minX)), \(short(bounds.minY))") }
    if let backgroundColor { words.append("background \(backgroundColor)") }
    if cornerRadius > 0 { words.append("radius \(short(cornerRadius))") }
    if masksToBounds { words.append("masks") }
    if borderWidth > 0 { words.append("border \(short(borderWidth))") }
    if shadowOpacity > 0 { words.append("shadow \(short(shadowRadius))") }
    if let contents { words.append("image \(contents.pixelWidth) x \(contents.pixelHeight)") }
    if let text = self as? BaseTextLayer { words.append(text.effectiveString.debugDescription) }
    return words.joined(separator: " ")
  }

  /// A number with up to three decimals.
  private func short(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(clamping: rounded))" : "\(rounded)"
  }
}

extension LayerColor: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fixed(let color): color.description
    case .token(let token): token.description
    }
  }
}
