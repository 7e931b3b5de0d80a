import CInlaySDL2
import Foundation
import Inlay
import InlayTestSupport
import Testing

@testable import InlayLive
@testable import InlayWindow

/// Random input through the window's path of events: what was painted bit by bit is a picture painted at once, and the
/// recording of the session is replayed to the same bytes.
@MainActor
@Suite(.serialized) struct RandomSessionTests {
  private static let eventsOfSession = 200

  /// - Parameter known: A seed that once found a fault.
  private nonisolated static func seeds(_ count: Int, long: Int, and known: UInt64) -> [UInt64] {
    let seeds = Seeds.first(count, long: long)
    return Array(seeds) + (seeds.contains(known) || Seeds.only != nil ? [] : [known])
  }

  @Test("recorded sessions with a scene that is reloaded", arguments: seeds(5, long: 300, and: 32))
  func reloadedScene(seed: UInt64) throws {
    let folder = try TestFolder()
    try folder.writePNG("dot.png", width: 20, height: 20, RGBColor(rgb: 0x3366CC))
    var random = SeededRandom(seed: seed)
    let path = try folder.write(ChangingScene.text(&random), to: "s.yaml")
    try run(seed, try LiveStage(scene: path, scale: random.pick([1, 1.5, 2])), &random) { random in
      try folder.write(
        random.chance(0.2) ? "inlay: 1\nlayers: [{nam: x}]\n" : ChangingScene.text(&random), to: "s.yaml")
    }
  }

  @Test("recorded sessions with the scenes of the project", arguments: seeds(3, long: 150, and: 73))
  func demos(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let entries = try SceneFolderListing(sceneFolder).entries
    try run(seed, try LiveStage(scene: random.pick(entries).path), &random) { _ in }
  }

  @Test("sessions in the gallery", arguments: Seeds.first(1, long: 50))
  func gallery(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    try run(seed, try LiveStage(gallery: sceneFolder), &random) { _ in }
  }

  /// - Parameter change: Changes the scene's file.
  private func run(
    _ seed: UInt64, _ stage: LiveStage, _ random: inout SeededRandom, change: (inout SeededRandom) throws -> Void
  ) throws {
    defer { stage.close() }
    var input = RandomInput()
    try stage.frame()
    for number in 1...Self.eventsOfSession {
      if random.chance(0.015) {
        try change(&random)
        stage.viewer.live?.load()
      } else {
        input.send(to: stage, &random)
      }
      if random.chance(0.4) { try stage.frame() }
      guard number % 50 == 0 else { continue }
      let difference = try stage.differenceFromFullRedraw()
      #expect(difference == nil, "seed \(seed), event \(number): \(difference ?? "")")
    }
    guard let live = stage.viewer.live, live.recorder != nil else { return }
    live.problems?.hide()
    try stage.frame()
    let difference = try stage.differenceFromReplay()
    #expect(difference == nil, "seed \(seed), replay: \(difference ?? "")")
  }
}

/// Fingers, a mouse with wheel, keys, resizes, other displays, and changes of the look.
@MainActor
private struct RandomInput {
  private var fingers: [Int64: (x: Float, y: Float)] = [:]
  private var button: UInt8?

  mutating func send(to stage: LiveStage, _ random: inout SeededRandom) {
    stage.wait(random.pick([0, 0.004, 0.016, 0.03, 0.2]))
    switch random.int(0...19) {
    case 0...6: touch(stage, &random)
    case 7...9: move(stage, &random)
    case 10, 11:
      let (x, y) = place(stage, &random)
      let turn = Float(random.pick([-3, -1, 1, 2, 0.3]))
      stage.send(SDL_MOUSEWHEEL) { ($0.wheel.preciseY, $0.wheel.mouseX, $0.wheel.mouseY) = (turn, x, y) }
    case 12...15:
      let keys = [
        SDLK_UP, SDLK_DOWN, SDLK_LEFT, SDLK_RIGHT, SDLK_PAGEUP, SDLK_PAGEDOWN, SDLK_HOME, SDLK_END, SDLK_SPACE,
        SDLK_RETURN, SDLK_TAB, SDLK_ESCAPE, SDLK_a, SDLK_x,
      ]
      stage.press(random.pick(keys), random.pick([KMOD_NONE, KMOD_NONE, KMOD_LSHIFT, KMOD_LCTRL]))
    case 16:
      stage.press(random.pick([SDLK_t, SDLK_d, SDLK_r, SDLK_EQUALS, SDLK_MINUS]), KMOD_LCTRL)
    case 17:
      let (width, height) = (random.int(200...700), random.int(150...500))
      stage.window.size = Size(width: Double(width), height: Double(height))
    case 18:
      let event = random.pick([SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_FOCUS_GAINED])
      stage.send(SDL_WINDOWEVENT) { $0.window.event = UInt8(event.rawValue) }
    default:
      if random.chance(0.3) {
        stage.window.overrideScale = random.pick([1, 1.25, 2])
      } else {
        stage.send(SDL_MOUSEBUTTONDOWN) { ($0.button.button, $0.button.state) = (4, 1) }
      }
    }
  }

