import InlayGraphics
import InlaySystem

/// Walks a frame's paint list and those of its tiles, in the order in which a `Painter` paints them.
struct PaintCostWalk {
  /// Counts the walk as if it painted.
  private let budget: WorkBudget
  private let tiles: TileCache<TileSize>
  private var cost = PaintCost()
  /// The bytes of the canvas, of groups, and of tiles that are being rasterised.
  private var bytes = 0
  private var tasks: [Task] = []
  /// The steps of further lists in memory.
  private var stepsLeft = PaintWork.longestList

  init(within limits: PaintCost.Limits) {
    budget = WorkBudget(maximumWork: limits.work, maximumBytes: limits.bytes)
    tiles = TileCache(byteLimit: limits.tileBytes)
  }

  mutating func cost(of frame: Frame) -> PaintCost {
    // The budget has the message of an error.
    do { try walk(frame) } catch {}
    cost.work = budget.workSpent
    cost.tileCount = tiles.misses
    cost.excess = budget.excess
    return cost
  }

  private mutating func walk(_ frame: Frame) throws(InlayError) {
    let canvas = frame.bounds
    try hold(Bitmap.byteCount(width: canvas.width, height: canvas.height, format: .argb32))
    guard !canvas.isEmpty else { return }
    try list(in: canvas) { $0.add(frame, scale: frame.scale, canvas: canvas, clip: DeviceRegion(canvas)) }
    while let task = tasks.popLast() { try run(task) }
  }

  /// A part of the walk. Tasks are in a list, the next one last: groups and tiles may be nested too deep for a thread's
  /// stack.
  private enum Task {
    case list([PaintItem], in: DeviceRect)
    /// A list from the piece of an item that is next.
    case rest([PaintItem], in: DeviceRect, index: Int, clip: Int)
    case tile(TileKey)
    case keep(TileKey, TileSize)
    case hold(Int)
    case release(toBytes: Int, steps: Int)
  }

  private mutating func run(_ task: Task) throws(InlayError) {
    switch task {
    case .list(let items, let target):
      try budget.take(items, in: target)
      tasks.append(.rest(items, in: target, index: 0, clip: 0))
    case .rest(let items, let target, let index, let clip): continueList(items, in: target, index, clip)
    case .tile(let key): try rasterise(key)
    case .keep(let key, let size): tiles.insert(size, for: key)
    case .hold(let count): try hold(count)
    case .release(let before, let steps):
      bytes = before
      stepsLeft = steps
    }
  }

  /// Makes a list, to be walked next.
  private mutating func list(
    in target: DeviceRect, _ build: (inout PaintListBuilder) -> Void
  ) throws(InlayError) {
    // Beyond the budget no step counts.
    let steps = Double(budget.workLeft) / PaintWork.step
    var builder = PaintListBuilder(limit: min(stepsLeft, Int(clamping: steps.rounded(.up))))
    build(&builder)
    cost.listingWork += builder.work
    try budget.take(builder)
    stepsLeft -= builder.steps
    tasks.append(.list(builder.items, in: target))
  }

  /// Walks a list up to the next piece that needs further tasks.
  private mutating func continueList(_ items: [PaintItem], in target: DeviceRect, _ index: Int, _ clip: Int) {
    var clip = clip
    for index in index..<items.count {
      if items[index].operation.hasTiles {
        let bounds = items[index].bounds.intersection(target)
        let clips = items[index].clip.rects
        while clip < clips.count {
          let area = bounds.intersection(clips[clip])
          clip += 1
          if area.isEmpty { continue }
          tasks.append(.rest(items, in: target, index: index, clip: clip))
          return add(items[index].operation, in: area)
        }
      }
      clip = 0
    }
  }

  /// Adds the tasks of an operation, the last one first.
  private mutating func add(_ operation: PaintOperation, in area: DeviceRect) {
    switch operation {
    case .fill, .replace, .image, .glyphs: break
    case .mask(let key, _), .tile(let key, _): tasks.append(.tile(key))
    case .group(let items, _, let coverage):
      let bitmap = Task.hold(Bitmap.byteCount(width: area.width, height: area.height, format: .argb32))
      tasks.append(.release(toBytes: bytes, steps: stepsLeft))
      switch coverage {
      case .whole: break
      case .tile(let key): tasks.append(.tile(key))
      case .list(let mask):
        let alpha = Task.hold(Bitmap.byteCount(width: area.width, height: area.height, format: .a8))
        tasks += [alpha, .list(mask, in: area), bitmap]
      }
      tasks += [.list(items, in: area), bitmap]
    }
  }

  /// Counts a tile unless it is kept.
  private mutating func rasterise(_ key: TileKey) throws(InlayError) {
    guard tiles.find(key) == nil else { return }
    try budget.take(key)
    let drawing = key.contents
    let size = TileSize(byteCount: Bitmap.byteCount(width: key.width, height: key.height, format: drawing.format))
    tasks += [.keep(key, size), .release(toBytes: bytes, steps: stepsLeft), .hold(drawing.bytesOfRasterising(key))]
    try hold(size.byteCount)
    guard let list = drawing.list(of: key) else { return }
    tasks.append(.release(toBytes: bytes, steps: stepsLeft))
    if list.bounds != key.bounds || list.format != drawing.format {
      try hold(Bitmap.byteCount(width: list.bounds.width, height: list.bounds.height, format: list.format))
    }
    try self.list(in: list.bounds, list.add)
  }

  private mutating func hold(_ count: Int) throws(InlayError) {
    bytes += count
    let sum = bytes + tiles.byteCount
    cost.mostBytes = max(cost.mostBytes, sum)
    let what = "the canvas with layers with opacity, masks or shadows, one in another,"
    _ = budget.takeBytes(Double(sum), for: what)
    try budget.check()
  }
}

/// The size of a tile without its pixels.
private struct TileSize: CachedTile {
  let byteCount: Int
}

extension PaintOperation {
  /// Whether painting may rasterise tiles or allocate bitmaps.
  fileprivate var hasTiles: Bool {
    switch self {
    case .fill, .replace, .image, .glyphs: false
    case .mask, .tile, .group: true
    }
  }
}
