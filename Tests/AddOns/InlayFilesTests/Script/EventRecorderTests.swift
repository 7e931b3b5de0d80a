import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayFiles

/// A recorded session, replayed from its script, makes the same frames.
@Suite struct EventRecorderTests {
  private static let scene = """
    inlay: 1
    size: [320, 240]
    scale: 1.5
    background: table.background
    layers:
      - name: list
        type: table
        style: rounded
        frame: [0, 0, 220, 240]
        allowsMultipleSelection: true
        sections:
          - header: Mail
            rows:
              - {title: One, accessory: switch, leadingActions: [{title: Pin}]}
              - {title: Two, detail: Second, trailingActions: [{title: Delete, style: destructive}, {title: More}]}
              - {title: Three, canMove: true}
              - {title: Four, accessory: disclosure}
          - rows: [{title: Five}, {title: Six}, {title: Seven, isEnabled: false}, {title: Eight}]
      - name: side
        type: table
        frame: [220, 0, 100, 200]
        showsVerticalScrollIndicator: true
        generate: {sections: 3, rowsPerSection: 40, title: "Row {row}"}

    """

  /// A random host: fingers, a mouse, wheels and keys, with and without times.
  private struct Host {
    var random: SeededRandom
    var time: Double
    var fingers: [Int: Point] = [:]

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      time = [0.0, 12.345, 1_700_000_000.1][random.int(0...2)]
    }

    mutating func point() -> Point {
      Point(x: Double(random.int(-50...3300)) / 10, y: Double(random.int(-50...2500)) / 10.3)
    }

    mutating func eventTime() -> Double? { random.int(0...5) == 0 ? nil : time }

