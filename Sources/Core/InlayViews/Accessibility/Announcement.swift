import InlayLayers

/// The listener for announcements of a scene, which a host sets while assistive technology listens.
package struct AnnouncementListener: EnvironmentValue {
  package let handler: (_ text: String, _ isUrgent: Bool) -> Void

  package init(_ handler: @escaping (_ text: String, _ isUrgent: Bool) -> Void) { self.handler = handler }
}

extension Scene {
  /// Has assistive technology say a text that no element has, such as the end of some work. Without a listener this
  /// costs a look-up.
  ///
  /// - Parameters:
  ///   - text: The text; not made without a listener.
  ///   - isUrgent: Whether the text interrupts what is being said.
  public func announce(_ text: @autoclosure () -> String, isUrgent: Bool = false) {
    environmentValues.value(of: AnnouncementListener.self)?.handler(text(), isUrgent)
  }
}
