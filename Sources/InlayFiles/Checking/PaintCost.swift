import InlayGraphics
import InlayLayers

/// The estimated cost of painting a whole frame: an untrusted scene may cover the canvas a hundred thousand times, nest
/// groups that each need their own canvas, or blur blurred content.
///
/// O(layers), and O(elements) once for each path.
struct PaintCost {
  /// Painted pixels, weighted by their work relative to a plain one.
  private(set) var work = 0.0
  /// The maximum pixels of canvas, groups and shadows in memory at once.
  private(set) var pixelsAtOnce = 0.0
  /// The number of painted parts, after cutting by clips.
  private(set) var pieces = 0.0
  /// The number of visited nodes.
  private(set) var nodes = 0.0

  /// The units of work for estimating, comparing and listing a node.
  static let workOfNode = 400.0

  private var pathLengths = PathLengths()

  /// The weights of pixels: of shapes' edges, of images and texts, and of groups, which are cleared, painted and
  /// composited.
  private static let shapeWeight = 3.0
  private static let contentsWeight = 3.0
  private static let groupWeight = 8.0

  /// A node to visit, with the state of its ancestors.
  private struct Task {
    let node: RenderNode
    let space: Transform
    var clip: Rect
    /// The pixels of the groups around it.
    var groupPixels: Double
    /// The number of times that it is painted: again for each shadow that it casts as part of a group.
    var times: Double
    /// The columns and rows into which ancestors' clips cut the canvas.
    var columns: Double
    var rows: Double
  }

  init(_ frame: Frame) {
    let canvas = Rect(x: 0, y: 0, width: Double(frame.pixelWidth), height: Double(frame.pixelHeight))
    pixelsAtOnce = canvas.area
    var tasks: [Task] = []
    if let root = frame.root {
      let space = Transform(scaleX: frame.scale, y: frame.scale)
      tasks = [Task(node: root, space: space, clip: canvas, groupPixels: canvas.area, times: 1, columns: 1, rows: 1)]
    }
    while let task = tasks.popLast() { take(task, &tasks) }
  }

  private mutating func take(_ task: Task, _ tasks: inout [Task]) {
    let node = task.node
    nodes += 1
    let space = node.placement.concatenating(task.space)
    let whole = space.apply(to: node.body.extent)
    let seen = whole.intersection(task.clip).area
    guard node.opacity > 0, !space.isSingular, seen > 0 else { return }
    pieces += task.times * min(task.columns * task.rows, max(1, seen))

    var inside = task
    addGroup(of: node, whole, &inside)
    var caster = inside
    if let shadow = node.body.style.shadow {
      let tiles = BlurredTiles(whole, clip: inside.clip, sigma: shadow.sigma * space.meanScale)
      add(tiles, &inside)
      caster.clip = tiles.source
      caster.groupPixels += tiles.pixelsOfTile
      caster.times *= 1 + tiles.overlap
    }
    addParts(of: node, in: space, whole, caster)
    if node.body.castsShadowOfChildren { inside = caster }
    let bounds = space.apply(to: node.body.bounds)
    if node.body.style.masksToBounds { addClip(by: bounds, node, in: space, &inside) }
    for child in node.body.children {
      tasks.append(
        Task(
          node: child, space: space, clip: inside.clip, groupPixels: inside.groupPixels, times: inside.times,
          columns: inside.columns, rows: inside.rows))
    }
    if let mask = node.body.mask {
      tasks.append(
        Task(
          node: mask, space: space, clip: inside.clip, groupPixels: inside.groupPixels, times: inside.times,
          columns: 1, rows: 1))
    }
  }

  // MARK: Parts of a node

  /// Small groups are painted whole, as tiles, whatever their visible part.
  private mutating func addGroup(of node: RenderNode, _ whole: Rect, _ task: inout Task) {
    let isFaded =
      node.opacity < 1 && !(node.body.children.isEmpty && node.body.contents == .none && node.body.style.shadow == nil)
    guard isFaded || node.body.mask != nil else { return }
    if whole.area > Double(1 << 18) {
      task.clip = whole.intersection(task.clip)
    } else {
      task.clip = whole
      task.columns = 1
      task.rows = 1
    }
    let bitmaps = node.body.mask == nil ? 1.0 : 2.25
    work += task.times * task.clip.area * Self.groupWeight * bitmaps
    task.groupPixels += task.clip.area * bitmaps
    pixelsAtOnce = max(pixelsAtOnce, task.groupPixels)
  }

  private mutating func add(_ tiles: BlurredTiles, _ task: inout Task) {
    work += task.times * tiles.work
    pieces += task.times * tiles.count
    pixelsAtOnce = max(pixelsAtOnce, task.groupPixels + tiles.pixelsOfTile)
  }

