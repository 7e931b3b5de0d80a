import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayLocalization

/// Something to show, and what is done with it before it is looked at.
final class SurroundedStage {
  let root: View
  let size = Size(width: 390, height: 640)
  private var act: (Scene) -> Void = { _ in }
  private var kept: [AnyObject] = []

  static let names = [
    "controls", "rows", "errors", "field", "search", "deletion", "editing", "index", "empty", "page", "bars", "alert",
    "actionSheet", "sheet", "toast", "menu", "keyboard", "pin", "badges", "headers", "plain", "own",
  ]

  /// Those in which a field has the focus.
  static let namesWithFocus: Set = ["field", "search", "keyboard", "pin"]

  init(_ name: String) {
    root = View(frame: Rect(origin: .zero, size: size))
    root.backgroundColor = .token(.tableBackground)
    switch name {
    case "controls": showControls()
    case "rows": show { Self.rows }
    case "errors": showErrors()
    case "field": showField()
    case "search": showSearch()
    case "deletion":
      showTable { table in table.openSwipeActions(ofRowAt: RowPath(section: 0, row: 0), animated: false) }
    case "editing": showTable { $0.isEditing = true }
    case "index": showIndex()
    case "empty": showEmpty()
    case "page": showPage()
    case "bars": showBars()
    case "alert": present(.alert)
    case "actionSheet": present(.actionSheet)
    case "sheet": showSheet()
    case "toast": act = { Toast("Saved", image: .symbol(.check)).present(in: $0, for: 1000) }
    case "menu": showMenu()
    case "keyboard": showKeyboard(TextInputTraits())
    case "pin": showKeyboard(TextInputTraits(.number, returnKey: .done))
    case "badges": showBadges()
    case "headers": show { Self.titled }
    case "plain": show(.plain) { Self.titled + Self.rows }
    default: showOwn()
    }
  }

  /// Does what is to be done in a scene of the root.
  func begin(in scene: Scene) { act(scene) }

  // MARK: Controls

  private func showControls() {
    let views: [View] =
      Button.Style.allCases.map { Button("Continue", style: $0) } + [
        Slider(value: 0.4), Stepper(value: 1234.5, in: 0...10_000), Switch(isOn: true),
        SegmentedControl(["Day", "Week", "Month"], selectedIndex: 1), PopUpButton(["Light", "Dark"], selectedIndex: 0),
        ProgressView(0.6), Badge("3"), Avatar("Ada Lovelace"), TextField(text: "Text", placeholder: "Name"),
        TextField(placeholder: "Name"), SearchField(placeholder: "Search"), KeyboardView(),
      ]
    for (number, view) in views.enumerated() {
      let side = Double(number % 2) * 190
      view.frame = Rect(x: 10 + side, y: 10 + Double(number / 2) * 60, width: 170, height: 44)
      root.addSublayer(view)
    }
  }

  private func showBadges() {
    show {
      Section {
        Row("Mail", [.badge(120), .label("x"), .disclosure])
        Row("Calls", image: .tile(.airplane, color: .fixed(RGBColor(rgb: 0xFF9500))), .badge("New"))
        Row("Someone").cell(AvatarCell.self) { $0.avatar.fullName = "iris ilves" }
      }
    }
  }

  // MARK: Rows

  private func show(
    _ style: TableView.Style = .insetGrouped, @ListBuilder<Section> _ content: @escaping () -> [Section]
  ) {
    let table = addTable(style)
    let form = Form(content)
    kept.append(form)
    form.show(in: table)
  }

  private func addTable(_ style: TableView.Style) -> TableView {
    let table = TableView(frame: root.bounds, style: style)
    table.rowHeight = .automatic()
    root.addSublayer(table)
    return table
  }

  private static var rows: [Section] {
    let rows: [Row] = [
      Row("Switch", .switch(isOn: true) { _ in }), Row("Slider", .slider(0.25) { _ in }),
      Row("Stepper", detail: "3", .stepper(3) { _ in }),
      Row("Segments", .segments(["A", "B"], selectedIndex: 0) { _ in }),
      Row("Pop-up", .popUp(["One", "Two"], selectedIndex: 1) { _ in }), Row("Button", .button("Go") {}),
      Row("Field", .textField("value", placeholder: "Name") { _ in }), Row("Progress", .progress(0.5)),
      Row("Disclosure", subtitle: "Below", detail: "Detail", .disclosure), Row("Marked", .checkmark),
      Row("Detail", .info {}), Row("Delete", role: .destructive) {}, Row("Dimmed", isEnabled: false) {},
    ]
    return [Section("Rows", footer: "All kinds of rows.") { for row in rows { row } }]
  }

  private static var titled: [Section] {
    (0..<3).map { number in
      Section("Header \(number)", footer: "A footer that is longer than one line of a narrow list has room for.") {
        Row("Row \(number)", detail: "Detail")
      }
    }
  }

