import InlaySystem

extension Path {
  /// The maximum number of elements of path data.
  static let maximumElementCount = 100_000

  /// The path of SVG path data: the `d` attribute of SVG 1.1 and 2, with all commands, absolute and relative.
  /// Coordinates are points.
  ///
  /// Quadratic curves become cubic ones exactly; arcs become cubic curves of at most 90 degrees each, within 0.03 % of
  /// their radii. An empty text is an empty path. O(characters).
  ///
  /// - Throws: `InlayError` of kind `invalidData` with the first wrong character's offset and the expected token (SVG
  ///   would draw the part before it), `limitExceeded` for more than 100,000 elements.
  public init(svgPathData text: String) throws(InlayError) {
    var reader = SVGPathReader(text)
    self = try reader.read()
  }
}

/// Reads the commands of path data.
private struct SVGPathReader {
  private var scanner: SVGPathScanner
  private var path = Path()
  /// The current point, and the start of the present subpath.
  private var pen = Point.zero
  private var start = Point.zero
  /// The control point that a smooth curve mirrors: of the cubic or quadratic curve just drawn.
  private var cubicControl: Point?
  private var quadControl: Point?
  /// The start of the command being read, for errors that belong to no single character.
  private var commandPosition = 0

  init(_ text: String) { scanner = SVGPathScanner(text) }

  mutating func read() throws(InlayError) -> Path {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      commandPosition = scanner.position
      let before = scanner
      guard let letter = scanner.letter(), Self.isCommand(letter) else {
        throw before.unexpected(path.isEmpty ? "M or m" : "a command (one of M L H V C S Q T A Z)")
      }
      guard !path.isEmpty || letter | 0x20 == UInt8(ascii: "m") else { throw before.unexpected("M or m") }
      scanner.skipSpace()
      try readArguments(of: letter)
    }
    return path
  }

  private static func isCommand(_ letter: UInt8) -> Bool { "mlhvcsqtaz".utf8.contains(letter | 0x20) && letter >= 0x41 }

  /// Reads all groups of arguments of a command and draws each.
  private mutating func readArguments(of letter: UInt8) throws(InlayError) {
    var kind = letter | 0x20
    let isRelative = letter == kind
    if kind == UInt8(ascii: "z") {
      try add(.close)
      pen = start
      (cubicControl, quadControl) = (nil, nil)
      return
    }
    var isLast = false
    while !isLast {
      try draw(kind, isRelative ? pen : .zero)
      // Further groups of arguments after a move are lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
      let hasComma = scanner.skipSeparator()
      if hasComma && !scanner.isAtNumber { throw scanner.unexpected("a number") }
      isLast = !scanner.isAtNumber
    }
  }

  private mutating func draw(_ kind: UInt8, _ origin: Point) throws(InlayError) {
    var newCubicControl: Point?
    var newQuadControl: Point?
    let from = pen
    switch kind {
    case UInt8(ascii: "m"):
      pen = try point(origin)
      start = pen
      try add(.move(pen))
    case UInt8(ascii: "l"):
      pen = try point(origin)
      try add(.line(pen))
    case UInt8(ascii: "h"):
      pen.x = try scanner.number() + origin.x
      try add(.line(pen))
    case UInt8(ascii: "v"):
      pen.y = try scanner.number() + origin.y
      try add(.line(pen))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      var control1 = mirrored(cubicControl)
      if kind == UInt8(ascii: "c") {
        control1 = try point(origin)
        scanner.skipSeparator()
      }
      let control2 = try point(origin)
      scanner.skipSeparator()
      pen = try point(origin)
      newCubicControl = control2
      try add(.curve(pen, control1: control1, control2: control2))
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      var control = mirrored(quadControl)
      if kind == UInt8(ascii: "q") {
        control = try point(origin)
        scanner.skipSeparator()
      }
      pen = try point(origin)
      newQuadControl = control
      try add(.quad(from: from, control: control, to: pen))
    default:
      let arc = try arc(from: from, origin)
      pen = arc.end
      for element in arc.elements { try add(element) }
    }
    (cubicControl, quadControl) = (newCubicControl, newQuadControl)
  }

  private func mirrored(_ control: Point?) -> Point {
    control.map { Point(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) } ?? pen
  }

  private mutating func point(_ origin: Point) throws(InlayError) -> Point {
    let x = try scanner.number()
    scanner.skipSeparator()
    return Point(x: x, y: try scanner.number()) + origin
  }

  private mutating func arc(from start: Point, _ origin: Point) throws(InlayError) -> EllipticalArc {
    let radiusX = try scanner.number()
    scanner.skipSeparator()
    let radiusY = try scanner.number()
    scanner.skipSeparator()
    let rotation = try scanner.number()
    scanner.skipSeparator()
    let isLarge = try scanner.flag()
    scanner.skipSeparator()
    let isClockwise = try scanner.flag()
    scanner.skipSeparator()
    return EllipticalArc(
      start: start, end: try point(origin), radiusX: radiusX, radiusY: radiusY, degrees: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
  }

  private mutating func add(_ element: Path.Element) throws(InlayError) {
    // The sum of finite numbers may be infinite.
    guard element.isFinite else {
      throw scanner.error("a command whose point is too far away for numbers", at: commandPosition)
    }
    guard path.elements.count < Path.maximumElementCount else {
      throw InlayError(
        .limitExceeded,
        "path data, character \(scanner.position) (counted from 0): over the limit of "
          + "\(Path.maximumElementCount) lines and curves")
    }
    path.append(element)
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    func isFinite(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
    return switch self {
    case .move(let point), .line(let point): isFinite(point)
    case .curve(let point, let control1, let control2):
      isFinite(point) && isFinite(control1) && isFinite(control2)
    case .close: true
    }
  }
}
