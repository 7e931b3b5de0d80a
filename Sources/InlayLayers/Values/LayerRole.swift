/// A layer's part in the list that owns it. Lists find their parts by role.
public enum LayerRole: String, CaseIterable, Hashable, Sendable {
  case background, tableHeader, tableFooter, sectionHeader, sectionFooter, sectionCard, cell, separator
  case indexBar, scrollIndicator
}
