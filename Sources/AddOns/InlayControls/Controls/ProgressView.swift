import InlayGraphics
import InlayLayers
import InlayLists
import InlayLocalization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A bar that fills while something proceeds, or moves while nothing is known. Without a title it fills its row.
public final class ProgressView: Control, RowAccessoryView {
  /// The completed part, from 0 to 1 and 0 by default. Other numbers become the nearest of these. If it is `nil`, the
  /// progress is unknown, and the bar moves by the scene's clock while it is shown.
  public var progress: Double? {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The colour of the filled part. If it is `nil`, the default, the theme's tint is used.
  public var tintColor: Color? { didSet { if tintColor != oldValue { setNeedsDisplay() } } }

  private var storedProgress: Double?
  private var ticker: FrameTicker?

  /// Creates a progress bar.
  ///
  /// - Parameter progress: The completed part, from 0 to 1; 0 by default, and `nil` if it is not known.
  public init(_ progress: Double? = 0) {
    super.init()
    isUserInteractionEnabled = false
    storedProgress = Self.allowed(progress)
  }

  private static func allowed(_ progress: Double?) -> Double? {
    progress.map { $0 > 0 ? min($0, 1) : 0 }
  }

  /// Sets the completed part, with an animation if you want one.
  ///
  /// - Parameters:
  ///   - progress: The completed part, from 0 to 1; `nil` if it is not known.
  ///   - animated: Whether the bar grows to it, by the scene's clock; false by default. `progress` is new at once.
  public func setProgress(_ progress: Double?, animated: Bool = false) {
    let (old, new) = (storedProgress, Self.allowed(progress))
    guard new != old else { return }
    storedProgress = new
    if new != nil { stopTicking() }
    removeAnimations(for: .progress)
    if animated, let old, new != nil { animate(.progress, from: old, .curve(.easeInOut, duration: 0.25)) }
    setNeedsDisplay()
  }

  fileprivate var knownProgress: Double { storedProgress ?? 0 }

  public override var accessibilityElement: AccessibilityElement? {
    var element = makeAccessibilityElement(
      .progressIndicator, value: storedProgress.map { localeFormats.percent($0) } ?? "")
    if let storedProgress {
      element.range = AccessibilityElement.Range(value: storedProgress, from: 0, to: 1)
    } else {
      element.states.insert(.busy)
    }
    return element
  }
  /// Always true: the bar takes the width that the row's texts leave.
  public var fillsRow: Bool { true }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: lengths.progressWidth, height: lengths.progressHeight * scaleInRow)
  }

  public override func environmentDidChange() {
    super.environmentDidChange()
    setNeedsDisplay()
  }

  private func stopTicking() {
    ticker?.stop()
    ticker = nil
  }

  /// Frames a second of a moving bar, and its seconds from end to end.
  private static let rate = 60.0
  private static let period = 1.6

  public override func draw(in context: DrawingContext) {
    let bar = bounds.middle(
      Size(width: bounds.width, height: min(bounds.height, lengths.progressHeight * scaleInRow)), atX: 0
    ).snapped(toScale: context.scale)
    let radius = bar.height / 2
    context.fill(Path(roundedRect: bar, cornerRadius: radius), with: .token(.controlFill))
    let color = tintColor ?? .token(.tint)
    if storedProgress != nil {
      let part = presented(.progress)
      guard part > 0 else { return }
      let width = max(bar.height, bar.width * part)
      let fill = mirrored(Rect(x: bar.minX, y: bar.minY, width: width, height: bar.height))
      return context.fill(Path(roundedRect: fill, cornerRadius: radius), with: color)
    }
    if let scene, !(ticker?.runs(in: scene) ?? false) {
      stopTicking()
      ticker = FrameTicker(self, in: scene) { Int(clamping: ($0 * Self.rate).rounded(.down)) }
    }
    drawUnknown(in: bar, color, context)
  }

  private func drawUnknown(in bar: Rect, _ color: Color, _ context: DrawingContext) {
    let time = ((scene?.time ?? 0) * Self.rate + 1e-6).rounded(.down) / Self.rate
    let turn = time / Self.period - (time / Self.period).rounded(.down)
    let path = Path(roundedRect: bar, cornerRadius: bar.height / 2)
    guard !context.traits.reducesMotion else {
      // Nothing moves: the whole bar fades in and out.
      let plain = resolvedColor(color)
      let alpha = 0.25 + 0.5 * (0.5 - 0.5 * cos(turn * 2 * .pi))
      return context.fill(path, with: .fixed(plain.withAlpha(plain.alpha * alpha)))
    }
    let width = bar.width * 0.4
    let eased = 0.5 - 0.5 * cos(turn * .pi)
    let part = Rect(
      x: bar.minX - width + (bar.width + width) * eased, y: bar.minY, width: width, height: bar.height)
    context.withState {
      context.clip(to: path)
      context.fill(Path(roundedRect: mirrored(part), cornerRadius: bar.height / 2), with: color)
    }
  }

  public override func describe(in description: inout Layer.Description) {
    super.describe(in: &description)
    description.kind = "progress"
  }
}

extension AnimationKey where Value == Double {
  fileprivate static var progress: Self { progressKey }
}

private let progressKey = AnimationKey("progress", of: ProgressView.self) { $0.knownProgress }
