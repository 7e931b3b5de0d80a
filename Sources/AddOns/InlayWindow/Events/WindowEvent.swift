import InlayGraphics
import InlayViews

/// An event of a window. A value, made from an event of SDL.
public enum WindowEvent: Hashable, Sendable {
  /// A pointer, a wheel or a key, for the views of the window; a text, between `beginTextInput(at:)` and
  /// `endTextInput()`, or one that an input method composes.
  case input(Event)
  /// The mouse's back button was pressed.
  case backRequested
  /// Another program, or this one, put something on the clipboard.
  case clipboardChanged
  /// Pixels, or the scale, changed. The scene follows before the next frame.
  case resized
  /// The position on the desktop, in the display's units.
  case moved(Point)
  /// The display lost the window's pixels.
  case exposed
  case shown, hidden
  case focusGained, focusLost
  /// The window is on another screen, or the screen changed.
  case displayChanged
  /// The window has another `appearance`.
  case appearanceChanged
  /// The user wants the window closed. It closes unless the event is handled.
  case closeRequested
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
