import InlayLayers

/// The headers, or the footers, on show, by section, and which of them were reported as shown.
struct SectionViews {
  /// A view, its section when it was reported, and whether it was.
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

  /// Gives views the sections that they have after an update.
  ///
  /// - Returns: Those of sections that are gone.
  mutating func renumber(_ newSection: (Int) -> Int?) -> [Removed] {
    let removed = remove { newSection($0) == nil }
    views = Dictionary(
      views.compactMap { old in newSection(old.key).map { ($0, old.value) } }, uniquingKeysWith: { $1 })
    displayed = Set(displayed.compactMap(newSection))
    return removed
  }

  /// The views that were not reported as shown yet, which they are from now on.
  mutating func display() -> [(section: Int, view: View)] {
    guard displayed.count < views.count else { return [] }
    return views.sorted { $0.key < $1.key }.compactMap { displayed.insert($0.key).inserted ? ($0.key, $0.value) : nil }
  }
}
