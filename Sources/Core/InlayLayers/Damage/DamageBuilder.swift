import InlayGraphics

/// The result of comparing two frames, in device pixels of the visible canvas. Kept between frames to reuse its memory.
struct DamageBuilder {
  /// Pixels that were painted in the old frame, or are in the new one, and differ.
  struct Change {
    var rect: DeviceRect
    var isOld: Bool
    var reason: DamageReason
  }

  /// A part that looks the same, moved right and down by whole pixels.
  struct Move {
    var old: DeviceRect
    var new: DeviceRect
    var group: Int
    /// The number of moved occluders in front.
    var front: Int
    var reason: DamageReason
  }

  /// The moves by the same distance under the same clip.
  struct Group {
    var dx: Int
    var dy: Int
    var clip: VisibleArea
    var old: DeviceRect
    var new: DeviceRect
    /// The area of the moves; overlaps count twice.
    var area: Int
    var isCopied = false

    /// Extends the rectangles to a near end of the clip: the area between moving rows and the view's end moves with
    /// them, so a row that leaves is not painted separately.
    mutating func reachClip(within distance: Int) {
      guard dx == 0 else { return }
      old = reachingClip(old, within: distance)
      new = reachingClip(new, within: distance)
    }

    private func reachingClip(_ rect: DeviceRect, within distance: Int) -> DeviceRect {
      var rect = rect
      if rect.minY - clip.inner.minY <= distance { rect.minY = min(rect.minY, clip.inner.minY) }
      if clip.inner.maxY - rect.maxY <= distance { rect.maxY = max(rect.maxY, clip.inner.maxY) }
      return rect
    }
  }

  /// An unchanged part that may occlude pixels behind it.
  private struct PossibleOccluder {
    enum Part {
      /// A node, with its own space to device pixels.
      case node(RenderNode, Transform)
      /// An index of `unchangedSiblings`.
      case siblings(Int)
    }

    var part: Part
    var clip: DeviceRect
    /// The most pixels that it may occlude.
    var extent: DeviceRect
  }

  private(set) var changes: [Change] = []
  private var moves: [Move] = []
  private var groups: [Group] = []
  /// Opaque pixels that are equal in both frames, in front of the nodes to be visited.
  private var occluders: [DeviceRect] = []
  /// Occluders that are not examined yet.
  private var possibleOccluders: [PossibleOccluder] = []
  /// Unchanged parts, without the siblings.
  private(set) var unchangedParts: [UnchangedPart] = []
  private(set) var unchangedSiblings: [UnchangedSiblings] = []
  var resizedFills: [ResizedFill] = []
  /// Opaque parts that moved, front to back.
  var movedOccluders: [MovedOccluder] = []

  /// The target pixels that the planned copy would make wrong.
  private var invalidated: [(rect: DeviceRect, reason: DamageReason)] = []
  private var invalidatedByLastCopy = 0
  /// The number of moved occluders in front of the part that invalidates pixels of a copy.
  var front = 0
  private(set) var plan: FrameReport.Copy?

  mutating func begin() {
    end()
    changes.removeAll(keepingCapacity: true)
    resizedFills.removeAll(keepingCapacity: true)
    movedOccluders.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    occluders.removeAll(keepingCapacity: true)
    invalidated.removeAll(keepingCapacity: true)
    invalidatedByLastCopy = 0
    plan = nil
  }

  /// Releases the frames' nodes.
  mutating func end() {
    possibleOccluders.removeAll(keepingCapacity: true)
    unchangedParts.removeAll(keepingCapacity: true)
    unchangedSiblings.removeAll(keepingCapacity: true)
  }

  /// Adds changed pixels of the old frame. The walk adds its results front to back.
  mutating func addOld(_ rect: DeviceRect, _ reason: @autoclosure () -> DamageReason) { add(rect, isOld: true, reason) }

  mutating func addNew(_ rect: DeviceRect, _ reason: @autoclosure () -> DamageReason) {
    add(rect, isOld: false, reason)
  }

  private mutating func add(_ rect: DeviceRect, isOld: Bool, _ reason: () -> DamageReason) {
    guard !rect.isEmpty, !isOccluded(rect) else { return }
    Self.forEachVisible(rect, isOld: isOld, behind: movedOccluders[...]) {
      Self.addUnoccluded($0, occluders[...]) { changes.append(Change(rect: $0, isOld: isOld, reason: reason())) }
    }
  }

  /// Adds a rectangle; of a large one only the parts outside of large occluders, such as a table's background beside
  /// rows.
  private static func addUnoccluded(
    _ rect: DeviceRect, _ occluders: ArraySlice<DeviceRect>, _ body: (DeviceRect) -> Void
  ) {
    guard rect.area >= leastCutArea,
      let index = occluders.firstIndex(where: { $0.intersection(rect).area * 8 >= rect.area })
    else { return body(rect) }
    rect.forEachPart(outside: occluders[index]) { addUnoccluded($0, occluders[(index + 1)...], body) }
  }