  private func showErrors() {
    let table = addTable(.insetGrouped)
    let form = Form {
      Section("Account") {
        Row("Name", .textField("") { _ in }).rules(for: "", .required)
        Row("Code", .textField("12") { _ in }).rules(for: "12", .length(3...5))
        Row("Letters", .textField("a") { _ in }).rules(for: "a", .pattern(/\d+/))
        Row("Country", .popUp(["France"], selectedIndex: nil) { _ in }).rules(for: "", .required)
      }
    }
    kept.append(form)
    form.show(in: table)
    act = { scene in
      form.validate()
      scene.focus(nil, isVisible: false)
    }
  }

  private func showTable(_ act: @escaping (TableView) -> Void) {
    let table = addTable(.insetGrouped)
    let form = Form {
      Section("Mail") { for name in ["A", "B", "C"] { Row(name).onDelete {} } }
      Section { Row("Add").onInsert {} }
    }
    kept.append(form)
    form.show(in: table)
    self.act = { _ in act(table) }
  }

  private func showIndex() {
    let table = addTable(.plain)
    let source = Indexed()
    kept.append(source)
    table.dataSource = source
  }

  private final class Indexed: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { 20 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func sectionIndexTitles(for tableView: TableView) -> [String]? {
      (0..<20).map { String("ABCDEFGHIJKLMNOPQRST".dropFirst($0).prefix(1)) }
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row \(path.row)"
      return cell
    }
  }

  // MARK: Fields

  private func showField() {
    let field = TextField(text: "Some text", placeholder: "Name")
    field.caretBlinks = false
    field.frame = Rect(x: 20, y: 40, width: 300, height: 40)
    field.error = "Wrong"
    root.addSublayer(field)
    act = { $0.focus(field, isVisible: true) }
  }

  private func showSearch() {
    let table = addTable(.insetGrouped)
    let search = SearchField(placeholder: "Search")
    table.tableHeaderView = search
    let form = Form { Self.titled }
    kept.append(form)
    form.show(in: table)
    act = { _ in search.becomeFocused() }
  }

  private func showKeyboard(_ traits: TextInputTraits) {
    let table = addTable(.insetGrouped)
    let form = Form {
      Section("Fields") {
        for number in 0..<3 {
          Row("Field \(number)", .textField("", placeholder: "Text", inputTraits: traits) { _ in })
        }
      }
    }
    kept.append(form)
    form.show(in: table)
    act = { scene in
      scene.keyboardMode = .always
      let field = table.cellForRow(at: RowPath(section: 0, row: 1))?.accessoryView as? TextField
      field?.caretBlinks = false
      scene.focus(field, isVisible: false)
    }
  }

  // MARK: Bars and what lies above

  private func showEmpty() {
    let table = addTable(.insetGrouped)
    table.emptyStateView = EmptyState("Nothing", message: "There is nothing here.", symbol: .search, buttonTitle: "Add")
  }

  private func showPage() {
    let stack = NavigationStack(root: FormPage("Settings", prefersLargeTitle: true) { Self.rows })
    stack.frame = root.bounds
    let page = FormPage("Details") { Self.titled }
    page.leadingItems = [BarButtonItem("Edit")]
    page.trailingItems = [BarButtonItem(.search, title: "Search"), BarButtonItem("Done")]
    root.addSublayer(stack)
    act = { _ in stack.push(page, animated: false) }
  }

  private func showBars() {
    let toolbar = Toolbar([BarButtonItem("Edit"), BarButtonItem(.search, title: "Search")])
    toolbar.frame = Rect(x: 0, y: 100, width: size.width, height: 50)
    let tabs = TabBar([TabBar.Item("Home", symbol: .person, badge: "3"), TabBar.Item("Search", symbol: .search)])
    tabs.frame = Rect(x: 0, y: 300, width: size.width, height: 60)
    for bar in [toolbar, tabs] as [View] { root.addSublayer(bar) }
  }

  private func present(_ style: Alert.Style) {
    act = { scene in
      Alert(
        "Delete it?", message: "It is gone then.", style: style,
        actions: [Alert.Action(role: .destructive), Alert.Action(role: .cancel), Alert.Action()]
      ).present(in: scene, animated: false)
    }
  }

  private func showSheet() {
    show { Self.titled }
    act = { scene in
      let sheet = Sheet(NavigationStack(root: FormPage("Sheet") { Self.titled }))
      sheet.present(in: scene, animated: false)
    }
  }

  private func showMenu() {
    let button = PopUpButton(["Automatic", "Light", "Dark"], selectedIndex: 1)
    button.frame = Rect(x: 100, y: 200, width: 200, height: 40)
    root.addSublayer(button)
    act = { _ in button.presentMenu(animated: false) }
  }

  // MARK: Texts of an app

  private final class OwnView: View {
    let label = Label()

    override func environmentDidChange() {
      super.environmentDidChange()
      label.text = localized("own") + " " + localeFormats.number(1234.5)
    }
  }

  private func showOwn() {
    let view = OwnView(frame: Rect(x: 0, y: 100, width: 390, height: 60))
    view.label.frame = view.bounds
    view.addSublayer(view.label)
    root.addSublayer(view)
  }
}
