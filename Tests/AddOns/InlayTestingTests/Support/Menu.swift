import Inlay

/// A scene with a menu of teas, and a switch.
struct Menu {
  typealias Tea = (title: String, detail: String)

  let scene: Scene
  let table: TableView

  init(_ change: (inout [Tea]) -> Void = { _ in }) {
    var changed: [Tea] = [("Assam", "4 min"), ("Darjeeling", "4 min"), ("Ceylon", "3 min")]
    change(&changed)
    let teas = changed
    let form = Form {
      Section("Black") {
        for tea in teas { Row(tea.title, detail: tea.detail, .disclosure) }
      }
      Section { Row("Sugar", .switch(isOn: true) { _ in }) }
    }
    let size = Size(width: 320, height: 270)
    table = FormTable(form, frame: Rect(origin: .zero, size: size))
    scene = Scene(root: table, size: size)
    scene.theme = .settings
  }

  /// A menu whose second tea takes another time.
  static var changed: Menu { Menu { $0[1].detail = "5 min" } }
}

/// A table that retains its form.
private final class FormTable: TableView {
  private let form: Form

  init(_ form: Form, frame: Rect) {
    self.form = form
    super.init(style: .insetGrouped)
    self.frame = frame
    form.show(in: self)
  }
}
