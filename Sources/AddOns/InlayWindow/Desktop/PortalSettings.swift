/// The desktop's settings from its portal: nil for those without a value or a preference.
struct PortalSettings: Equatable {
  private(set) var isDark: Bool?
  private(set) var isHighContrast: Bool?
  /// The factor on the sizes of texts.
  private(set) var textScale: Double?
  /// The portal's own setting; nil unless motion is to be reduced.
  private var isMotionReduced: Bool?
  /// The setting of GNOME; older desktops have only this one.
  private var areAnimationsEnabled: Bool?

  /// Motion is reduced as soon as one of the settings reduces it.
  var reducesMotion: Bool? { isMotionReduced ?? areAnimationsEnabled.map { !$0 } }

  static let appearance = "org.freedesktop.appearance"
  static let interface = "org.gnome.desktop.interface"

  init() {}

  /// - Parameter answer: The result of `ReadAll`: dictionaries by their namespaces.
  init(_ answer: BusValue) {
    for (space, values) in answer.entries { for (key, value) in values.entries { set(space, key, value) } }
  }

  /// Takes one setting. Those of other names are passed over; one of another type than it should have has no effect.
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
