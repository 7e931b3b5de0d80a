import InlayGraphics
import InlayLayers

/// Sends events to the views of a scene.
///
/// A press goes to the innermost view that takes it, until its end; if it becomes a drag, the innermost scroll view
/// that can scroll follows the pointer instead. Wheels scroll the innermost scroll view that can scroll. Keys go to the
/// focused view, and from there outwards. All effects take place during `send(_:)`; the next tick shows them. The scene
/// is laid out before each event.
public final class EventDispatcher {
  public let scene: Scene

  var press: Press?
  /// The rest of a wheel's distance, less than a pixel, and its view.
  var wheelRest: (view: Weak<ScrollView>, distance: Size)?
  private weak var keyView: View?

  public init(scene: Scene) { self.scene = scene }

  /// Ignores events with numbers that are not finite.
  ///
  /// - Returns: Whether a view handled the event.
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
      case .hovered: return false
      }
    case .wheel(let wheel): return turn(wheel)
    case .key(let key): return press(key)
    }
  }

  /// Presses and releases at a point, in points of the scene.
  ///
  /// - Returns: Whether a view handled the release.
  @discardableResult
  public func tap(at point: Point) -> Bool {
    send(.pointer(PointerEvent(.down, at: point)))
    return send(.pointer(PointerEvent(.up, at: point)))
  }

  /// The view that keys go to; nil if there is none, or it left the scene.
  public var focusedView: View? { keyView?.scene === scene ? keyView : nil }

  /// Moves the focus to a view of the scene that can become focused, or to none. Ignores other views.
  ///
  /// - Parameter isShown: Whether the view shows the focus.
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
    for case let view as View in view.superlayerChain where view.keyDown(event) { return true }
    switch event.key {
    case .tab: return moveFocus(from: view, forward: true)
    case .backTab: return moveFocus(from: view, forward: false)
    default: return false
    }
  }

  /// Without a focused view, keys that move the focus give it to the first focusable view, or to the last.
  private func enter(by event: KeyEvent) -> Bool {
    let views = focusableViews
    switch event.key {
    case .tab, .backTab, .up, .down, .pageUp, .pageDown, .home, .end: break
    case .left, .right, .space, .return, .escape, .a: return false
    }
    guard let view = event.key == .backTab ? views.last : views.first else { return false }
    focus(view)
    switch event.key {
    case .home, .end: return view.keyDown(event)
    case .tab, .backTab: return true
    // Without a visible row for the focus, the key scrolls.
    default: return (view as? TableView).map { $0.focus == nil ? $0.keyDown(event) : true } ?? true
    }
  }

  /// From the last view the focus leaves the scene, and the event is not handled: the host can move the focus on.
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
    // A list, not recursion, since trees may be deep.
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

/// A weak reference.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
