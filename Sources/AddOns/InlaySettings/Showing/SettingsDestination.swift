import InlayControls
import InlayLists
import InlaySystem

/// A page of a bundle, or the choices of one of its rows, with the path from the first page.
package struct SettingsDestination: Hashable, Sendable {
  /// Unique among those of the bundle, in any case of letters: the page's name, and for choices also the key of the
  /// row: "Panes/Sound", "Root.theme". Usable as a path, without control characters.
  package let name: String
  /// The page that is shown, or has the row.
  package let page: String
  /// The pages that are opened, one after the other, above the first one; shared by the choices of a page's rows.
  fileprivate let path: [SettingsScreenPage.Source]
  /// The row whose choices are opened last.
  fileprivate var row: SettingsRow.ID?

  /// The pages above the first one, in the order of opening.
  var steps: [SettingsScreenPage.Source] { path + (row.map { [.choices($0, page: page)] } ?? []) }
}

extension SettingsBundle {
  /// All pages in the order of `pageNames`, each followed by the choices of its rows. O(rows of all pages).
  package var destinations: [SettingsDestination] {
    let paths = self.paths
    var names = UniqueNames()
    let pages = pageNames.map { SettingsDestination(name: names.take($0), page: $0, path: paths[FilePath($0)] ?? []) }
    return pages.flatMap { [$0] + choices(after: $0, &names) }
  }

  private func choices(after pane: SettingsDestination, _ names: inout UniqueNames) -> [SettingsDestination] {
    let rows = page(named: pane.page)?.groups.lazy.flatMap(\.rows).filter(\.hasChoices) ?? []
    return rows.map { row in
      let key = (row.key ?? "").unicodeScalars.prefix(60).map { $0.isPartOfName ? Character($0) : "_" }
      return SettingsDestination(
        name: names.take(pane.name + "." + (key.isEmpty ? "choices" : String(key))), page: pane.page,
        path: pane.path, row: row.id)
    }
  }

  /// The shortest paths to the pages, by their names.
  private var paths: [FilePath: [SettingsScreenPage.Source]] {
    guard let first = pageNames.first else { return [:] }
    var paths: [FilePath: [SettingsScreenPage.Source]] = [FilePath(first): []]
    var waiting = [first]
    var next = 0
    while next < waiting.count {
      let name = waiting[next]
      next += 1
      for case .childPane(let child) in page(named: name)?.groups.lazy.flatMap(\.rows).map(\.content) ?? []
      where paths[FilePath(child)] == nil && page(named: child) != nil {
        paths[FilePath(child)] = (paths[FilePath(name)] ?? []) + [.pane(name: child)]
        waiting.append(child)
      }
    }
    return paths
  }
}

extension SettingsScreen {
  /// Shows the first page and what is above it up to a destination, without animation.
  package func open(_ destination: SettingsDestination) {
    stack.popToRoot(animated: false)
    for step in destination.steps { push(step, animated: false) }
  }
}

extension SettingsScreen: ScrollViewContainer {
  package var contentScrollView: ScrollView? { stack.contentScrollView }
  /// True: each page sets the space below its last row.
  package var endsByItself: Bool { true }
}

/// Names of which no two are equal, or differ in the case of letters only.
struct UniqueNames {
  private var taken: Set<String> = []
  /// The last number that was tried with a name.
  private var numbers: [String: Int] = [:]
  /// The names that were tried so far.
  private(set) var tries = 0

  /// The name, or the name with a number. O(1) amortised: a name with a number has one name without it.
  mutating func take(_ wanted: String) -> String {
    let plain = String(
      String.UnicodeScalarView(wanted.unicodeScalars.map { $0.properties.generalCategory == .control ? "_" : $0 }))
    let key = plain.lowercased()
    tries += 1
    if taken.insert(key).inserted { return plain }
    var number = numbers[key] ?? 1
    repeat {
      number += 1
      tries += 1
    } while !taken.insert(key + "-\(number)").inserted
    numbers[key] = number
    return plain + "-\(number)"
  }
}

extension SettingsRow {
  fileprivate var hasChoices: Bool { if case .multiValue = content { true } else { false } }
}

extension Unicode.Scalar {
  /// Letters and digits of ASCII, hyphens, underlines.
  fileprivate var isPartOfName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
