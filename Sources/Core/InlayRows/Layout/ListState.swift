import InlayGeometry

/// A list on show: the parts that the layout and running updates show, and these updates.
///
/// Each operation changes the state and returns the changes of parts, in the order in which an app is told. The state
/// has no layers: a stage applies the changes to its layers, and finds a part's layer by `PlacedPart.slot`.
package struct ListState {
  package internal(set) var frame = ListFrame()
  /// The running updates, oldest first.
  package internal(set) var phases: [Phase] = []
  private var lastSerial: UInt32 = 0
  /// The numbers of layers that no part has, and the lowest one that none had yet.
  private var freeSlots: [Int] = []
  private var nextSlot = 0
  /// The rows of the frame before the last one: their memory is used again, since a block of this size takes long.
  private var spareRows: [PlacedPart] = []

  package init() {}

  // MARK: Layout

  /// Shows the parts that a layout has in view. Those that it does not have leave, unless a running update presents
  /// them there. Rows, headers and footers leave first, so that what leaves is used again at once.
  /// O(visible parts · log rows)
  ///
  /// - Parameter carries: False after a reload: the parts on show may not exist.
  package mutating func layOut(_ layout: ListLayout, carries: Bool = true) -> [PartChange] {
    var memory: [PlacedPart] = []
    swap(&memory, &spareRows)
    var next = frame.following(layout, carries: carries, reusing: memory)
    var (changes, comers, freed): ([PartChange], [PartChange], [Int]) = ([], [], [])
    for kind in PartKind.laidOut {
      var parts: [PlacedPart] = []
      swap(&parts, &next[kind])
      replace(kind, with: &parts, &changes, &comers, &freed)
      swap(&parts, &next[kind])
    }
    (spareRows, frame) = (frame.rows, next)
    // Headers and footers come section by section.
    let rows = comers.prefix { $0.kind == .row }.count
    comers[rows...].sort { ($0.part.id.section, $0.kind.rawValue) < ($1.part.id.section, $1.kind.rawValue) }
    for comer in comers {
      var outdated = comer.part.id
      outdated.isOutdated = true
      if !phases.isEmpty, let part = take(comer.kind, outdated) {
        changes.append(PartChange(.ends, comer.kind, part))
        freed.append(part.slot)
      }
      changes.append(comer)
    }
    freeSlots += freed
    return changes
  }

  /// Compares the parts of a kind with those on show, which they have their slots from.
  private mutating func replace(
    _ kind: PartKind, with parts: inout [PlacedPart], _ changes: inout [PartChange], _ comers: inout [PartChange],
    _ freed: inout [Int]
  ) {
    let old = frame[kind]
    var index = 0
    // Parts are visited by index, since they are large to copy.
    for number in parts.indices {
      while index < old.count, old[index].id < parts[number].id {
        changes.append(PartChange(leaving: old[index], kind))
        freed.append(old[index].slot)
        index += 1
      }
      guard index < old.count, old[index].id == parts[number].id else {
        parts[number].slot = newSlot()
        comers.append(PartChange(.enters, kind, parts[number]))
        continue
      }
      let (slot, wasInView) = (old[index].slot, old[index].isInView)
      if parts[number].slot != slot { parts[number].slot = slot }
      if !parts[number].isInView {
        if wasInView { changes.append(PartChange(.isCarried(isAbove: false), kind, parts[number])) }
      } else if !wasInView || old[index].flags.contains(.isMissing) {
        parts[number].flags.remove(.isMissing)
        comers.append(PartChange(wasInView ? .enters : .returns, kind, parts[number]))
      }
      index += 1
    }
    for part in old[index...] {
      changes.append(PartChange(leaving: part, kind))
      freed.append(part.slot)
    }
  }

  /// The sections that may have shadows: those in reach with rows, and those whose shadows were on show when an update
  /// began, to the end of all updates.
  package func sectionsWithShadows(_ layout: ListLayout, inReach sections: [Int]) -> [Int] {
    var known: Set<Int> = []
    let kept = keptShadows.map(\.id.section)
    return (sections.filter { layout.heights[$0].rows.total > 0 || kept.contains($0) } + kept).filter {
      $0 < layout.heights.sectionCount && known.insert($0).inserted
    }
  }

  private var keptShadows: [PlacedPart] { phases.isEmpty ? [] : frame.shadows.filter { $0.flags.contains(.isKept) } }

  /// Shows the shadows of cards, below the rows of their sections. Those of sections that an update deleted stay until
  /// it is over.
  ///
  /// - Parameter insets: For each section with a shadow, the distance from its rows to the card, in points.
  package mutating func layOutShadows(_ layout: ListLayout, insets: [Int: Double]) -> [PartChange] {
    var parts = frame.shadows.filter { $0.id.end != 0 }
    let kept = keptShadows
    for (section, inset) in insets {
      let (id, frame) = (PartID(section: section), layout.card(ofSection: section, inset: inset))
      parts.append(PlacedPart(id, frame, flags: kept.contains(id) ? [.isInView, .isKept] : .isInView))
    }
    parts.sort { $0.id < $1.id }
    var (changes, comers, freed): ([PartChange], [PartChange], [Int]) = ([], [], [])
    replace(.shadow, with: &parts, &changes, &comers, &freed)
    frame.shadows = parts
    freeSlots += freed
    return changes + comers
  }

  /// Places headers and footers in view: after measuring, and pinned ones after scrolling.
  ///
  /// - Parameter wasScrolled: Whether nothing else changed.
  package mutating func placeSectionParts(_ layout: ListLayout, wasScrolled: Bool) {
    frame.placeSectionParts(layout, wasScrolled: wasScrolled)
  }

  /// Ends the parts that the layout does not have in view and that no update presents there.
  package mutating func settle(_ layout: ListLayout) -> [PartChange] {
    if phases.isEmpty { return [] }
    return PartKind.laidOut.flatMap { kind in
      remove(kind) { !$0.isInView && $0.id.end == 0 && !layout.isPresented($0.id, kind) }
    }
  }

  // MARK: Updates

  /// Begins an update that runs, before the heights change.
  ///
  /// - Parameters:
  ///   - heights: Those before the update.
  ///   - view: The view's range in that content, in points.
  ///   - isAnimated: Whether parts that end stay until the update is over.
  ///   - slides: Whether rows slide; if not, they only fade.
  ///   - progress: 0...1.
  package mutating func begin(
    _ plan: UpdatePlan, from heights: HeightIndex, in view: ClosedRange<Double>, isAnimated: Bool, slides: Bool,
    progress: Double = 0
  ) {
    lastSerial = phases.isEmpty ? 1 : lastSerial + 1
    var phase = Phase(plan, serial: lastSerial, from: heights, in: view, isAnimated: isAnimated, slides: slides)
    phase.advance(to: progress, after: phases.last)
    phases.append(phase)
  }

  /// The content moved below the view, which shows the same parts as before.
  package mutating func shift(by distance: Double) {
    if !phases.isEmpty { phases[phases.count - 1].shift += distance }
  }

  /// The parts follow an update, which was begun if it runs. First what was carried ends, then shadows follow, then what
  /// was in view.
  ///
  /// - Parameter heights: Those after the update.
  package mutating func update(by plan: UpdatePlan, to heights: HeightIndex) -> [PartChange] {
    let phase = phases.last
    var (carried, shadows, seen): ([PartChange], [PartChange], [PartChange]) = ([], [], [])
    for kind in PartKind.allCases {
      var (parts, isOrdered): ([PlacedPart], Bool) = ([], true)
      parts.reserveCapacity(frame[kind].count)
      for part in frame[kind] {
        let (new, effect) = part.following(kind, plan, heights, phase)
        if let effect {
          let change = PartChange(effect, kind, new ?? part)
          if kind == .shadow {
            shadows.append(change)
          } else if part.isInView {
            seen.append(change)
          } else {
            carried.append(change)
          }
        }
        guard let new else {
          freeSlots.append(part.slot)
          continue
        }
        if let last = parts.last, !(last.id < new.id) { isOrdered = false }
        parts.append(new)
      }
      frame[kind] = isOrdered ? parts : parts.sorted { $0.id < $1.id }
    }
    return carried + shadows + seen
  }

  /// Moves the time of the running updates on. Those that are over end with the parts that they carry.
  ///
  /// - Parameters:
  ///   - progress: For each update, 0...1.
  ///   - count: The number of updates that are over: the oldest ones, but not all.
  package mutating func advance(to progress: [Double], ending count: Int) -> [PartChange] {
    let over = phases.prefix(count).map(\.serial)
    phases.removeFirst(count)
    for index in phases.indices {
      phases[index].advance(to: progress[count + index], after: index > 0 ? phases[index - 1] : nil)
    }
    if over.isEmpty { return [] }
    return PartKind.allCases.flatMap { remove($0) { over.contains($0.id.end) } }
  }

  /// Ends all updates: only the parts that the layout has in view stay.
  package mutating func endAll() -> [PartChange] {
    phases = []
    return PartKind.allCases.flatMap { remove($0) { !$0.isInView } }
  }

  // MARK: Contents

  /// The content of carried parts changed: other parts take their places when these come back.
  package mutating func outdate(_ kind: PartKind, where isChanged: (PartID) -> Bool) {
    var wasChanged = false
    for index in frame[kind].indices where !frame[kind][index].isInView && frame[kind][index].id.end == 0 {
      guard isChanged(frame[kind][index].id) else { continue }
      frame[kind][index].id.isOutdated = true
      wasChanged = true
    }
    if wasChanged { frame[kind].sort { $0.id < $1.id } }
  }

  /// Removes parts: the next layout shows others for those in view.
  package mutating func remove(_ kind: PartKind, where isGone: (PlacedPart) -> Bool) -> [PartChange] {
    guard frame[kind].contains(where: isGone) else { return [] }
    var changes: [PartChange] = []
    frame[kind].removeAll { part in
      guard isGone(part) else { return false }
      changes.append(PartChange(leaving: part, kind))
      return true
    }
    freeSlots += changes.map(\.part.slot)
    return changes
  }

  /// Nobody has a layer for a part in view: it is missing until the next layout.
  package mutating func setMissing(_ kind: PartKind, _ id: PartID) {
    if let index = frame[kind].index(of: id) { frame[kind][index].flags.insert(.isMissing) }
  }

  /// A part does not exist after all.
  package mutating func setOutOfView(_ kind: PartKind, _ id: PartID) {
    if let index = frame[kind].index(of: id) { frame[kind][index].flags.remove(.isInView) }
  }

  private mutating func take(_ kind: PartKind, _ id: PartID) -> PlacedPart? {
    frame[kind].index(of: id).map { frame[kind].remove(at: $0) }
  }

  private mutating func newSlot() -> Int {
    if let free = freeSlots.popLast() { return free }
    defer { nextSlot += 1 }
    return nextSlot
  }
}
