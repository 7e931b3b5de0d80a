import InlayGraphics

/// Images that are drawn for the layer that shows them.
extension Layer {
  /// Shows a drawing in its own size, at the scene's scale, placed by `contentsGravity`.
  ///
  /// - Parameter size: In points.
  package final func showDrawing(_ drawing: some ImageDrawing, size: Size) {
    contentsScale = scene?.scale ?? 1
    contents = picture(of: drawing, size: size)
  }

  /// The picture of a drawing in a size, rounded up to whole pixels of the scene, in the layer's colours. Nil, with a
  /// report, without memory for it. Equal pictures are shared in the scene. O(1) for one that was drawn before.
  ///
  /// - Parameter size: In points.
  final func picture(of drawing: some ImageDrawing, size: Size) -> Image? {
    let source = resolved(DrawnImage(drawing: drawing, size: size))
    return shared(DrawnPicture(of: source, scale: scene?.scale ?? 1))
  }

  /// An image that is drawn in code once for all layers of the scene that ask for it by equal keys, at the scene's scale;
  /// nil without memory for it. O(1) for one that was drawn before. Images that no layer shows may be drawn again.
  ///
  /// - Parameters:
  ///   - key: What the drawing depends on, such as its colours and radius.
  ///   - size: In points.
  ///   - draw: Draws in points, without fonts, in colours without tokens: those of a layer have to be in the key, such
  ///     as `resolvedColor(_:)` of its view returns them. Texts are not drawn and tokens are black, which is reported.
  public final func sharedImage(
    for key: some Hashable & Sendable, size: Size, draw: @escaping @Sendable (DrawingContext) -> Void
  ) -> Image? {
    let drawing = KeyedDrawing(key: key, scale: scene?.scale ?? 1, content: draw)
    let picture = DrawnPicture(of: DrawnImage(drawing: drawing, size: size), scale: drawing.scale)
    if let known = scene?.sharedImages.known(picture) { return known }
    for lack in scene == nil ? [] : drawing.lacks(size) { scene?.report("a shared image draws \(lack)", in: self) }
    return shared(picture)
  }

  /// An image's placement with the picture of a drawing: as many pixels as the layer shows, in the layer's colours.
  /// Equal pictures are shared in the scene.
  final func drawn(_ node: NodeImage, from source: DrawnImage) -> NodeImage? {
    guard let scene else { return node }
    let bounds = presentedGeometry.bounds
    let shown = node.destination(in: bounds)
    let (width, height) = (shown.width / node.rect.width, shown.height / node.rect.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    let scale = min(scene.scale, Self.longestDrawnSide / max(width, height))
    let source = resolved(source)
    var node = node
    let size = Size(width: width * scale, height: height * scale)
    let space = Size(width: bounds.width * scale, height: bounds.height * scale)
    let isPlaced = node.isWhole && node.place.fit != .fills
    let picture = DrawnPicture(of: source, size: size, in: space, at: isPlaced ? node.place.fraction : nil)
    if picture.beginsWithSpace {
      node.place = Layer.ContentsGravity.topLeft.place
    } else if node.place.fit == .isInside || node.place.fit == .covers {
      node.place = Layer.ContentsGravity.center.place
    }
    guard let image = shared(picture) else { return nil }
    node.image = image
    node.scale = scale
    return node
  }

  /// A drawing with the layer's colours and direction.
  private func resolved(_ source: DrawnImage) -> DrawnImage {
    guard !source.drawing.isFixed, let scene else { return source }
    let context = CommitContext(scene: scene)
    let isMirrored = scene.traits.effectiveDirection == .rightToLeft
    return source.resolved(isMirrored: isMirrored, in: effectiveTraits.appearance) { context.resolve($0, of: self) }
  }

  /// The scene's image of a picture; nil, with a report, without memory for it.
  private func shared(_ picture: DrawnPicture) -> Image? {
    do {
      return try scene?.sharedImages.image(of: picture) ?? picture.image()
    } catch {
      scene?.meter?.blame(self)
      scene?.report("no memory for its picture: \(error)", in: self)
      return nil
    }
  }

  /// The longest side in pixels: larger pictures are stretched.
  private static let longestDrawnSide = 4_096.0
}

/// A drawing that is known by what it depends on.
private struct KeyedDrawing<Key: Hashable & Sendable>: ImageDrawing {
  let key: Key
  let scale: Double
  let content: @Sendable (DrawingContext) -> Void

  func draw(in canvas: Canvas, size: Size, colors: [RGBColor]) {
    DisplayList(record(size).commands).replay(in: canvas)
  }

  /// Returns the properties that it draws otherwise than its code specifies.
  func lacks(_ size: Size) -> [String] {
    var tokens: [ColorToken] = []
    let texts = record(size) { if !tokens.contains($0) { tokens.append($0) } }.withoutFonts
    return tokens.map { "the colour \($0) in black" } + texts.map { "no text, and not \"\($0.shortened)\"" }
  }

  private func record(_ size: Size, _ note: @escaping (ColorToken) -> Void = { _ in }) -> DrawingContext {
    let context = DrawingContext(
      bounds: Rect(origin: .zero, size: size), scale: scale, traits: Traits(), textContext: nil, meter: nil
    ) { color in
      let value = color.resolved(for: .light) { token in
        note(token)
        return .black
      }
      return value ?? .black
    }
    content(context)
    return context
  }

  static func == (a: KeyedDrawing, b: KeyedDrawing) -> Bool { a.key == b.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
