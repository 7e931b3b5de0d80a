import InlayGraphics
import InlayLayers
import InlayTestSupport
import Testing

@testable import InlayForms
@testable import InlayLists
@testable import InlayViews

private final class OtherCell: TableViewCell {}

/// Random sections and rows of a form, with repeated identities, and the form that is updated with them.
private final class FormStage {
  struct RowModel {
    var name: Int
    var kind: Int
    var value: Int
  }

  struct SectionModel {
    var name: Int
    var texts: Int
    var rows: [RowModel]
  }

  var sections: [SectionModel] = []
  let table: TableView
  private(set) lazy var form = Form { [unowned self] in sections.map(section) }
  private(set) lazy var scene = Scene.inSettings(root: table, size: table.frame.size)

  /// - Parameter isPlain: With one height of all rows: the view scrolls.
  init(isPlain: Bool, _ sections: [SectionModel]) {
    self.sections = sections
    table = isPlain ? TableView(style: .plain) : TableView(style: .insetGrouped)
    if isPlain { table.rowHeight = .fixed(40) }
    table.frame = Rect(x: 0, y: 0, width: 240, height: isPlain ? 250 : 2000)
    table.allowsMultipleSelection = true
    form.show(in: table)
  }

  private func section(_ model: SectionModel) -> Section {
    // The header is the identity of most sections.
    let section = Section("\(model.name)", footer: model.texts % 2 == 0 ? "Footer \(model.texts)" : nil) {
      for row in model.rows { self.row(row) }
    }
    guard model.name % 3 == 0 else { return section }
    var named = section.id(model.name)
    named.header = model.texts % 3 == 0 ? nil : "Header \(model.texts)"
    return named
  }

  private func row(_ model: RowModel) -> Row {
    let (name, value) = (model.name, model.value)
    let isOdd = value % 2 == 1
    switch model.kind {
    case 0: return Row("Row \(name)", detail: isOdd ? "odd" : nil, isOdd ? .checkmark : [])
    case 1: return Row("Value \(value)", isEnabled: isOdd).id(name)
    case 2: return Row("Below \(name)", subtitle: "\(value)").id(name)
    case 3: return Row("Switch \(name)", .switch(isOn: isOdd) { _ in })
    case 4: return Row("Other \(value)").id(name).cell(OtherCell.self) { $0.detailTextLabel.text = "\(value)" }
    case 5: return (isOdd ? Row("Delete \(name)").onDelete {} : Row("Insert \(name)").onInsert {}).id(name)
    default:
      let view = RowAccessory.view {
        View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
      } update: {
        $0.backgroundColor = .rgb(UInt32(value) * 0x1F1F1F)
      }
      return Row("View \(name)", isOdd ? view : [.label("\(value)"), view, .disclosure]).id(name)
    }
  }

  /// A stage that had no other rows before.
  func fresh() -> FormStage {
    let stage = FormStage(isPlain: table.style == .plain, sections)
    stage.table.isEditing = table.isEditing
    stage.scene.tick(at: 0)
    for path in table.selectedRowPaths { stage.table.selectRow(at: path) }
    stage.table.contentOffset = table.contentOffset
    return stage
  }

  /// The only row of a name in its section of which there is one, as in forms without repetitions.
  func path(of name: Int, inSection section: Int) -> RowPath? {
    let numbers = sections.indices.filter { sections[$0].name == section }
    guard numbers.count == 1, let number = numbers.first else { return nil }
    let rows = sections[number].rows.indices.filter { sections[number].rows[$0].name == name }
    return rows.count == 1 ? RowPath(section: number, row: rows[0]) : nil
  }
}

/// A form that is updated, with animations and without, between ticks and without ticks.
@Suite struct FormUpdateTests {
  private func rows(_ random: inout SeededRandom) -> [FormStage.RowModel] {
    (0..<random.int(0...9)).map { _ in
      let name = random.int(0...20)
      // A name has one kind most often: its identity, or another class of cell.
      return FormStage.RowModel(
        name: name, kind: random.chance(0.8) ? name % 7 : random.int(0...6), value: random.int(0...7))
    }
  }

  private func sections(_ random: inout SeededRandom) -> [FormStage.SectionModel] {
    (0..<random.int(0...4)).map { _ in
      FormStage.SectionModel(name: random.int(0...6), texts: random.int(0...5), rows: rows(&random))
    }
  }

  /// A few edits, or another form altogether.
  private func edit(_ stage: FormStage, _ random: inout SeededRandom) {
    if stage.sections.isEmpty || random.chance(0.1) { stage.sections = sections(&random) }
    for _ in 0..<random.int(0...4) where !stage.sections.isEmpty {
      let number = random.int(0...stage.sections.count - 1)
      let count = stage.sections[number].rows.count
      switch random.int(0...7) {
      case 0: stage.sections.shuffle(using: &random)
      case 1: stage.sections[number].texts = random.int(0...5)
      case 2 where count > 0: stage.sections[number].rows.remove(at: random.int(0...count - 1))
      case 3 where count > 1:
        let row = stage.sections[number].rows.remove(at: random.int(0...count - 1))
        stage.sections[number].rows.insert(row, at: random.int(0...count - 1))
      case 4...5 where count > 0: stage.sections[number].rows[random.int(0...count - 1)].value = random.int(0...7)
      default: stage.sections[number].rows.insert(contentsOf: rows(&random).prefix(2), at: random.int(0...count))
      }
    }
  }

