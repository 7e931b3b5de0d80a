import InlayLayers

/// The listener for announcements of a scene, which a host sets while assistive technology listens.
package struct AnnouncementListener: EnvironmentValue {
  let handler: (_ text: String, _ isUrgent: Bool) -> Void

  package init(_ handler: @escaping (_ text: String, _ isUrgent: Bool) -> Void) { self.handler = handler }
}

/// That of the app.
private struct AnnouncementObserver: EnvironmentValue {
  let handler: (_ text: String, _ isUrgent: Bool) -> Void
}

extension Scene {
  /// Has assistive technology say a text that no element has, such as the end of some work. Without a listener this
  /// costs two look-ups.
  ///
  /// - Parameters:
  ///   - text: The text; not made without a listener, and once for all.
  ///   - isUrgent: Whether the text interrupts what is being said.
  public func announce(_ text: @autoclosure () -> String, isUrgent: Bool = false) {
    let listener = environmentValues.value(of: AnnouncementListener.self)
    let observer = environmentValues.value(of: AnnouncementObserver.self)
    if listener == nil && observer == nil { return }
    let text = text()
    observer?.handler(text, isUrgent)
    listener?.handler(text, isUrgent)
  }

  /// Called with each announcement, the library's and the app's, whether assistive technology listens or not: for
  /// tests, and for machines with a voice of their own. It gets the text, plain and in the language of the scene's
  /// traits, and whether it interrupts what is being said. It is called during the call that announces.
  public var onAnnouncement: ((_ text: String, _ isUrgent: Bool) -> Void)? {
    get { environmentValues.value(of: AnnouncementObserver.self)?.handler }
    set { setEnvironmentValue(newValue.map(AnnouncementObserver.init)) }
  }
}
