import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import Testing

@testable import InlayControls
@testable import InlayViews

/// The keyboard, the list, the sheet and the insets have one clock.
@Suite struct KeyboardSlideTests {
  private func shown(_ layer: Layer) -> Rect { layer.convert(layer.bounds, to: nil) }

  /// The top of the keyboard as it is shown; the scene's end without one.
  private func keyboardTop(_ scene: Scene) -> Double {
    let panel = scene.keyboardHost.panel
    return panel.superlayer == nil ? scene.size.height : shown(panel).minY
  }

  /// Presses a view with a finger, where it is seen.
  ///
  /// - Returns: Whether it is seen.
  @discardableResult
  private func press(_ view: View, in scene: Scene, at time: Double) -> Bool {
    let point = view.convert(Point(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard scene.root.hitTest(point)?.isDescendant(of: view) ?? false else { return false }
    for phase in [PointerEvent.Phase.down, .up] {
      scene.send(.pointer(PointerEvent(phase, at: point, time: time)))
    }
    return true
  }

  @Test("in each frame the list ends at the keyboard, the focused row is whole above it, and nothing jumps at a turn")
  func list() throws {
    var turned = 0
    try withSeeds(40, long: 1_000) { random in
      let stage = KeyboardStage(12)
      let (scene, table) = (stage.scene, stage.page.table)
      let picture = try IncrementalPicture(of: scene)
      let checksPictures = random.chance(0.1)
      let start = table.contentOffset
      var time = 1.0
      scene.tick(at: time)
      for step in 0..<80 {
        let before = (top: keyboardTop(scene), offset: table.contentOffset.y)
        var acted = false
        if random.chance(0.12) {
          let isSliding = scene.keyboardHost.panel.isSliding
          if scene.keyboardHost.isPresented {
            scene.keyboardHost.dismiss()
            acted = true
          } else if let field = stage.field(random.int(0...10)) {
            acted = press(field, in: scene, at: time)
          }
          if acted, isSliding { turned += 1 }
        }
        time += random.double(0.001...0.03)
        scene.tick(at: time)
        let (top, offset) = (keyboardTop(scene), table.contentOffset.y)
        if abs(table.adjustedContentInset.bottom - (scene.size.height - top)) > 0.51 {
          return "step \(step): an inset of \(table.adjustedContentInset.bottom) below a keyboard at \(top)"
        }
        // A row that is touched comes into view whole, and leaves for a keyboard that has hardly come.
        let isFree = acted || before.top > scene.size.height - 60
        let most = 2 * abs(top - before.top) + (isFree ? 40 : 1)
        if abs(offset - before.offset) > most {
          return "step \(step): the list moves by \(offset - before.offset), the keyboard by \(top - before.top)"
        }
        if let field = stage.focused,
          let cell = field.superlayerChain.lazy.compactMap({ $0 as? TableViewCell }).first
        {
          let air = top - shown(cell).maxY
          if air < min(8, scene.coveredHeight) - 0.51 { return "step \(step): a row with \(air) points of air" }
        }
        if checksPictures, let problem = try picture.problem() { return "step \(step): \(problem)" }
      }
      scene.keyboardHost.dismiss()
      scene.tick(at: time + 1)
      return table.contentOffset == start ? nil : "the list stays at \(table.contentOffset.y)"
    }
    #expect(Seeds.only != nil || turned > 20, "\(turned) slides turned round")
  }

  /// Changes something on which the places of all parts depend.
  private func change(_ scene: Scene, _ random: inout SeededRandom) {
    switch random.int(0...3) {
    case 0:
      scene.size = Size(width: scene.size.height, height: scene.size.width)
      scene.root.frame = Rect(origin: .zero, size: scene.size)
    case 1: scene.traits.textScale = random.pick([1, 1.3, 1.6])
    case 2: scene.traits.language = random.pick(["de", "ru", "ar", nil])
    default: scene.traits.direction = random.pick([.leftToRight, .rightToLeft])
    }
  }

  /// The row or field with the focus that is covered in the last frame, between a height and the keyboard; nil for none.
  /// A row or field that is too high for the space may be covered.
  private func covered(_ field: TextField, below top: Double, in scene: Scene) -> String? {
    let bottom = keyboardTop(scene)
    let row = field.superlayerChain.lazy.compactMap { $0 as? TableViewCell }.first
    let list = field.superlayerChain.lazy.compactMap { $0 as? TableView }.first
    if let row, let list, row.bounds.height + 9 <= bottom - top {
      let air = bottom - shown(row).maxY
      return air < min(8, max(0, shown(list).maxY - bottom)) - 0.51 ? "a row with \(air) points of air" : nil
    }
    let rect = shown(field)
    guard rect.height + 1 <= bottom - top, rect.maxY > bottom + 1 || rect.minY < top - 1 else { return nil }
    return "a field at \(rect) between \(top) and \(bottom)"
  }

  @Test("a rotation, a language or a text size in the middle of a slide covers no row, and nothing jumps after it")
  func changedList() throws {
    var changed = 0
    try withSeeds(40, long: 1_000) { random in
      let stage = KeyboardStage(12)
      let (scene, table) = (stage.scene, stage.page.table)
      let picture = try IncrementalPicture(of: scene)
      let checksPictures = random.chance(0.1)
      let start = table.contentOffset.y
      var (time, row, most) = (1.0, 0, 2.0)
      scene.tick(at: time)
      func place() -> Double? {
        table.cellForRow(at: RowPath(section: 0, row: row)).map { shown($0).minY }
      }
      for step in 0..<80 {
        var acted = false
        if random.chance(0.1) {
          acted = true
          let number = random.int(0...11)
          if scene.keyboardHost.isPresented, random.chance(0.5) {
            // The list comes back with the keyboard, and faster if its way is longer.
            let way = abs(table.contentOffset.y - start)
            most = max(2, 1.2 * way / max(1, scene.coveredHeight))
            scene.keyboardHost.dismiss()
          } else if let field = stage.field(number), press(field, in: scene, at: time) {
            (row, most) = (number, 2)
          }
        } else if random.chance(0.06) {
          acted = true
          if scene.keyboardHost.panel.isSliding { changed += 1 }
          change(scene, &random)
          most = max(most, 2 * 900 / max(1, scene.coveredHeight))
        }
        time += random.double(0.001...0.03)
        let before = (top: keyboardTop(scene), place: place())
        scene.tick(at: time)
        let top = keyboardTop(scene)
        let inset = max(0, shown(table).maxY - top)
        if abs(table.adjustedContentInset.bottom - inset) > 0.51 {
          return "step \(step): an inset of \(table.adjustedContentInset.bottom), and the keyboard covers \(inset)"
        }
        let isFree = before.top > scene.size.height - 60
        if !acted, let old = before.place, let new = place(),
          abs(new - old) > most * abs(top - before.top) + (isFree ? 60 : 1)
        {
          return "step \(step): row \(row) moves from \(old) to \(new), the keyboard from \(before.top) to \(top)"
        }
        if let field = stage.focused, let problem = covered(field, below: stage.page.barBottom, in: scene) {
          return "step \(step): \(problem)"
        }
        if checksPictures, let problem = try picture.problem() { return "step \(step): \(problem)" }
      }
      scene.keyboardHost.dismiss()
      scene.tick(at: time + 1)
      scene.tick(at: time + 2)
      return stage.begins == stage.ends && scene.coveredHeight == 0 && scene.keyboardHost.panel.superlayer == nil
        ? nil : "the keyboard stays"
    }
    #expect(Seeds.only != nil || changed > 3, "\(changed) changes in the middle of a slide")
  }

  @Test("a list whose texts grow while the keyboard is shown comes back to its beginning")
  func grownList() {
    let stage = KeyboardStage(12)
    let (scene, table) = (stage.scene, stage.page.table)
    stage.tap(stage.field(8), isTimed: true)
    let bar = stage.page.barBottom
    #expect(table.contentOffset.y > table.minimumContentOffset.y)
    scene.traits.textScale = 1.6
    scene.tick(at: stage.time + 1)
    scene.keyboardHost.dismiss()
    for step in 0...20 { scene.tick(at: stage.time + 1 + 0.05 * Double(step)) }
    #expect(stage.page.barBottom > bar && table.contentOffset.y == table.minimumContentOffset.y)
  }

  @Test("a sheet, its field and the keyboard move together in walks with changes in the middle, and all of them go")
  func sheetWalks() throws {
    var changed = 0
    try withSeeds(40, long: 1_000) { random in
      let root = View()
      root.frame = Rect(x: 0, y: 0, width: 390, height: 700)
      let scene = Scene(root: root, size: root.frame.size, scale: 2)
      scene.keyboardMode = .always
      scene.onProblem = { _ in }
      let fields = (0..<random.int(1...8)).map { TextField(placeholder: "Field \($0)") }
      let page = FormPage("Fields") {
        Section { for field in fields { Row("Name").configured { $0.accessoryView = field } } }
      }
      let sheet = Sheet(page, detent: random.pick([.medium, .large, .height(260)]))
      sheet.present(in: scene, animated: false)
      let picture = try IncrementalPicture(of: scene)
      let checksPictures = random.chance(0.1)
      var time = 1.0
      scene.tick(at: time)
      for step in 0..<60 {
        var acted = false
        if random.chance(0.12) {
          acted = true
          if scene.keyboardHost.isPresented, random.chance(0.6) {
            scene.keyboardHost.dismiss()
          } else {
            press(random.pick(fields), in: scene, at: time)
          }
        } else if random.chance(0.06) {
          acted = true
          if scene.keyboardHost.panel.isSliding { changed += 1 }
          change(scene, &random)
        }
        time += random.double(0.001...0.03)
        let before = (top: keyboardTop(scene), card: shown(sheet.card))
        scene.tick(at: time)
        let (top, card) = (keyboardTop(scene), shown(sheet.card))
        let way = abs(top - before.top) + 1
        if !acted, abs(card.minY - before.card.minY) > way || abs(card.maxY - before.card.maxY) > way {
          return "step \(step): the card goes from \(before.card) to \(card), the keyboard from \(before.top) to \(top)"
        }
        if let field = scene.focusedView as? TextField,
          let problem = covered(field, below: shown(page).minY + page.barBottom, in: scene)
        {
          return "step \(step): \(problem)"
        }
        if checksPictures, let problem = try picture.problem() { return "step \(step): \(problem)" }
      }
      // The sheet goes in the middle of a slide, or at rest.
      press(random.pick(fields), in: scene, at: time)
      for _ in 0..<random.int(0...20) {
        time += 0.016
        scene.tick(at: time)
      }
      sheet.dismiss()
      for _ in 0..<60 {
        time += 0.05
        scene.tick(at: time)
        if checksPictures, let problem = try picture.problem() { return "the sheet goes: \(problem)" }
      }
      let isGone = sheet.superlayer == nil && scene.keyboardHost.panel.superlayer == nil && scene.coveredHeight == 0
      let views: [Layer] = [page.table] + Array(page.superlayerChain)
      let isLifted = views.contains { $0.keyboardLift != nil }
      return isGone && !isLifted && scene.nextTickTime == nil ? nil : "something of the keyboard or the sheet stays"
    }
    #expect(Seeds.only != nil || changed > 3, "\(changed) changes in the middle of a slide")
  }

  @Test("a sheet and the keyboard keep their distance in each frame, there and back", arguments: [0.016, 0.017, 0.04])
  func sheet(interval: Double) throws {
    let root = View()
    root.frame = Rect(x: 0, y: 0, width: 390, height: 700)
    let scene = Scene(root: root, size: root.frame.size, scale: 2)
    scene.keyboardMode = .always
    let field = TextField(placeholder: "Required")
    let page = FormPage("Password") { Section { Row("Password").configured { $0.accessoryView = field } } }
    let sheet = Sheet(page, detent: .medium)
    sheet.present(in: scene, animated: false)
    scene.tick(at: 1)
    #expect(shown(sheet.card).minY == 350)
    var time = 1.0
    var places: Set<Double> = []
    for phase in 0..<2 {
      if phase == 0 { #expect(press(field, in: scene, at: time)) } else { scene.keyboardHost.dismiss() }
      for _ in 0..<Int(0.3 / interval) + 2 {
        time += interval
        scene.tick(at: time)
        let card = shown(sheet.card).minY
        #expect(abs(keyboardTop(scene) - card - 350) <= 1)
        places.insert(card)
        if phase == 0 { #expect(shown(field).maxY + 8 <= keyboardTop(scene)) }
      }
    }
    #expect(shown(sheet.card).minY == 350 && places.count > 4)
  }

  @Test("a swipe down on the bar or a key takes the keyboard along, and lets it go there", arguments: [true, false])
  func swipe(isOnBar: Bool) throws {
    let stage = KeyboardStage(12)
    let (scene, panel) = (stage.scene, stage.host.panel)
    stage.tap(stage.field(8), isTimed: true)
    let rest = keyboardTop(scene)
    let key = try #require(panel.keyboard.keys.first { $0.key == .text("T") })
    let start = stage.middle(isOnBar ? panel.bar : key)
    let lead = isOnBar ? 0 : key.bounds.height
    var time = stage.time
    func send(_ phase: PointerEvent.Phase, _ distance: Double) {
      time += 0.1
      scene.send(.pointer(PointerEvent(phase, at: Point(x: start.x, y: start.y + distance), time: time)))
      scene.tick(at: time)
    }
    for isLast in [false, true] {
      send(.down, 0)
      send(.moved, lead + 30)
      send(.moved, lead + 90)
      #expect(abs(keyboardTop(scene) - rest - 90) <= 1)
      #expect(abs(stage.page.table.adjustedContentInset.bottom - (700 - keyboardTop(scene))) <= 0.51)
      send(.moved, isLast ? lead + 140 : lead + 2)
      let held = keyboardTop(scene)
      #expect(abs(held - rest - (isLast ? 140 : 2)) <= 1)
      send(.up, isLast ? lead + 140 : lead + 2)
      #expect(stage.host.isPresented != isLast)
      #expect(keyboardTop(scene) >= (isLast ? held : rest))
      time += 0.5
      scene.tick(at: time)
      #expect(keyboardTop(scene) == (isLast ? 700 : rest))
    }
    #expect(stage.model.texts[8].isEmpty)
  }

  @Test("the last row of a plain list has air above the keyboard too, and the list comes back")
  func lastRow() throws {
    let fields = (0..<20).map { TextField(placeholder: "Field \($0)") }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 390, height: 700), style: .plain)
    let form = Form {
      Section {
        for (row, field) in fields.enumerated() { Row("Row \(row)").configured { $0.accessoryView = field } }
      }
    }
    form.show(in: table)
    let root = View()
    root.frame = table.frame
    root.addSublayer(table)
    let scene = Scene(root: root, size: root.frame.size, scale: 2)
    scene.keyboardMode = .always
    scene.tick(at: 0)
    table.contentOffset = table.maximumContentOffset
    scene.tick(at: 0)
    let end = table.contentOffset
    scene.focus(fields[19], isVisible: false)
    scene.tick(at: 1)
    let cell = try #require(table.cellForRow(at: RowPath(section: 0, row: 19)))
    #expect(abs(keyboardTop(scene) - shown(cell).maxY - 8) <= 0.5)
    scene.focus(nil)
    scene.tick(at: 2)
    scene.tick(at: 3)
    #expect(table.contentOffset == end && table.maximumContentOffset == end)
    withExtendedLifetime(form) {}
  }

  @Test("a slide whose animations end early is over, and nothing of the keyboard stays")
  func removedAnimations() {
    let stage = KeyboardStage(3)
    stage.tap(stage.field(1), isTimed: true)
    stage.host.dismiss()
    stage.scene.removeAnimations()
    stage.scene.finishAnimations()
    #expect(stage.host.panel.superlayer == nil && stage.scene.coveredHeight == 0)
    #expect(stage.page.table.adjustedContentInset.bottom == 0 && stage.scene.nextTickTime == nil)
  }

  @Test("the app hears of the height once, when the keyboard begins to come and to go")
  func heights() {
    let stage = KeyboardStage(3)
    var heights: [Double] = []
    stage.host.onHeightChange = { heights.append($0) }
    stage.tap(stage.field(1), isTimed: true)
    let whole = stage.scene.coveredHeight
    stage.host.dismiss()
    stage.scene.finishAnimations()
    #expect(heights == [whole, 0] && whole > 100)
  }
}
