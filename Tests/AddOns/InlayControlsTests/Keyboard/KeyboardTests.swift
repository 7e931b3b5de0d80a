import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls

@Suite struct KeyboardTests {
  private final class Stage {
    let field = TextField(placeholder: "Text")
    let keyboard: KeyboardView
    let scene: Scene
    let events: Scene

    init(_ layouts: [KeyboardLayout] = [.english]) {
      keyboard = KeyboardView(layouts: layouts)
      let root = View(frame: Rect(x: 0, y: 0, width: 390, height: 300))
      field.frame = Rect(x: 10, y: 10, width: 300, height: 36)
      keyboard.frame = Rect(x: 0, y: 76, width: 390, height: 224)
      root.addSublayer(field)
      root.addSublayer(keyboard)
      scene = Scene(root: root, size: root.frame.size)
      events = scene
      events.focus(field, isVisible: true)
    }

    func point(_ key: KeyboardLayout.Key) -> Point {
      scene.root.layoutIfNeeded()
      guard let view = keyboard.keys.first(where: { $0.key == key }) else { return Point(x: -1, y: -1) }
      return view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func tap(_ key: KeyboardLayout.Key, at time: Double? = nil) {
      let point = point(key)
      events.send(.pointer(PointerEvent(.down, at: point, time: time)))
      events.send(.pointer(PointerEvent(.up, at: point, time: time)))
    }
  }

  @Test("keys enter text into the focused field, whose focus they leave")
  func typing() {
    let stage = Stage()
    var returned = 0
    stage.field.onSubmit = { _ in returned += 1 }
    for key in [KeyboardLayout.Key.text("h"), .text("i"), .space, .text("x"), .delete, .return] { stage.tap(key) }
    #expect(stage.field.text == "hi " && returned == 1)
    stage.tap(.page(.digits))
    stage.tap(.text("7"))
    stage.tap(.page(.symbols))
    stage.tap(.text("€"))
    stage.tap(.text("£"))
    stage.tap(.page(.letters))
    stage.tap(.text("q"))
    #expect(stage.field.text == "hi 7£q")
    #expect(stage.events.focusedView === stage.field)
  }

  @Test("Shift is for one letter, two quick taps lock it, and one unlocks it")
  func shift() {
    let stage = Stage([KeyboardLayout(language: "de")])
    stage.tap(.shift, at: 1)
    stage.tap(.text("ẞ"), at: 1.1)
    stage.tap(.text("ä"), at: 1.2)
    stage.tap(.shift, at: 2)
    stage.tap(.shift, at: 2.2)
    #expect(stage.keyboard.shift == .locked)
    stage.tap(.text("Ä"), at: 3)
    stage.tap(.text("Q"), at: 3.1)
    stage.tap(.shift, at: 4)
    stage.tap(.text("q"), at: 4.1)
    stage.tap(.shift, at: 5)
    stage.tap(.shift, at: 6)
    #expect(stage.keyboard.shift == .off, "two slow taps")
    #expect(stage.field.text == "ẞäÄQq")
  }

  @Test("a held delete key repeats by the scene's clock until it is released or left")
  func repeating() {
    let stage = Stage()
    stage.field.caretBlinks = false
    stage.field.text = "0123456789"
    let point = stage.point(.delete)
    func send(_ phase: PointerEvent.Phase, _ time: Double, dx: Double = 0) {
      let point = Point(x: point.x + dx, y: point.y)
      stage.events.send(.pointer(PointerEvent(phase, at: point, time: time)))
    }
    send(.down, 1)
    #expect(stage.field.text.count == 9)
    stage.scene.tick(at: 1.4)
    #expect(stage.field.text.count == 9)
    stage.scene.tick(at: 1.46)
    #expect(stage.field.text.count == 8)
    stage.scene.tick(at: 1.62)
    #expect(stage.field.text.count == 6)
    send(.moved, 1.63, dx: -200)
    stage.scene.tick(at: 3)
    send(.up, 3.1, dx: -200)
    stage.scene.tick(at: 4)
    #expect(stage.field.text.count == 6)
    send(.down, 5)
    send(.up, 5.1)
    stage.scene.tick(at: 9)
    #expect(stage.field.text.count == 5)
    #expect(stage.scene.nextTickTime == nil)
  }

