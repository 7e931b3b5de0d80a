import InlayDecorations
import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLists
@testable import InlayViews

/// Settings that the data source and the delegate change during a layout are never lost.
@Suite struct LayoutCallbackTests {
  enum Call: String, CaseIterable {
    case sections, rows, cell, canEdit, title, height, header, willDisplay, willDisplayHeader, ended,
      headerEnded, decoration, prefetch, cancelPrefetch, scrolled
  }

  /// Does something once, in a call.
  final class Meddler: TableViewDataSource, TableViewDelegate, TableViewDataSourcePrefetching {
    var counts = [7, 12, 30]
    var rowHeight = Height.fixed(44)
    var armed: (call: Call, deed: (TableView) -> Void)?
    private(set) var deeds: Set<Call> = []

    private func note(_ call: Call, _ table: ScrollView) {
      guard let armed, armed.call == call, let table = table as? TableView else { return }
      self.armed = nil
      deeds.insert(call)
      armed.deed(table)
    }

    func numberOfSections(in tableView: TableView) -> Int {
      note(.sections, tableView)
      return counts.count
    }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      note(.rows, tableView)
      return section < counts.count ? counts[section] : 0
    }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row \(path)"
      note(.cell, tableView)
      return cell
    }
    func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
      note(.canEdit, tableView)
      return true
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      note(.title, tableView)
      return "Section \(section)"
    }
    func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Height? {
      note(.height, tableView)
      return rowHeight
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      note(.header, tableView)
      let bar = tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar") as? OracleBar
      bar?.label.text = "Section \(section)"
      return bar
    }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: RowPath) {
      note(.willDisplay, tableView)
    }
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
      note(.willDisplayHeader, tableView)
    }
    func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: RowPath) {
      note(.ended, tableView)
    }
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {
      note(.headerEnded, tableView)
    }
    func tableView(_ tableView: TableView, decorationForSection section: Int) -> Decoration? {
      note(.decoration, tableView)
      return nil
    }
    func tableView(_ tableView: TableView, prefetchRowsAt paths: [RowPath]) { note(.prefetch, tableView) }
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt paths: [RowPath]) {
      note(.cancelPrefetch, tableView)
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) { note(.scrolled, scrollView) }
  }

  private func stage(_ source: Meddler, style: TableView.Style, scale: Double, fonts: TextContext?) -> (
    TableView, Scene
  ) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 220, height: 200), style: style)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.register(OracleBar.self, forHeaderFooterViewReuseIdentifier: "bar")
    table.dataSource = source
    table.delegate = source
    table.rowHeight = .byDelegate
    table.prefetchDataSource = source
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 240, height: 240)
    root.addSublayer(table)
    let scene = Scene.inSettings(root: root, size: root.frame.size, scale: scale, textContext: fonts)
    scene.onProblem = { _ in }
    return (table, scene)
  }

  /// A change of a setting to a random value.
  private func deed(_ random: inout SeededRandom, _ source: Meddler) -> (name: String, deed: (TableView) -> Void) {
    let (height, inset) = (random.length(12...60), Double(random.int(0...30)))
    let (number, isOn) = (random.int(0...20), random.chance(0.5))
    switch random.int(0...17) {
    case 0: return ("rowHeight", { $0.rowHeight = .fixed(height) })
    case 1: return ("automatic", { $0.rowHeight = .automatic() })
    case 2: return ("isEditing", { $0.isEditing.toggle() })
    case 3: return ("headerHeight", { $0.sectionHeaderHeight = .fixed(height) })
    case 4: return ("footerHeight", { $0.sectionFooterHeight = .fixed(inset) })
    case 5: return ("separators", { $0.separatorStyle = $0.separatorStyle == .none ? .singleLine : .none })
    case 6: return ("separatorInset", { $0.separatorInset = Insets(left: inset) })
    case 7: return ("pinning", { $0.sectionHeadersPinToVisibleBounds.toggle() })
    case 8: return ("contentInset", { $0.contentInset = Insets(top: inset, bottom: height) })
    case 9: return ("size", { $0.frame.size = Size(width: 120 + height, height: 150 + inset) })
    case 10:
      return (
        "header",
        {
          let view = Layer()
          view.backgroundColor = .black
          view.frame = Rect(x: 0, y: 0, width: 9, height: height)
          $0.tableHeaderView = isOn ? view : nil
        }
      )
    case 11: return ("decoration", { $0.decoration = isOn ? .maskedCards : .cornerImages })
    case 12: return ("multiple", { $0.allowsMultipleSelectionDuringEditing.toggle() })
    case 13: return ("indicator", { $0.showsVerticalScrollIndicator.toggle() })
    case 14: return ("select", { $0.selectRow(at: RowPath(section: 0, row: 1)) })
    case 15: return ("offset", { $0.contentOffset.y = Double(number * 13) })
    case 16: return ("theme", { $0.scene?.theme = isOn ? .modern : .settings })
    default:
      return (
        "reload",
        {
          source.counts = [number, 3, 20]
          $0.reloadData()
        }
      )
    }
  }

  private func copySettings(of table: TableView, to fresh: TableView) {
    fresh.frame = table.frame
    fresh.overrides = table.overrides
    fresh.contentInset = table.contentInset
    fresh.separatorStyle = table.separatorStyle
    fresh.sectionHeadersPinToVisibleBounds = table.sectionHeadersPinToVisibleBounds
    fresh.showsVerticalScrollIndicator = table.showsVerticalScrollIndicator
    fresh.allowsMultipleSelectionDuringEditing = table.allowsMultipleSelectionDuringEditing
    fresh.isEditing = table.isEditing
    if let old = table.tableHeaderView {
      let view = Layer()
      view.backgroundColor = old.backgroundColor
      view.frame = Rect(x: 0, y: 0, width: 9, height: table.measurer.tableHeaderHeight)
      fresh.tableHeaderView = view
    }
    for path in table.selectedRowPaths { fresh.selectRow(at: path) }
  }

  @Test("a setting changed in any call of a layout has the effect that it has on a new table")
  func settings() throws {
    let fonts = try TextContext()
    var deeds: Set<Call> = []
    for seed in Seeds.first(100, long: 4_000) {
      var random = SeededRandom(seed: seed)
      let source = Meddler()
      let style = random.pick(Array(TableView.Style.allCases))
      let (table, scene) = stage(source, style: style, scale: random.pick([1, 1.5, 2]), fonts: fonts)
      source.rowHeight = random.pick([.fixed(44), .fixed(31.3), .automatic(estimate: 33)])
      if random.chance(0.3) { table.isEditing = true }
      if random.chance(0.7) { scene.tick(at: 0) }
      var log: [String] = []
      for step in 0..<6 {
        let call = Call.allCases[(Int(seed) * 6 + step) % Call.allCases.count]
        let (name, deed) = deed(&random, source)
        source.armed = (call, deed)
        log.append("\(name) in \(call)")
        switch random.int(0...4) {
        case 0: table.reloadData()
        case 1: table.contentOffset.y = Double(random.int(0...700))
        case 2: table.contentOffset.y += Double(random.int(-90...90))
        case 3:
          source.rowHeight = .fixed(20 + Double(random.int(0...30)))
          table.rowHeight = table.rowHeight == .byDelegate ? source.rowHeight : .byDelegate
        default: table.isEditing.toggle()
        }
        scene.tick(at: Double(step))
        source.armed = nil
        // What was scrolled to an offset beyond the content is not compared.
        if !table.isOffsetInside { table.contentOffset = table.clampedContentOffset(table.contentOffset) }
        scene.tick(at: Double(step))
        #expect(scene.nextTickTime == nil)
        let (fresh, other) = stage(source, style: style, scale: scene.scale, fonts: fonts)
        other.theme = scene.theme
        copySettings(of: table, to: fresh)
        other.tick(at: 0)
        fresh.contentOffset = table.contentOffset
        other.tick(at: 0)
        let difference = try scene.picture().difference(from: other.picture())
        guard let difference else { continue }
        Issue.record("seed \(seed), \(style), step \(step), \(log): \(difference)")
        return
      }
      deeds.formUnion(source.deeds)
    }
    #expect(deeds.count > 9 || Seeds.only != nil, "only in \(deeds)")
  }

  @Test("a layout that asks for layout in every call ends, and is reported")
  func endless() throws {
    let source = Meddler()
    let (table, scene) = stage(source, style: .plain, scale: 1, fonts: nil)
    var problems: [String] = []
    scene.onProblem = { problems.append($0.message) }
    var isOn = true
    func arm() {
      source.armed = (
        .decoration,
        {
          guard isOn else { return }
          $0.setNeedsLayout()
          arm()
        }
      )
    }
    arm()
    scene.tick(at: 0)
    #expect(problems.contains { $0.contains("layout does not converge") })
    isOn = false
    problems = []
    scene.tick(at: 1)
    #expect(problems.isEmpty && scene.nextTickTime == nil && !table.visibleCells.isEmpty)
  }

  @Test("a delegate that keeps the content from scrolling beyond its top, or scrolls elsewhere, shows the rows there")
  func scrolling() throws {
    let source = Meddler()
    let (table, scene) = stage(source, style: .plain, scale: 1, fonts: nil)
    scene.tick(at: 0)
    for (set, wanted) in [(-30.0, 0.0), (100, 400), (410, 30)] {
      source.armed = (.scrolled, { $0.contentOffset.y = wanted })
      table.contentOffset.y = set
      scene.tick(at: 1)
      #expect(table.contentOffset.y == wanted)
      let frames = table.visibleCells.map(\.frame)
      #expect(frames.map(\.minY).min() ?? 1e9 <= wanted + 30 && frames.map(\.maxY).max() ?? 0 >= wanted + 200)
    }
  }
}
