import InlayControls
import InlayFiles
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayViews
import Testing

/// Keys of a keyboard on the screen that fingers miss.
@Suite struct LowKeyTests {
  @Test("keys lower than 28 points are one fault of their keyboard", arguments: [(119.0, 1), (120, 0), (224, 0)])
  func heights(height: Double, count: Int) {
    let keyboard = KeyboardView()
    keyboard.frame = Rect(x: 0, y: 0, width: 320, height: height)
    let scene = Scene(root: View(), size: Size(width: 320, height: 240))
    scene.root.frame = Rect(x: 0, y: 0, width: 320, height: 240)
    scene.root.addSublayer(keyboard)
    scene.tick(at: 0)
    let faults = scene.accessibilityFaults(accepting: [.contrast, .clippedText]).filter { $0.kind == .smallTarget }
    #expect(faults.count == count && faults.allSatisfy { $0.layer === keyboard && $0.message.contains("28") })
  }
}
