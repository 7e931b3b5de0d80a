import InlayLayers

/// The listener for announcements of a scene, which a host sets while assistive technology listens.
package struct AnnouncementListener: EnvironmentValue {
  let handler: (_ text: String, _ priority: Scene.AnnouncementPriority) -> Void

  package init(_ handler: @escaping (_ text: String, _ priority: Scene.AnnouncementPriority) -> Void) {
    self.handler = handler
  }
}

/// The observer of the app.
private struct AnnouncementObserver: EnvironmentValue {
  let handler: (_ text: String, _ priority: Scene.AnnouncementPriority) -> Void
}

extension Scene {
  /// The urgency of an announcement, by ARIA's names.
  public enum AnnouncementPriority: Hashable, Sendable {
    /// Waits until assistive technology has finished speaking.
    case polite
    /// Interrupts what is being said: for what the user must know at once.
    case assertive
  }

  /// Has assistive technology say a text that no element has, such as the end of some work. Without a listener this
  /// costs two look-ups.
  ///
  ///     scene.announce("Saved")
  ///     scene.announce("No connection", priority: .assertive)
  ///
  /// - Parameters:
  ///   - text: The text; not made without a listener, and once for all.
  ///   - priority: Whether the text interrupts what is being said; `polite`, which waits, by default.
  public func announce(_ text: @autoclosure () -> String, priority: AnnouncementPriority = .polite) {
    let listener = environmentValues.value(of: AnnouncementListener.self)
    let observer = environmentValues.value(of: AnnouncementObserver.self)
    if listener == nil && observer == nil { return }
    let text = text()
    observer?.handler(text, priority)
    listener?.handler(text, priority)
  }

  /// Called with each announcement, the library's and the app's, whether assistive technology listens or not: for
  /// tests, and for machines with a voice of their own. It gets the text, plain and in the language of the scene's
  /// traits, and its priority. It is called during the call that announces. Nil by default.
  public var onAnnouncement: ((_ text: String, _ priority: AnnouncementPriority) -> Void)? {
    get { environmentValues.value(of: AnnouncementObserver.self)?.handler }
    set { setEnvironmentValue(newValue.map(AnnouncementObserver.init)) }
  }
}
