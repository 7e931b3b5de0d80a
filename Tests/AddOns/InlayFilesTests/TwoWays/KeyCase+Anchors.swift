import InlayDecorations
import InlayGraphics
import InlayLayers

@testable import InlayFiles

/// A value of the key `frame`.
enum PlacedFrame {
  case fixed(Rect)
  case anchored(AnchoredFrame)
}

extension Maker {
  func placedFrame() -> Written<PlacedFrame> {
    guard chance(0.3) else {
      let rect = rect(-5...50, 8...60)
      return Written(rect.text, .fixed(rect.value))
    }
    let frame = Box(AnchoredFrame())
    let across = pick([
      ["leading", "width"], ["trailing", "width"], ["leading", "trailing"], ["centerX", "width"], [],
    ])
    let down = pick([["top", "height"], ["bottom", "height"], ["top", "bottom"], ["centerY", "height"], ["height"]])
    let cases = Self.anchors.filter { (across + down).contains($0.key) }
    let settings = object(.anchoredFrame, cases, likelihood: 1)
    let scene = CodeScene(files: files, scale: 1, theme: .settings)
    for setting in settings.value { try? setting.apply(frame, scene) }
    return Written(settings.text, .anchored(frame.value))
  }

  private static var anchors: [KeyCase<Box<AnchoredFrame>>] {
    [
      KeyCase("leading", 1, { $0.number(-5...20) }, { $0.value.leading = $1 }),
      KeyCase("trailing", 1, { $0.number(-5...20) }, { $0.value.trailing = $1 }),
      KeyCase("centerX", 1, { $0.number(-9...9) }, { $0.value.centerX = $1 }),
      KeyCase("width", 1, { $0.number(0...60) }, { $0.value.width = $1 }),
      KeyCase("top", 1, { $0.number(-5...20) }, { $0.value.top = $1 }),
      KeyCase("bottom", 1, { $0.number(-5...20) }, { $0.value.bottom = $1 }),
      KeyCase("centerY", 1, { $0.number(-9...9) }, { $0.value.centerY = $1 }),
      KeyCase("height", 1, { $0.number(0...60) }, { $0.value.height = $1 }),
    ]
  }
}
