import Inlay
import InlayControls

/// The pages of the app: a list, and a form for each chore. It knows no window, so that tests and `--picture` show it
/// without a display.
final class ChoresApp {
  private(set) var household: Household
  let stack = NavigationStack()
  private(set) lazy var list = FormPage("Chores", prefersLargeTitle: true) { [unowned self] in listSections() }

  init(_ household: Household = .example) {
    self.household = household
    list.trailingItems = [BarButtonItem("Add", image: .symbol(.plus, weight: .medium)) { [unowned self] in add() }]
    stack.push(list, animated: false)
  }

  private func listSections() -> [Section] {
    let parts = [("To do", false), ("Done", true)]
    return parts.compactMap { header, isDone in
      let chores = household.chores.filter { $0.isDone == isDone }
      return chores.isEmpty ? nil : Section(chores, header: header, row: row)
    }
  }

  private func row(of chore: Chore) -> Row {
    let title = chore.title.isEmpty ? "New chore" : chore.title
    return Row(title, detail: chore.room.rawValue, .disclosure) { [unowned self] in open(chore.id) }
  }

  private func add() {
    let chore = household.add("")
    list.update()
    open(chore.id)
  }

  func open(_ id: Chore.ID) {
    let page = FormPage("Chore") { [unowned self] in household[id].map(pageSections) ?? [] }
    stack.push(page)
  }

  private func pageSections(of chore: Chore) -> [Section] {
    let rooms = Chore.Room.allCases
    let (room, setRoom) = (rooms.firstIndex(of: chore.room), setter(\.room, of: chore))
    return [
      Section {
        Row("Title", .textField(chore.title, placeholder: "What is to do?", onChange: setter(\.title, of: chore)))
        Row("Room", .popUp(rooms.map(\.rawValue), selectedIndex: room) { setRoom(rooms[$0]) })
        Row("Done", .switch(isOn: chore.isDone, onChange: setter(\.isDone, of: chore)))
      },
      Section {
        Row("Delete Chore", role: .destructive) { [unowned self] in delete(chore.id) }
      },
    ]
  }

  private func setter<Value>(_ property: WritableKeyPath<Chore, Value>, of chore: Chore) -> (Value) -> Void {
    { [unowned self] value in
      household[chore.id]?[keyPath: property] = value
      list.update()
    }
  }

  private func delete(_ id: Chore.ID) {
    household.remove(id)
    stack.pop()
    list.update(animated: true)
  }
}
