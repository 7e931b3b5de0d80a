import InlayGraphics
import InlayLayers

/// Brings events to the views of a scene.
///
/// A press goes to the innermost view that takes it, until it is let go; when it becomes a drag, the innermost scroll view
/// that can follows the pointer instead. Wheels turn the innermost scroll view that can scroll. Keys go to the view that
/// has the focus, and from there outwards. Everything takes place within `send(_:)`; the next tick shows it. Views are
/// laid out before, so that each event meets what is there.
public final class EventDispatcher {
  public let scene: Scene

  var press: Press?
  /// What a wheel left over of a pixel, and of which view.
  var wheelRest: (view: Weak<ScrollView>, distance: Size)?
  private weak var keyView: View?

  public init(scene: Scene) { self.scene = scene }

  /// Events with numbers that are not finite are passed over.
  ///
  /// - Returns: Whether some view had a use for the event.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    guard event.isFinite else { return false }
    scene.root.layoutIfNeeded()
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: return beginPress(at: pointer.position)
      case .moved: return movePress(to: pointer.position)
      case .up: return endPress(at: pointer.position)
      case .cancelled: return cancelPress()
      }
    case .wheel(let wheel): return turn(wheel)
    case .key(let key): return press(key)
    }
  }

  /// Presses at a point, in points of the scene, and lets go.
  @discardableResult
  public func tap(at point: Point) -> Bool {
    send(.pointer(PointerEvent(.down, at: point)))
    return send(.pointer(PointerEvent(.up, at: point)))
  }

  // MARK: Focus

  /// The view that keys go to; nil where it has left the scene.
  public var focusedView: View? { keyView?.scene === scene ? keyView : nil }

  /// Has keys go to a view of the scene that can become focused, or to none. It shows it unless it is not to.
  public func focus(_ view: View?, isShown: Bool = true) {
    scene.root.layoutIfNeeded()
    if let view, !view.canBecomeFocused || view.scene !== scene { return }
    if let keyView, keyView !== view { keyView.focusState = .none }
    keyView = view
    view?.focusState = isShown ? .shown : .hidden
  }

  private func press(_ event: KeyEvent) -> Bool {
    if event.key == .escape && cancelPress() { return true }
    guard let view = focusedView else { return enter(by: event) }
    view.focusState = .shown
    var layer: Layer? = view
    while let current = layer {
      if let view = current as? View, view.keyDown(event) { return true }
      layer = current.superlayer
    }
    switch event.key {
    case .tab: return moveFocus(from: view, forward: true)
    case .backTab: return moveFocus(from: view, forward: false)
    default: return false
    }
  }

  /// Keys that move a focus bring it to the first view that takes it, or the last, when there is none.
  private func enter(by event: KeyEvent) -> Bool {
    let views = focusableViews
    switch event.key {
    case .tab, .backTab, .up, .down, .pageUp, .pageDown, .home, .end: break
    case .left, .right, .space, .return, .escape: return false
    }
    guard let view = event.key == .backTab ? views.last : views.first else { return false }
    focus(view)
    switch event.key {
    case .home, .end: return view.keyDown(event)
    case .tab, .backTab: return true
    // Where there is nothing in view to bring the focus to, the key scrolls.
    default: return (view as? TableView).map { $0.focus == nil ? $0.keyDown(event) : true } ?? true
    }
  }

  /// From the last view the focus leaves the scene, which is no use of the event: whoever is around may have one.
  private func moveFocus(from view: View, forward: Bool) -> Bool {
    let views = focusableViews
    let index = views.firstIndex { $0 === view }.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : views.count - 1)
    let next = views.indices.contains(index) ? views[index] : nil
    focus(next)
    return next != nil
  }

  /// In the order of the tree.
  private var focusableViews: [View] {
    var views: [View] = []
    // By a list, since trees may be deep.
    var waiting = [scene.root]
    while let layer = waiting.popLast() {
      guard !layer.isHidden else { continue }
      if let view = layer as? View {
        if view.canBecomeFocused { views.append(view) }
        guard view.admitsEvents else { continue }
      }
      waiting += layer.sublayers.reversed()
    }
    return views
  }
}

/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
