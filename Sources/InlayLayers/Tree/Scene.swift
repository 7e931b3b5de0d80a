import InlayGraphics

/// A layer tree with what it needs to become a picture: a size, a scale, colours, fonts and a time.
///
/// A scene belongs to one isolation domain, with its layers. What leaves it are frames, which are `Sendable`.
public final class Scene {
  /// The topmost layer. Its frame is yours to set, in the scene's points.
  public let root: Layer

  /// In points.
  public var size: Size {
    didSet {
      guard size != oldValue else { return }
      frameIsStale = true
      traits.sceneSizeClass = sizeClassOfWidth
      // The safe area is measured from the scene's sides, and views keep clear of it.
      if traits.safeArea != .zero { environmentChanged() }
    }
  }

  /// Device pixels per point, from 1e-9 to 1e9: other numbers become the nearer of these, and what is not a number the
  /// least, at which no scene has a pixel.
  public var scale: Double {
    didSet {
      let known = Self.knownScale(scale)
      if known != scale { scale = known }
      if scale != oldValue { environmentChanged() }
    }
  }

  private static func knownScale(_ scale: Double) -> Double { scale > 1e-9 ? min(scale, 1e9) : 1e-9 }

  /// What lies below the root; nil is transparent.
  public var backgroundColor: LayerColor? {
    didSet { if backgroundColor != oldValue { frameIsStale = true } }
  }

  /// What holds for everything in the scene. The size class follows `size` unless it is set.
  @exclusivity(unchecked) public var traits: Traits {
    didSet {
      if traits.sceneSizeClass != sizeClassOfWidth { traits.sceneSizeClass = sizeClassOfWidth }
      guard traits != oldValue else { return }
      environmentChanged()
    }
  }

  /// Where colour tokens come from. Until it is set, the standard one of the first layer in the tree that has one: views
  /// have the theme `settings`.
  public var colorSource: (any ColorSource)? {
    didSet { environmentChanged() }
  }

  /// The fonts. Scenes of one isolation domain may share one. Nil when the system has no fonts: texts are then not
  /// shown, and told as problems.
  public let textContext: TextContext?

  /// Paints this scene's frames, with the tiles that it keeps.
  public let renderer: Renderer

  package let sharedImages = SharedImages()

  /// What layout, texts, drawing and encoding may take; nil for as much as they take. The text context then is no other
  /// scene's.
  @exclusivity(unchecked) package var budget: WorkBudget? {
    didSet {
      textContext?.budget = budget
      sharedImages.budget = budget
      renderer.tiles.budget = budget
    }
  }

  /// Tells seconds, from any beginning, for the phases of reports; without one they have none. Nothing else depends on it.
  public var clock: (() -> Double)? {
    didSet { renderer.clock = clock }
  }

  /// Called with each problem as it is found. Without a handler each different problem is written once to standard error,
  /// as `inlay: warning: ...`, at most 100 of a scene; a handler that does nothing silences them.
  public var problemHandler: ((SceneProblem) -> Void)?

  /// Called with each problem and its layer where there is no `problemHandler`, by a scene file that knows the layer's place.
  package var problemLocator: ((SceneProblem, Layer) -> Void)?

  /// Where problems go that nobody asked for: standard error.
  package var warningWriter: (String) -> Void = writeWarning

  /// Problems that were written there.
  private var printedProblems: Set<SceneProblem> = []

  /// What the last tick committed.
  public private(set) var frame: Frame?

  /// The time of the last tick, in seconds.
  public private(set) var time = 0.0

  /// How many layers the last tick visited in its layout pass and its commit.
  public private(set) var layersVisited = 0

  package private(set) var palette = Palette()
  /// Whether some layer has, or had, colours of its own.
  var hasOwnColors: Bool { root.flags.contains(.holdsOwnColors) }
  private var frameIsStale = true
  /// What the next report tells.
  package private(set) var problems: [SceneProblem] = []
  private var phases: FrameReport.Phases?
  /// The text context's counters at the last report.
  private var textHits = 0
  private var textMisses = 0

  /// A scene of a tree.
  ///
  /// - Parameters:
  ///   - root: In no superlayer and in no other scene.
  ///   - size: In points.
  ///   - scale: Device pixels per point.
  ///   - textContext: Fonts to share with other scenes of this isolation domain; nil makes one of the system's.
  public init(root: Layer, size: Size, scale: Double = 1, textContext: TextContext? = nil) {
    precondition(root.superlayer == nil, "the root of a scene, \(root.reportName), has a superlayer")
    precondition(root.rootOfScene == nil, "\(root.reportName) is the root of another scene")
    self.root = root
    self.size = size
    self.scale = Self.knownScale(scale)
    self.textContext = textContext ?? (try? TextContext())
    traits = Traits()
    renderer = Renderer()
    traits.sceneSizeClass = sizeClassOfWidth
    root.rootOfScene = self
    environmentChanged()
  }

  deinit {
    root.rootOfScene = nil
    root.leaveScene()
  }

  /// Scenes narrower than this, in points, are of the compact size class unless their traits say otherwise.
  public static let compactWidth = 500.0

  private var sizeClassOfWidth: SizeClass { size.width < Self.compactWidth ? .compact : .regular }

  /// Moves the clock to a time, in seconds, lays out what needs it and commits a frame.
  ///
  /// Costs in proportion to the layers that changed; without a change it visits none and keeps the frame. It never
  /// throws: what went wrong is passed over and told in `problemHandler` and the next report.
  public func tick(at time: Double) {
    self.time = max(self.time, time)
    budget?.startFrame()
    var visited = 0
    let start = clock?()
    layOut(visited: &visited)
    let middle = clock?()
    commit(visited: &visited)
    layersVisited = visited
    if let budget { finish(budget) }
    if let clock, let start, let middle {
      phases = FrameReport.Phases(layout: (middle - start) * 1000, commit: (clock() - middle) * 1000)
    }
  }

