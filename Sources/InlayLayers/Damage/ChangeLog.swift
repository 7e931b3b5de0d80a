import InlayGraphics

/// What a comparison of two frames found, in device pixels of the visible canvas. Kept between frames for its room in
/// memory.
final class ChangeLog {
  /// Pixels that something was painted on in the old frame, or is in the new one, and differently.
  struct Change {
    var rect: DeviceRect
    var isOld: Bool
    var reason: DamageReason
  }

  /// Something that looks the same, farther right and down by whole pixels.
  struct Move {
    var old: DeviceRect
    var new: DeviceRect
    var group: Int
    var reason: DamageReason
  }

  /// The moves that go the same way under the same clip.
  struct Group {
    var dx: Int
    var dy: Int
    var clip: VisibleArea
    var old: DeviceRect
    var new: DeviceRect
    /// The area of the moves, those that overlap counted twice.
    var area: Int
    var isCopied = false

    /// Makes the rectangles end where the clip does, if that is near: what lies between moving rows and the end of the
    /// view moves with them, so that a row which leaves is not painted over by itself.
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

  /// Something that stands still and may cover pixels behind it.
  private struct PossibleCover {
    var node: RenderNode
    var space: Transform
    var clip: DeviceRect
    /// The pixels that it may cover at most.
    var extent: DeviceRect
  }

  @exclusivity(unchecked) private(set) var changes: [Change] = []
  @exclusivity(unchecked) private var moves: [Move] = []
  @exclusivity(unchecked) private var groups: [Group] = []
  /// Opaque pixels that are the same in both frames, above what is still to be visited.
  @exclusivity(unchecked) private var covers: [DeviceRect] = []
  /// The same, as long as nothing behind it was asked for.
  @exclusivity(unchecked) private var possibleCovers: [PossibleCover] = []
  /// What stands still, but for the siblings.
  @exclusivity(unchecked) private(set) var stills: [Still] = []
  @exclusivity(unchecked) private(set) var standingSiblings: [StandingSiblings] = []
  /// How many of these rows of siblings were looked at for what may cover something.
  @exclusivity(unchecked) private var rowsLookedAt = 0
  @exclusivity(unchecked) private(set) var faults: DifferenceFaults = []

  /// What the copy being planned would get wrong, where it goes.
  @exclusivity(unchecked) private var spoiled: [(rect: DeviceRect, reason: DamageReason)] = []
  @exclusivity(unchecked) private var spoiledByLastCopy = 0
  @exclusivity(unchecked) private(set) var plan: FrameReport.Copy?

  func begin(_ faults: DifferenceFaults) {
    self.faults = faults
    end()
    changes.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    spoiled.removeAll(keepingCapacity: true)
    spoiledByLastCopy = 0
    plan = nil
  }

  /// Lets go of the frames' nodes.
  func end() {
    possibleCovers.removeAll(keepingCapacity: true)
    stills.removeAll(keepingCapacity: true)
    standingSiblings.removeAll(keepingCapacity: true)
    rowsLookedAt = 0
  }

  // MARK: What the walk finds, front to back

  func addOld(_ rect: DeviceRect, _ reason: @autoclosure () -> DamageReason) {
    add(rect, isOld: true, reason)
  }

  func addNew(_ rect: DeviceRect, _ reason: @autoclosure () -> DamageReason) {
    add(rect, isOld: false, reason)
  }

  private func add(_ rect: DeviceRect, isOld: Bool, _ reason: () -> DamageReason) {
    guard !rect.isEmpty, !isCovered(rect) else { return }
    addUncovered(rect, covers[...]) { changes.append(Change(rect: $0, isOld: isOld, reason: reason())) }
  }

