import CInlaySDL2
import Inlay
import InlayTestSupport
import Testing

@testable import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Windows that follow their surroundings.
@MainActor
@Suite(.serialized) struct FollowingTests {
  private let size = Size(width: 200, height: 100)

  @Test("the desktop's appearance is followed while the window is open, and each change is reported once")
  func appearance() throws {
    let folder = try TestFolder()
    let variables = ["XDG_CONFIG_HOME", "INLAY_APPEARANCE", "GTK_THEME"].map { ($0, Environment[$0]) }
    defer { for (name, value) in variables { value.map { _ = setenv(name, $0, 1) } ?? { _ = unsetenv(name) }() } }
    for (name, _) in variables { unsetenv(name) }
    setenv("XDG_CONFIG_HOME", folder.path, 1)
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    defer { window.close() }
    var reported: [Appearance] = []
    window.handleEvent = { event in
      if event == .appearanceChanged { reported.append(window.appearance) }
      return false
    }
    try window.settle()
    #expect(window.appearance == .light)
    // The folder is made first.
    try folder.write("", to: "gtk-4.0/other.ini")
    try window.settle()
    try folder.write("[Settings]\ngtk-application-prefer-dark-theme=1\n", to: "gtk-4.0/settings.ini")
    try window.settle()
    #expect(window.appearance == .dark && reported == [.dark])
    window.overrideAppearance = .highContrastLight
    try folder.write("[Settings]\ngtk-application-prefer-dark-theme=0\n", to: "gtk-4.0/settings.ini")
    try window.settle()
    #expect(window.appearance == .highContrastLight && reported == [.dark, .highContrastLight])
    window.overrideAppearance = nil
    #expect(window.appearance == .light && reported == [.dark, .highContrastLight, .light])
    try folder.write("[General]\nColorScheme=BreezeDark\n", to: "kdeglobals")
    try window.settle()
    #expect(reported.count == 3, "what GTK says comes first")
    #expect(try roundsOfLoop(in: 0.2) == 1)
  }

  @Test("what the desktop takes back is taken back in the window; what the app sets meanwhile stays")
  func takenBack() throws {
    let folder = try TestFolder()
    let names = ["XDG_CONFIG_HOME", "INLAY_APPEARANCE", "INLAY_TEXT_SCALE", "INLAY_REDUCED_MOTION", "GTK_THEME"]
    let variables = names.map { ($0, Environment[$0]) }
    defer { for (name, value) in variables { value.map { _ = setenv(name, $0, 1) } ?? { _ = unsetenv(name) }() } }
    for name in names { unsetenv(name) }
    setenv("XDG_CONFIG_HOME", folder.path, 1)
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    defer { window.close() }
    try window.settle()
    func set(_ settings: String) throws {
      try folder.write(settings, to: "gtk-4.0/settings.ini")
      WindowHost.shared.followDesktop()
    }
    let large = "gtk-xft-dpi=122880\ngtk-enable-animations=0\ngtk-theme-name=HighContrast\n"
    try set(large)
    let scene = window.scene
    #expect(scene.traits.textScale == 1.25 && scene.traits.reducesMotion)
    #expect(scene.traits.appearance == .highContrastLight)
    try set("")
    #expect(scene.traits.textScale == 1 && !scene.traits.reducesMotion && scene.traits.appearance == .light)
    scene.traits.textScale = 2
    try set("gtk-xft-dpi=98304")
    #expect(scene.traits.textScale == 1)
    try set("")
    #expect(scene.traits.textScale == 2, "the app's own comes back")
    try set(large)
    scene.traits.textScale = 3
    try set("")
    #expect(scene.traits.textScale == 3)
  }

  @Test("a window keeps its appearance when it shows another scene")
  func scenes() throws {
    useDriver("dummy")
    let window = try Window(title: "", root: Layer(), size: size)
    defer { window.close() }
    window.overrideAppearance = .dark
    var changes = 0
    window.handleEvent = { event in
      if event == .appearanceChanged { changes += 1 }
      return false
    }
    window.show(Scene(root: Layer(), size: size))
    #expect(window.appearance == .dark && changes == 0)
  }

  @Test("limits of the size are kept in points, and can be removed")
  func limits() throws {
    useDriver("dummy")
    var options = Window.Options()
    options.minimumSize = Size(width: 100, height: 50)
    options.scale = 2
    let window = try Window(title: "", root: Layer(), size: size, options: options)
    defer { window.close() }
    func resized(to width: Double, _ height: Double) throws -> Size {
      window.size = Size(width: width, height: height)
      try window.settle()
      return window.size
    }
    #expect(try resized(to: 10, 10) == Size(width: 100, height: 50))
    window.maximumSize = Size(width: 150, height: 80)
    #expect(try resized(to: 900, 900) == Size(width: 150, height: 80))
    window.overrideScale = 1
    try window.settle()
    #expect(window.size == Size(width: 150, height: 80), "the limit of 150 x 80 points has other pixels now")
    // An upper limit below the lower one.
    window.minimumSize = nil
    window.maximumSize = Size(width: 60, height: 40)
    #expect(try resized(to: 900, 900) == Size(width: 60, height: 40))
    #expect(try resized(to: 5, 5) == Size(width: 5, height: 5))
    window.maximumSize = nil
    #expect(try resized(to: 900, 700) == Size(width: 900, height: 700))
  }

  @Test("a finger and a button that are down are cancelled when the window loses the focus or is hidden")
  func cancelling() throws {
    useDriver("dummy")
    let list = TestList()
    let window = try Window(title: "", root: list.table, size: Size(width: 320, height: 240))
    defer { window.close() }
    try window.settle()
    var inputs: [Event] = []
    window.inputRecorder = { inputs.append($0) }
    for number in [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN] {
      inputs = []
      pushEvent(SDL_FINGERDOWN) { ($0.tfinger.x, $0.tfinger.y, $0.tfinger.windowID) = (0.5, 0.3, window.id) }
      pushEvent(SDL_WINDOWEVENT) { ($0.window.event, $0.window.windowID) = (UInt8(number.rawValue), window.id) }
      pushEvent(SDL_FINGERUP) { ($0.tfinger.x, $0.tfinger.y, $0.tfinger.windowID) = (0.5, 0.3, window.id) }
      try WindowHost.shared.step(until: 0)
      let phases = inputs.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
      #expect(phases == [.down, .cancelled])
      #expect(list.table.selectedRowPath == nil)
    }
  }

  @Test("a window that is on no display goes to the nearest one")
  func displays() {
    let displays = [Rect(x: 0, y: 0, width: 800, height: 600), Rect(x: 800, y: 0, width: 640, height: 480)]
    func place(_ x: Double, _ y: Double) -> Point? {
      Display.place(for: Rect(x: x, y: y, width: 100, height: 100), among: displays)
    }
    #expect(place(0, 0) == nil && place(-99, 599) == nil && place(1300, 300) == nil)
    #expect(place(1500, 100) == Point(x: 800, y: 0))
    #expect(place(-300, 100) == Point(x: 0, y: 0))
    #expect(place(200, 5000) == Point(x: 0, y: 0))
    #expect(Display.place(for: Rect(x: 0, y: 0, width: 1, height: 1), among: []) == nil)
  }
}
