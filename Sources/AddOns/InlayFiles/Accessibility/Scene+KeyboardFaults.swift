import InlayGraphics
import InlayLayers
import InlayLists
import InlayViews

extension Scene {
  /// Returns the views that Tab does not reach, those that it does not leave, and those that it reaches in another
  /// order than they are seen. Rows are reached through their table by arrows, a keyboard on the screen and its bar by
  /// a keyboard.
  func keyboardFaults(_ nodes: [AccessibilityTree.Node]) -> [AccessibilityFault] {
    let events = eventDispatcher
    // An open list of values takes all keys: Tab would close it.
    if modalView?.accessibilityElement?.role == .menu { return [] }
    let before = events.focusedView
    let isShown = before?.isFocusVisible ?? true
    // Tab brings what it reaches into view.
    let offsets = root.scrollViews.map { ($0, $0.contentOffset) }
    // The walk ends where the focus leaves the scene, in a window too.
    let keepsFocus = events.keepsFocus
    events.keepsFocus = false
    defer {
      events.keepsFocus = keepsFocus
      if let before { events.returnFocus(to: before, isVisible: isShown) } else { events.focus(nil) }
      for (view, offset) in offsets where view.contentOffset != offset { view.contentOffset = offset }
      root.layoutIfNeeded()
    }
    // Cells may show other rows in the end.
    let wanted = nodes.filter(\.isFocusable).map { node in
      (node: node, name: node.name, chain: Set(node.layer.superlayerChain.map(AccessibilityID.init)))
    }
    var walk = TabWalk()
    walk.run(self)
    if let trap = walk.trap {
      guard walk.stops.count > 1 || nodes.contains(where: { $0.isFocusable && !trap.isAround($0.layer) }) else {
        return []
      }
      return [
        AccessibilityFault(
          kind: .focusTrap, layer: trap, message: "Tab does not leave the view: its keyDown(_:) handles Tab")
      ]
    }
    // Tab passes over a table each of whose rows has a stop.
    let tables = walk.containers.values.filter { !$0.isTabStop }.map { AccessibilityID($0) }
    let reached = Set(walk.stops.map(\.id) + tables)
    let unreached = wanted.filter { reached.isDisjoint(with: $0.chain) }.map { node, name, _ in
      AccessibilityFault(
        kind: .unreachable, layer: node.layer,
        message: "no key reaches \(name): return true from canBecomeFocused, or handle its keys in a view around it")
    }
    return unreached + walk.unscrolledFaults(in: self) + walk.orderFaults
      + (walk.isComplete ? walk.faultsBelow(in: self) : [])
  }
}

/// The views that Tab reaches, one after the other.
private struct TabWalk {
  struct Stop {
    let view: View
    let id: AccessibilityID
    let name: String
    /// The innermost scroll view around, and the frame in its content.
    let scrollView: ScrollView?
    let frame: Rect

    init(_ view: View) {
      self.view = view
      id = AccessibilityID(view)
      name = view.nameInFaults
      scrollView = view.scrollViewAround
      frame = scrollView.map { $0.convert(view.bounds, from: view) } ?? .zero
    }

    /// Whether both are one view, or show the same row one after the other.
    func isSame(as stop: Stop) -> Bool {
      id == stop.id
        || scrollView != nil && scrollView === stop.scrollView && frame == stop.frame && name == stop.name
    }
  }

  private(set) var stops: [Stop] = []
  /// The tables around the stops.
  private(set) var containers: [ObjectIdentifier: any FocusContainer] = [:]
  /// The view that Tab does not leave.
  private(set) var trap: View?
  /// Whether the walk came to its end.
  private(set) var isComplete = false

  /// The most views that are looked at.
  private static let limit = 1000
  /// The most heights of a scroll view that are looked at below the last view that Tab reaches in it.
  private static let pages = 10

  mutating func run(_ scene: Scene) {
    scene.focus(nil)
    // Tab from the last view leaves the scene; a modal view begins again.
    for _ in 0..<Self.limit {
      let last = scene.focusedView
      scene.send(.key(KeyEvent(.tab)))
      guard let view = scene.focusedView else {
        isComplete = true
        return
      }
      if view === last {
        trap = view
        return
      }
      let stop = Stop(view)
      if stops.contains(where: stop.isSame) {
        isComplete = true
        return
      }
      stops.append(stop)
      for case let container as any FocusContainer in view.superlayerChain.dropFirst() {
        containers[ObjectIdentifier(container)] = container
      }
    }
  }