  @Test("a key shows the next of several layouts, and a press that leaves its key enters nothing")
  func layouts() {
    let stage = Stage([.english, KeyboardLayout(language: "ar")])
    stage.tap(.language)
    #expect(stage.keyboard.layout.name == "العربية")
    stage.tap(.text("ض"))
    stage.tap(.page(.digits))
    stage.tap(.text("٧"))
    #expect(stage.field.text == "ض٧")
    stage.tap(.language)
    #expect(stage.keyboard.layout == .english && stage.keyboard.page == .letters)
    let point = stage.point(.text("q"))
    stage.events.send(.pointer(PointerEvent(.down, at: point)))
    stage.events.send(.pointer(PointerEvent(.moved, at: Point(x: point.x + 200, y: point.y))))
    stage.events.send(.pointer(PointerEvent(.up, at: Point(x: point.x + 200, y: point.y))))
    #expect(stage.field.text == "ض٧")
  }

  @Test("each layout has its letters once, in rows that fill the width and do not overlap", arguments: allLayouts)
  func rows(layout: KeyboardLayout) {
    for (page, type) in Self.pages {
      for (isShifted, hasLanguages) in [(false, false), (true, true)] {
        let all = layout.keys(of: page, for: type, isShifted: isShifted, hasLanguages: hasLanguages)
        #expect(Set(all.map(\.key)).count == all.count, "\(type) \(page)")
        #expect(Set(all.map(\.key)).isSuperset(of: [.delete, .return]))
        for number in 0..<4 {
          let row = all.filter { ($0.row..<$0.row + $0.rowCount).contains(number) }.sorted { $0.start < $1.start }
          #expect(zip(row, row.dropFirst()).allSatisfy { $0.start + $0.width < $1.start + 1e-9 })
          #expect((row.first?.start ?? -1) >= 0 && (row.last.map { $0.start + $0.width } ?? 2) <= 1 + 1e-9)
          #expect(row.allSatisfy { $0.width > 0.04 })
        }
        let last = all.filter { $0.row + $0.rowCount == 4 }
        #expect(last.map { $0.start + $0.width }.max() == 1)
      }
    }
  }

  private static let allLayouts =
    KeyboardLayout.languages.map { KeyboardLayout(language: $0) } + [.english, KeyboardLayout(language: "xx")]

  private static let pages: [(KeyboardLayout.Page, TextInputTraits.KeyboardType)] =
    [(.digits, .text), (.symbols, .text)] + TextInputTraits.KeyboardType.allCases.map { (.letters, $0) }

  @Test("there are layouts for 24 languages, by any tag of them")
  func languages() {
    #expect(KeyboardLayout.languages.count == 24)
    #expect(KeyboardLayout(language: "de_AT") == KeyboardLayout(language: "DE"))
    #expect(KeyboardLayout(language: "no").name == "Norsk" && KeyboardLayout(language: "iw").name == "עברית")
    #expect(KeyboardLayout(language: "zh-TW").name == "繁體中文" && KeyboardLayout(language: "zh").name == "简体中文")
    #expect(KeyboardLayout(language: nil) == KeyboardLayout(language: "en"))
    #expect(Set(Self.allLayouts.map(\.name)).count == 24)
    // Of all codes of two letters, exactly the listed ones have a layout of their own.
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let codes = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let own = codes.filter { KeyboardLayout(language: $0).language == $0 }
    #expect(own.flatMap { $0 == "zh" ? ["zh-Hans", "zh-Hant"] : [$0] } == KeyboardLayout.languages)
  }

