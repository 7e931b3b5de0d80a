import InlayGraphics
import InlayViews

extension Window {
  /// An event of a window. A value, made from an event of SDL.
  public enum Event: Hashable, Sendable {
    /// A pointer, wheel or key event for the views of the window; or a text, between `beginTextInput(at:)` and
    /// `endTextInput()`, or one that an input method composes.
    case input(InlayViews.Event)
    /// The mouse's back button was pressed.
    case backRequested
    /// A program, perhaps this one, changed the clipboard.
    case clipboardChanged
    /// The pixels or the scale changed. The scene follows before the next frame.
    case resized
    /// The window moved: its position on the desktop, in the display's units.
    case moved(Point)
    case shown, hidden
    case focusGained, focusLost
    /// The window is on another screen, or its screen changed.
    case displayChanged
    /// The `appearance` of the window changed.
    case appearanceChanged
    /// The user wants to close the window. Unless the event is handled, it closes.
    case closeRequested
  }
}

/// SDL's time stamps as seconds.
enum EventTime {
  /// The time of an event, in seconds since SDL's start.
  ///
  /// - Parameters:
  ///   - stamp: Milliseconds, in 32 bits: they begin again at 0 every 49 days.
  ///   - ticks: Milliseconds since the start.
  static func seconds(of stamp: UInt32, ticks: UInt64) -> Double {
    let age = UInt32(truncatingIfNeeded: ticks) &- stamp
    // A stamp of the future: the event came between the two readings.
    guard age < 1 << 31 else { return Double(ticks) / 1000 }
    return Double(ticks - min(ticks, UInt64(age))) / 1000
  }
}
