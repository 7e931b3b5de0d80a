import Inlay
import Testing

@testable import InlayWindow

@Suite struct DesktopTests {
  @Test("the scale is the app's, or else that of the variable, of the display's units, of Xft.dpi, or 1")
  func scale() {
    func scale(_ override: Double?, _ variable: String?, _ density: Double = 1, _ resources: String? = nil) -> Double {
      DesktopScale.scale(override: override, environment: variable, density: density, resources: resources)
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
      (["HOME": "/h", "INLAY_APPEARANCE": "blue"], [:], nil), ([:], [:], nil),
    ] as [([String: String], [String: String], Appearance?)])
  func appearance(environment: [String: String], files: [String: String], appearance: Appearance?) {
    #expect(DesktopAppearance.appearance(environment: { environment[$0] }, file: { files[$0] }) == appearance)
  }

  @Test("a failed start says whether the driver or the display is missing")
  func errors() {
    let known = ["x11", "wayland", "dummy"]
    #expect(WindowError.start("x", driver: "x12", known: known) == .unknownDriver("x12", known: known))
    #expect(WindowError.start("no", driver: "x12,x11", known: known) == .noDisplay("no"))
    #expect(WindowError.start("no", driver: nil, known: known) == .noDisplay("no"))
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
