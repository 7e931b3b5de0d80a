import InlayGraphics
import InlayLayers

/// The input of a scene: presses, hover, focus and clipboard. `Scene.send(_:)` describes where events go.
///
/// A scene makes its dispatcher on the first use, see Scene+Input.swift, and keeps it to its end.
package final class EventDispatcher: EnvironmentValue {
  /// The scene, which keeps the dispatcher. A call into the app's code may let it go: who uses the dispatcher
  /// afterwards keeps the scene meanwhile.
  unowned let scene: Scene

  /// The pointers that are down, by their ids.
  var presses: [Int: Press] = [:]
  /// The views below the hovering pointer, innermost first.
  var hoveredViews: [Weak<View>] = []
  /// The hovering pointer's last event; nil if none hovers.
  var hover: PointerEvent?
  /// The view with the focus, though keys may not reach it now. One that everybody else let go lives until it has heard
  /// that the focus left; a container, such as the table of a page, may go.
  var keyView: View? {
    get { keptView ?? weakKeyView }
    set { (weakKeyView, keptView) = (newValue, newValue is any FocusContainer ? nil : newValue) }
  }
  private weak var weakKeyView: View?
  private var keptView: View?
  /// The view that the focus is coming back to; nil while it does not.
  private weak var returningView: View?
  /// The memories of where the focus returns to later.
  private var memories: [Weak<FocusMemory>] = []
  /// The key that was pressed last.
  var heldKey: HeldKey?
  /// Whether the text of the last key has no effect.
  var dropsText = false
  /// Whether the last key was a space that a view used without taking text: it is not typed as well.
  var dropsSpace = false
  /// Whether Tab continues from the last view to the first one, as in a window, instead of leaving the scene.
  package var keepsFocus = false
  /// The event that began the last press; nil before the first. It decides whether a text input got the focus by touch.
  package internal(set) var lastPress: PointerEvent?
  /// Whether assistive technology acted on a view since the last press.
  package internal(set) var isAssisted = false
  /// The view that `Scene.onFocusChange` reported last.
  private weak var reportedView: View?
  /// The clipboard that the app set; nil for the host's.
  var ownPasteboard: (any Pasteboard)?
  /// The clipboard of the host; one of the scene's own if the host sets none.
  package lazy var hostPasteboard: any Pasteboard = LocalPasteboard()
  /// The clipboard of the scene's views.
  var pasteboard: any Pasteboard { ownPasteboard ?? hostPasteboard }
  /// The text that was selected last on the desktop, which the middle button pastes; nil if the host has none.
  package var selectionPasteboard: (any Pasteboard)?

  init(for scene: Scene) { self.scene = scene }

  /// Delivers an event: see `Scene.send(_:)`, which keeps the scene meanwhile.
  ///
  /// - Returns: Whether a view handled the event.
  func send(_ event: Event) -> Bool {
    guard event.isFinite else { return false }
    if let time = event.time { scene.advanceClock(to: time) }
    if event.isActivity { scene.noteActivity() }
    fireTimers(until: scene.time)
    scene.root.layoutIfNeeded()
    scene.tellLayoutObservers()
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .down: return beginPress(pointer)
      case .moved: return movePress(pointer)
      case .up: return endPress(pointer)
      case .cancelled: return cancelPress(pointer.id) || endHover(of: pointer.id)
      case .hovered: return moveHover(pointer)
      }
    case .wheel(let wheel): return turn(wheel)
    case .key(let key): return press(key)
    case .text(let text):
      let isUsed = dropsText || dropsSpace && text.text == " "
      dropsSpace = false
      return isUsed || entering { $0.insertText(text) }
    // Input methods also report that nothing is composed.
    case .composition(let composition) where composition.text.isEmpty:
      return typing { $0.asTextInput?.setMarkedText(composition) ?? false }
    case .composition(let composition): return entering { $0.setMarkedText(composition) }
    }
  }

  /// Whether the press of a pointer has an effect when it ends now: an interaction drags or keeps it, or it is still on
  /// its view.
  package func isEffective(pointer id: Int) -> Bool {
    guard let press = presses[id], let taker = press.taker(in: scene) else { return false }
    return press.isDrag || press.isKept || taker.view.map(press.isInside) ?? false
  }

  /// The view that keys go to: see `Scene.focusedView`.
  package var focusedView: View? { keyView.flatMap { canTakeKeys($0) ? $0 : nil } }

  /// Whether a view is in the scene, neither it nor a layer around it is hidden or has user interaction disabled, and
  /// no modal view is in front.
  private func canTakeKeys(_ view: View) -> Bool {
    view.scene === scene && isReachable(view) && isInFront(view)
  }

  /// Whether neither a view nor a layer around it is hidden or has user interaction disabled.
  private func isReachable(_ view: View) -> Bool {
    view.superlayerChain.allSatisfy { !$0.isHidden && ($0 as? View)?.isUserInteractionEnabled ?? true }
  }

  /// Moves the focus: see `Scene.focus(_:isVisible:)`.
  package func focus(_ view: View?, isVisible: Bool = true) {
    let scene = self.scene
    // Who hears of the focus may let the scene go.
    defer { withExtendedLifetime(scene) {} }
    scene.root.layoutIfNeeded()
    let view = view.map { ($0 as? any FocusPassing)?.focusReceiver ?? $0 }
    if let view, !view.canBecomeFocused || !canTakeKeys(view) { return }
    let old = keyView
    keyView = view
    if view != nil { scene.addLayoutObserver(self) }
    if let old, old !== view { old.focusState = .none }
    if keyView === view { view?.focusState = isVisible ? .shown : .hidden }
    reportFocus()
    // A pressed view does not move below the pointer.
    focusedView?.showInScrollViews(scrolls: presses.isEmpty)
  }

  /// Moves the focus back to a view that had it before: a text is selected as it was then.
  package func returnFocus(to view: View, isVisible: Bool) {
    returningView = view
    focus(view, isVisible: isVisible)
    returningView = nil
  }

  /// Whether the focus comes back to a view now.
  package func isReturningFocus(to view: View) -> Bool { returningView === view }

  /// Reports the focus to the app, once it has moved.
  private func reportFocus() {
    guard reportedView !== keyView else { return }
    let old = reportedView
    reportedView = keyView
    scene.onFocusChange?(old, keyView)
  }

  /// Notes a view to which the focus comes back later, as long as the memory of it lives.
  func add(_ memory: FocusMemory) {
    memories.removeAll { $0.object == nil }
    memories.append(Weak(object: memory))
    scene.addLayoutObserver(self)
  }

  /// Whether the focus comes back to a view later.
  var hasMemories: Bool { memories.contains { $0.object?.view != nil } }

  /// Whether the focus is inside a layer, or comes back to a view inside later. O(depth).
  package func holdsFocus(inside layer: Layer) -> Bool {
    hasFocus(inside: layer) || memories.contains { $0.object?.view?.isDescendant(of: layer) ?? false }
  }

  /// Ends memories of views inside a layer that is going to show something else.
  package func forgetFocus(inside layer: Layer) {
    for case let memory? in memories.map(\.object) where memory.view?.isDescendant(of: layer) ?? false {
      memory.view = nil
    }
  }

  /// Whether a view has the focus, though keys may not reach it now. O(1).
  var hasFocus: Bool { keyView != nil }

  /// Whether the focused view, or one that is hidden meanwhile, is in a layer. O(depth).
  package func hasFocus(inside layer: Layer) -> Bool { keyView?.isDescendant(of: layer) ?? false }

  /// The views at a point of the scene, from the hit one outwards to a modal one.
  func views(at point: Point) -> [View] { scene.root.hitTest(point)?.viewChain ?? [] }

  /// The same for a pointer: for a mouse on a scroll bar, without what is below the bar.
  func views(at point: Point, for kind: PointerEvent.Kind) -> [View] {
    let views = views(at: point)
    guard kind == .mouse,
      let index = views.firstIndex(where: { view in
        (view as? ScrollView)?.scrollBar(at: view.convert(point, from: nil)) != nil
      })
    else { return views }
    return Array(views[index...])
  }

  /// Whether no modal view keeps events from a view.
  func isInFront(_ view: View) -> Bool { scene.modalView.map(view.isDescendant) ?? true }

  /// Returns the views around those in which user interaction is disabled, although they are hit.
  func takers(of views: [View]) -> ArraySlice<View> {
    views.lastIndex { !$0.isUserInteractionEnabled }.map { views[($0 + 1)...] } ?? views[...]
  }
}

/// A focused view that left the scene has lost the focus, and so has a text input that was disabled or hidden: what was
/// typed is committed. A table that comes back, such as that of a page below another one, has it again.
extension EventDispatcher: LayoutObserver {
  package func sceneDidLayOut() -> Bool {
    if let view = keyView, hasLost(view) { endFocus() }
    return keyView != nil || hasMemories
  }

  private func hasLost(_ view: View) -> Bool {
    if view.scene !== scene { return !(view is any FocusContainer) }
    return view.asTextInput != nil && !(view.canBecomeFocused && isReachable(view))
  }

  /// Ends the focus in the middle of a layout.
  package func endFocus() {
    let scene = self.scene
    defer { withExtendedLifetime(scene) {} }
    let view = keyView
    keyView = nil
    view?.focusState = .none
    reportFocus()
  }
}

extension Layer {
  /// The layer, if it is a view, and the views around it, innermost first; those around a modal one are left out.
  final var viewChain: [View] {
    var views: [View] = []
    for case let view as View in superlayerChain {
      views.append(view)
      if view.isModal { break }
    }
    return views
  }
}
