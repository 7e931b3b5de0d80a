import InlayGraphics
import InlayViews

/// An event of a window. A value, made from an event of SDL.
public enum WindowEvent: Hashable, Sendable {
  /// A pointer or a wheel, for the views of the window.
  case input(Event)
  /// A key. The views get those that `KeyPress.listEvent` knows.
  case key(KeyPress)
  /// The mouse's back button was pressed.
  case back
  /// Text was entered, between `beginTextInput(at:)` and `endTextInput()`.
  case text(String)
  /// An input method composes text that is not entered yet; empty at the end.
  case composition(TextComposition)
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

/// Text that is being composed.
public struct TextComposition: Hashable, Sendable {
  public var text: String
  /// The caret, or the beginning of the selected part, in characters of the text.
  public var start: Int
  /// The length of the selected part, in characters.
  public var length: Int

  package init(_ text: String, start: Int = 0, length: Int = 0) {
    self.text = text
    self.start = start
    self.length = length
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
