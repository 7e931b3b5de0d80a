import InlayLayers
import InlaySystem

/// Whether the desktop is light or dark, as far as files and variables tell.
enum DesktopAppearance {
  /// The first known one of: `INLAY_APPEARANCE`, the variant of `GTK_THEME`, and what the settings files of GTK 4, GTK 3
  /// and KDE say; nil if none says anything.
  ///
  /// - Parameters:
  ///   - environment: The value of a variable.
  ///   - file: The contents of a file.
  static func appearance(environment: (String) -> String?, file: (String) -> String?) -> Appearance? {
    if let own = environment("INLAY_APPEARANCE").flatMap(Appearance.init(rawValue:)) { return own }
    if let theme = environment("GTK_THEME"), !theme.isEmpty { return isDark(theme) ? .dark : .light }
    guard let home = folder(environment: environment).map({ FilePath($0) }) else { return nil }
    for folder in folders {
      guard let text = file(home.appending(folder).appending("settings.ini").text) else { continue }
      if let prefers = value(of: "gtk-application-prefer-dark-theme", in: text) {
        return ["1", "true", "yes", "on"].contains(prefers.lowercased()) ? .dark : .light
      }
      if let theme = value(of: "gtk-theme-name", in: text) { return isDark(theme) ? .dark : .light }
    }
    return file(home.appending("kdeglobals").text).flatMap { value(of: "ColorScheme", in: $0) }.map {
      isDark($0) ? .dark : .light
    }
  }

  /// The folder of all settings.
  static func folder(environment: (String) -> String?) -> String? {
    environment("XDG_CONFIG_HOME") ?? environment("HOME").map { FilePath($0).appending(".config").text }
  }

  /// The folders in it with GTK's settings, first ones first.
  static let folders = ["gtk-4.0", "gtk-3.0"]

  /// Variants are `Name:dark` and `Name-dark`, KDE's schemes `NameDark`.
  private static func isDark(_ theme: String) -> Bool { theme.lowercased().hasSuffix("dark") }

  private static func value(of key: String, in text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].trimmed == key { return parts[1].trimmed }
    }
    return nil
  }
}