    mutating func event() -> Event {
      time += Double(random.int(0...40)) / 1000
      let modifiers = KeyModifiers(rawValue: random.int(0...3) == 0 ? UInt8(random.int(0...15)) : 0)
      switch random.int(0...11) {
      case 0...3:
        let id = random.int(0...1)
        guard let last = fingers[id] else {
          let at = point()
          fingers[id] = at
          return .pointer(PointerEvent(.down, at: at, id: id, time: eventTime()))
        }
        fingers[id] = nil
        let phase: PointerEvent.Phase = random.int(0...9) == 0 ? .cancelled : .up
        return .pointer(PointerEvent(phase, at: last, id: id, time: eventTime()))
      case 4...7:
        guard let (id, last) = fingers.min(by: { $0.key < $1.key }) else { fallthrough }
        let next = Point(
          x: last.x + Double(random.int(-200...200)) / 7, y: last.y + Double(random.int(-300...300)) / 7)
        fingers[id] = next
        return .pointer(PointerEvent(.moved, at: next, id: id, time: eventTime()))
      case 8:
        return .pointer(
          PointerEvent(
            [.hovered, .down, .up][random.int(0...2)], at: point(), id: 9, kind: [.mouse, .pen][random.int(0...1)],
            button: PointerEvent.Button.allCases[random.int(0...2)], modifiers: modifiers,
            time: eventTime()))
      case 9:
        let by = Size(width: Double(random.int(-9...9)) / 3, height: Double(random.int(-200...200)) / 3)
        return .wheel(WheelEvent(at: point(), by: by, isPrecise: random.int(0...1) == 0, time: eventTime()))
      case 10 where random.chance(0.2): return .text(TextEvent("a b", time: eventTime()))
      default:
        let keys = KeyEvent.Key.used
        return .key(
          KeyEvent(
            keys[random.int(0...keys.count - 1)], modifiers: modifiers, isRepeat: random.int(0...3) == 0,
            time: eventTime()))
      }
    }
  }

  /// A change by the host, which the recorder finds.
  private static func change(_ scene: Scene, _ random: inout SeededRandom) {
    switch random.int(0...4) {
    case 0: scene.theme = random.pick(Theme.builtIn)
    case 1: scene.traits.appearance = random.pick(Appearance.allCases)
    case 2: scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
    case 3: scene.traits.textScale = random.pick([0.8, 1, 2])
    default: scene.resize(to: Size(width: 300, height: 200), scale: random.pick([1, 1.25, 2]))
    }
  }

  @Test("random events are replayed to the same bytes in every frame", arguments: Seeds.first(12))
  func replay(seed: UInt64) throws {
    var host = Host(seed: seed)
    let loaded = try loadScene(Self.scene)
    let recorder = EventRecorder(loaded.scene)
    var surface = try ImageSurface(for: loaded.scene)
    var shown: [[UInt32]] = []
    func show() throws {
      if surface.pixelWidth != loaded.scene.frame?.pixelWidth || surface.pixelHeight != loaded.scene.frame?.pixelHeight
      {
        surface = try ImageSurface(for: loaded.scene)
      }
      try loaded.scene.render(into: surface)
      shown.append(surface.pixels())
    }
    try show()
    for _ in 0..<60 {
      if host.random.int(0...40) == 0 {
        recorder.resize(to: Size(width: Double(host.random.int(250...350)), height: 240.5))
      }
      if host.random.int(0...12) == 0 { Self.change(loaded.scene, &host.random) }
      for _ in 0..<host.random.int(0...3) { recorder.send(host.event()) }
      host.time += [1 / 60.0, 0.1, 0][host.random.int(0...2)]
      recorder.tick(at: host.time)
      try show()
    }
    let folder = try TestFolder()
    try folder.write(Self.scene + recorder.script, to: "s.yaml")
    let runner = try ScriptRunner(SceneFile(path: folder["s.yaml"]).load())
    var replayed: [[UInt32]] = []
    runner.onFrame = { _ in replayed.append(runner.surface.pixels()) }
    try runner.run()
    #expect(replayed.count == shown.count)
    let first = zip(replayed, shown).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    #expect(first == nil, "seed \(seed): frame \(first ?? 0) differs")
    #expect(Set(shown).count > 10)
  }

  @Test("an event is written as a step that reads as the same event")
  func steps() throws {
    let events: [(Event, String)] = [
      (.pointer(PointerEvent(.down, at: Point(x: 1, y: 2.5))), "pointer: {phase: down, at: [1, 2.5]}"),
      (
        .pointer(
          PointerEvent(
            .moved, at: Point(x: 0.1 + 0.2, y: 1e-12), id: -3, kind: .pen, button: .middle,
            modifiers: [.shift, .super],
            time: 1.1e9)),
        "pointer: {phase: moved, at: [0.30000000000000004, 0], time: 1100000000, id: -3, kind: pen, button: middle, "
          + "modifiers: [shift, command]}"
      ),
      (
        .wheel(WheelEvent(at: .zero, by: Size(width: 0, height: -1e300), isPrecise: true, time: 1e-7)),
        "wheel: {at: [0, 0], by: [0, -1000000000], time: 1e-07, isPrecise: true}"
      ),
      (.key(KeyEvent(.backTab)), "key: backTab"),
      (.text(TextEvent("a \"b\": 1")), #"text: "a \"b\": 1""#),
      (.text(TextEvent("\u{5D0}", time: 2)), "text: {text: \"\u{5D0}\", time: 2}"),
      (
        .composition(CompositionEvent("ni", selection: 1..<2, time: 3)),
        "composition: {text: \"ni\", start: 1, time: 3, length: 1}"
      ),
      (
        .key(KeyEvent(.character("a"), modifiers: .control, isRepeat: true, time: 0)),
        "key: {key: a, time: 0, isRepeat: true, modifiers: [control]}"
      ),
    ]
    for (event, text) in events {
      #expect(event.asWritten.step == text)
      let entry = try #require(DocumentReader.read(Array(text.utf8)).root.entries.first)
      #expect(Event(entry.key.scalar ?? "", entry.value) == event.asWritten)
    }
  }

  @Test("changes of size, scale, theme and traits are steps before the next event, and the first theme has its name")
  func settings() throws {
    let loaded = try loadScene(Self.scene)
    let scene = loaded.scene
    scene.tick(at: 0)
    let recorder = EventRecorder(scene, themeName: "themes/own.yaml")
    let first = scene.theme
    scene.theme = .settings
    scene.traits.appearance = .dark
    recorder.send(.key(KeyEvent(.tab)))
    scene.theme = first
    scene.traits.direction = .rightToLeft
    scene.resize(to: Size(width: 200, height: 99.5), scale: 2)
    recorder.tick(at: 1)
    recorder.tick(at: 2)
    let steps = recorder.script.split(separator: "\n").dropFirst().map { $0.dropFirst(4) }
    #expect(
      steps == [
        "tick: {at: 0}", "setTheme: {theme: \"settings\", appearance: dark}", "key: tab",
        "setTheme: {theme: \"themes/own.yaml\"}", "setTraits: {direction: rtl}",
        "resize: {size: [200, 99.5], scale: 2}", "tick: {at: 1}", "tick: {at: 2}",
      ])
  }

  @Test("a recording ends before it has more ticks or steps than a script may have, and can be read")
  func limits() throws {
    let scene = "inlay: 1\nsize: [2, 2]\nlayers: []\n"
    let loaded = try loadScene(scene)
    let recorder = EventRecorder(loaded.scene)
    for time in 1...36_010 { recorder.noteTick(at: Double(time)) }
    #expect(recorder.isFull)
    #expect(problems(scene + recorder.script) == [])
    let other = EventRecorder(loaded.scene)
    for _ in 0..<100_010 { other.note(.key(KeyEvent(.up))) }
    #expect(other.isFull)
    #expect(problems(scene + other.script) == [])
  }

  @Test("a scene that was shown begins with its tick, and events that are not finite are left out")
  func start() throws {
    let loaded = try loadScene(Self.scene)
    loaded.scene.tick(at: 3)
    let recorder = EventRecorder(loaded.scene)
    recorder.send(.pointer(PointerEvent(.down, at: Point(x: .nan, y: 0))))
    recorder.resize(to: Size(width: 300, height: 200.5))
    recorder.tick(at: 2)
    #expect(recorder.script == "script:\n  - tick: {at: 3}\n  - resize: [300, 200.5]\n  - tick: {at: 3}\n")
    #expect(problems(Self.scene + recorder.script) == [])
  }
}
