import InlayGraphics
import InlayLayers

/// What painting a frame whole takes, estimated before it is done: a stranger's scene may cover the canvas a hundred
/// thousand times, or nest groups that each need a canvas of their own.
struct PaintCost {
  /// Pixels that are painted, each counted by how much work it is next to a plain one.
  private(set) var work = 0.0
  /// The most pixels of canvas and groups that are in memory at once.
  private(set) var pixelsAtOnce = 0.0

  /// How often a pixel counts: one that a shape covers in part, one of an image or text, one of a group, which is
  /// cleared, painted and put into its place.
  private static let shapeWeight = 3.0
  private static let contentsWeight = 3.0
  private static let groupWeight = 8.0

  /// A node that is to be looked at, in what surrounds it.
  private struct Task {
    let node: RenderNode
    let space: Transform
    let clip: Rect
    /// Pixels of the groups around it.
    let groupPixels: Double
  }

  init(_ frame: Frame) {
    let canvas = Rect(x: 0, y: 0, width: Double(frame.pixelWidth), height: Double(frame.pixelHeight))
    pixelsAtOnce = canvas.area
    var tasks: [Task] = []
    if let root = frame.root {
      let space = Transform(scaleX: frame.scale, y: frame.scale)
      tasks = [Task(node: root, space: space, clip: canvas, groupPixels: canvas.area)]
    }
    while let task = tasks.popLast() { take(task, &tasks) }
  }

  private mutating func take(_ task: Task, _ tasks: inout [Task]) {
    let node = task.node
    let space = node.placement.concatenating(task.space)
    let extent = space.apply(to: node.extent).intersection(task.clip).area
    guard node.style.opacity > 0, !space.isSingular, extent > 0 else { return }
    let bounds = space.apply(to: node.bounds).intersection(task.clip)
    let isShape = node.style.cornerRadius > 0 || !space.isUpright
    if node.style.backgroundColor != nil { work += bounds.area * (isShape ? Self.shapeWeight : 1) }
    if node.style.borderWidth > 0 { work += bounds.area * Self.shapeWeight }
    if node.contents != .none { work += extent * Self.contentsWeight }

    var groupPixels = task.groupPixels
    let isFaded = node.style.opacity < 1 && !(node.children.isEmpty && node.contents == .none)
    if isFaded || (node.style.masksToBounds && !space.isUpright) {
      work += extent * Self.groupWeight
      groupPixels += extent
      pixelsAtOnce = max(pixelsAtOnce, groupPixels)
    }
    let clip = node.style.masksToBounds ? bounds : task.clip
    for child in node.children {
      tasks.append(Task(node: child, space: space, clip: clip, groupPixels: groupPixels))
    }
  }

  /// What is too much; nil for a frame that can be painted in a few seconds and in the memory of three canvases of
  /// the largest size.
  func excess(over limits: SceneLimits) -> String? {
    let workLimit = Double(limits.maximumPixels) * 120
    let pixelLimit = Double(limits.maximumPixels) * 3
    if work > workLimit {
      return "the layers cover \(work.text) pixels, shapes counted 3 times and groups 8 times; "
        + "\(workLimit.text) are allowed"
    }
    if pixelsAtOnce > pixelLimit {
      return "layers with opacity, one in another, need \(pixelsAtOnce.text) pixels at once; "
        + "\(pixelLimit.text) are allowed"
    }
    return nil
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