  private static let leastCutArea = 4_096

  mutating func addMove(
    from old: DeviceRect, to new: DeviceRect, _ shift: PixelShift, clip: VisibleArea,
    _ reason: @autoclosure () -> DamageReason
  ) {
    var (old, new) = (old, new)
    if !movedOccluders.isEmpty && !old.isEmpty && !new.isEmpty { cutMove(from: &old, to: &new, shift, reason()) }
    if old.isEmpty || new.isEmpty {
      addOld(old, reason())
      addNew(new, reason())
      return
    }
    if isOccluded(old) && isOccluded(new) { return }
    let group = self.group(shift, clip)
    groups[group].old = groups[group].old.union(old)
    groups[group].new = groups[group].new.union(new)
    groups[group].area += new.area
    moves.append(Move(old: old, new: new, group: group, front: movedOccluders.count, reason: reason()))
  }

  private mutating func group(_ shift: PixelShift, _ clip: VisibleArea) -> Int {
    if let index = groups.lastIndex(where: { $0.dx == shift.dx && $0.dy == shift.dy && $0.clip == clip }) {
      return index
    }
    groups.append(Group(dx: shift.dx, dy: shift.dy, clip: clip, old: .zero, new: .zero, area: 0))
    return groups.count - 1
  }

  mutating func addOccluder(_ rect: DeviceRect) {
    guard rect.area >= 64, !occluders.contains(where: { $0.contains(rect) }) else { return }
    var occluder = rect
    occluders.removeAll { occluder.contains($0) }
    // Adjacent rows are joined.
    while let index = occluders.firstIndex(where: { $0.makesRectangle(with: occluder) }) {
      occluder = occluder.union(occluders.remove(at: index))
    }
    if occluders.count < Self.occluderLimit { occluders.append(occluder) }
  }

  private static let occluderLimit = 32
  /// The maximum: each change behind them is compared with all.
  private static let possibleOccluderLimit = 128

  mutating func addUnchangedPart(_ node: RenderNode, _ part: UnchangedPart.Part, in space: Transform, clip: DeviceRect)
  {
    unchangedParts.append(
      UnchangedPart(node: node, part: part, space: space, clip: clip, front: movedOccluders.count))
  }

  /// Adds unchanged siblings with their sublayers, back to front.
  mutating func addUnchanged(_ siblings: UnchangedSiblings) {
    if siblings.isPlain && possibleOccluders.count < Self.possibleOccluderLimit {
      var extent = Rect.zero
      for index in siblings.range.suffix(Self.possibleOccluderLimit) {
        extent = extent.union(siblings.nodes[index].extent)
      }
      let pixels = DeviceRect(covering: extent.applying(siblings.space))
      addPossibleOccluder(.siblings(unchangedSiblings.count), pixels, clip: siblings.clip.whole)
    }
    unchangedSiblings.append(siblings)
    unchangedSiblings[unchangedSiblings.count - 1].front = movedOccluders.count
  }

  /// Adds a possible occluder, which is examined on demand.
  mutating func addPossibleOccluder(_ node: RenderNode, in space: Transform, clip: DeviceRect) {
    addPossibleOccluder(.node(node, space), node.pixels(in: space, clip: clip), clip: clip)
  }

  private mutating func addPossibleOccluder(_ part: PossibleOccluder.Part, _ pixels: DeviceRect, clip: DeviceRect) {
    let extent = pixels.intersection(clip)
    guard extent.area >= 64, possibleOccluders.count < Self.possibleOccluderLimit else { return }
    possibleOccluders.append(PossibleOccluder(part: part, clip: clip, extent: extent))
  }

  private mutating func addPossibleOccluders(of siblings: UnchangedSiblings) {
    for index in siblings.range.suffix(Self.possibleOccluderLimit).reversed() {
      let node = siblings.nodes[index]
      let space = node.placement.concatenating(siblings.space)
      guard node.opacity > 0, !node.needsGroup, !space.isSingular else { continue }
      addPossibleOccluder(node, in: space, clip: siblings.clip.whole)
    }
  }

  mutating func isOccluded(_ rect: DeviceRect) -> Bool {
    if occluders.contains(where: { $0.contains(rect) }) { return true }
    // A large change may be cut by partial occluders.
    let isLarge = rect.area >= Self.leastCutArea
    while let index = possibleOccluders.firstIndex(where: {
      isLarge ? $0.extent.intersects(rect) : $0.extent.contains(rect)
    }) {
      let item = possibleOccluders.remove(at: index)
      switch item.part {
      case .node(let node, let space): addOccluders(of: node, in: space, clip: item.clip)
      case .siblings(let index): addPossibleOccluders(of: unchangedSiblings[index])
      }
    }
    return occluders.contains { $0.contains(rect) }
  }