  @Test("at rest an updated form is byte for byte a new one, and single rows that stay are selected as before")
  func random() throws {
    try withSeeds(100) { random in
      let stage = FormStage(isPlain: random.chance(0.5), sections(&random))
      let (table, scene) = (stage.table, stage.scene)
      var problems: [String] = []
      scene.onProblem = { problems.append($0.message) }
      let surface = try ImageSurface(for: scene)
      if random.chance(0.8) { scene.tick(at: 0) }
      for step in 0..<10 {
        if random.chance(0.1) { table.isEditing.toggle() }
        if random.chance(0.3) {
          table.contentOffset.y = random.double(0...max(0, table.maximumContentOffset.y)).rounded()
        }
        for path in table.visibleRowPaths where random.chance(0.1) { table.selectRow(at: path) }
        let old = stage.sections
        let selected = Set(table.selectedRowPaths)
        let single = old.indices.flatMap { number in
          old[number].rows.indices.compactMap { row -> (name: Int, section: Int, isSelected: Bool)? in
            let (name, section) = (old[number].rows[row].name, old[number].name)
            let path = RowPath(section: number, row: row)
            return stage.path(of: name, inSection: section) == path ? (name, section, selected.contains(path)) : nil
          }
        }
        // Kinds of one name with and without `id` have other identities.
        let kinds = Dictionary(
          old.flatMap { $0.rows.map { ($0.name, $0.kind) } }, uniquingKeysWith: { $0 == $1 ? $0 : -1 })
        edit(stage, &random)
        stage.form.update(animated: random.chance(0.5))
        for (name, section, isSelected) in single {
          guard let path = stage.path(of: name, inSection: section),
            stage.sections[path.section].rows[path.row].kind == kinds[name]
          else { continue }
          guard table.selectedRowPaths.contains(path) == isSelected else {
            return "step \(step): row \(name) of \(section) was selected: \(isSelected)"
          }
        }
        let wait = random.int(0...3)
        if wait == 0 { continue }
        scene.tick(at: scene.time + (wait == 1 ? 0.1 : 5))
        guard wait > 1 else {
          try scene.render(into: surface)
          continue
        }
        // Completions of animations may ask for another layout.
        scene.tick(at: scene.time + 1)
        try scene.render(into: surface)
        let fresh = stage.fresh()
        if let difference = Picture(surface).difference(from: try fresh.scene.picture()) {
          let lines = zip(table.dump().split(separator: "\n"), fresh.table.dump().split(separator: "\n"))
          let different = lines.first { $0 != $1 }.map { "\n\($0)\n\($1)" } ?? " with equal dumps"
          return "step \(step): \(difference)\(different)"
        }
        guard table.dump() == fresh.table.dump() else {
          return "step \(step): the dump\n\(table.dump())\nof a new one\n\(fresh.table.dump())"
        }
        guard fresh.table.contentOffset == table.contentOffset else { return "step \(step): \(table.contentOffset)" }
        if scene.nextTickTime != nil { return "step \(step): no rest" }
      }
      return problems.isEmpty ? nil : "\(problems)"
    }
  }

  @Test("an animated update slides rows; rows that come fade in, and the table has its rows at once")
  func animated() throws {
    let stage = FormStage(isPlain: true, [.init(name: 1, texts: 1, rows: [.init(name: 7, kind: 0, value: 0)])])
    let scene = stage.scene
    scene.tick(at: 0)
    let cell = try #require(stage.table.visibleCells.first)
    let y = cell.frame.minY
    stage.sections[0].rows.insert(.init(name: 0, kind: 0, value: 1), at: 0)
    stage.form.update(animated: true)
    scene.tick(at: 0)
    #expect(stage.table.numberOfRows(inSection: 0) == 2 && cell.frame.minY == y + 40)
    #expect(scene.nextTickTime != nil && stage.table.rowMotion != nil)
    let surface = try ImageSurface(for: scene)
    try scene.render(into: surface)
    #expect(try Picture(surface) != stage.fresh().scene.picture())
    scene.tick(at: 10)
    try scene.render(into: surface)
    #expect(try Picture(surface) == stage.fresh().scene.picture() && stage.table.rowMotion == nil)
    stage.sections[0].rows.removeFirst()
    stage.form.update()
    scene.tick(at: 11)
    #expect(stage.table.rowMotion == nil && scene.nextTickTime == nil && cell.frame.minY == y)
  }

  @Test("every completion is called, with false for an update that the sections ask for each time they are made")
  func completions() {
    for hasScene in [true, false] {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 240, height: 300), style: .plain)
      let scene = hasScene ? Scene.inSettings(root: table, size: table.frame.size) : nil
      var problems: [String] = []
      scene?.onProblem = { problems.append($0.message) }
      var (count, isAsking) = (0, false)
      var answers: [String] = []
      weak var known: Form?
      let form = Form {
        count += 1
        let number = count
        if isAsking { known?.update(completion: { answers.append("\(number): \($0)") }) }
        return [Section { for row in 0..<number { Row("\(row)") } }]
      }
      known = form
      form.show(in: table)
      scene?.tick(at: 0)
      isAsking = true
      form.update(completion: { answers.append("first: \($0)") })
      #expect(hasScene == answers.isEmpty)
      scene?.tick(at: 1)
      #expect(answers == ["first: true", "2: true", "3: false"], "in a scene: \(hasScene)")
      #expect(count == 3 && form.sections.first?.rows.count == 3)
      #expect(problems.contains { $0.contains("update()") } == hasScene)
    }
  }
}