  private mutating func touch(_ stage: LiveStage, _ random: inout SeededRandom) {
    let id = Int64(random.int(1...2))
    let type: SDL_EventType
    var at = (x: Float(random.double(0...1)), y: Float(random.double(0...1)))
    if let last = fingers[id] {
      let isUp = random.chance(0.4)
      type = isUp ? SDL_FINGERUP : SDL_FINGERMOTION
      let far = random.chance(0.3) ? 0.3 : 0.02
      at = (last.x + Float(random.double(-far...far)), last.y + Float(random.double(-far...far)))
      fingers[id] = isUp ? nil : at
    } else {
      type = SDL_FINGERDOWN
      fingers[id] = at
    }
    stage.send(type) { ($0.tfinger.fingerId, $0.tfinger.x, $0.tfinger.y) = (id, at.x, at.y) }
  }

  private mutating func move(_ stage: LiveStage, _ random: inout SeededRandom) {
    let (x, y) = place(stage, &random)
    if let pressed = button, random.chance(0.5) {
      button = nil
      stage.send(SDL_MOUSEBUTTONUP) { ($0.button.button, $0.button.x, $0.button.y) = (pressed, x, y) }
    } else if button == nil, random.chance(0.4) {
      let new = UInt8(random.pick([1, 1, 1, 2, 3]))
      button = new
      stage.send(SDL_MOUSEBUTTONDOWN) {
        ($0.button.button, $0.button.state, $0.button.x, $0.button.y) = (new, 1, x, y)
      }
    } else {
      stage.send(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (x, y) }
    }
  }

  private func place(_ stage: LiveStage, _ random: inout SeededRandom) -> (Int32, Int32) {
    let size = stage.window.size
    return (
      Int32(random.double(0...1) * size.width * stage.window.scale),
      Int32(random.double(0...1) * size.height * stage.window.scale)
    )
  }
}

/// A scene file with two tables, one of which has no name, whose rows differ each time.
private enum ChangingScene {
  static func text(_ random: inout SeededRandom) -> String {
    var rows = (0..<random.int(3...30)).map { number in
      let extra = random.pick([
        "", ", detail: Detail", ", accessory: switch", ", accessory: disclosure", ", image: dot.png",
        ", trailingActions: [{title: Delete, style: destructive}]", ", isEnabled: false, subtitle: x",
        ", height: 70",
      ]).replacingOccurrences(of: "subtitle: x", with: "detail: below, style: subtitle")
      return "        - {id: r\(number), title: \"Row \(number)\"\(extra)}\n"
    }
    rows.shuffle(using: &random)
    let background = random.pick(["table.background", "'#0000'"])
    let style = random.pick(["rounded", "plain", "insetGrouped"])
    return """
      inlay: 1
      size: [\(random.pick([420, 560])), 300]
      scale: 2
      background: \(background)
      \(random.pick(["theme: modern", "appearance: dark", "direction: rtl", "textScale: 1.5"]))
      layers:
        - name: list
          type: table
          style: \(style)
          frame: [0, 0, 260, 300]
          allowsMultipleSelection: \(random.chance(0.5))
          rowHeight: \(random.pick(["auto", "44"]))
          sections:
          - header: Some
            rows:
      \(rows.joined())
        - type: table
          frame: [260, 0, 160, 300]
          showsVerticalScrollIndicator: true
          generate: {sections: 3, rowsPerSection: 40, title: "Row {row}"}
      script:
        - tick: 0
        - set: {layer: list, opacity: 0.1}

      """
  }
}
