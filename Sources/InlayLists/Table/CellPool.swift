/// Cells that wait to be used again, by identifier, and what makes new ones.
final class CellPool {
  private struct Registration {
    let type: TableViewCell.Type
    let style: TableViewCell.Style
  }

  @exclusivity(unchecked) private var registrations: [String: Registration] = [:]
  @exclusivity(unchecked) private var waiting: [String: [TableViewCell]] = [:]
  @exclusivity(unchecked) private(set) var waitingCount = 0

  /// How many cells may wait, of all identifiers together; those beyond it are let go.
  @exclusivity(unchecked) var limit = 20

  /// How many cells were ever made.
  @exclusivity(unchecked) private(set) var madeCount = 0

  func register(_ type: TableViewCell.Type, style: TableViewCell.Style, identifier: String) {
    registrations[identifier] = Registration(type: type, style: style)
    waitingCount -= waiting.removeValue(forKey: identifier)?.count ?? 0
  }

  /// A waiting cell, or a new one; nil when no class is registered for the identifier. O(1).
  func take(_ identifier: String) -> TableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      waitingCount -= 1
      cell.prepareForReuse()
      return cell
    }
    guard let registration = registrations[identifier] else { return nil }
    return make(registration.type, style: registration.style, identifier: identifier)
  }

  func make(
    _ type: TableViewCell.Type, style: TableViewCell.Style, identifier: String
  ) -> TableViewCell {
    madeCount += 1
    let cell = type.init(style: style, reuseIdentifier: identifier)
    cell.standard = CellConfiguration(of: cell)
    return cell
  }

  /// Takes a cell that left the view. One without an identifier is let go, and so is one of another kind than its
  /// identifier stands for by now.
  func put(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier, waitingCount < limit else { return }
    if let registration = registrations[identifier] {
      guard type(of: cell) == registration.type, cell.style == registration.style else { return }
    }
    waiting[identifier, default: []].append(cell)
    waitingCount += 1
  }
}
