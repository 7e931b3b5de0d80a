import Inlay
import InlayControls
import InlayWindow

/// A small app that the test of Orca's sentences listens to: a form, a list on a second page, a sheet with a field, an
/// alert and an announcement.
@MainActor
final class SpokenApp {
  let window: Window
  private let stack = NavigationStack()
  private let language: String
  private let teas = Teas()

  /// - Parameter language: `en` or `de`.
  init(language: String) throws {
    self.language = language
    window = try Window(title: "Tea", root: stack, size: Size(width: 400, height: 780))
    window.scene.traits.language = language
    window.scene.keyboardMode = .never
    stack.setPages([form()], animated: false)
  }

  private func text(_ english: String, _ german: String) -> String { language == "de" ? german : english }

  private func form() -> FormPage {
    FormPage(text("Order", "Bestellung")) { [unowned self] in
      Section(text("Cup", "Tasse")) {
        Row(text("Milk", "Milch"), .switch(isOn: false) { _ in })
        Row("Name", .textField("Ada") { _ in })
        Row(text("Heat", "Hitze"), .slider(0.5) { _ in })
        Row(text("Cups", "Tassen"), detail: "2", .stepper(2, in: 1...9) { _ in })
        Row(
          text("Size", "Größe"),
          .segments([text("Small", "Klein"), text("Large", "Groß")], selectedIndex: 0) { _ in })
        Row(
          text("Kind", "Sorte"), .popUp([text("Black", "Schwarz"), text("Green", "Grün")], selectedIndex: 1) { _ in })
      }
      Section {
        Row(text("Teas", "Tees"), detail: "3", .disclosure) { [unowned self] in stack.push(list()) }
        Row(text("Note", "Notiz")) { [unowned self] in showSheet() }.asButton()
        Row(text("Save", "Sichern")) { [unowned self] in
          window.scene.announce(text("Saved", "Gesichert"))
        }.asButton()
        Row(text("Delete", "Löschen"), role: .destructive) { [unowned self] in showAlert() }
      }
    }
  }

  private func list() -> NavigationPage {
    let table = TableView(style: .insetGrouped)
    table.register(TableViewCell.self, forCellReuseIdentifier: "tea")
    table.dataSource = teas
    return NavigationPage(text("Teas", "Tees"), content: table)
  }

  private func showSheet() {
    let content = View()
    let field = TextField(placeholder: "Text")
    field.frame = Rect(x: 20, y: 20, width: 200, height: 44)
    content.addSublayer(field)
    window.scene.keyboardMode = .always
    Sheet(NavigationPage(text("Note", "Notiz"), content: content)).present(in: window.scene)
  }

  private func showAlert() {
    Alert(
      text("Delete the order?", "Bestellung löschen?"),
      message: text("It cannot be restored.", "Sie ist dann verloren."),
      actions: [Alert.Action(role: .cancel), Alert.Action(role: .destructive)]
    ).present(in: window.scene)
  }
}

private final class Teas: TableViewDataSource {
  private let names = ["Assam", "Ceylon", "Darjeeling"]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: path)
    cell.textLabel.text = names[path.row]
    return cell
  }
}
