import InlayLayers

extension ObjectSpec {
  private static let anchors = Keys<Box<AnchoredFrame>>()

  /// A frame that follows the superlayer, in place of its four numbers.
  static let anchoredFrame = ObjectSpec(
    "a frame",
    [
      anchors("leading", "From the leading side of the superlayer.", .anyNumber, .derived) { $0.value.leading = $1 },
      anchors("trailing", "To the trailing side of the superlayer.", .anyNumber, .derived) { $0.value.trailing = $1 },
      anchors("centerX", "From the middle of the superlayer to the middle of the layer, across.", .anyNumber, .derived)
      { $0.value.centerX = $1 }
      .with(\.excludes, ["leading", "trailing"])
      .with(\.rule, { _, frame, _ in frame["width"] == nil ? "a centre needs a width" : nil }),
      anchors("width", "In points.", .number(.notNegative), .derived) { $0.value.width = $1 }
        .with(\.rule, { _, frame, _ in tooMany("width", "leading", "trailing", of: frame) }),
      anchors("top", "From the top of the superlayer.", .anyNumber, .derived) { $0.value.top = $1 },
      anchors("bottom", "To the bottom of the superlayer.", .anyNumber, .derived) { $0.value.bottom = $1 },
      anchors("centerY", "From the middle of the superlayer to the middle of the layer, down.", .anyNumber, .derived) {
        $0.value.centerY = $1
      }
      .with(\.excludes, ["top", "bottom"])
      .with(\.rule, { _, frame, _ in frame["height"] == nil ? "a centre needs a height" : nil }),
      anchors("height", "In points.", .number(.notNegative), .derived) { $0.value.height = $1 }
        .with(\.rule, { _, frame, _ in tooMany("height", "top", "bottom", of: frame) }),
    ],
    summary: """
      A frame that follows its container's size and direction. Across: width with leading, trailing or centerX, \
      or without width from side to side, leading and trailing of which count as 0 if left out. Down: height with top, \
      bottom or centerY, or without height from top to bottom.
      """)

  private static func tooMany(_ length: String, _ start: String, _ end: String, of frame: Value) -> String? {
    guard frame[start] != nil, frame[end] != nil else { return nil }
    return "\(start) and \(end) determine the \(length)"
  }
}

extension Value {
  /// A frame that follows the superlayer; nil for four numbers.
  var anchoredFrame: AnchoredFrame? { isObject ? ObjectSpec.anchoredFrame.applied(self, to: AnchoredFrame()) : nil }
}
