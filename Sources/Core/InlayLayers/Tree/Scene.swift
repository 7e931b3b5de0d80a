import InlayGraphics
import InlaySystem
import InlayText

/// A layer tree with the values that make it a picture: a size, a scale, colours, fonts and a time.
///
/// A scene and its layers belong to one isolation domain. Its frames are `Sendable`.
public final class Scene {
  /// The topmost layer. Its frame is in the scene's points: the app's, or the whole scene if the app set none before.
  public let root: Layer

  /// Whether the root's frame follows the scene's size, since the app set none.
  private let sizesRoot: Bool

  /// The size in points; the initialiser's by default.
  public var size: Size {
    didSet {
      guard size != oldValue else { return }
      noteStaleFrame()
      if sizesRoot, root.untransformedFrame == Rect(origin: .zero, size: oldValue) { fitRoot() }
      traits.sceneSizeClass = sizeClassOfWidth
      // The safe area is relative to the scene's sides, and views avoid it.
      if safeAreaInsets != .zero { environmentChanged() }
    }
  }

  /// See Scene+Environment.swift.
  @exclusivity(unchecked) var environment: SceneEnvironment

  /// The colour below the root; `nil`, the default, is transparent.
  @exclusivity(unchecked) public var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { noteStaleFrame() } }
  }

  /// The resources that this scene shares with others.
  public let context: RenderContext

  /// The fonts. Nil when the system has no fonts: texts are then not shown, and reported as problems.
  @exclusivity(unchecked) package private(set) var textContext: TextContext?

  /// Paints this scene's frames, with the context's tiles.
  package let renderer: Renderer

  /// Whether every frame is painted completely; false by default. The pictures are the same.
  public var redrawsFully: Bool {
    get { renderer.redrawsFully }
    set { renderer.redrawsFully = newValue }
  }

  let sharedImages: SharedImages

  /// Counts and limits layout, texts, drawing and painting; nil for no limits.
  @exclusivity(unchecked) package var meter: (any WorkMeter)? {
    didSet {
      sharedImages.meter = meter
      renderer.meter = meter
    }
  }

  /// Returns seconds from any origin, for the phases of reports; nil for none. Nothing else depends on it.
  @exclusivity(unchecked) package var clock: (() -> Double)? { didSet { renderer.clock = clock } }

  /// Called with each problem as it is found. Without a handler each different problem is written once to standard
  /// error, as `inlay: warning: ...`, at most 100 of a scene; a handler that does nothing silences them.
  public var onProblem: ((Problem) -> Void)?

  /// Called with each problem and its layer without an `onProblem`; a scene file knows the layer's location.
  package var problemLocator: ((Problem, Layer) -> Void)?

  /// Writes problems without a handler: to standard error.
  package var warningWriter: (String) -> Void = writeWarning

  /// Problems that were written.
  var printedProblems: Set<Problem> = []
  /// The texts that are too long, by layer and message.
  var reportedCuts: Set<String> = []

  // The properties whose exclusivity is not checked at run time are loaded and stored whole.

  /// The frame of the last tick.
  @exclusivity(unchecked) public private(set) var frame: Frame?

  /// The scene's clock, in seconds from any origin: the time of the last tick, or a later one by `advanceClock(to:)`.
  @exclusivity(unchecked) public internal(set) var time = 0.0

  /// Whether each layout does all of its work, as pictures need it. False by default: lists leave a part of it to later
  /// ticks (`LayoutClient`).
  @exclusivity(unchecked) package var finishesLayout = false

  /// Called when the next tick becomes due although `nextTickTime` was nil or later: once until the next tick. It is
  /// called during a change, so it may schedule a tick but must not tick.
  public var onNeedsTick: (() -> Void)?

  let animator = Animator()
  /// The picture before a `crossFade`, while it is visible.
  @exclusivity(unchecked) var crossFade: CrossFade?
  var tickClients = TickClients()
  @exclusivity(unchecked) var layoutObservers = LayoutObservers()
  /// Whether no tick is due.
  @exclusivity(unchecked) var isUpToDate = false

  /// The number of ticks that began.
  @exclusivity(unchecked) package private(set) var ticks = 0

  /// The number of layers visited by layout and commit in the last tick; for observers of a layout, by that alone.
  package private(set) var layersVisited = 0

  /// Whether some layer overrides, or did override, colours.
  var hasOwnColors: Bool { root.flags.contains(.holdsOwnColors) }
  /// Whether a value of the scene itself differs from the frame.
  @exclusivity(unchecked) var frameIsStale = true
  /// The problems of the next report.
  @exclusivity(unchecked) package var problems: [Problem] = []
  /// Lists of families of which another than the first is used, and which were reported.
  var reportedFamilies: Set<[String]> = []
  @exclusivity(unchecked) private var phases: FrameReport.Phases?
  /// The text context's counters at the last report.
  @exclusivity(unchecked) private var textHits = 0
  @exclusivity(unchecked) private var textMisses = 0

  /// A scene with a tree.
  ///
  /// - Parameters:
  ///   - root: A layer without a superlayer and without another scene. A frame that was set stays; without one, the
  ///     root fills the scene, at other sizes of the scene too.
  ///   - size: In points.
  ///   - scale: Device pixels per point.
  ///   - textContext: Fonts to share with other scenes of this isolation domain; nil uses the system's.
  public convenience init(root: Layer, size: Size, scale: Double = 1, textContext: TextContext? = nil) {
    self.init(root: root, size: size, scale: scale, context: RenderContext(textContext: textContext))
  }

  /// A scene that shares fonts, tiles and images with other scenes of its isolation domain. Its pictures are the same
  /// as with a context of its own.
  ///
  /// - Parameters:
  ///   - root: A layer without a superlayer and without another scene.
  ///   - size: In points.
  ///   - scale: Device pixels per point.
  ///   - context: The fonts, tiles and images that are shared.
  public convenience init(root: Layer, size: Size, scale: Double = 1, context: RenderContext) {
    self.init(root: root, size: size, scale: scale, context: context, textContext: context.textContext)
  }

  /// - Parameter textContext: Instead of the context's own; nil for no fonts.
  package init(root: Layer, size: Size, scale: Double, context: RenderContext, textContext: TextContext?) {
    _ = DrawingEnvironment.isClean
    require(root.superlayer == nil, "the root of a scene, \(root.reportName), has a superlayer")
    require(root.rootOfScene == nil, "\(root.reportName) is the root of another scene")
    self.root = root
    sizesRoot = root.hasNoFrame
    self.size = size
    self.context = context
    self.textContext = textContext
    renderer = Renderer(tiles: context.tiles)
    sharedImages = SharedImages(of: context.drawnImages)
    textHits = textContext?.cacheHitCount ?? 0
    textMisses = textContext?.shapedStringCount ?? 0
    environment = SceneEnvironment(scale: SceneEnvironment.knownScale(scale))
    environment.traits.sceneSizeClass = sizeClassOfWidth
    if sizesRoot { fitRoot() }
    root.rootOfScene = self
    animator.scene = self
    environmentChanged()
  }

  deinit {
    root.rootOfScene = nil
    crossFade?.group.end(isFinished: false, in: animator)
    animator.end()
    root.leaveScene()
    for case let client as any ClockEndClient in tickClients.take() { client.clockDidEnd() }
  }

  private func fitRoot() { root.untransformedFrame = Rect(origin: .zero, size: size) }

  /// Moves the clock to a time in seconds, ends animations that are over and calls their completions, does pending
  /// layout, presents running animations and commits a frame.
  ///
  /// O(changed and animated layers); without a change it visits no layer and keeps the frame. Never throws: problems
  /// are reported to `onProblem` and in the next report.
  public func tick(at time: Double) {
    advanceClock(to: time)
    isUpToDate = false
    ticks += 1
    meter?.startFrame()
    // Clients may replace the scene's texts.
    let texts = textContext
    texts?.beginTick()
    defer { texts?.endTick() }
    var visited = 0
    let start = clock?()
    advanceClients()
    endCrossFade()
    animator.endAnimations(at: self.time)
    layOut(visited: &visited)
    if !layoutObservers.isEmpty {
      layersVisited = visited
      tellLayoutObservers()
      if root.isLayoutDue { layOut(visited: &visited) }
    }
    animator.present()
    let middle = clock?()
    commit(visited: &visited)
    layersVisited = visited
    if let limit = meter?.endLayout() {
      report("\(limit.message); the rest is not shown", in: limit.owner as? Layer ?? root)
    }
    if let clock, let start, let middle {
      phases = FrameReport.Phases(layout: (middle - start) * 1000, commit: (clock() - middle) * 1000)
    }
    noteTick()
  }

  /// Paints the differences between the last frame and the surface. Ticks first if there was no tick yet.
  ///
  /// - Throws: `InlayError` when memory for tiles cannot be allocated; of kind `limitExceeded` beyond the limits of a
  ///   scene from a file.
  @discardableResult
  public func render(into surface: ImageSurface) throws(InlayError) -> FrameReport {
    try reporting { frame throws(InlayError) in try renderer.render(frame, into: surface) }
  }

  /// Paints as `render(into:)` for hosts that swap buffers: `bufferAge` is the number of frames since the surface's
  /// memory was rendered, 0 for unknown contents.
  ///
  /// - Throws: `InlayError`, as `render(into:)`.
  @discardableResult
  public func render(into surface: ImageSurface, bufferAge: Int) throws(InlayError) -> FrameReport {
    try reporting { frame throws(InlayError) in try renderer.render(frame, into: surface, bufferAge: bufferAge) }
  }

  /// Paints the last frame, and adds the scene's values to the renderer's report.
  private func reporting(_ paint: (Frame) throws(InlayError) -> FrameReport) throws(InlayError) -> FrameReport {
    if frame == nil { finishingLayout { tick(at: time) } }
    guard let frame else { return FrameReport() }
    var report = try paint(frame)
    report.layersVisited = layersVisited
    if let textContext {
      report.textHits = textContext.cacheHitCount - textHits
      report.textMisses = textContext.shapedStringCount - textMisses
      report.textBytes = textContext.cacheByteCount
      textHits = textContext.cacheHitCount
      textMisses = textContext.shapedStringCount
    }
    if let phases {
      report.phases?.layout = phases.layout
      report.phases?.commit = phases.commit
    }
    report.problems = problems
    problems = []
    return report
  }

  /// Paints one layer of this scene with its sublayers into a surface of any size and scale: the top left corner of the
  /// layer's bounds is at that of the surface. The surface is cleared first. Superlayers have no effect, even hidden
  /// ones; a hidden layer paints nothing.
  ///
  /// Pending changes are laid out and shown too. Texts keep their positions at the scene's own scale.
  ///
  /// - Throws: `InlayError` when memory for tiles cannot be allocated.
  public func renderLayer(_ layer: Layer, into surface: ImageSurface) throws(InlayError) {
    require(layer.scene === self, "\(layer.reportName) is not in this scene")
    layer.layoutIfNeeded()
    guard !layer.isHidden else { return renderer.clear(surface) }
    let node = layer.commitNode(in: CommitContext(scene: self))
    // The frame does not contain the node yet.
    if layer === root { noteStaleFrame() }
    layer.parent?.markStale()
    try renderer.paint(node, into: surface)
  }

  /// Replaces the fonts: all texts are shaped again.
  package func replaceTextContext(by context: TextContext) {
    textContext = context
    (textHits, textMisses) = (context.cacheHitCount, context.shapedStringCount)
    environmentChanged()
  }
}