  @Test("what a held key offers has no key of its own, and is offered as a capital on the key of a capital")
  func alternatives() {
    for layout in Self.allLayouts {
      let letters = Set(layout.letters.joined())
      for character in letters {
        let offered = layout.alternatives(to: String(character)).filter { $0.allSatisfy(\.isLetter) }
        #expect(letters.isDisjoint(with: offered.joined()), "\(layout.name) \(character)")
      }
    }
    let german = KeyboardLayout(language: "de")
    #expect(german.alternatives(to: "e").first == "è" && german.alternatives(to: "E").first == "È")
    #expect(!german.alternatives(to: "o").contains("ö") && german.alternatives(to: "b").isEmpty)
    #expect(KeyboardLayout(language: "cs").alternatives(to: "e").prefix(2) == ["ě", "é"])
  }

  @Test("a key that is held offers more characters, of which the finger chooses one")
  func holding() {
    let stage = Stage([KeyboardLayout(language: "fr")])
    let point = stage.point(.text("e"))
    func send(_ phase: PointerEvent.Phase, _ time: Double, dx: Double = 0) {
      let point = Point(x: point.x + dx, y: point.y)
      stage.events.send(.pointer(PointerEvent(phase, at: point, time: time)))
    }
    send(.down, 1)
    stage.scene.tick(at: 1.5)
    #expect(stage.keyboard.dump().contains("keyChoice"))
    send(.up, 1.6)
    send(.down, 2)
    stage.scene.tick(at: 2.5)
    send(.moved, 2.6, dx: 40)
    send(.up, 2.7, dx: 40)
    #expect(stage.field.text == "eê")
    stage.scene.tick(at: 3)
    #expect(!stage.keyboard.dump().contains("keyChoice"))
    // A short press is the letter.
    send(.down, 4)
    send(.up, 4.2)
    stage.scene.tick(at: 5)
    #expect(stage.field.text == "eêe")
  }

  @Test("the keys suit what is entered")
  func kinds() {
    let stage = Stage()
    func keys(_ type: TextInputTraits.KeyboardType) -> [String] {
      stage.keyboard.inputTraits = TextInputTraits(type)
      return stage.keyboard.keys.compactMap { if case .text(let text) = $0.key { text } else { nil } }
    }
    let digits = Set("0123456789".map(String.init))
    #expect(Set(keys(.number)) == digits.union(["-"]) && Set(keys(.decimal)) == digits.union(["-", "."]))
    #expect(Set(keys(.phone)) == digits.union(["+", "#"]) && Set(keys(.pin)) == digits)
    #expect(Set(keys(.email)).isSuperset(of: ["@", ".", "q"]) && Set(keys(.url)).isSuperset(of: ["/", ".", "q"]))
    #expect(keys(.password).count == 26 && keys(.text).count == 26)
    stage.keyboard.inputTraits = TextInputTraits(.text, returnKey: .go)
    stage.scene.traits.language = "de"
    stage.scene.tick(at: 0)
    #expect(stage.keyboard.label(of: .return) == "Go" && stage.keyboard.label(of: .space) == "space")
    stage.keyboard.layouts = [KeyboardLayout(language: "de")]
    #expect(keys(.decimal).contains(",") && KeyboardLayout(language: "de-CH").decimalSeparator == ".")
    stage.keyboard.inputTraits = TextInputTraits()
    #expect(stage.keyboard.label(of: .space) == "Leerzeichen")
  }

  @Test("keys follow the size of the keyboard, with the direction or without")
  func directions() throws {
    let stage = Stage()
    let before = stage.keyboard.keys.map(\.frame)
    stage.scene.traits.direction = .rightToLeft
    stage.scene.tick(at: 0)
    #expect(stage.keyboard.keys.map(\.frame) == before)
    #expect(stage.keyboard.dump().contains("label \"q\""))
  }
}
