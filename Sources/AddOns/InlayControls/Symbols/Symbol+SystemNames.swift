/// The names of Apple's symbols.
extension Symbol {
  /// Creates the symbol of a name: its own, such as `home.fill`, or the one that Apple's SF Symbols have for it, such as
  /// `house.fill`, `creditcard` or `gearshape`. It is `nil` for other names.
  ///
  /// The symbols `play`, `pause`, `stop`, `next`, `previous` and `hand` are filled, and have no twin: `play.fill` and
  /// `hand.raised` are the same as `play` and `hand`. The symbols `play.outline` and `pause.outline` are not filled. Of
  /// other symbols without a twin, a name with `.fill` gives `nil`.
  ///
  /// - Parameter name: The name, such as `house.fill`.
  public init?(systemName name: String) {
    if let symbol = Symbol(rawValue: name) ?? Self.systemNames[name] {
      self = symbol
      return
    }
    guard name.hasSuffix(Self.fillSuffix) else { return nil }
    let outline = Self.systemNames[String(name.dropLast(Self.fillSuffix.count))]
    guard let outline, outline.fill != outline else { return nil }
    self = outline.fill
  }

  /// The names that `init(systemName:)` accepts: the symbols' own, in their order, and then the others by the alphabet.
  package static let names: [String] = {
    var names = Self.allCases.map(\.rawValue)
    for (name, symbol) in systemNames.sorted(by: { $0.key < $1.key }) {
      names.append(name)
      if symbol.fill != symbol { names.append(name + fillSuffix) }
    }
    return names
  }()

  /// The names that differ from the symbols' own names. Filled twins are left out.
  private static let systemNames: [String: Symbol] = [
    "archivebox": .archive, "arrow.backward": .arrowBack, "arrow.up.arrow.down": .arrowUpDown,
    "arrow.clockwise": .refresh, "arrow.down.to.line": .download, "arrow.triangle.branch": .branch,
    "arrow.up.to.line": .upload, "arrowshape.turn.up.left": .reply, "backward.end.fill": .previous,
    "battery.100": .battery, "battery.100percent": .battery, "bed.double": .bed, "cellularbars": .signal,
    "chair": .seat, "chart.bar": .chart, "checkmark": .check, "checkmark.circle": .checkCircle,
    "chevron.backward": .chevronBack, "chevron.up.chevron.down": .chevronUpDown, "creditcard": .card,
    "delete.backward": .backspace, "delete.left": .backspace, "desktopcomputer": .display, "doc": .document,
    "doc.on.doc": .copy, "doc.text": .document, "door.left.hand.closed": .door, "envelope": .mail,
    "exclamationmark.triangle": .warning, "externaldrive": .drive, "forward.end.fill": .next, "gearshape": .gear,
    "gobackward.15": .back15, "goforward.15": .forward15, "hand.raised": .hand, "hand.raised.fill": .hand,
    "house": .home, "info.circle": .info, "internaldrive": .drive, "lightbulb": .bulb,
    "line.3.horizontal.decrease": .filter, "list.bullet": .list, "magnifyingglass": .search, "mappin": .pin,
    "mappin.and.ellipse": .pin, "mic": .microphone, "music.note": .music, "paperplane": .send,
    "pause.fill": .pause, "person.2": .people, "play.fill": .play, "powerplug": .plug, "qrcode": .qr,
    "questionmark.circle": .question,
    "slider.horizontal.3": .sliders, "snowflake": .snow, "speaker.slash": .volumeOff, "speaker.wave.2": .volume,
    "speaker.wave.3": .volume, "square.and.arrow.down": .download, "square.and.arrow.up": .share,
    "square.and.pencil": .compose, "stop.fill": .stop, "sun.max": .sun, "thermometer.medium": .thermometer,
    "tram": .train, "wrench.adjustable": .wrench, "xmark": .cross, "xmark.circle": .crossCircle,
  ]
}
