import InlayLists
import InlaySystem

/// Edits of sections.
extension DiffableDataSourceSnapshot {
  /// Adds empty sections at the end. O(added sections).
  ///
  /// - Throws: `InlayError` if a section occurs twice.
  public mutating func appendSections(_ sections: [SectionID]) throws(InlayError) {
    try insert(sections, at: order.count)
  }

  /// Adds empty sections before another one. O(sections).
  ///
  /// - Throws: `InlayError` if a section occurs twice or is unknown.
  public mutating func insertSections(
    _ sections: [SectionID], beforeSection other: SectionID
  ) throws(InlayError) { try insert(sections, at: numbers[slot(of: other)]) }

  /// Adds empty sections after another one. O(sections).
  ///
  /// - Throws: `InlayError` if a section occurs twice or is unknown.
  public mutating func insertSections(
    _ sections: [SectionID], afterSection other: SectionID
  ) throws(InlayError) { try insert(sections, at: numbers[slot(of: other)] + 1) }

  /// Deletes sections with their items. O(sections + deleted items).
  ///
  /// - Throws: `InlayError` if a section is unknown.
  public mutating func deleteSections(_ sections: [SectionID]) throws(InlayError) {
    for section in sections { _ = try slot(of: section) }
    for section in sections {
      guard let slot = slotsByID.removeValue(forKey: section) else { continue }
      forget(slots[slot].items)
      reloadedSectionIdentifiers.remove(section)
      slots[slot] = Section(id: section)
      (numbers[slot], drifts[slot]) = (-1, 0)
      freeSlots.append(slot)
    }
    order.removeAll { numbers[$0] < 0 }
    renumberSections(from: 0)
  }

  /// Moves a section before another one. O(sections).
  ///
  /// - Throws: `InlayError` if a section is unknown.
  public mutating func moveSection(_ section: SectionID, beforeSection other: SectionID) throws(InlayError) {
    try move(section, to: other, after: false)
  }

  /// Moves a section after another one. O(sections).
  ///
  /// - Throws: `InlayError` if a section is unknown.
  public mutating func moveSection(_ section: SectionID, afterSection other: SectionID) throws(InlayError) {
    try move(section, to: other, after: true)
  }

  /// Marks sections for reloading: when the snapshot is applied, their cells, headers and footers are replaced. The
  /// rows stay selected. O(given sections).
  ///
  /// - Throws: `InlayError` if a section is unknown.
  public mutating func reloadSections(_ sections: [SectionID]) throws(InlayError) {
    for section in sections { _ = try slot(of: section) }
    reloadedSectionIdentifiers.formUnion(sections)
  }

  private mutating func insert(_ sections: [SectionID], at number: Int) throws(InlayError) {
    var new = Set<SectionID>()
    for section in sections {
      guard slotsByID[section] == nil else { throw Self.error("section \(section) already exists") }
      guard new.insert(section).inserted else { throw Self.error("section \(section) is added twice") }
    }
    order.insert(contentsOf: sections.map { makeSlot($0) }, at: number)
    renumberSections(from: number)
  }

  private mutating func makeSlot(_ section: SectionID) -> Int {
    let slot = freeSlots.popLast() ?? slots.count
    if slot == slots.count {
      slots.append(Section(id: section))
      numbers.append(0)
      drifts.append(0)
    } else {
      slots[slot] = Section(id: section)
    }
    slotsByID[section] = slot
    return slot
  }

  private mutating func move(_ section: SectionID, to other: SectionID, after: Bool) throws(InlayError) {
    let slot = try slot(of: section)
    let target = try self.slot(of: other)
    guard slot != target else { return }
    let number = numbers[slot]
    order.remove(at: number)
    let position = numbers[target] - (numbers[target] > number ? 1 : 0) + (after ? 1 : 0)
    order.insert(slot, at: position)
    renumberSections(from: Swift.min(number, position))
  }

  private mutating func renumberSections(from first: Int) {
    for number in order.indices[first...] { numbers[order[number]] = number }
  }
}