  /// Of what is large, the part that large covers leave: a table's background is seen beside its rows alone.
  private func addUncovered(_ rect: DeviceRect, _ covers: ArraySlice<DeviceRect>, _ body: (DeviceRect) -> Void) {
    guard rect.area >= Self.leastCutArea,
      let index = covers.firstIndex(where: { $0.intersection(rect).area * 8 >= rect.area })
    else { return body(rect) }
    rect.forEachPart(outside: covers[index]) { addUncovered($0, covers[(index + 1)...], body) }
  }

  private static let leastCutArea = 4_096

  func addMove(
    from old: DeviceRect, to new: DeviceRect, _ shift: PixelShift, clip: VisibleArea,
    _ reason: @autoclosure () -> DamageReason
  ) {
    if old.isEmpty || new.isEmpty {
      addOld(old, reason())
      addNew(new, reason())
      return
    }
    if isCovered(old) && isCovered(new) { return }
    let group = self.group(shift, clip)
    groups[group].old = groups[group].old.union(old)
    groups[group].new = groups[group].new.union(new)
    groups[group].area += new.area
    moves.append(Move(old: old, new: new, group: group, reason: reason()))
  }

  private func group(_ shift: PixelShift, _ clip: VisibleArea) -> Int {
    if let index = groups.lastIndex(where: { $0.dx == shift.dx && $0.dy == shift.dy && $0.clip == clip }) {
      return index
    }
    groups.append(Group(dx: shift.dx, dy: shift.dy, clip: clip, old: .zero, new: .zero, area: 0))
    return groups.count - 1
  }

  func addCover(_ rect: DeviceRect) {
    guard rect.area >= 64, !covers.contains(where: { $0.contains(rect) }) else { return }
    var cover = rect
    covers.removeAll { cover.contains($0) }
    // Rows that touch are one.
    while let index = covers.firstIndex(where: { $0.makesRectangle(with: cover) }) {
      cover = cover.union(covers.remove(at: index))
    }
    if covers.count < Self.coverLimit { covers.append(cover) }
  }

  private static let coverLimit = 32
  /// No more are kept: each change behind them is compared with all.
  private static let possibleCoverLimit = 128

  func addStill(_ node: RenderNode, _ part: Still.Part, in space: Transform, clip: DeviceRect) {
    stills.append(Still(node: node, part: part, space: space, clip: clip))
  }

  /// Notes siblings, back to front, that stand still with everything in them.
  func addStanding(_ siblings: StandingSiblings) { standingSiblings.append(siblings) }

  /// Notes what may cover pixels of layers behind it: looked at once there is something to cover.
  func addPossibleCover(_ node: RenderNode, in space: Transform, clip: DeviceRect) {
    guard possibleCovers.count < Self.possibleCoverLimit else { return }
    let extent = node.pixels(in: space, clip: clip)
    guard extent.area >= 64 else { return }
    possibleCovers.append(PossibleCover(node: node, space: space, clip: clip, extent: extent))
  }

  private func lookAtSiblings() {
    for siblings in standingSiblings[rowsLookedAt...] where siblings.isPlain {
      for index in siblings.range.suffix(Self.possibleCoverLimit).reversed() {
        let node = siblings.nodes[index]
        let space = node.placement.concatenating(siblings.space)
        guard node.style.opacity > 0, !node.needsGroup, !space.isSingular else { continue }
        addPossibleCover(node, in: space, clip: siblings.clip.whole)
      }
    }
    rowsLookedAt = standingSiblings.count
  }

  private func isCovered(_ rect: DeviceRect) -> Bool {
    if covers.contains(where: { $0.contains(rect) }) { return true }
    if rowsLookedAt < standingSiblings.count { lookAtSiblings() }
    // What is large may be cut by what covers a part of it.
    let isLarge = rect.area >= Self.leastCutArea
    while let index = possibleCovers.firstIndex(where: {
      isLarge ? $0.extent.intersects(rect) : $0.extent.contains(rect)
    }) {
      let item = possibleCovers.remove(at: index)
      addCovers(of: item.node, in: item.space, clip: item.clip)
    }
    return covers.contains { $0.contains(rect) }
  }

