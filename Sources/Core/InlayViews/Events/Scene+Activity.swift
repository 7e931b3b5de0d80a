import InlayLayers

private struct ActivityListener: EnvironmentValue {
  let handler: () -> Void
}

extension Scene {
  /// Called each time that somebody does something: for each event of a pointer, a wheel or a keyboard, handled or not,
  /// and for each action of assistive technology; `nil` by default. It is called before the effect, and not for calls
  /// of the app. `onIdle(after:_:)` counts the time since the last call.
  ///
  /// Without a closure this costs a look-up for each event.
  public var onActivity: (() -> Void)? {
    get { environmentValues.value(of: ActivityListener.self)?.handler }
    set { setEnvironmentValue(newValue.map(ActivityListener.init)) }
  }

  package func noteActivity() {
    restartIdleTimers()
    onActivity?()
  }
}

extension Event {
  /// Whether somebody did something. A pointer is cancelled by the system.
  package var isActivity: Bool { if case .pointer(let pointer) = self { pointer.phase != .cancelled } else { true } }
}