  /// Views of one scroll view that follow each other, of which the later one is above.
  var orderFaults: [AccessibilityFault] {
    zip(stops, stops.dropFirst()).compactMap { first, second in
      let overlap = min(first.frame.maxX, second.frame.maxX) - max(first.frame.minX, second.frame.minX)
      guard first.scrollView != nil, first.scrollView === second.scrollView, overlap > 0,
        second.frame.maxY <= first.frame.minY
      else { return nil }
      return AccessibilityFault(
        kind: .order, layer: second.view, message: "Tab reaches \(second.name) after \(first.name), but it is above")
    }
  }

  /// Scroll views with more content than they show that keys do not scroll: Tab reaches neither them nor a view inside.
  func unscrolledFaults(in scene: Scene) -> [AccessibilityFault] {
    scene.root.scrollViews.filter { view in
      view.scrollsByKeys && !view.bounds.isEmpty && view.canScrollAtAll && !stops.contains { view.isAround($0.view) }
        && stops.allSatisfy { !$0.view.isModal }
    }.map {
      AccessibilityFault(
        kind: .unreachable, layer: $0,
        message: "no key scrolls \($0.nameInFaults): return true from canBecomeFocused, here or in a view inside")
    }
  }

  /// Views in scroll views, below the last one there that Tab reaches.
  func faultsBelow(in scene: Scene) -> [AccessibilityFault] {
    let reached = Set(stops.map(\.id))
    var seen: Set<ObjectIdentifier> = []
    return stops.reversed().compactMap { stop in
      guard let scrollView = stop.scrollView, scrollView.scene === scene,
        seen.insert(ObjectIdentifier(scrollView)).inserted
      else { return nil }
      let lowest = stops.filter { $0.scrollView === scrollView }.max { $0.frame.maxY < $1.frame.maxY } ?? stop
      let end = lowest.frame.maxY
      var offset = scrollView.contentOffset
      offset.y = max(offset.y, end - scrollView.bounds.height)
      for _ in 0..<Self.pages {
        scrollView.contentOffset = scrollView.clampedContentOffset(offset)
        scene.root.layoutIfNeeded()
        for view in scrollView.focusableViews where view.scrollViewAround === scrollView {
          let frame = scrollView.convert(view.bounds, from: view)
          guard frame.minY >= end, !reached.contains(AccessibilityID(view)) else { continue }
          return AccessibilityFault(
            kind: .unreachable, layer: view,
            message: "no key reaches \(view.nameInFaults): Tab does not continue below \(lowest.name)")
        }
        offset.y += scrollView.bounds.height * 0.8
        if scrollView.clampedContentOffset(offset) == scrollView.contentOffset { break }
      }
      return nil
    }.reversed()
  }
}

extension AccessibilityTree.Node {
  /// Whether keys have to reach the element.
  fileprivate var isFocusable: Bool {
    element.role.isControl && element.role != .key && !element.actions.isEmpty
      && !element.states.contains(.disabled) && layer.layerAboveRoot?.levelAboveRoot != .keyboard
  }
}

extension View {
  /// Whether the view is a layer, or around it.
  fileprivate func isAround(_ layer: Layer) -> Bool { layer === self || layer.isDescendant(of: self) }

  fileprivate var scrollViewAround: ScrollView? {
    superlayerChain.lazy.dropFirst().compactMap { $0 as? ScrollView }.first
  }

  fileprivate var nameInFaults: String { effectiveAccessibilityElement?.nameInFaults ?? "a view" }
}

extension Layer {
  /// The scroll views that are shown, from the outside to the inside.
  fileprivate var scrollViews: [ScrollView] {
    isHidden ? [] : [self].compactMap { $0 as? ScrollView } + sublayers.flatMap(\.scrollViews)
  }

  /// The shown views inside that take the focus.
  fileprivate var focusableViews: [View] {
    let view = self as? View
    guard !isHidden, view?.isUserInteractionEnabled ?? true else { return [] }
    return (view.map { $0.canBecomeFocused ? [$0] : [] } ?? []) + sublayers.flatMap(\.focusableViews)
  }
}
