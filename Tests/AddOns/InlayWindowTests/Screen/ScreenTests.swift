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

/// A window on the screen of an X server of its own, with the input of xdotool: the screen's bytes are those of the
/// offscreen picture of the same events.
@MainActor
@Suite(.serialized) struct ScreenTests {
  @Test("the bytes of the screen are those of the offscreen picture of the same events")
  func bytes() throws {
    guard let server = Xvfb.use(width: 1000, height: 800, for: "ScreenTests") else { return }
    guard run(spawn("xdotool", "getmouselocation")) else {
      print("ScreenTests: skipped, since there is no xdotool; see Demos/setup")
      return
    }
    let screen = try Screen(server)
    defer { screen.window.close() }

    try screen.check("start")
    #expect(screen.window.presenter is PixmapPresenter)
    for y in ["60", "200", "60"] { try screen.check("tap at \(y)", "mousemove", "200", y, "click", "1") }
    try screen.check("wheel", "click", "--repeat", "7", "--delay", "20", "5")
    try screen.check("wheel back", "click", "--repeat", "3", "4")
    try screen.check(
      "drag", "mousemove", "200", "500", "mousedown", "1", "mousemove", "200", "480", "sleep", "0.03", "mousemove",
      "200", "360", "sleep", "0.3", "mousemove", "200", "350", "sleep", "0.2", "mouseup", "1")
    try screen.check(
      "fling", "mousemove", "200", "500", "mousedown", "1", "mousemove", "200", "480", "sleep", "0.016", "mousemove",
      "200", "440", "sleep", "0.016", "mousemove", "200", "380", "sleep", "0.016", "mousemove", "200", "300",
      "mouseup", "1")
    try screen.check("keys", "key", "--delay", "10", "Down", "Down", "Up", "Page_Down", "space", "End", "Home", "Tab")
    #expect(screen.events > 40)
    for step in 1...20 {
      let size = ["\(400 + step * 23 % 290)", "\(300 + step * 41 % 310)"]
      try screen.check("resize to \(size)", ["windowsize", screen.number] + size)
    }
    try screen.check("exposure", "windowunmap", screen.number, "sleep", "0.1", "windowmap", screen.number)
    try screen.cover()
    let frames = screen.window.statistics.presented
    try screen.check("uncovered")
    #expect(screen.window.statistics.presented == frames, "pixels that are there are not painted again")
    screen.appearance = .dark
    try screen.check("dark")
    try screen.checkRest()
  }

  @Test("a lost display ends the loop with an error, and no other window opens")
  func loss() async {
    // SDL cannot be started again afterwards: in a process of its own.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        guard let server = Xvfb.use(width: 640, height: 480, for: "ScreenTests") else { return }
        let size = Size(width: 200, height: 100)
        let window = try Window(title: "", root: Layer(), size: size)
        Application.after(0.1) { server.stop() }
        #expect(throws: WindowError.displayLost) { try Application.run() }
        #expect(!window.isOpen)
        #expect(throws: WindowError.displayLost) { try Window(title: "", root: Layer(), size: size) }
      }
    }
  }
}

/// The window of the test, and the offscreen picture that follows it.
@MainActor
private final class Screen {
  let window: Window
  let number: String
  private let server: Xvfb
  private let list = TestList()
  private let picture: OffscreenList
  private var inputs: [Event] = []
  private(set) var events = 0

  init(_ server: Xvfb) throws {
    self.server = server
    var options = Window.Options()
    options.position = .zero
    let size = Size(width: 600, height: 560)
    window = try Window(title: "Inlay", root: list.table, size: size, options: options)
    picture = OffscreenList(size: size, scale: 1)
    number = "\(inlayX11Window(window.handle))"
    window.inputRecorder = { [unowned self] in inputs.append($0) }
    window.overrideAppearance = .light
  }

  var appearance: Appearance {
    get { window.scene.traits.appearance }
    set {
      window.overrideAppearance = newValue
      picture.scene.traits.appearance = newValue
    }
  }

  /// Opens another window above a part of this one, and closes it.
  func cover() throws {
    var options = Window.Options()
    options.position = Point(x: 40, y: 30)
    let other = try Window(title: "Other", root: Layer(), size: Size(width: 120, height: 90), options: options)
    try other.settle()
    other.close()
  }

  func check(_ name: String, _ command: String...) throws { try check(name, command) }

  func check(_ name: String, _ command: [String]) throws {
    if !command.isEmpty {
      // Events come while the program runs, as from a user.
      var process: pid_t? = start(["xdotool"] + command)
      var status: Int32 = 0
      while let running = process {
        try WindowHost.shared.step(until: WindowHost.shared.now + 0.01)
        let ended = waitpid(running, &status, WNOHANG)
        if ended != 0 { process = nil }
      }
      #expect(status == 0, "xdotool \(command)")
    }
    try window.settle()
    picture.send(inputs)
    events += inputs.count
    inputs = []
    picture.scene.resize(to: window.scene.size)
    let wanted = try picture.pixels()
    let (width, height) = (Int(window.scene.size.width), Int(window.scene.size.height))
    let shown = server.pixels(width: width, height: height)
    #expect(shown.count == wanted.count, "\(name)")
    guard shown != wanted, let first = zip(shown, wanted).enumerated().first(where: { $1.0 != $1.1 }) else { return }
    Issue.record("\(name): the screen differs at \(first.offset % width), \(first.offset / width)")
  }

  /// A window at rest does not wake up.
  func checkRest() throws {
    _ = try roundsOfLoop(in: 0.5)
    var sleeps = 0
    // On a machine with other work the thread may sleep once more, for a page of memory or a lock of the allocator.
    for _ in 0..<3 {
      let before = (wakeUps: WindowHost.shared.wakeUps, sleeps: sleepsOfThread())
      #expect(try roundsOfLoop(in: 1) == 1)
      #expect(WindowHost.shared.wakeUps == before.wakeUps + 1)
      sleeps = sleepsOfThread() - before.sleeps
      if sleeps <= 1 { break }
    }
    #expect(sleeps <= 1)
    let statistics = window.statistics
    print(
      "ScreenTests: \(statistics.presented) frames, \(statistics.dropped) dropped; p95 of intervals "
        + "\(statistics.interval95) ms, of frames \(statistics.duration95) ms, of latencies \(statistics.latency95) ms")
  }
}
