/// Something that depends on a layer's place in the tree, such as the focus or an open menu.
package protocol LayoutObserver: AnyObject {
  /// The tree is laid out. May change anything: the scene is laid out again.
  ///
  /// - Returns: Whether the observer wants to hear of further layouts.
  func sceneDidLayOut() -> Bool
}

/// The observers of a scene's layouts, held weakly.
struct LayoutObservers {
  struct Entry {
    weak var observer: (any LayoutObserver)?
  }

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ observer: any LayoutObserver) {
    if !entries.contains(where: { $0.observer === observer }) { entries.append(Entry(observer: observer)) }
  }

  /// Removes those that are gone too.
  mutating func remove(_ observer: (any LayoutObserver)?) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }
}

extension Scene {
  /// Notifies an observer after the layout of each tick, and before each event, as long as it wants to hear of it. It
  /// is held weakly, and told once however often it is added.
  package func addLayoutObserver(_ observer: any LayoutObserver) { layoutObservers.add(observer) }

  /// False if nothing is focused, open, or otherwise followed through layouts. O(1).
  package var hasLayoutObservers: Bool { !layoutObservers.isEmpty }

  /// Reports the present tree to the observers. O(observers), of which there are few.
  package func tellLayoutObservers() {
    guard !layoutObservers.isEmpty else { return }
    for entry in layoutObservers.entries where !(entry.observer?.sceneDidLayOut() ?? false) {
      layoutObservers.remove(entry.observer)
    }
  }
}