  /// Moves of fewer pixels are painted.
  private static let leastCopiedArea = 4_096

  /// The groups that may be copied, the largest first.
  private var groupsByArea: [Int] {
    let large = groups.indices.filter { groups[$0].area >= Self.leastCopiedArea }
    return large.count < 2 ? large : large.sorted { groups[$0].area > groups[$1].area }
  }

  /// The groups of moves that are worth a copy, the largest first; none meets another.
  mutating func copies(canvas: DeviceRect) -> [FrameReport.Copy] {
    var copies: [FrameReport.Copy] = []
    for index in groupsByArea {
      guard let copy = copy(ofGroup: index, canvas: canvas),
        !copies.contains(where: { $0.touched.intersects(copy.touched) })
      else { continue }
      beginCopy(copy, ofGroup: index)
      invalidateCopiesOfUnchanged()
      if endCopy(ofGroup: index) { copies.append(copy) }
      if copies.count == 4 { break }
    }
    return copies
  }

  /// The pixels that a group's copy would write; nil if most of them did not move.
  private mutating func copy(ofGroup index: Int, canvas: DeviceRect) -> FrameReport.Copy? {
    guard groups[index].area * 2 >= groups[index].new.area else { return nil }
    groups[index].reachClip(within: canvas.height / 16)
    let group = groups[index]
    let from = group.old.intersection(group.clip.inner).intersection(canvas)
    let target = from.offsetBy(dx: group.dx, dy: group.dy)
      .intersection(group.new).intersection(group.clip.inner).intersection(canvas)
    guard target.area >= Self.leastCopiedArea else { return nil }
    return FrameReport.Copy(rect: target, dx: group.dx, dy: group.dy)
  }

  private mutating func beginCopy(_ copy: FrameReport.Copy, ofGroup index: Int) {
    plan = copy
    invalidatedByLastCopy = invalidated.count
    for change in changes { invalidateCopy(change.rect, isOld: change.isOld, change.reason) }
    for move in moves where move.group != index {
      front = move.front
      invalidateCopy(move.old, isOld: true, move.reason)
      invalidateCopy(move.new, isOld: false, move.reason)
    }
    front = 0
    invalidateCopiesOfFills()
  }

  /// Pixels that the planned copy must not move or keep: they exist in one frame only.
  mutating func invalidateCopy(_ rect: DeviceRect, isOld: Bool, _ reason: @autoclosure () -> DamageReason) {
    guard let plan else { return }
    let target = isOld ? plan.source : plan.rect
    guard target.intersects(rect) else { return }
    Self.forEachVisible(target.intersection(rect), isOld: isOld, behind: movedOccluders.prefix(front)) {
      invalidated.append((isOld ? $0.offsetBy(dx: plan.dx, dy: plan.dy) : $0, reason()))
    }
  }

  /// Decides whether the planned copy is worth while.
  private mutating func endCopy(ofGroup index: Int) -> Bool {
    guard let copy = plan else { return false }
    plan = nil
    let area = invalidated[invalidatedByLastCopy...].reduce(0) { $0 + $1.rect.area }
    guard area * 2 < copy.rect.area else {
      invalidated.removeSubrange(invalidatedByLastCopy...)
      return false
    }
    groups[index].isCopied = true
    return true
  }

  /// Adds the remaining damage beside the copies.
  // Mutating: another call would retain a copy of all arrays.
  mutating func addDamage(beside copies: [FrameReport.Copy], into list: inout DamageList) {
    for (index, group) in groups.enumerated() where group.isCopied {
      guard let reason = moves.first(where: { $0.group == index })?.reason else { continue }
      insert(group.new, outside: copies, reason, &list)
      insert(group.old, outside: copies, reason, &list)
    }
    for item in invalidated { list.insert(item.rect, item.reason) }
    for change in changes {
      // Old pixels that a copy overwrites need no painting.
      insert(change.rect, outside: change.isOld ? copies : [], change.reason, &list)
    }
    for fill in resizedFills { for rect in fill.changed { insert(rect, outside: copies, fill.reason, &list) } }
    for move in moves where !groups[move.group].isCopied {
      insert(move.old, outside: copies, move.reason, &list)
      list.insert(move.new, move.reason)
    }
  }

  private func insert(
    _ rect: DeviceRect, outside copies: [FrameReport.Copy], _ reason: DamageReason, _ list: inout DamageList
  ) {
    guard let first = copies.first else { return list.insert(rect, reason) }
    let rest = Array(copies.dropFirst())
    rect.forEachPart(outside: first.rect) { insert($0, outside: rest, reason, &list) }
  }
}
