/// What the desktop says by the settings of its portal: nil for what it does not say, or has no preference for.
struct PortalSettings: Equatable {
  private(set) var isDark: Bool?
  private(set) var isHighContrast: Bool?
  /// The factor on the sizes of texts.
  private(set) var textScale: Double?
  /// By the portal's own setting; nil unless motion is to be reduced.
  private var isMotionReduced: Bool?
  /// By GNOME's setting, which older desktops have alone.
  private var areAnimationsEnabled: Bool?

  /// Less motion is wanted as soon as one of the settings wants it.
  var reducesMotion: Bool? { isMotionReduced ?? areAnimationsEnabled.map { !$0 } }

  static let appearance = "org.freedesktop.appearance"
  static let interface = "org.gnome.desktop.interface"

  init() {}

  /// - Parameter answer: The result of `ReadAll`: dictionaries by their namespaces.
  init(_ answer: BusValue) {
    for (space, values) in answer.entries { for (key, value) in values.entries { set(space, key, value) } }
  }

  /// Takes one setting. Those of other names are passed over; one of another type than it should have says nothing.
  mutating func set(_ space: String, _ key: String, _ value: BusValue) {
    var value = value
    while case .variant(let inner) = value { value = inner }
    var number: Int? { if case .unsigned(let number) = value { number } else { nil } }
    var flag: Bool? { if case .bool(let flag) = value { flag } else { nil } }
    switch (space, key) {
    case (Self.appearance, "color-scheme"): isDark = number == 1 ? true : number == 2 ? false : nil
    case (Self.appearance, "contrast"): isHighContrast = number == 1 ? true : nil
    case (Self.appearance, "reduced-motion"): isMotionReduced = number == 1 ? true : nil
    case (Self.interface, "text-scaling-factor"): textScale = value.double > 0 ? value.double : nil
    case (Self.interface, "enable-animations"): areAnimationsEnabled = flag
    default: break
    }
  }
}