  /// Paints the last frame into a surface, as far as the surface does not show it already. Ticks first if there was
  /// no tick yet.
  ///
  /// - Throws: `InlayError` when memory for tiles cannot be had.
  @discardableResult
  public func render(into surface: ImageSurface) throws -> FrameReport {
    if frame == nil { tick(at: time) }
    guard let frame else { return FrameReport() }
    var report = try renderer.render(frame, into: surface)
    complete(&report)
    return report
  }

  /// The same for hosts that swap buffers: `bufferAge` says how many frames ago the surface's memory was rendered, 0 for
  /// unknown contents.
  @discardableResult
  public func render(into surface: ImageSurface, bufferAge: Int) throws -> FrameReport {
    if frame == nil { tick(at: time) }
    guard let frame else { return FrameReport() }
    var report = try renderer.render(frame, into: surface, bufferAge: bufferAge)
    complete(&report)
    return report
  }

  /// Adds what the scene knows to the renderer's report.
  private func complete(_ report: inout FrameReport) {
    report.layersVisited = layersVisited
    if let textContext {
      report.textHits = textContext.cacheHitCount - textHits
      report.textMisses = textContext.shapedStringCount - textMisses
      report.textBytes = textContext.cacheByteCount
      textHits = textContext.cacheHitCount
      textMisses = textContext.shapedStringCount
    }
    if phases != nil {
      report.phases?.layout = phases?.layout ?? 0
      report.phases?.commit = phases?.commit ?? 0
    }
    report.problems = problems
    problems = []
  }

  /// Paints one layer of this scene, with everything in it, into a surface of any size and scale: the top left corner of
  /// the layer's bounds at that of the surface. What the surface showed is gone. Layers around it do not matter, also
  /// hidden ones; a layer that is hidden itself paints nothing.
  ///
  /// What changed since the last tick is laid out and shown too. Texts keep the places that they have at the scene's own
  /// scale.
  ///
  /// - Throws: `InlayError` when memory for tiles cannot be had.
  public func render(_ layer: Layer, into surface: ImageSurface) throws {
    precondition(layer.scene === self, "\(layer.reportName) is in no tree of this scene")
    layer.layoutIfNeeded()
    guard !layer.isHidden else { return renderer.clear(surface) }
    let node = layer.commitNode(in: CommitContext(scene: self, depth: layer.superlayerCount))
    // The frame does not have the node yet.
    if layer === root { frameIsStale = true }
    layer.parent?.markStale()
    try renderer.paint(node, into: surface)
  }

  /// Notes something that went wrong in a tick.
  package func report(
    _ message: @autoclosure () -> String, in layer: Layer, kind: SceneProblem.Kind = .other
  ) {
    var problem = SceneProblem(layer: layer.reportName, message: message())
    problem.kind = kind
    if problems.count < Self.problemLimit { problems.append(problem) }
    if let problemHandler { return problemHandler(problem) }
    if let problemLocator { return problemLocator(problem, layer) }
    guard printedProblems.count < Self.problemLimit, printedProblems.insert(problem).inserted else { return }
    warningWriter("inlay: warning: \(problem)")
    if printedProblems.count == Self.problemLimit {
      warningWriter("inlay: warning: further problems of this scene are not written; set problemHandler to see them")
    }
  }

  private static let problemLimit = 100
}

extension Scene {
  /// A tree whose layout does not settle waits for the next tick, and the layers in it are told.
  private func layOut(visited: inout Int) {
    if let budget {
      convergeLayout(within: budget, visited: &visited)
    } else {
      root.convergeLayout(rounds: Layer.layoutRounds, visited: &visited)
    }
    guard root.isLayoutDue else { return }
    let labels = root.labelsAwaitingLayout(limit: 5).joined(separator: ", ")
    report("layout does not settle in \(Layer.layoutRounds) rounds: \(labels)", in: root)
  }

  /// Makes a new frame where the picture is another.
  private func commit(visited: inout Int) {
    let isRootStale = root.isHidden ? frame?.root != nil : root.isStale
    guard frameIsStale || isRootStale else { return }
    let context = CommitContext(scene: self)
    if let budget, budget.isExhausted { return }
    let node = root.isHidden ? nil : root.commitNode(in: context)
    visited += context.layersVisited
    if let budget { budget.spend(.layers, context.layersVisited * LayoutWork.commit) }
    let new = Frame(
      root: node, size: size, scale: scale, background: backgroundColor.map { context.resolve($0, of: root) } ?? .clear)
    if frame.map({ !new.isEqual(to: $0) }) ?? true { frame = new }
    frameIsStale = false
  }

  private func environmentChanged() {
    palette = colorSource?.palette(for: traits.appearance) ?? Palette()
    frameIsStale = true
    root.environmentChanged()
  }
}

extension ImageSurface {
  /// A surface of the size and scale of a scene.
  ///
  /// - Throws: `InlayError` when the scene has no pixels, or more than a surface can have.
  public convenience init(for scene: Scene) throws {
    try self.init(
      pixelWidth: Frame.pixels(scene.size.width, scene.scale),
      pixelHeight: Frame.pixels(scene.size.height, scene.scale), scale: scene.scale)
  }

  /// The bytes of the surface that a scene needs.
  package static func byteCount(for scene: Scene) -> Int {
    let pixels =
      Double(Frame.pixels(scene.size.width, scene.scale)) * Double(Frame.pixels(scene.size.height, scene.scale))
    return Int(clamping: pixels * 4)
  }
}
