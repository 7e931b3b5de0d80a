import InlayGraphics
import InlayLayers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Twelve spokes around a centre, which turn by the scene's clock: one step in a twelfth of a second.
final class SpinnerView: View {
  static let spokeCount = 12

  /// The number of spokes that are shown, from the top clockwise, while the spinner does not turn.
  var shownSpokes = SpinnerView.spokeCount {
    didSet { if shownSpokes != oldValue { setNeedsLayout() } }
  }

  var color = Color.token(.footerLabel) {
    didSet { if color != oldValue { setNeedsLayout() } }
  }

  /// Whether the spinner turns, as long as it is in a scene.
  var isTurning = false {
    didSet {
      guard isTurning != oldValue else { return }
      setNeedsLayout()
      if !isTurning { removeAnimations(for: .spinnerTurn) }
    }
  }

  override init() {
    super.init()
    name = "spinner"
    contentsGravity = .center
    bounds = Rect(x: 0, y: 0, width: Self.side, height: Self.side)
  }

  /// The side in points.
  static let side = 26.0

  override func sizeThatFits(_ size: Size) -> Size { Size(width: Self.side, height: Self.side) }

  override func layoutSublayers() {
    // The turning begins again in a new scene.
    if isTurning && !hasAnimations {
      let turn = Keyframes([0, Double(Self.spokeCount)])
      animate(.spinnerTurn, keyframes: turn, .curve(.linear, duration: 1).repeated(.infinity))
    }
    super.layoutSublayers()
    showPicture()
  }

  fileprivate func showPicture() {
    let step = Int(clamping: (presented(.spinnerTurn) + 1e-6).rounded(.down)) % Self.spokeCount
    let drawing = SpinnerDrawing(
      color: resolvedColor(color), step: isTurning ? step : 0, shownSpokes: isTurning ? Self.spokeCount : shownSpokes,
      isFading: isTurning)
    showDrawing(drawing, size: Size(width: Self.side, height: Self.side))
  }

  override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "activity"
  }
}

extension AnimationKey where Value == Double {
  fileprivate static var spinnerTurn: Self { spinnerTurnKey }
}

/// Turning in place is not motion across the screen.
private let spinnerTurnKey = AnimationKey(
  "spinnerTurn", of: SpinnerView.self, isMotion: false, { _ in 0.0 }, onPresent: { view, _ in view.showPicture() })

struct SpinnerDrawing: ImageDrawing {
  let color: RGBColor
  /// The spoke that has the full colour, from the top clockwise.
  let step: Int
  let shownSpokes: Int
  /// Whether the spokes behind that one fade.
  let isFading: Bool

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    let side = size.width
    let count = SpinnerView.spokeCount
    let (center, inner, outer) = (side / 2, side * 0.24, side * 0.46)
    for spoke in 0..<min(shownSpokes, count) {
      let age = (step - spoke + count) % count
      let alpha = isFading ? max(0.2, 1 - Double(age) / Double(count - 2)) : 1
      let angle = Double(spoke) * 2 * Double.pi / Double(count)
      let (x, y) = (sin(angle), -cos(angle))
      var path = Path()
      path.move(to: Point(x: center + x * inner, y: center + y * inner))
      path.addLine(to: Point(x: center + x * outer, y: center + y * outer))
      let shade = color.withAlpha(color.alpha * alpha)
      canvas.stroke(path, with: shade, width: side * 0.09, cap: .round)
    }
  }
}
