/// The cards and looks of a table's decorations, kept while the settings that they follow from stay.
final class KnownLooks {
  // Loaded and stored whole, or changed without calls of other code.
  @exclusivity(unchecked) private var settings: TableLook?
  @exclusivity(unchecked) private var looks: [(kind: DecorationKind, card: SectionCard, section: SectionLook)] = []

  /// More decorations of one table are made anew each time.
  private static let mostKinds = 8

  func card(of kind: DecorationKind, in settings: TableLook) -> SectionCard {
    let index = index(of: kind, in: settings)
    return looks[index].card
  }

  /// Without what depends on the section's rows.
  func section(of kind: DecorationKind, in settings: TableLook) -> SectionLook {
    let index = index(of: kind, in: settings)
    return looks[index].section
  }

  /// The number of a decoration's look, which is made where it is not known. O(kinds in use).
  private func index(of kind: DecorationKind, in settings: TableLook) -> Int {
    if self.settings != settings {
      self.settings = settings
      looks.removeAll(keepingCapacity: true)
    }
    if let index = looks.firstIndex(where: { $0.kind == kind }) { return index }
    if looks.count == Self.mostKinds { looks.removeAll(keepingCapacity: true) }
    let card = settings.card(of: kind)
    looks.append((kind, card, settings.section(of: kind, card)))
    return looks.count - 1
  }
}
