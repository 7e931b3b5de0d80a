import InlayControls
import InlayGraphics
import InlayLayers
import InlaySystem
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// Any number may come from data: no public setter of a layer, view, control or theme stops the program, whatever it
/// gets; the picture is made in bounded work, and the incremental one is the whole one.
@Suite struct HostileNumberTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 1e18, 1e17, -7, -1, -0.0,
    .leastNonzeroMagnitude, 1e-9, 0, 3e9,
  ]

  @Test("a tick and a picture follow every number in every setter", arguments: HostileSetter.all)
  func numbers(setter: HostileSetter) throws {
    var stage = try HostileStage(setter.make(), try TextContext())
    for number in Self.numbers {
      // On a layer that is laid out, and once more on one that has the number already.
      for step in ["set to", "set again to"] {
        setter.set(stage.layer, number)
        let problem = try stage.show()
        #expect(problem == nil, "\(step) \(number)")
        stage.layer.setNeedsLayout()
      }
      setter.set(stage.layer, 12)
      let problem = try stage.show()
      #expect(problem == nil, "set to 12 after \(number)")
    }
  }

  /// What no picture shows, and what other tests give such numbers.
  private static let others: Set = [
    "AccessibilityElement.count", "AccessibilityElement.index", "AccessibilityElement.level",
    "AccessibilityElement.Range.maximum", "AccessibilityElement.Range.minimum", "AccessibilityElement.Range.step",
    "AccessibilityElement.Range.value", "AccessibilityElement.Text.selection", "Button.font",
    "CompositionEvent.selection", "CompositionEvent.time", "FrameReport.Damage.rect", "Interaction.maximumPresses",
    "KeyEvent.time", "PointerEvent.id", "TableViewCell.leadingViewWidth", "TextContext.cacheByteLimit",
    "TextEvent.time", "WheelEvent.time",
  ]

  @Test("the list has every public property of numbers that can be set")
  func whole() throws {
    let known = Set(HostileSetter.all.flatMap { $0.properties.map(String.init) })
    let names = try PublicNumbers.names()
    #expect(names.count > 150)
    #expect(names.subtracting(known).subtracting(Self.others).sorted() == [])
  }
}

/// A scene around a layer, its pictures, and the work of each.
private struct HostileStage {
  let layer: Layer
  private let scene: Scene
  private let picture: IncrementalPicture
  /// Kept, so that layers find it.
  private let events: Scene
  private var meter = CountingMeter()
  private var spent = 0
  private var parts = 0

  /// In units of any work: 50 times the pixels.
  private static let mostWork = 1_500_000
  /// Layers, rows and cells: several of them for each pixel of a column would be a thousand.
  private static let mostParts = 10_000
  private static let mostBytes = 32e6

  init(_ layer: Layer, _ fonts: TextContext) throws {
    self.layer = layer
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    if layer.frame.isEmpty { layer.frame = Rect(x: 5, y: 5, width: 60, height: 30) }
    root.addSublayer(layer)
    scene = Scene(root: root, size: root.frame.size, textContext: fonts)
    events = scene
    scene.onProblem = { _ in }
    picture = try IncrementalPicture(of: scene)
    scene.meter = meter
    _ = try show()
  }

  /// - Returns: A problem of the next picture; nil for none.
  mutating func show() throws -> String? {
    scene.tick(at: scene.time + 0.5)
    do {
      if let problem = try picture.problem() { return problem }
    } catch let error as InlayError where error.kind == .limitExceeded || scene.frame?.pixelWidth == 0 {
      // There is no canvas of this size.
      meter = CountingMeter()
      scene.meter = meter
      (spent, parts) = (0, 0)
      return nil
    }
    let kinds: [Work] = [.layerLayout, .layerCommit, .rowPart]
    let (work, made) = (meter.total - spent, kinds.reduce(0) { $0 + meter.amounts[$1, default: 0] } - parts)
    (spent, parts) = (spent + work, parts + made)
    if work > Self.mostWork { return "\(work) units of work, of all: \(meter.amounts.filter { $0.value > 500_000 })" }
    if made > Self.mostParts { return "\(made) layers and parts of rows" }
    return meter.peak > Self.mostBytes ? "\(meter.peak) bytes at once" : nil
  }
}
