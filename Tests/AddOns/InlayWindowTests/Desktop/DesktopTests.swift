import Inlay
import Testing

@testable import InlayWindow

@Suite struct DesktopTests {
  @Test("the scale is the app's, or else that of the variable, of the display's units, of Xft.dpi, or 1")
  func scale() {
    func scale(_ override: Double?, _ variable: String?, _ density: Double = 1, _ resources: String? = nil) -> Double {
      let environment = ["INLAY_SCALE": variable].compactMapValues { $0 }
      return DesktopScale.scale(
        override: override, variable: DesktopVariables { environment[$0] }.scale, density: density, resources: resources
      )
    }
    let resources = "Xcursor.size:\t24\nXft.dpi:\t144\nXft.hinting:\t1\n"
    #expect(scale(3, "2", 2, resources) == 3)
    #expect(scale(nil, "2", 3, resources) == 2)
    #expect(scale(nil, nil, 2, resources) == 2)
    #expect(scale(nil, nil, 1, resources) == 1.5)
    #expect(scale(nil, nil) == 1)
    #expect(scale(nil, "1.25") == 1.25)
    for wrong in ["", "two", "0", "-1", "nan", "inf"] { #expect(scale(nil, wrong, 1, "Xft.dpi: x") == 1) }
    #expect(scale(.nan, nil) == 1)
    #expect(scale(100, nil) == 8)
    #expect(scale(0.01, nil) == 0.5)
  }

  @Test(
    "the appearance is that of variables, or of the desktop's files",
    arguments: [
      (["INLAY_APPEARANCE": "highContrastDark", "GTK_THEME": "Adwaita"], [:], .highContrastDark),
      (["GTK_THEME": "Adwaita:dark", "HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=A"], .dark),
      (["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "[Settings]\ngtk-theme-name = Yaru-dark\n"], .dark),
      (["XDG_CONFIG_HOME": "/c"], ["/c/gtk-4.0/settings.ini": "gtk-application-prefer-dark-theme=1"], .dark),
      (["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "gtk-application-prefer-dark-theme=0"], .light),
      (["HOME": "/h"], ["/h/.config/kdeglobals": "[General]\nColorScheme=BreezeDark\n"], .dark),
      (["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=HighContrastInverse"], .highContrastDark),
      (["HOME": "/h"], ["/h/.config/gtk-3.0/settings.ini": "gtk-theme-name=HighContrast"], .highContrastLight),
      (
        ["HOME": "/h"],
        [
          "/h/.config/gtk-4.0/settings.ini": "gtk-theme-name=A",
          "/h/.config/gtk-3.0/settings.ini": "gtk-application-prefer-dark-theme=1",
        ], .light
      ),
      (["HOME": "/h", "INLAY_APPEARANCE": "blue"], [:], nil), ([:], [:], nil),
    ] as [([String: String], [String: String], Appearance?)])
  func appearance(environment: [String: String], files: [String: String], appearance: Appearance?) {
    #expect(DesktopLook(environment: { environment[$0] }, file: { files[$0] }).appearance == appearance)
  }

  @Test("the size of texts and less motion are those of variables, of the running desktop, or of its files")
  func traits() {
    let files = [
      "/h/.config/gtk-3.0/settings.ini": "gtk-xft-dpi=122880\ngtk-enable-animations=0",
      "/h/.config/kdeglobals": "[KDE]\nAnimationDurationFactor=0\n",
    ]
    func look(
      _ variables: [String: String] = [:], _ settings: [String: String] = [:], scalesByDots: Bool = false,
      files: [String: String] = [:]
    ) -> DesktopLook {
      DesktopLook(
        environment: { variables[$0] ?? ["HOME": "/h"][$0] }, settings: settings, scalesByDots: scalesByDots,
        file: { files[$0] })
    }
    #expect(look().textScale == nil && look().reducesMotion == nil)
    #expect(look(files: files).textScale == 1.25 && look(files: files).reducesMotion == true)
    #expect(look(scalesByDots: true, files: files).textScale == nil)
    let running = [
      "gtk-xft-dpi": "98304", "gtk-enable-animations": "1", "gtk-theme-name": "HighContrast",
    ]
    #expect(look([:], running, files: files).textScale == 1 && look([:], running, files: files).reducesMotion == false)
    #expect(look([:], running).appearance == .highContrastLight)
    let variables = ["INLAY_TEXT_SCALE": "1.5", "INLAY_REDUCED_MOTION": "yes"]
    #expect(look(variables, running, scalesByDots: true).textScale == 1.5)
    #expect(look(variables, running).reducesMotion == true)
    for wrong in ["", "two", "0", "-1", "nan", "inf"] {
      #expect(look(["INLAY_TEXT_SCALE": wrong]).textScale == nil, "\(wrong)")
      #expect(look(["INLAY_REDUCED_MOTION": wrong]).reducesMotion != true, "\(wrong)")
    }
    #expect(look(["INLAY_TEXT_SCALE": "100"]).textScale == 3)
    #expect(look(files: ["/h/.config/kdeglobals": "AnimationDurationFactor=0"]).reducesMotion == true)
  }

  @Test(
    "a variable with a value that it cannot have is told, with the values that it can have",
    arguments: ["INLAY_APPEARANCE", "INLAY_TEXT_SCALE", "INLAY_REDUCED_MOTION", "INLAY_SCALE", "INLAY_STATISTICS"])
  func wrongVariables(name: String) {
    func problems(_ value: String) -> [String] { DesktopVariables { $0 == name ? value : nil }.problems }
    let right = [
      "INLAY_APPEARANCE": ["light", "dark", "highContrastLight", "highContrastDark"],
      "INLAY_TEXT_SCALE": ["0.5", "1", "3"], "INLAY_REDUCED_MOTION": ["0", "1", "on", "False"],
      "INLAY_SCALE": ["0.5", "1.25", "8"], "INLAY_STATISTICS": ["0", "1", "on"],
    ]
    for value in (right[name] ?? []) + [""] { #expect(problems(value) == [], "\(value)") }
    for wrong in ["two", "0.49", "8.1", "-1", "nan", "inf", "Dark", " 1", "\u{1b}[2J"] {
      let told = problems(wrong)
      #expect(told.count == 1 && told[0].hasPrefix("\(name) is ") && told[0].contains("; it can be "), "\(told)")
      #expect(told[0].unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
    #expect(DesktopVariables { _ in nil }.problems == [])
  }

  @Test("the message of a wrong variable names its values")
  func wordsOfVariables() {
    let told = DesktopVariables { ["INLAY_APPEARANCE": "blue", "INLAY_SCALE": "9"][$0] }.problems
    #expect(
      told == [
        "INLAY_APPEARANCE is 'blue'; it can be \(Appearance.allCases.map(\.rawValue).joined(separator: ", "))",
        "INLAY_SCALE is '9'; it can be a number from 0.5 to 8",
      ])
  }

  @Test("the settings of an X server are read in both orders of bytes, up to what is broken", arguments: [false, true])
  func settings(isBigEndian: Bool) {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? little.reversed() : little
    }
    func padded(_ text: String) -> [UInt8] {
      Array(text.utf8) + Array(repeating: 0, count: (4 - text.utf8.count % 4) % 4)
    }
    func start(_ kind: UInt8, _ name: String) -> [UInt8] {
      [kind, 0] + number(name.utf8.count, 2) + padded(name) + number(7, 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0]
    bytes += number(3, 4)
    bytes += number(4, 4)
    bytes += start(0, "Gdk/UnscaledDPI")
    bytes += number(122_880, 4)
    bytes += start(2, "Net/Color")
    bytes += number(0, 8)
    bytes += start(1, "Net/ThemeName")
    bytes += number(5, 4)
    bytes += padded("Adwai")
    bytes += start(0, "Gtk/EnableAnimations")
    bytes += number(0, 4)
    let whole = ["gtk-xft-dpi": "122880", "gtk-theme-name": "Adwai", "gtk-enable-animations": "0"]
    #expect(bytes.withUnsafeBytes(XSettings.read) == whole)
    for count in 0..<bytes.count {
      let part = bytes.prefix(count).withUnsafeBytes(XSettings.read)
      #expect(part.allSatisfy { whole[$0.key] == $0.value }, "\(count) bytes")
    }
    bytes[0] = 7
    #expect(bytes.withUnsafeBytes(XSettings.read).isEmpty)
  }

  @Test("a failed start says whether the driver or the display is missing, and what was tried")
  func errors() {
    let known = ["x11", "wayland", "dummy"]
    func error(_ driver: String?) -> WindowError { .start("no", driver: driver, known: known, tried: "SDL 2") }
    #expect(error("x12") == .unknownDriver("x12", known: known))
    #expect(error("x12,x11") == .noDisplay("no (SDL 2)") && error(nil) == .noDisplay("no (SDL 2)"))
    let tried = WindowError.tried
    #expect(tried.hasPrefix("SDL 2.") && tried.contains(", DISPLAY ") && tried.contains(", WAYLAND_DISPLAY "))
    #expect("\(WindowError.unknownDriver("x12", known: known))".contains("x11, wayland, dummy"))
  }

  @Test("geometry turns units, pixels and points into each other")
  func geometry() {
    let geometry = WindowGeometry(unitWidth: 480, unitHeight: 320, pixelWidth: 960, pixelHeight: 640, scale: 2)
    #expect(geometry.size == Size(width: 480, height: 320))
    #expect(geometry.point(x: 480, y: 0) == Point(x: 480, y: 0))
    #expect(geometry.units(100) == 100)
    let odd = WindowGeometry(unitWidth: 1001, unitHeight: 333, pixelWidth: 1001, pixelHeight: 333, scale: 1.5)
    let scene = Scene(root: Layer(), size: odd.size, scale: odd.scale)
    scene.tick(at: 0)
    #expect(scene.frame?.bounds == odd.bounds)
  }
}