  private mutating func addParts(of node: RenderNode, in space: Transform, _ whole: Rect, _ task: Task) {
    let bounds = space.apply(to: node.body.bounds)
    let isShape = node.body.style.cornerRadius > 0 || !space.isUpright
    let tiled = Tiles(bounds, clip: task.clip)
    if node.body.style.backgroundColor != nil {
      work += task.times * (isShape ? tiled.pixels * Self.shapeWeight : bounds.intersection(task.clip).area)
    }
    if node.body.style.borderWidth > 0 { work += task.times * tiled.pixels * Self.shapeWeight }

    let tiles = Tiles(whole, clip: task.clip)
    switch node.body.contents {
    case .none: break
    case .drawing: work += task.times * tiles.pixels * Self.contentsWeight
    case .gradient(let gradient): add(gradient, tiled, task)
    case .gradientBelowImage(let gradient, let image):
      add(gradient, tiled, task)
      add(image, whole.intersection(task.clip), tiles, task)
    case .image(let image): add(image, whole.intersection(task.clip), tiles, task)
    case .text(let text):
      let glyphs = Double(text.layout.runs.reduce(0) { $0 + $1.run.glyphs.count })
      // A rotated or blurred text is drawn again for every tile.
      let isTurned = !space.isUpright || space.a != text.layout.scale || space.d != text.layout.scale
      work += task.times * whole.intersection(task.clip).area * Self.contentsWeight
      if isTurned { work += task.times * (tiles.pixels * Self.contentsWeight + tiles.count * glyphs * 300) }
      if let shadow = text.shadow {
        let blurred = BlurredTiles(whole, clip: task.clip, sigma: shadow.sigma * space.meanScale)
        var task = task
        add(blurred, &task)
        work += task.times * blurred.count * glyphs * 300
      }
    case .shape(let shape): add(shape, in: space, tiles, task)
    }
  }

  private mutating func add(_ gradient: Gradient, _ tiles: Tiles, _ task: Task) {
    work += task.times * tiles.pixels * (2 * Self.contentsWeight + Double(gradient.stops.count) / 4)
  }

  /// An image that is scaled down is read whole; a part of an image is copied for every tile.
  private mutating func add(_ image: NodeImage, _ seen: Rect, _ tiles: Tiles, _ task: Task) {
    let pixels = Double(image.image.pixelWidth * image.image.pixelHeight)
    let isWhole = image.rect == Rect(x: 0, y: 0, width: 1, height: 1) && image.center == image.rect
    work += task.times * tiles.pixels * Self.contentsWeight
    work += task.times * pixels * (isWhole ? 1 : tiles.count)
    if !isWhole { pixelsAtOnce = max(pixelsAtOnce, task.groupPixels + pixels) }
  }

  /// Every tile visits all of a path's lines, and each line in all rows of pixels that it crosses.
  private mutating func add(_ shape: NodeShape, in space: Transform, _ tiles: Tiles, _ task: Task) {
    let count = Double(shape.path.elements.count)
    let length = pathLengths.length(of: shape.path)
    let down = length.x * abs(space.b) + length.y * abs(space.d)
    let along = length.x * abs(space.a) + length.y * abs(space.c) + down
    // Longer curves become more lines.
    let lines = count * (1 + (min(along / max(1, count), 4e6)).squareRoot() / 4)
    if shape.fillColor != nil {
      let rows = min(down, lines * tiles.height)
      work += task.times * (tiles.pixels * Self.shapeWeight + tiles.count * lines * 30 + tiles.columns * rows * 30)
    }
    if shape.strokeColor != nil {
      let width = shape.stroke.width * space.meanScale
      let rows = min(2 * down + 4 * lines * width, 4 * lines * tiles.height)
      work += task.times * (tiles.pixels * Self.shapeWeight + tiles.count * lines * 300 + tiles.columns * rows * 30)
    }
  }

  /// Where a clip's edge crosses pixels, each of its tiles is painted as a group.
  private mutating func addClip(by bounds: Rect, _ node: RenderNode, in space: Transform, _ task: inout Task) {
    task.clip = bounds.intersection(task.clip)
    if space.isUpright && node.body.style.cornerCurve == .circular {
      let reach = min(node.body.style.cornerRadius * space.meanScale, min(bounds.width, bounds.height) / 2)
      let corners = min(4 * reach * reach, task.clip.area)
      work += task.times * corners * Self.groupWeight
      task.groupPixels += min(reach * reach, Tiles.largestPixels)
      task.columns += 2
      task.rows += 2
    } else {
      let tiles = Tiles(bounds, clip: task.clip)
      work += task.times * tiles.pixels * Self.groupWeight
      task.groupPixels += min(task.clip.area, Tiles.largestPixels)
      task.columns += tiles.columns
      task.rows += tiles.rows
    }
    pixelsAtOnce = max(pixelsAtOnce, task.groupPixels)
  }

  // MARK: Limits

  /// The maximum number of parts, which take a few seconds.
  private static let pieceLimit = 2_000_000.0

  /// The message for an excess; nil for a frame that can be painted in a few seconds and in the memory of three
  /// canvases of the largest size.
  func excess(over limits: SceneLimits) -> String? {
    let workLimit = Double(limits.maximumPixels) * 120
    let pixelLimit = Double(limits.maximumPixels) * 3
    if work > workLimit {
      return "the layers cover \(work.text) pixels, shapes counted 3 times and groups 8 times; "
        + "\(workLimit.text) are allowed"
    }
    if pixelsAtOnce > pixelLimit {
      return "layers with opacity, masks or shadows, one in another, need \(pixelsAtOnce.text) pixels at once; "
        + "\(pixelLimit.text) are allowed"
    }
    let bytes = pixelsAtOnce * 4
    if bytes > Double(limits.maximumMemory) {
      return "the canvas with layers with opacity, masks or shadows, one in another, needs \(bytes.text) bytes of "
        + "memory at once; \(limits.maximumMemory) are allowed"
    }
    if pieces > Self.pieceLimit {
      return "clips and shadows cut the layers into \(pieces.text) pieces; \(Self.pieceLimit.text) are allowed"
    }
    return nil
  }
}
