import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import InlayViews
import Testing

/// A setter of a number, or of a value of numbers.
struct HostileSetter: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let make: () -> Layer
  let set: (Layer, Double) -> Void

  var testDescription: String { name }

  /// The properties that it sets.
  var properties: [Substring] { name.prefix { $0 != "," }.split(separator: " and ") }

  static func on<L: Layer>(
    _ name: String, _ make: @escaping () -> L, _ set: @escaping (L, Double) -> Void
  ) -> HostileSetter {
    HostileSetter(name: name, make: make) { layer, number in if let layer = layer as? L { set(layer, number) } }
  }

  static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max) }

  static let all: [HostileSetter] = layers + texts + sizes + lists + controls + scenes + motions + themes

  private static let layers: [HostileSetter] = [
    on("Layer.anchorPoint", plain) { $0.anchorPoint = Point(x: $1, y: $1) },
    on("Layer.borderWidth", plain) { $0.borderWidth = $1 },
    on("Layer.bounds", plain) { $0.bounds = Rect(x: $1, y: $1, width: $1, height: $1) },
    on("Layer.contentsCenter", plain) { $0.contentsCenter = Rect(x: $1, y: 0, width: $1, height: 1) },
    on("Layer.contentsRect", plain) { $0.contentsRect = Rect(x: $1, y: 0, width: $1, height: 1) },
    on("Layer.contentsScale", plain) { $0.contentsScale = $1 },
    on("Layer.cornerRadius", plain) { $0.cornerRadius = $1 },
    on("Layer.frame", plain) { $0.frame = Rect(x: $1, y: $1, width: $1, height: $1) },
    on("Layer.opacity", plain) { $0.opacity = $1 },
    on("Layer.position", plain) { $0.position = Point(x: $1, y: $1) },
    on("Layer.shadowOffset", plain) { $0.shadowOffset = Size(width: $1, height: $1) },
    on("Layer.shadowOpacity", plain) { $0.shadowOpacity = $1 },
    on("Layer.shadowRadius", plain) { $0.shadowRadius = $1 },
    on("Layer.transform", plain) { $0.transform = Transform(scaleX: $1, y: 1) },
    on("Layer.transform, translation", plain) { $0.transform = Transform(translationX: $1, y: $1) },
    on("Layer.zPosition", plain) { $0.zPosition = $1 },
    on("ShapeLayer.lineWidth", shape) { $0.lineWidth = $1 },
    on("ShapeLayer.strokeEnd", shape) { $0.strokeEnd = $1 },
    on("ShapeLayer.strokeStart", shape) { $0.strokeStart = $1 },
    on("ShapeLayer.path", shape) { $0.path = Path(rect: Rect(x: $1, y: 0, width: $1, height: 9)) },
    on("GradientLayer.endPoint", gradient) { $0.endPoint = Point(x: $1, y: $1) },
    on("GradientLayer.startPoint", gradient) { $0.startPoint = Point(x: $1, y: $1) },
    on("GradientLayer.locations", gradient) { $0.locations = [0, $1] },
  ]

  private static let texts: [HostileSetter] = [
    on("TextLayer.numberOfLines", label) { $0.numberOfLines = whole($1) },
    on("TextLayer.textShadow and Shadow.radius and Shadow.offset", label) {
      $0.textShadow = Shadow(color: .black, radius: $1, offset: Size(width: $1, height: $1))
    },
    on("TextLayer.font and Font.size and Font.tracking, label", label) {
      $0.font = Font(families: ["Inter"], size: $1, weight: 400, tracking: $1)
    },
    on("Font.weight", label) {
      $0.font = Font(families: ["Inter"], size: 12, weight: Font.Weight(rawValue: whole($1)))
    },
    on("TextLayer.font", text) { $0.font = Font(families: ["Inter"], size: $1, tracking: $1) },
  ]

  /// The size of everything that lays out parts.
  private static let sizes: [HostileSetter] = makers.flatMap { name, make in
    [
      on("\(name), width", make) { $0.frame.size.width = $1 },
      on("\(name), height", make) { $0.frame.size.height = $1 },
      on("\(name), size", make) { $0.bounds.size = Size(width: $1, height: $1) },
      on("\(name), fitting", make) { view, number in
        _ = view.sizeThatFits(Size(width: number, height: number))
      },
    ]
  }

  private static let lists: [HostileSetter] = [
    on("ScrollView.contentInset", scroll) { $0.contentInset = Insets(top: $1, left: $1, bottom: $1, right: $1) },
    on("ScrollView.contentOffset", scroll) { $0.contentOffset = Point(x: $1, y: $1) },
    on("ScrollView.contentSize", scroll) { $0.contentSize = Size(width: $1, height: $1) },
    on("ScrollView.scrollIndicatorInsets", scroll) { $0.scrollIndicatorInsets = Insets(top: $1, bottom: $1) },
    on("TableView.contentInset", table) { $0.contentInset = Insets(top: $1, left: $1, bottom: $1, right: $1) },
    on("TableView.contentOffset", table) { $0.contentOffset = Point(x: $1, y: $1) },
    on("TableView.decorationInset", table) { $0.decorationInset = $1 },
    on("TableView.headerTextInset", table) { $0.headerTextInset = $1 },
    on("TableView.cardInset", table) { $0.cardInset = $1 },
    on("TableView.rowHeight", table) { $0.rowHeight = .fixed($1) },
    on("TableView.rowHeight, many rows", many) { $0.rowHeight = .fixed($1) },
    on("TableView.rowHeight, estimates of many rows", many) { $0.rowHeight = .automatic(estimate: $1) },
    on("TableView.sectionHeaderHeight, many rows", many) { $0.sectionHeaderHeight = .fixed($1) },
    on("many rows, offset", many) { $0.contentOffset.y = $1 },
    on("many rows, inset", many) { $0.contentInset.top = $1 },
    on("TableView.rowHeight, estimate", table) { $0.rowHeight = .automatic(estimate: $1) },
    on("TableView.sectionBorder and Border.width", table) { $0.sectionBorder = Border(width: $1, color: .black) },
    on("TableView.sectionCornerRadius", table) { $0.sectionCornerRadius = $1 },
    on("TableView.sectionFooterHeight", table) { $0.sectionFooterHeight = .fixed($1) },
    on("TableView.sectionHeaderHeight", table) { $0.sectionHeaderHeight = .fixed($1) },
    on("TableView.sectionShadow and Shadow.opacity", table) {
      $0.sectionShadow = Shadow(opacity: $1, radius: $1, offset: Size(width: $1, height: $1))
    },
    on("TableView.separatorInset", table) { $0.separatorInset = Insets(left: $1, right: $1) },
    on("TableView.maximumCardWidth", table) { $0.maximumCardWidth = $1 },
    on("TableViewCell.indentationLevel", table) { $0.visibleCells.first?.indentationLevel = whole($1) },
    on("TableViewCell.indentationWidth", table) { table, number in
      table.visibleCells.first?.indentationLevel = 1
      table.visibleCells.first?.indentationWidth = number
    },
    on("TableViewCell.separatorInset", table) { $0.visibleCells.first?.separatorInset = Insets(left: $1, right: $1) },
  ]

  private static let controls: [HostileSetter] = [
    on("Alert.preferredActionIndex", plain) { layer, number in
      guard let scene = layer.scene else { return }
      let known = scene.root.sublayers.lazy.compactMap { $0 as? Alert }.first
      let alert = known ?? Alert("A", actions: [Alert.Action(), Alert.Action(role: .cancel)])
      alert.preferredActionIndex = whole(number)
      if known == nil { alert.present(in: scene, animated: false) }
    },
    on("Control.scaleInRow", slider) { $0.scaleInRow = $1 },
    on("Control.scaleInRow, stepper", stepper) { $0.scaleInRow = $1 },
    on("PopUpButton.selectedIndex", popUp) { $0.selectedIndex = whole($1) },
    on("ProgressView.progress", progress) { $0.progress = $1 },
    on("SegmentedControl.selectedIndex", segments) { $0.selectedIndex = whole($1) },
    on("Slider.maximumValue", slider) { $0.maximumValue = $1 },
    on("Slider.minimumValue", slider) { $0.minimumValue = $1 },
    on("Slider.step", slider) { $0.step = $1 },
    on("Slider.value", slider) { $0.value = $1 },
    on("Stepper.maximumValue", stepper) { $0.maximumValue = $1 },
    on("Stepper.minimumValue", stepper) { $0.minimumValue = $1 },
    on("Stepper.step", stepper) { $0.step = $1 },
    on("Stepper.value", stepper) { $0.value = $1 },
    on("TabBar.selectedIndex", tabs) { $0.selectedIndex = whole($1) },
    on("TextField.font", field) { $0.font = Font(families: ["Inter"], size: $1) },
    on("TextField.maximumLength", field) { field, number in
      field.maximumLength = whole(number)
      _ = field.insertText(TextEvent("a\u{301}bc"))
    },
    on("TextField.selectedRange", field) { field, number in
      let end = max(0, whole(number))
      field.selectedRange = end / 2..<end
    },
    on("Toast.bottomInset", plain) { layer, number in
      let toast = layer.sublayers.lazy.compactMap { $0 as? Toast }.first ?? Toast("Saved")
      toast.bottomInset = number
      layer.addSublayer(toast)
    },
  ]

  // MARK: Layers

  nonisolated(unsafe) private static let makers: [(String, () -> Layer)] = [
    ("Label", label), ("TextLayer", text), ("ShapeLayer", shape), ("ScrollView", scroll), ("table", table),
    ("PopUpButton", popUp), ("SegmentedControl", segments), ("Slider", slider), ("TabBar", tabs), ("TextField", field),
    ("Button", { Button("Title") }), ("Switch", { Switch() }), ("Stepper", stepper),
    ("ProgressView", { ProgressView() }), ("Badge", { Badge("9") }), ("Avatar", { Avatar("Ada") }),
    ("ActivityIndicator", { ActivityIndicator() }), ("SearchField", { SearchField() }), ("Toolbar", { Toolbar() }),
    ("KeyboardView", { KeyboardView() }),
  ]

  private static func framed<L: Layer>(_ layer: L) -> L {
    layer.frame = Rect(x: 5, y: 5, width: 60, height: 30)
    return layer
  }

  static func plain() -> Layer {
    let layer = framed(Layer())
    layer.backgroundColor = .black
    (layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) = (4, 1, 1)
    return layer
  }

  private static func shape() -> ShapeLayer {
    let layer = framed(ShapeLayer())
    layer.path = Path(rect: Rect(x: 2, y: 2, width: 20, height: 20))
    layer.strokeColor = .black
    return layer
  }

  private static func gradient() -> GradientLayer {
    let layer = framed(GradientLayer())
    layer.colors = [.black, .white]
    return layer
  }

  static func label() -> Label {
    let label = framed(Label())
    label.text = "Words that wrap"
    return label
  }

  private static func text() -> TextLayer {
    let text = framed(TextLayer())
    text.text = "Words that wrap"
    return text
  }

  static func scroll() -> ScrollView {
    let view = framed(ScrollView())
    view.contentSize = Size(width: 200, height: 200)
    return view
  }

  static func table() -> TableView {
    let form = Form {
      Section("Header", footer: "Footer") {
        Row("Title", detail: "Detail")
        Row("Other", .switch(isOn: true) { _ in })
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 150), style: .insetGrouped)
    form.show(in: table)
    // The table does not retain it, and cases run on several threads.
    _ = Unmanaged.passRetained(form)
    return table
  }

  /// Ten thousand rows in ten sections.
  static func many() -> TableView {
    let rows = ManyRows()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 150), style: .plain)
    table.dataSource = rows
    _ = Unmanaged.passRetained(rows)
    return table
  }

  private final class ManyRows: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { 10 }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = "Row"
      return cell
    }
  }

  private static func popUp() -> PopUpButton { framed(PopUpButton(["One", "Two"])) }
  private static func segments() -> SegmentedControl { framed(SegmentedControl(["One", "Two"])) }
  private static func progress() -> ProgressView { framed(ProgressView()) }
  private static func stepper() -> Stepper { framed(Stepper()) }
  private static func slider() -> Slider { framed(Slider()) }

  private static func tabs() -> TabBar {
    framed(TabBar([TabBar.Item("One"), TabBar.Item("Two")]))
  }

  private static func field() -> TextField {
    let field = framed(TextField())
    field.text = "Some text"
    return field
  }
}