  // MARK: Copies

  /// Moves of fewer pixels are painted.
  private static let leastCopiedArea = 4_096

  var hasLargeMoves: Bool { groups.contains { $0.area >= Self.leastCopiedArea } }

  /// The groups that may be copied, the largest first.
  var groupsByArea: [Int] {
    let large = groups.indices.filter { groups[$0].area >= Self.leastCopiedArea }
    return large.count < 2 ? large : large.sorted { groups[$0].area > groups[$1].area }
  }

  /// The pixels that a group's copy would write; nil where most of them did not move.
  func copy(ofGroup index: Int, canvas: DeviceRect) -> FrameReport.Copy? {
    guard groups[index].area * 2 >= groups[index].new.area else { return nil }
    groups[index].reachClip(within: canvas.height / 16)
    let group = groups[index]
    let from = group.old.intersection(group.clip.inner).intersection(canvas)
    let target = from.offsetBy(dx: group.dx, dy: group.dy)
      .intersection(group.new).intersection(group.clip.inner).intersection(canvas)
    guard target.area >= Self.leastCopiedArea else { return nil }
    return FrameReport.Copy(rect: target, dx: group.dx, dy: group.dy)
  }

  func beginCopy(_ copy: FrameReport.Copy, ofGroup index: Int) {
    plan = copy
    spoiledByLastCopy = spoiled.count
    if faults.contains(.copiedChanges) { return }
    for change in changes { spoil(change.rect, isOld: change.isOld, change.reason) }
    for move in moves where move.group != index {
      spoil(move.old, isOld: true, move.reason)
      spoil(move.new, isOld: false, move.reason)
    }
  }

  /// Pixels that the planned copy must not bring or keep: something of one frame that has no counterpart.
  func spoil(_ rect: DeviceRect, isOld: Bool, _ reason: @autoclosure () -> DamageReason) {
    guard let plan else { return }
    let moved = isOld ? rect.offsetBy(dx: plan.dx, dy: plan.dy) : rect
    let part = moved.intersection(plan.rect)
    if !part.isEmpty { spoiled.append((part, reason())) }
  }

  /// Decides on the planned copy: whether it is worth while.
  func endCopy(ofGroup index: Int) -> Bool {
    guard let copy = plan else { return false }
    plan = nil
    var area = 0
    for item in spoiled[spoiledByLastCopy...] { area += item.rect.area }
    guard area * 2 < copy.rect.area else {
      spoiled.removeSubrange(spoiledByLastCopy...)
      return false
    }
    groups[index].isCopied = true
    return true
  }

  /// Writes what remains to be painted beside some copies.
  func settle(_ copies: [FrameReport.Copy], into list: inout DamageList) {
    for (index, group) in groups.enumerated() where group.isCopied {
      guard let reason = moves.first(where: { $0.group == index })?.reason else { continue }
      if !faults.contains(.exposed) { insert(group.new, outside: copies, reason, &list) }
      if !faults.contains(.vacated) { insert(group.old, outside: copies, reason, &list) }
    }
    for item in spoiled { list.insert(item.rect, item.reason) }
    for change in changes {
      // What a copy writes over needs no painting for what was there before.
      insert(change.rect, outside: change.isOld ? copies : [], change.reason, &list)
    }
    for move in moves where !groups[move.group].isCopied {
      if !faults.contains(.vacated) { insert(move.old, outside: copies, move.reason, &list) }
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

extension DeviceRect {
  /// Whether two rectangles leave nothing out of the one around both.
  fileprivate func makesRectangle(with other: DeviceRect) -> Bool {
    let isColumn = minX == other.minX && maxX == other.maxX && minY <= other.maxY && other.minY <= maxY
    let isRow = minY == other.minY && maxY == other.maxY && minX <= other.maxX && other.minX <= maxX
    return isColumn || isRow
  }
}
