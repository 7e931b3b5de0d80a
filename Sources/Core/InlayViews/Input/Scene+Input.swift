import InlayGraphics
import InlayLayers

/// The input of a scene.
extension Scene {
  /// Delivers an event to the scene's views. Positions are in points of the scene. An event with a time moves the
  /// scene's clock to it first, and the scene is laid out before each event. Events with numbers that are not finite
  /// are ignored.
  ///
  /// A press goes to the innermost `Interaction` that takes it, until its end. If it becomes a drag, the innermost one
  /// that wants such a drag gets it instead, such as that of a scroll view that can scroll. Presses of several fingers
  /// are independent. Wheels scroll the innermost scroll view that can scroll. Keys and text go to the focused view,
  /// and from there outwards. Effects take place during this call or, if time has to pass, during the scene's tick.
  /// The next frame shows them.
  ///
  /// The scene keeps its presses, its focus and its pasteboard to its end. They cost nothing before the first use.
  ///
  /// - Returns: Whether a view handled the event.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    // Handlers may let the scene go.
    withExtendedLifetime(self) { eventDispatcher.send(event) }
  }

  /// Presses the primary button and releases it at once, at a point of the scene.
  ///
  /// - Returns: Whether a view handled the release.
  @discardableResult
  public func tap(at point: Point) -> Bool {
    send(.pointer(PointerEvent(.down, at: point)))
    return send(.pointer(PointerEvent(.up, at: point)))
  }

  /// The view that keys go to. Nil if there is none, and while it is hidden, behind a modal view, in a view without
  /// user interaction, or outside the scene. O(depth).
  public var focusedView: View? { knownEventDispatcher?.focusedView }

  /// Moves the focus to a view of the scene that can become focused, or to none. Ignores other views, hidden ones,
  /// those behind a modal view, and those without user interaction. The focus has moved before views hear of it. If one
  /// of them moves it on, the last call holds.
  ///
  /// - Parameters:
  ///   - view: The view; nil for none.
  ///   - isVisible: Whether the view shows the focus, as after a key; false by default.
  public func focus(_ view: View?, isVisible: Bool = false) { eventDispatcher.focus(view, isVisible: isVisible) }

  /// The clipboard of the scene's views, which the scene retains. By default a window's is the desktop's, and a scene
  /// without a window has its own. If you set another one, it stays in windows too.
  public var pasteboard: any Pasteboard {
    get { eventDispatcher.pasteboard }
    set { eventDispatcher.ownPasteboard = newValue }
  }

  /// Called each time that the focus has moved to another view, or to none, after the views themselves are told; `nil`
  /// by default. Use it for a keyboard on the screen, or for help that follows the focus. A view that left the scene
  /// has lost the focus at the next tick or event. Not called for a table that was freed with the focus until the focus
  /// moves on; `old` is then `nil`.
  public var onFocusChange: ((_ old: View?, _ new: View?) -> Void)? {
    get { environmentValues.value(of: FocusListener.self)?.handler }
    set { setEnvironmentValue(newValue.map(FocusListener.init)) }
  }

  /// The dispatcher of the scene, which keeps it. Made on the first use.
  package var eventDispatcher: EventDispatcher {
    if let known = knownEventDispatcher { return known }
    let dispatcher = EventDispatcher(for: self)
    setEnvironmentValue(dispatcher)
    return dispatcher
  }

  /// The dispatcher; nil before the first use: there was no input, and nothing has the focus.
  package var knownEventDispatcher: EventDispatcher? { environmentValues.value(of: EventDispatcher.self) }

  /// The topmost modal view; nil for none. O(sublayers of the root).
  package var modalView: View? {
    root.paintedSublayers.last { !$0.isHidden && ($0 as? View)?.isModal == true } as? View
  }
}

private struct FocusListener: EnvironmentValue {
  let handler: (_ old: View?, _ new: View?) -> Void
}

extension View {
  /// The dispatcher of the view's scene; nil without a scene, and before the first input.
  package final var knownEventDispatcher: EventDispatcher? { scene?.knownEventDispatcher }

  /// The dispatcher while a view has the focus, though keys may not reach it now; nil otherwise. O(1).
  package final var dispatcherWithFocus: EventDispatcher? {
    guard let scene, scene.hasLayoutObservers, let events = scene.knownEventDispatcher, events.hasFocus else {
      return nil
    }
    return events
  }

  /// The same while the focus comes back to a view later, too. O(1).
  package final var dispatcherHoldingFocus: EventDispatcher? {
    guard let scene, scene.hasLayoutObservers, let events = scene.knownEventDispatcher,
      events.hasFocus || events.hasMemories
    else { return nil }
    return events
  }

  /// Moves the focus to the view, if it is in a scene and can become focused.
  ///
  /// - Parameter isVisible: Whether the view shows the focus, as after a key; false by default.
  public final func becomeFocused(isVisible: Bool = false) { scene?.focus(self, isVisible: isVisible) }

  /// Gives the focus up, if the view has it.
  public final func resignFocus() {
    guard let events = knownEventDispatcher, let focused = events.keyView else { return }
    if focused === self || focused === (self as? any FocusPassing)?.focusReceiver { events.focus(nil) }
  }
}
