import Inlay
import InlayControls

/// Jobs of forms and controls.
extension Job {
  /// The keyboard slides in and out for a text field in the first row, or for a text field below the table. It would
  /// cover the second text field, so the field and the table follow it.
  static func keyboard(tableFollows: Bool) throws -> Job {
    let form = Form {
      Section("Fields") {
        for number in 0..<20 { Row("Field \(number)", .textField("", placeholder: "Text") { _ in }) }
      }
    }
    let table = TableView(style: .insetGrouped)
    table.frame = Rect(x: 0, y: 0, width: 390, height: 780)
    let field = TextField(placeholder: "Message")
    field.frame = Rect(x: 20, y: 790, width: 350, height: 40)
    let root = View()
    root.backgroundColor = .white
    for view in [table, field] { root.addSublayer(view) }
    let screen = try Screen(root, size: WrappedRows.size, scale: 2)
    let scene = screen.scene
    scene.keyboardMode = .always
    form.show(in: table)
    try screen.frames(2)
    guard let row = table.rectForRow(at: RowPath(section: 0, row: 0)) else { return Job { _ in 0 } }
    let point = tableFollows ? field.frame.center : Point(x: row.maxX - 60, y: row.midY)
    func change(_ index: Int) {
      if index & 1 == 1 { return scene.keyboardHost.dismiss() }
      scene.send(.pointer(PointerEvent(.down, at: point, time: scene.time)))
      scene.send(.pointer(PointerEvent(.up, at: point, time: scene.time)))
    }
    for index in 0..<2 {
      change(index)
      try screen.frames(30)
      precondition(scene.keyboardHost.isPresented == (index == 0), "a tap shows the keyboard")
    }
    // The keyboard slides for a quarter of a second after each change.
    return Job(times: 30) { index in
      if index % 15 == 0 { change(index / 15) }
      // The scene does not retain the form.
      return try withExtendedLifetime(form) { try screen.frame() }
    }
  }

  /// Controls move by half a point with each frame, and are laid out again.
  static func controls(_ count: Int) throws -> Job {
    let root = View()
    root.backgroundColor = .white
    let controls = (0..<count).map { control($0) }
    for control in controls { root.addSublayer(control) }
    func place(_ index: Int) {
      for (number, control) in controls.enumerated() {
        let (row, column) = (number / 4, number % 4)
        control.frame = Rect(
          x: 20 + Double(column) * 190 + Double(index % 8) / 2, y: 20 + Double(row) * 50, width: 160, height: 32)
        control.setNeedsLayout()
      }
    }
    let screen = try Screen(root, size: Size(width: 800, height: 600))
    for index in 0..<8 {
      place(index)
      try screen.frame()
    }
    return Job(times: 8) { index in
      place(index)
      return try screen.frame()
    }
  }

  private static func control(_ number: Int) -> View {
    switch number % 3 {
    case 0: Switch(isOn: true)
    case 1: Slider(value: 0.4)
    default: Stepper(value: 3)
    }
  }
}
