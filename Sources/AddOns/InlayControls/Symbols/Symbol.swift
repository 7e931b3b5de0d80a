import InlayGraphics
import InlayText

/// A small picture of lines in one colour, of the built-in set. `Image.symbol(_:)` and `Image.tile(_:color:)` make
/// images of it.
///
/// The raw value is the name in scene files, such as `chevron.forward`. The symbols share one style: a grid of 24
/// units, lines of 2 units with round ends, and the same optical size.
public enum Symbol: String, CaseIterable, Hashable, Sendable {
  case plus, minus, check, cross
  case plusCircle = "plus.circle"
  case minusCircle = "minus.circle"
  case checkCircle = "check.circle"
  case crossCircle = "cross.circle"
  case ellipsis, list, sliders, info, question, warning
  case chevronForward = "chevron.forward"
  case chevronBack = "chevron.back"
  case chevronRight = "chevron.right"
  case chevronLeft = "chevron.left"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case chevronUpDown = "chevron.up.down"
  case arrowForward = "arrow.forward"
  case arrowBack = "arrow.back"
  case arrowRight = "arrow.right"
  case arrowLeft = "arrow.left"
  case arrowUp = "arrow.up"
  case arrowDown = "arrow.down"
  case share, search, refresh, download, upload, copy, link, trash, pencil, play, pause, stop, power, shift,
    backspace, `return`, wifi
  case wifiSlash = "wifi.slash"
  case bluetooth, signal, airplane, battery, bell
  case bellSlash = "bell.slash"
  case moon, sun, volume
  case volumeOff = "volume.off"
  case microphone, gear, globe, display, keyboard, printer, drive, cloud, accessibility, person, people, hand, eye
  case eyeSlash = "eye.slash"
  case lock, key, shield, home, camera, photo, mail, phone, map, pin, cart, heart, star, bookmark, flag, tag, clock,
    hourglass, calendar, folder, document, bolt, drop, leaf, bulb, wrench

  var shapes: SymbolShapes { signShapes ?? actionShapes ?? deviceShapes ?? thingShapes ?? SymbolShapes() }
}

/// The names of symbols' weights in files.
package enum SymbolWeight: String, CaseIterable, Hashable, Sendable {
  case light, regular, medium, semibold, bold

  package var weight: Font.Weight {
    switch self {
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}

extension Font.Weight {
  /// The width of a symbol's lines, in units of the symbols' grid. Symbols have lines from light to bold.
  var lineWidth: Double {
    let position = Double(max(300, min(rawValue, 700)) - 300) / 100
    let lower = Int(position)
    guard lower + 1 < Self.lineWidths.count else { return Self.lineWidths[lower] }
    return Self.lineWidths[lower] + (position - Double(lower)) * (Self.lineWidths[lower + 1] - Self.lineWidths[lower])
  }

  /// The line widths for the weights 300 to 700.
  private static let lineWidths = [1.5, 2, 2.35, 2.7, 3.1]
}

/// The parts of a symbol, as SVG path data on a grid of 24 units.
struct SymbolShapes: Sendable {
  /// Stroked.
  var lines = ""
  /// Filled, and stroked with the regular weight at every weight.
  var areas = ""
  /// Stroked with a thicker pen: mostly lines without length, which are dots.
  var dots = ""
  /// Whether a line from corner to corner crosses the others, with a gap at both sides.
  var isSlashed = false
  /// Whether the symbol is mirrored in right-to-left scenes.
  var isDirectional = false
}
