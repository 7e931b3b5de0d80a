import InlayGraphics
import InlayTestSupport

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

/// Sections and items as plain arrays: what a snapshot must have.
struct SnapshotModel: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  var sections: [Section] = []

  init() {}

  init(_ snapshot: Snapshot) throws {
    for id in snapshot.sectionIdentifiers {
      sections.append(Section(id: id, items: try snapshot.itemIdentifiers(inSection: id)))
    }
  }

  /// Sections numbered from 0.
  static func lists(_ lists: [[Int]]) -> SnapshotModel {
    var model = SnapshotModel()
    model.sections = lists.enumerated().map { Section(id: $0, items: $1) }
    return model
  }

  var items: [Int] { sections.flatMap(\.items) }

  private func randomItem(_ random: inout SeededRandom) -> Int? {
    sections.filter { !$0.items.isEmpty }.randomElement(using: &random)?.items.randomElement(using: &random)
  }

  func path(of item: Int) -> RowPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.items.firstIndex(of: item) { return RowPath(section: number, row: row) }
    }
    return nil
  }

  /// A snapshot that shares nothing with others.
  func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    for section in sections {
      try snapshot.appendSections([section.id])
      try snapshot.appendItems(section.items, toSection: section.id)
    }
    return snapshot
  }

  /// One random edit, of this model and of a snapshot with the same items.
  ///
  /// - Parameter next: The next unused identifier.
  mutating func edit(_ snapshot: inout Snapshot, next: inout Int, _ random: inout SeededRandom) throws {
    if sections.isEmpty { return try addSection(&snapshot, next: &next, &random) }
    switch random.int(0...19) {
    case 0 where sections.count < 12: try addSection(&snapshot, next: &next, &random)
    case 1 where random.chance(0.5):
      let section = sections.remove(at: random.int(0...sections.count - 1))
      try snapshot.deleteSections([section.id])
    case 2...3 where sections.count > 1: try moveSection(&snapshot, &random)
    case 4...8: try addItems(&snapshot, next: &next, &random)
    case 9...12:
      let gone = (0..<random.int(1...4)).compactMap { _ in randomItem(&random) }
      for number in sections.indices { sections[number].items.removeAll(where: gone.contains) }
      try snapshot.deleteItems(gone)
    default: try moveItem(&snapshot, &random)
    }
  }

  private mutating func addSection(
    _ snapshot: inout Snapshot, next: inout Int, _ random: inout SeededRandom
  ) throws {
    let place = random.int(0...sections.count)
    let new = [next, next + 1].prefix(random.int(1...2))
    next += 2
    if place == sections.count {
      try snapshot.appendSections(Array(new))
    } else if random.chance(0.5) {
      try snapshot.insertSections(Array(new), beforeSection: sections[place].id)
    } else if place > 0 {
      try snapshot.insertSections(Array(new), afterSection: sections[place - 1].id)
    } else {
      return
    }
    sections.insert(contentsOf: new.map { Section(id: $0, items: []) }, at: place)
  }

  private mutating func moveSection(_ snapshot: inout Snapshot, _ random: inout SeededRandom) throws {
    let section = sections.remove(at: random.int(0...sections.count - 1))
    let place = random.int(0...sections.count)
    if place < sections.count && (place == 0 || random.chance(0.5)) {
      try snapshot.moveSection(section.id, beforeSection: sections[place].id)
    } else {
      try snapshot.moveSection(section.id, afterSection: sections[place - 1].id)
    }
    sections.insert(section, at: place)
  }

  private mutating func addItems(_ snapshot: inout Snapshot, next: inout Int, _ random: inout SeededRandom) throws {
    let number = random.int(0...sections.count - 1)
    let new = Array(next..<next + random.int(1...5))
    next += 5
    let row = random.int(0...sections[number].items.count)
    if row == sections[number].items.count {
      let isLast = number == sections.count - 1 && random.chance(0.5)
      try snapshot.appendItems(new, toSection: isLast ? nil : sections[number].id)
    } else if row == 0 || random.chance(0.5) {
      try snapshot.insertItems(new, beforeItem: sections[number].items[row])
    } else {
      try snapshot.insertItems(new, afterItem: sections[number].items[row - 1])
    }
    sections[number].items.insert(contentsOf: new, at: row)
  }

  private mutating func moveItem(_ snapshot: inout Snapshot, _ random: inout SeededRandom) throws {
    guard let item = randomItem(&random), let path = path(of: item) else { return }
    sections[path.section].items.remove(at: path.row)
    guard let other = randomItem(&random), let target = self.path(of: other) else {
      sections[path.section].items.insert(item, at: path.row)
      return try snapshot.moveItem(item, beforeItem: item)
    }
    let isAfter = random.chance(0.5)
    sections[target.section].items.insert(item, at: target.row + (isAfter ? 1 : 0))
    if isAfter {
      try snapshot.moveItem(item, afterItem: other)
    } else {
      try snapshot.moveItem(item, beforeItem: other)
    }
  }
}

/// An edited copy of a snapshot.
func changed(
  _ snapshot: SnapshotModel.Snapshot, _ edit: (inout SnapshotModel.Snapshot) throws -> Void
) rethrows -> SnapshotModel.Snapshot {
  var snapshot = snapshot
  try edit(&snapshot)
  return snapshot
}
