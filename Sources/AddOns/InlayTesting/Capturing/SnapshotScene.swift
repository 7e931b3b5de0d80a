import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText

/// The conditions in which a scene becomes a snapshot.
struct SnapshotScene {
  var variant: SnapshotVariant?
  var fonts = SnapshotFonts.bundled
  /// The time in seconds; nil is the scene's time.
  var time: Double?
  /// Sent before the time passes.
  var events: ((Scene) throws -> Void)?

  func capture(_ scene: Scene) throws -> CapturedSnapshot {
    try prepare(scene)
    let problemCount = scene.problems.count
    try run(scene)
    let surface = try ImageSurface(for: scene)
    if let frame = scene.frame { try scene.renderer.render(frame, into: surface) }
    return CapturedSnapshot(surface, of: scene.root, adding: scene.problems.dropFirst(problemCount))
  }

  /// A layer alone. One without a scene gets one of its own for the snapshot.
  func capture(_ layer: Layer) throws -> CapturedSnapshot {
    if let scene = layer.scene {
      var whole = self
      whole.variant?.size = nil
      return try whole.picture(of: layer, in: scene)
    }
    var top = layer
    while let superlayer = top.superlayer { top = superlayer }
    if let size = variant?.size { top.bounds.size = size }
    let root = Layer()
    root.bounds = top.frame
    root.frame.origin = .zero
    root.addSublayer(top)
    defer { top.removeFromSuperlayer() }
    return try SharedFonts.with(fonts) { textContext in
      let scene = Scene(root: root, size: root.bounds.size, textContext: textContext)
      return try picture(of: layer, in: scene)
    }
  }

  /// The picture of a layer of a scene.
  private func picture(of layer: Layer, in scene: Scene) throws -> CapturedSnapshot {
    try prepare(scene)
    let problemCount = scene.problems.count
    try run(scene)
    let surface = try ImageSurface(
      pixelWidth: Frame.pixels(layer.bounds.width, scene.scale),
      pixelHeight: Frame.pixels(layer.bounds.height, scene.scale), scale: scene.scale)
    try scene.renderLayer(layer, into: surface)
    return CapturedSnapshot(surface, of: layer, adding: scene.problems.dropFirst(problemCount))
  }

  private func prepare(_ scene: Scene) throws {
    variant?.applySettings(to: scene)
    guard let files = fonts.added else { return }
    if let context = scene.textContext, !context.usesSystemFonts {
      // An earlier snapshot of the scene may have had other fonts; those of the scene's own files stay.
      guard let others = context.filesBesideBundled, others != files, !files.isEmpty else { return }
    }
    scene.replaceTextContext(by: try TextContext.bundled(adding: files.map(\.text)))
  }

  private func run(_ scene: Scene) throws {
    let finishes = scene.finishesLayout
    scene.finishesLayout = true
    defer { scene.finishesLayout = finishes }
    scene.tick(at: scene.time)
    if let events {
      try events(scene)
      scene.tick(at: scene.time)
    }
    if let time { scene.tick(at: time) }
  }
}

extension CapturedSnapshot {
  /// Adds what drawings of an app's layers reported.
  fileprivate init(_ surface: ImageSurface, of root: Layer, adding problems: some Sequence<Scene.Problem>) {
    self.init(surface, of: root)
    for problem in problems {
      switch problem.kind {
      case .missingCharacters, .cutText:
        if !self.problems.contains(problem.message) { self.problems.append(problem.message) }
      default: break
      }
    }
  }
}