extension Scene {
  /// A tree whose layout does not converge waits for the next tick, and its layers are reported. One that ended at a
  /// limit has another problem.
  private func layOut(visited: inout Int) {
    for _ in 0..<Layer.layoutRounds where root.isLayoutDue && !(meter?.isExhausted ?? false) {
      let before = visited
      root.convergeLayout(rounds: 1, visited: &visited)
      try? meter?.spend(Double(visited - before), .layerLayout)
    }
    guard root.isLayoutDue, !(meter?.isExhausted ?? false) else { return }
    let labels = root.labelsAwaitingLayout(limit: 5).joined(separator: ", ")
    report(
      "layout does not converge: after \(Layer.layoutRounds) rounds these layers still request it: \(labels); a layout "
        + "may request another layout only if it changed something", in: root)
  }

  /// Makes a new frame if the picture changed.
  private func commit(visited: inout Int) {
    guard isPictureStale || crossFade != nil else { return }
    if let meter, meter.isExhausted { return }
    let context = CommitContext(scene: self)
    let own = root.isHidden ? nil : root.commitNode(in: context)
    let node = crossFade.map { $0.node(over: own, at: time) } ?? own
    visited += context.layersVisited
    try? meter?.spend(Double(context.layersVisited), .layerCommit)
    let new = Frame(
      root: node, size: size, scale: scale, background: backgroundColor.map { context.resolve($0, of: root) } ?? .clear)
    if frame.map({ !new.isEqual(to: $0) }) ?? true { frame = new }
    frameIsStale = false
  }
}
