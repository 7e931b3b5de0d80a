import InlayLayers
import InlayTestSupport

extension SeededRandom {
  /// A frame that holds to something along each axis.
  mutating func anchoredFrame() -> AnchoredFrame {
    var frame = AnchoredFrame()
    switch int(0...3) {
    case 0: (frame.leading, frame.width) = (length(-5...30), length(0...50))
    case 1: (frame.trailing, frame.width) = (length(-5...30), length(0...50))
    case 2: (frame.leading, frame.trailing) = (length(0...20), length(0...20))
    default: (frame.centerX, frame.width) = (length(-9...9), length(0...50))
    }
    switch int(0...3) {
    case 0: (frame.top, frame.height) = (length(-5...30), length(0...50))
    case 1: (frame.bottom, frame.height) = (length(-5...30), length(0...50))
    case 2: (frame.top, frame.bottom) = (length(0...20), length(0...20))
    default: (frame.centerY, frame.height) = (length(-9...9), length(0...50))
    }
    return frame
  }
}
