import InlayLayers
import InlaySystem

/// The look that the desktop wants in all programs: nil for unknown values.
struct DesktopLook: Equatable {
  /// Light or dark, with high contrast or without.
  var appearance: Appearance?
  /// The factor on the sizes of texts.
  var textScale: Double?
  var reducesMotion: Bool?

  /// The first known values of: the variables `INLAY_APPEARANCE`, `INLAY_TEXT_SCALE` and `INLAY_REDUCED_MOTION`, the
  /// variant of `GTK_THEME`, the settings of the portal, those of a running desktop on an X server, and what the
  /// settings files of GTK 4, GTK 3 and KDE say.
  ///
  /// - Parameters:
  ///   - environment: The value of a variable.
  ///   - portal: The settings of the desktop's portal.
  ///   - settings: Those of a running desktop, by the names of GTK's settings.
  ///   - scalesByDots: Whether the scale of windows follows from the dots per inch, which contain the size of texts.
  ///   - file: The contents of a file.
  init(
    environment: (String) -> String?, portal: PortalSettings = PortalSettings(), settings: [String: String] = [:],
    scalesByDots: Bool = false,
    file: (String) -> String? = { _ in nil }
  ) {
    var known = [settings]
    var kde: [String: String] = [:]
    if let home = Self.folder(environment: environment).map({ FilePath($0) }) {
      known += Self.folders.compactMap { file(home.appending($0).appending("settings.ini").text).map(Self.values) }
      kde = file(home.appending("kdeglobals").text).map(Self.values) ?? [:]
    }
    func setting(_ name: String) -> String? { known.lazy.compactMap { $0[name] }.first }

    let named = environment("GTK_THEME").flatMap { $0.isEmpty ? nil : $0 }
    let configured = known.lazy.compactMap {
      $0["gtk-application-prefer-dark-theme"].map { DesktopVariables.isTrue($0) ?? false }
        ?? $0["gtk-theme-name"].map(Self.isDark)
    }.first
    let isDark = named.map(Self.isDark) ?? portal.isDark ?? configured ?? kde["ColorScheme"].map(Self.isDark)
    func isOfHighContrast(_ theme: String) -> Bool { theme.hasPrefix("HighContrast") }
    let isHighContrast =
      named.map(isOfHighContrast) ?? portal.isHighContrast ?? setting("gtk-theme-name").map(isOfHighContrast) ?? false
    let variables = DesktopVariables(environment)
    appearance = variables.appearance
    if appearance == nil, isHighContrast {
      appearance = isDark ?? false ? .highContrastDark : .highContrastLight
    } else if appearance == nil {
      appearance = isDark.map { $0 ? .dark : .light }
    }
    let dots = setting("gtk-xft-dpi").flatMap({ Double($0) }).map { $0 / Self.unscaledDots }
    let told = scalesByDots ? nil : portal.textScale ?? dots
    textScale = variables.textScale ?? told.flatMap { DesktopVariables.textScales.nearest(to: $0) }
    reducesMotion =
      variables.reducesMotion ?? portal.reducesMotion
      ?? setting("gtk-enable-animations").flatMap(DesktopVariables.isTrue).map { !$0 }
      ?? kde["AnimationDurationFactor"].flatMap({ Double($0) }).map { $0 == 0 }
  }

  /// The dots per inch of the usual size of texts, in 1024ths, as GTK's settings have them.
  private static let unscaledDots = 96.0 * 1024

  /// The folder of all settings.
  static func folder(environment: (String) -> String?) -> String? {
    environment("XDG_CONFIG_HOME") ?? environment("HOME").map { FilePath($0).appending(".config").text }
  }

  /// The folders in it with GTK's settings, first ones first.
  static let folders = ["gtk-4.0", "gtk-3.0"]

  /// Variants are `Name:dark`, `Name-dark` and `NameInverse`, KDE's schemes `NameDark`.
  private static func isDark(_ theme: String) -> Bool {
    theme.lowercased().hasSuffix("dark") || theme.hasSuffix("Inverse")
  }

  /// The values of a settings file by their keys.
  private static func values(of text: String) -> [String: String] {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[parts[0].trimmed] = parts[1].trimmed }
    }
    return values
  }
}
