import InlayGraphics
import InlayLayers

/// A problem about the parts for which the row has no space.
extension TableViewCell {
  /// Whether of a title beside accessories nothing is left but the ellipsis.
  private var showsEllipsisForTitle: Bool {
    !appearance.isSelfSizing && !placedAccessories.isEmpty && !textLabel.text.isEmpty
      && textLabel.bounds.width < Self.ellipsisReach * textLabel.fontSize && textLabel.showsEllipsisAlone
  }

  /// The ratio of the width in which a letter and an ellipsis fit to the font's size, at most.
  private static var ellipsisReach: Double { 2.2 }

  /// Reports the parts without space in the row, once until they have space again.
  func updateLackOfSpace() {
    var lacking = record.placement.omissions.intersection([.accessories, .notes, .title])
    if showsEllipsisForTitle { lacking.insert(.title) }
    guard !lacking.isEmpty || !record.lackOfSpace.isOver, !isLayoutDue else { return }
    record.lackOfSpace.update(lacking.isEmpty ? nil : "the row has no room for \(text(for: lacking))", in: self)
  }

  private func text(for omissions: RowOmissions) -> String {
    let (parts, main) = (accessoryLayers.parts, accessoryLayers.main)
    let isOfNotes = omissions.contains(.notes) && !omissions.contains(.accessories)
    let layers = parts.indices.reversed().filter {
      !isOfNotes || RowOmissions.notes.omits(parts[$0], isMain: $0 == main)
    }.map { parts[$0].layer }
    let isOne = layers.count == 1 || layers.allSatisfy { $0 is AccessoryView }
    let name = isOne && main == nil ? wantedAccessories.name : nil
    let names = name ?? layers.map(wantedAccessories.name(of:)).joined(separator: ", ")
    let text = "its \(isOne ? "accessory" : "accessories"), \(names)"
    if omissions.isDisjoint(with: [.accessories, .notes]) { return "its title beside \(text)" }
    if omissions.contains(.title) { return "its title and \(text), which are not shown" }
    return "\(text), which \(isOne ? "is" : "are") not shown"
  }
}
