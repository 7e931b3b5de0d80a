import InlayLayers

/// The shown headers, or footers, by section, and which of them were reported.
struct SectionViews {
  /// A view, its section, and whether it was reported as shown.
  typealias Removed = (view: View, section: Int, wasDisplayed: Bool)

  private(set) var views: [Int: View] = [:]
  private var displayed: Set<Int> = []

  mutating func show(_ view: View, ofSection section: Int) { views[section] = view }

  mutating func remove(where isGone: (Int) -> Bool) -> [Removed] {
    var removed: [Removed] = []
    for (section, view) in views.sorted(by: { $0.key < $1.key }) where isGone(section) {
      views[section] = nil
      removed.append((view, section, displayed.remove(section) != nil))
    }
    return removed
  }

  /// Follows the sections through an update.
  ///
  /// - Returns: The views of removed sections.
  mutating func renumber(_ newSection: (Int) -> Int?) -> [Removed] {
    let removed = remove { newSection($0) == nil }
    views = Dictionary(
      views.compactMap { old in newSection(old.key).map { ($0, old.value) } }, uniquingKeysWith: { $1 })
    displayed = Set(displayed.compactMap(newSection))
    return removed
  }

  mutating func setDisplayed(_ section: Int) { displayed.insert(section) }

  /// Marks all views as reported.
  ///
  /// - Returns: The views that were not reported before.
  mutating func display() -> [(section: Int, view: View)] {
    guard displayed.count < views.count else { return [] }
    return views.sorted { $0.key < $1.key }.compactMap { displayed.insert($0.key).inserted ? ($0.key, $0.value) : nil }
  }
}
