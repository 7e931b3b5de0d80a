import Inlay
import InlayControls
import InlayTestSupport
import Testing

@testable import InlayKiosk

/// The panel of Demos/kiosk, without a window.
@MainActor
@Suite struct PanelTests {
  @Test("a network is joined by a password that is typed by touch")
  func password() async throws {
    let stage = try await PanelStage()
    #expect(stage.tapRow("Fjord") && stage.page?.title == "Fjord")
    stage.tap(try #require(stage.field))
    #expect(stage.scene.keyboardHost.isPresented)
    stage.type("seven")
    #expect(stage.field?.text == "seven" && stage.field?.isSecureTextEntry == true)
    stage.tap(try #require(stage.view("Go")))
    #expect(stage.page?.title == "Fjord", "a password that is too short keeps the page")
    #expect(stage.field?.error != nil && stage.panel.joining == nil)
    stage.tap(try #require(stage.field))
    stage.type("teen")
    stage.tap(try #require(stage.view("Go")))
    #expect(await stage.wait { stage.panel.wifi.joined == "Fjord" })
    #expect(stage.page?.title == "Settings" && !stage.scene.keyboardHost.isPresented)
    #expect(stage.texts.contains("Connected") && stage.problems.isEmpty)
  }

  @Test("a network that does not let the machine in is shown by an alert, and an open one needs no password")
  func joining() async throws {
    let stage = try await PanelStage()
    let aurora = try #require(stage.panel.wifi.networks.first { !$0.isOpen })
    await stage.panel.join(aurora, password: "12345678")
    stage.wait(1)
    #expect(stage.panel.wifi.joined == nil && stage.view("No connection to Aurora") != nil)
    stage.tap(try #require(stage.view("OK")))
    #expect(stage.view("No connection to Aurora") == nil)
    #expect(stage.tapRow("Café Lumière"))
    #expect(await stage.wait { stage.panel.wifi.joined == "Café Lumière" })
    #expect(stage.tapRow("Café Lumière"))
    stage.tap(try #require(stage.view("Disconnect")))
    #expect(await stage.wait { stage.panel.wifi.joined == nil })
  }

  @Test("when nobody does anything for a minute the first page comes back, and what was typed is forgotten")
  func idle() async throws {
    let stage = try await PanelStage()
    #expect(stage.tapRow("Aurora"))
    stage.tap(try #require(stage.field))
    stage.type("secret")
    stage.wait(50)
    #expect(stage.field?.text == "secret")
    stage.wait(20)
    #expect(stage.panel.stack.pages.count == 1 && !stage.scene.keyboardHost.isPresented)
    #expect(stage.events.focusedView as? TextField == nil)
    #expect(stage.tapRow("Aurora") && stage.field?.text == "")
  }

  @Test("the machine's name has letters, digits and hyphens, and stays where the system does not let it change")
  func name() async throws {
    let stage = try await PanelStage()
    var names: [String] = []
    stage.panel.rename = {
      names.append($0)
      return false
    }
    #expect(stage.tapRow("Name") && stage.field?.text == "kiosk-7")
    stage.field?.text = "Kiosk 7"
    stage.field?.onChange?("Kiosk 7")
    stage.tapRow("Save")
    #expect(stage.page?.form.errors == ["Letters a to z, digits and hyphens"] && names.isEmpty)
    stage.field?.text = "kiosk-8"
    stage.field?.onChange?("kiosk-8")
    stage.tapRow("Save")
    #expect(await stage.wait { stage.view("The system does not let this program change it.") != nil })
    #expect(names == ["kiosk-8"] && stage.page?.title == "Settings")
  }

  @Test("each page has all texts in each language, none is cut, and a choice of the language is applied at once")
  func languages() async throws {
    var seen: Set<[String]> = []
    for language in ["en", "de", "ar"] {
      let stage = try await PanelStage(language: language)
      var texts: [String] = stage.texts
      for row in [2, 3] {
        let path = RowPath(section: 0, row: row)
        let cell = try #require(stage.page?.table.cellForRow(at: path))
        stage.tap(cell)
        #expect(stage.panel.stack.pages.count == 2)
        texts += stage.texts
        stage.panel.stack.pop()
        stage.wait(1)
      }
      #expect(stage.problems.isEmpty, "\(language): \(stage.problems)")
      #expect(seen.insert(texts).inserted)
      let direction: LayoutDirection = language == "ar" ? .rightToLeft : .leftToRight
      #expect(stage.scene.traits.effectiveDirection == direction)
    }
    let stage = try await PanelStage()
    let choice = try #require(stage.page?.table.cellForRow(at: RowPath(section: 0, row: 1)))
    stage.tap(try #require(choice.accessoryView))
    stage.tap(try #require(stage.view("العربية")))
    #expect(stage.page?.title == "الإعدادات" && stage.scene.traits.effectiveDirection == .rightToLeft)
    let fresh = try await PanelStage(language: "ar")
    stage.events.focus(nil)
    stage.wait(1)
    #expect(try stage.scene.picture().difference(from: try fresh.scene.picture()) == nil)
  }

  @Test("any sequence of pages, readings, languages and appearances ends in the picture of a fresh panel")
  func oracle() async throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let stage = try await PanelStage()
      var second = 10
      for _ in 0..<25 {
        switch random.int(0...6) {
        case 0, 1:
          second += random.int(1...3)
          stage.panel.show(PanelStage.machine(second: second))
        case 2: stage.scene.traits.language = ["en", "de", "ar"].randomElement(using: &random)
        case 3: stage.panel.stack.overrideAppearance = [.dark, .light, nil].randomElement(using: &random) ?? nil
        case 4: if let cell = stage.page?.table.visibleCells.randomElement(using: &random) { stage.tap(cell) }
        case 5: stage.panel.stack.pop()
        default: await stage.panel.use()
        }
        stage.wait(random.double(0...0.5))
      }
      stage.wait(70)
      stage.scene.traits.language = "de"
      stage.panel.stack.overrideAppearance = .dark
      stage.page?.table.contentOffset.y = -1000
      stage.events.focus(nil)
      let fresh = try await PanelStage(language: "de")
      fresh.panel.stack.overrideAppearance = .dark
      for other in [stage, fresh] {
        other.panel.radio = SimulatedRadio(delay: .zero)
        await other.panel.use()
        for second in [second + 10, second + 11] { other.panel.show(PanelStage.machine(second: second)) }
        other.page?.table.scrollToRow(at: RowPath(section: 0, row: 0), at: .nearest)
        other.wait(5)
      }
      let difference = try stage.scene.picture().difference(from: try fresh.scene.picture())
      #expect(difference == nil, "seed \(seed): \(difference ?? "")")
    }
  }

  @Test("an equal reading paints nothing, and another one only the rows that differ")
  func rest() async throws {
    let stage = try await PanelStage()
    let surface = try ImageSurface(for: stage.scene)
    stage.panel.show(PanelStage.machine(second: 11))
    stage.wait(2)
    try stage.scene.render(into: surface)
    stage.panel.show(PanelStage.machine(second: 12))
    stage.wait(2)
    #expect(try stage.scene.render(into: surface).damage.isEmpty, "the rates are the same")
    var machine = PanelStage.machine(second: 13)
    machine.sent += 50_000
    stage.panel.show(machine)
    stage.wait(2)
    let damage = try stage.scene.render(into: surface).damage
    #expect(!damage.isEmpty && damage.allSatisfy { $0.pixels.height < 60 })
  }
}
