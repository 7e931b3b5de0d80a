/// The part that a layer plays in the list that owns it. Lists lay their parts out by role, never by guessing.
public enum LayerRole: String, CaseIterable, Hashable, Sendable {
  case background, tableHeader, tableFooter, sectionHeader, sectionFooter, sectionCard, cell, separator
  case indexBar, scrollIndicator
}
