import InlayGraphics

/// The cards of a table's sections while updates run.
extension RowMotion {
  /// Another update begins, before the heights change.
  func keepCards() {
    let layout = layout
    for card in cards {
      card.left = card.left.map { ($0.rows.kept(in: layout), $0.whole.kept(in: layout)) }
      card.changes.removeAll { !$0.phase.isShown }
      if let last, let section = card.section {
        let (ends, changes) = (openEnds(by: last, ofSection: section), changesRows(by: last, ofSection: section))
        if changes || !ends.isEmpty { card.changes.append((last, ends, changes)) }
      }
      if card.isGone { card.endFrame() }
    }
    cards.removeAll(where: \.isGone)
  }

  /// Follows an update, after the heights changed.
  func followCards(_ plan: UpdatePlan) {
    let (heights, moves) = (heights, last != nil)
    for card in cards {
      card.left = card.left.map {
        ($0.rows.following(plan, in: heights, moves: moves), $0.whole.following(plan, in: heights, moves: moves))
      }
      (card.former, card.section) = (card.section, card.section.flatMap(plan.newSection))
    }
    for card in cards { if let section = card.former { _ = self.card(ofFormer: section, plan) } }
    shadowSections = Set(shadowSections.compactMap(plan.newSection))
  }

  func card(ofSection section: Int) -> RowCard {
    cards.first { $0.section == section } ?? add { $0.section = section }
  }

  /// The card of a section before the last update, which may have removed it.
  func card(ofFormer section: Int, _ plan: UpdatePlan) -> RowCard {
    if let new = plan.newSection(of: section) { return card(ofSection: new) }
    let card = cards.first { $0.former == section } ?? add { $0.former = section }
    if card.left == nil, last != nil {
      let animation = plan.animation(deletingSection: section)
      card.left = (
        leavingPlace(.rows(section), plan, animation), leavingPlace(.section(section), plan, animation)
      )
    }
    return card
  }

  private func add(_ set: (RowCard) -> Void) -> RowCard {
    let card = RowCard()
    set(card)
    cards.append(card)
    return card
  }

  /// The ends of a section with another row, or another height of it, in some shown layout. O(log rows).
  func openEnds(ofSection section: Int) -> Corners {
    let ends = last.map { openEnds(by: $0, ofSection: section) } ?? []
    return cards.first { $0.section == section }?.shownChanges.reduce(ends) { $0.union($1.ends) } ?? ends
  }

  /// Whether rows of a section came, left or changed, so that its ground may be visible.
  func changesRows(ofSection section: Int) -> Bool {
    last.map { changesRows(by: $0, ofSection: section) } ?? false
      || card(ofSection: section).shownChanges.contains(where: \.changesRows)
  }

  private func openEnds(by phase: UpdatePhase, ofSection section: Int) -> Corners {
    let (heights, before) = (heights, phase.heights)
    guard section < heights.sectionCount else { return [] }
    guard case .section(let old) = TablePosition.section(section).before(phase.plan, in: before) else { return .all }
    let (rows, oldRows) = (heights[section].rows, before[old].rows)
    guard let ends = rows.seenEnds, let oldEnds = oldRows.seenEnds else {
      return rows.seenEnds == oldRows.seenEnds ? [] : .all
    }
    func isSame(_ row: Int, _ oldRow: Int) -> Bool {
      let oldPath = RowPath(section: old, row: oldRow)
      return TablePosition.row(RowPath(section: section, row: row)).before(phase.plan, in: before) == .row(oldPath)
        && phase.plan.animation(reloading: oldPath) == nil
        && rows.height(ofRow: row) == oldRows.height(ofRow: oldRow)
    }
    return (isSame(ends.lowerBound, oldEnds.lowerBound) ? Corners() : .top)
      .union(isSame(ends.upperBound, oldEnds.upperBound) ? [] : .bottom)
  }

  private func changesRows(by phase: UpdatePhase, ofSection section: Int) -> Bool {
    guard let old = phase.plan.oldSection(of: section) else { return true }
    return phase.plan.rowChanges[old] != nil || phase.plan.reloadedSections.contains(old)
      || phase.plan.updates.reloadedRows.contains { $0.section == old }
  }
}
