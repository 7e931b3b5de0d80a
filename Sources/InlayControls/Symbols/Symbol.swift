import InlayGraphics

/// A small picture of lines in one colour, of the built-in set. `Image.symbol(_:)` and `Image.tile(_:color:)` make images
/// of it.
///
/// The symbols share one style: a grid of 24 units, lines of 2 units with round ends, and the same optical size.
public struct Symbol: Hashable, Sendable {
  /// The name in scene files, such as `chevron.forward`.
  public let name: String
  let shapes: SymbolShapes

  init(_ name: String, _ shapes: SymbolShapes) {
    self.name = name
    self.shapes = shapes
  }

  /// The built-in symbol of a name; nil for an unknown one. O(1).
  public static func named(_ name: String) -> Symbol? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  public static func == (a: Symbol, b: Symbol) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Symbol {
  /// The thickness of a symbol's lines.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    case light, regular, medium, semibold, bold

    /// In units of the symbols' grid.
    var lineWidth: Double {
      switch self {
      case .light: 1.5
      case .regular: 2
      case .medium: 2.35
      case .semibold: 2.7
      case .bold: 3.1
      }
    }
  }
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

extension Symbol {
  /// All built-in symbols.
  public static let all: [Symbol] = [
    .plus, .minus, .check, .cross, .plusCircle, .minusCircle, .checkCircle, .crossCircle, .ellipsis, .list, .sliders,
    .info, .question, .warning, .chevronForward, .chevronBack, .chevronRight, .chevronLeft, .chevronUp, .chevronDown,
    .chevronUpDown, .arrowForward, .arrowBack, .arrowRight, .arrowLeft, .arrowUp, .arrowDown, .share, .search,
    .refresh, .download, .upload, .copy, .link, .trash, .pencil, .play, .pause, .stop, .power, .shift, .backspace,
    .return, .wifi, .wifiSlash, .bluetooth, .signal, .airplane, .battery, .bell, .bellSlash, .moon, .sun, .volume,
    .volumeOff, .microphone, .gear, .globe, .display, .keyboard, .printer, .drive, .cloud, .accessibility, .person,
    .people, .hand, .eye, .eyeSlash, .lock, .key, .shield, .home, .camera, .photo, .mail, .phone, .map, .pin, .cart,
    .heart, .star, .bookmark, .flag, .tag, .clock, .hourglass, .calendar, .folder, .document, .bolt, .drop, .leaf,
    .bulb, .wrench,
  ]
}
