import InlayGraphics
import InlayLayers
import InlayTestSupport
import InlayViews
import Testing

@testable import InlayControls
@testable import InlayLists

/// A view has one place: each property that has a view takes it from where it is, and gives up only what it still has.
@Suite struct PlaceTests {
  /// A property that has a view.
  private struct Place {
    let name: String
    let get: () -> Layer?
    let set: (RefreshControl?) -> Void
  }

  /// A scene with an owner of each property.
  private final class Stage {
    let root = View()
    let other = View()
    let table = TableView()
    let page = NavigationPage()
    let sheet = Sheet(nil)
    let masked = View()
    let rows = BlankRows(4)
    let scene: Scene
    var places: [Place] = []
    private var time = 0.0

    init() throws {
      scene = Scene(root: root, size: Size(width: 400, height: 600))
      for (index, view) in [table, page, sheet, masked, other].enumerated() {
        view.frame = Rect(x: 0, y: Double(index) * 100, width: 400, height: 300)
        root.addSublayer(view)
      }
      table.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      scene.tick(at: 0)
      let (table, page, sheet, masked) = (table, page, sheet, masked)
      let cells = table.visibleCells
      try #require(cells.count > 1)
      let (cell, second) = (cells[0], cells[1])
      places = [
        Place(name: "tableHeaderView", get: { table.tableHeaderView }, set: { table.tableHeaderView = $0 }),
        Place(name: "tableFooterView", get: { table.tableFooterView }, set: { table.tableFooterView = $0 }),
        Place(name: "backgroundView", get: { table.backgroundView }, set: { table.backgroundView = $0 }),
        Place(name: "emptyStateView", get: { table.emptyStateView }, set: { table.emptyStateView = $0 }),
        Place(name: "refreshControl", get: { table.refreshControl }, set: { table.refreshControl = $0 }),
        Place(name: "cell.backgroundView", get: { cell.backgroundView }, set: { cell.backgroundView = $0 }),
        Place(
          name: "cell.selectedBackgroundView", get: { cell.selectedBackgroundView },
          set: { cell.selectedBackgroundView = $0 }),
        Place(
          name: "cell.multipleSelectionBackgroundView", get: { cell.multipleSelectionBackgroundView },
          set: { cell.multipleSelectionBackgroundView = $0 }),
        Place(name: "cell.accessoryView", get: { cell.accessoryView }, set: { cell.accessoryView = $0 }),
        Place(
          name: "cell.editingAccessories", get: { cell.editingAccessories.onlyLayer },
          set: { cell.editingAccessories = $0.map { .layer($0) } ?? [] }),
        Place(
          name: "another cell's accessoryView", get: { second.accessoryView }, set: { second.accessoryView = $0 }),
        Place(name: "page.content", get: { page.content }, set: { page.content = $0 }),
        Place(name: "sheet.content", get: { sheet.content }, set: { sheet.content = $0 }),
        Place(name: "mask", get: { masked.mask }, set: { masked.mask = $0 }),
      ]
    }

    func tick() {
      time += 1
      scene.tick(at: time)
    }

    /// Two properties of a cell that show one of their views at a time may share it.
    static func share(_ a: String, _ b: String) -> Bool {
      let pairs: [Set<String>] = [
        ["cell.selectedBackgroundView", "cell.multipleSelectionBackgroundView"],
        ["cell.accessoryView", "cell.editingAccessories"],
      ]
      return pairs.contains([a, b])
    }
  }

  @Test("a setter leaves a view that lies elsewhere by now, and the property that had it is nil")
  func elsewhere() throws {
    let count = try Stage().places.count
    for index in 0..<count {
      for waits in [false, true] {
        for new in [nil, RefreshControl()] {
          let stage = try Stage()
          let (place, view) = (stage.places[index], RefreshControl())
          place.set(view)
          if waits { stage.tick() }
          stage.other.addSublayer(view)
          if waits { stage.tick() }
          #expect(place.get() == nil && view.superlayer === stage.other, "\(place.name)")
          place.set(new)
          stage.tick()
          #expect(place.get() === new && view.superlayer === stage.other, "\(place.name)")
          #expect(!view.isHidden, "\(place.name)")
        }
      }
    }
  }

  @Test("a property takes a view from each other one, which is nil then")
  func taken() throws {
    let count = try Stage().places.count
    for first in 0..<count {
      for second in 0..<count where first != second {
        for waits in [false, true] {
          let stage = try Stage()
          let (old, new, view) = (stage.places[first], stage.places[second], RefreshControl())
          old.set(view)
          if waits { stage.tick() }
          new.set(view)
          stage.tick()
          let isShared = Stage.share(old.name, new.name)
          #expect(old.get() == nil || isShared, "\(old.name) to \(new.name)")
          #expect(new.get() === view, "\(old.name) to \(new.name)")
          new.set(nil)
          stage.tick()
          #expect(new.get() == nil && (isShared || view.superlayer == nil), "\(old.name) to \(new.name)")
        }
      }
    }
  }

  @Test("a cell in view that becomes the header of its table is shown once")
  func parts() throws {
    let stage = try Stage()
    let cell = stage.table.visibleCells[0]
    stage.table.tableHeaderView = cell
    stage.tick()
    #expect(stage.table.tableHeaderView === cell && cell.superlayer === stage.table)
    #expect(stage.table.visibleCells.count == 4 && !stage.table.visibleCells.contains { $0 === cell })
    stage.table.tableHeaderView = nil
    stage.tick()
    #expect(cell.superlayer == nil)
  }

  @Test("a page of a stack that moves elsewhere stays there")
  func pages() throws {
    let stage = try Stage()
    let stack = NavigationStack(root: NavigationPage())
    stage.root.addSublayer(stack)
    let page = NavigationPage()
    stack.push(page, animated: false)
    stage.tick()
    stage.other.addSublayer(page)
    #expect(stack.pages.count == 1 && page.superlayer === stage.other)
    stack.setPages([NavigationPage()], animated: false)
    stage.tick()
    #expect(page.superlayer === stage.other)
  }
}
