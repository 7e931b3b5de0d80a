import InlayGraphics
import InlayLayers
import InlayLists

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An indicator that something takes time: spokes or an arc, which turn by the scene's clock while the indicator is
/// shown.
public final class ActivityIndicator: Control {
  /// The shape of an activity indicator.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Short lines in a circle, of which a bright one moves around.
    case spokes
    /// An open circle in the tint.
    case arc
  }

  /// The shape, `spokes` by default.
  public var style: Style { didSet { if style != oldValue { setNeedsDisplay() } } }

  /// Whether the indicator turns, true by default. If it does not turn, it is invisible, unless `hidesWhenStopped` is
  /// false.
  public var isAnimating: Bool {
    didSet {
      guard isAnimating != oldValue else { return }
      if !isAnimating { stopTicking() }
      setNeedsDisplay()
    }
  }

  /// Whether the indicator is invisible while it does not turn, true by default.
  public var hidesWhenStopped = true { didSet { if hidesWhenStopped != oldValue { setNeedsDisplay() } } }

  /// The colour. If it is `nil`, the default, spokes have the colour of secondary texts and an arc has the theme's
  /// tint.
  public var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }

  private var ticker: FrameTicker?

  /// Creates an activity indicator.
  ///
  /// - Parameters:
  ///   - style: The shape; `spokes` by default.
  ///   - isAnimating: Whether it turns; true by default.
  public init(_ style: Style = .spokes, isAnimating: Bool = true) {
    self.style = style
    self.isAnimating = isAnimating
    super.init()
    isUserInteractionEnabled = false
  }

  public override var accessibilityElement: AccessibilityElement? {
    var element = makeAccessibilityElement(.activityIndicator)
    if isAnimating { element.states.insert(.busy) }
    return element
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    let side = lengths.activitySize * scaleInRow
    return Size(width: side, height: side)
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    setNeedsDisplay()
  }

  private func stopTicking() {
    ticker?.stop()
    ticker = nil
  }

  /// The number of spokes, and of the steps of an arc.
  private static let spokeCount = 8
  private static let arcSteps = 60

  private var phaseCount: Int { style == .spokes ? Self.spokeCount : Self.arcSteps }

  /// The step in the present turn, which takes a second.
  private func phase(at time: Double) -> Int {
    let turn = time - time.rounded(.down)
    return Int(clamping: (turn * Double(phaseCount) + 1e-6).rounded(.down)) % phaseCount
  }

  public override func draw(in context: DrawingContext) {
    guard isAnimating || !hidesWhenStopped else { return }
    if isAnimating, let scene, !(ticker?.runs(in: scene) ?? false) {
      stopTicking()
      ticker = FrameTicker(self, in: scene) { [weak self] in self?.phase(at: $0) ?? 0 }
    }
    let phase = isAnimating ? phase(at: scene?.time ?? 0) : 0
    switch style {
    case .spokes: drawSpokes(phase, in: context)
    case .arc: drawArc(phase, in: context)
    }
  }

  private var side: Double { min(bounds.width, bounds.height) }

  private func point(_ turn: Double, _ radius: Double) -> Point {
    Point(x: bounds.midX + sin(turn * 2 * .pi) * radius, y: bounds.midY - cos(turn * 2 * .pi) * radius)
  }

  private func drawSpokes(_ phase: Int, in context: DrawingContext) {
    let count = Self.spokeCount
    let color = resolvedColor(color ?? .token(.secondaryLabel))
    for spoke in 0..<count {
      let age = (phase - spoke + count) % count
      let alpha = isAnimating ? max(0.25, 1 - Double(age) / Double(count - 1)) : 1
      var path = Path()
      path.move(to: point(Double(spoke) / Double(count), side * 0.24))
      path.addLine(to: point(Double(spoke) / Double(count), side * 0.43))
      context.stroke(
        path, with: .fixed(color.withAlpha(color.alpha * alpha)), style: StrokeStyle(width: side * 0.12, cap: .round))
    }
  }

  private func drawArc(_ phase: Int, in context: DrawingContext) {
    let width = side * 0.12
    let circle = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      .insetBy(dx: width / 2, dy: width / 2)
    context.stroke(Path(ellipseIn: circle), with: .token(.controlFill), style: StrokeStyle(width: width))
    let start = Double(phase) / Double(Self.arcSteps)
    var path = Path()
    // Short lines: their ends are on the circle.
    let steps = 24
    for step in 0...steps {
      let end = point(start + 0.3 * Double(step) / Double(steps), circle.width / 2)
      if step == 0 { path.move(to: end) } else { path.addLine(to: end) }
    }
    context.stroke(path, with: color ?? .token(.tint), style: StrokeStyle(width: width, cap: .round, join: .round))
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "activity"
  }
}
