import Foundation
import InlayControls
import InlayDecorations
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// Any number may come from data: no public setter of a layer, view or control stops the program, whatever it gets.
@Suite struct HostileNumberTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 1e18, -7, -0.0, .leastNonzeroMagnitude, 0,
    3e9,
  ]

  @Test("a tick and a picture follow every number in every setter", arguments: HostileSetter.all)
  func numbers(setter: HostileSetter) throws {
    let fonts = try TextContext()
    for number in Self.numbers {
      let layer = setter.make()
      let stage = try HostileStage(layer, fonts)
      // On a layer that is laid out, and once more on one that has the number already.
      for _ in 0..<2 {
        setter.set(layer, number)
        try stage.show()
      }
      layer.setNeedsLayout()
      try stage.show()
      setter.set(layer, 12)
      try stage.show()
    }
  }

  /// Names of the last release, and what the setters are called now.
  private static let renamed = [
    "RoundedTableView.maximumWidth": "TableView.maximumColumnWidth",
    "TableView.horizontalInset": "TableView.columnInset",
  ]

  @Test("the list has every public setter of numbers of the last release's layers")
  func whole() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let text = try String(contentsOf: root.appending(path: "interface.txt"), encoding: .utf8)
    let types: Set = ["Double", "Int", "Point", "Size", "Rect", "Insets", "Transform", "[Double]"]
    let known = Set(HostileSetter.all.map(\.name))
    var missing: [String] = []
    for line in text.split(separator: "\n") where line.contains(" swift.property ") && line.contains("{ get set }") {
      let words = line.split(separator: " ")
      guard let name = words.dropFirst().first.map(String.init), let owner = name.split(separator: ".").first,
        HostileSetter.owners.contains(String(owner)),
        let type = line.split(separator: ": ").last?.split(separator: " ").first?.trimmingCharacters(in: ["?"])
      else { continue }
      if types.contains(type) && !known.contains(Self.renamed[name] ?? name) { missing.append(name) }
    }
    #expect(missing.isEmpty)
  }
}

/// A setter of a number, or of a value of numbers.
struct HostileSetter: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let make: () -> Layer
  let set: (Layer, Double) -> Void

  var testDescription: String { name }

  /// Classes that are layers.
  static let owners: Set = [
    "ActivityIndicator", "Alert", "Avatar", "AvatarCell", "Badge", "Button", "Control", "CustomView",
    "EmptyState", "GradientLayer", "ImageLayer", "KeyboardView", "Label", "Layer", "NavigationPage", "NavigationStack",
    "PopUpButton", "ProgressView", "RefreshControl", "RoundedCornerOverlay", "RoundedTableView", "RowBackground",
    "ScrollView", "SearchField", "SegmentedControl", "ShapeLayer", "Sheet", "Slider", "Stepper", "Switch", "TabBar",
    "TableView", "TableViewCell", "TableViewHeaderFooterView", "TextField", "TextLayer", "Toast", "Toolbar", "View",
  ]

  private static func on<L: Layer>(
    _ name: String, _ make: @escaping () -> L, _ set: @escaping (L, Double) -> Void
  ) -> HostileSetter {
    HostileSetter(name: name, make: make) { layer, number in if let layer = layer as? L { set(layer, number) } }
  }

  private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max) }

  static let all: [HostileSetter] = layers + texts + sizes + lists + controls

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
    on("TextLayer.textShadow", label) {
      $0.textShadow = Shadow(color: .black, radius: $1, offset: Size(width: $1, height: $1))
    },
    on("TextLayer.font, label", label) { $0.font = Font(family: "Inter", size: $1, weight: 400, tracking: $1) },
    on("TextLayer.font, weight", label) { $0.font = Font(family: "Inter", size: 12, weight: whole($1)) },
    on("TextLayer.font", text) { $0.font = Font(family: "Inter", size: $1, tracking: $1) },
  ]

  /// The size of everything that lays out parts.
  private static let sizes: [HostileSetter] = makers.flatMap { name, make in
    [
      on("\(name), width", make) { $0.frame.size.width = $1 },
      on("\(name), height", make) { $0.frame.size.height = $1 },
      on("\(name), size", make) { $0.bounds.size = Size(width: $1, height: $1) },
      on("\(name), fitting", make) { view, number in
        _ = (view as? View)?.sizeThatFits(Size(width: number, height: number))
        _ = (view as? TextLayer)?.sizeThatFits(Size(width: number, height: number))
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
    on("TableView.columnInset", table) { $0.columnInset = $1 },
    on("TableView.rowHeight", table) { $0.rowHeight = .fixed($1) },
    on("TableView.rowHeight, estimate", table) { $0.rowHeight = .automatic(estimate: $1) },
    on("TableView.sectionBorder", table) { $0.sectionBorder = Border(width: $1, color: .black) },
    on("TableView.sectionCornerRadius", table) { $0.sectionCornerRadius = $1 },
    on("TableView.sectionFooterHeight", table) { $0.sectionFooterHeight = .fixed($1) },
    on("TableView.sectionHeaderHeight", table) { $0.sectionHeaderHeight = .fixed($1) },
    on("TableView.sectionShadow", table) {
      $0.sectionShadow = Shadow(opacity: $1, radius: $1, offset: Size(width: $1, height: $1))
    },
    on("TableView.separatorInset", table) { $0.separatorInset = Insets(left: $1, right: $1) },
    on("TableView.maximumColumnWidth", table) { $0.maximumColumnWidth = $1 },
    on("TableViewCell.indentationLevel", table) { $0.visibleCells.first?.indentationLevel = whole($1) },
    on("TableViewCell.indentationWidth", table) { table, number in
      table.visibleCells.first?.indentationLevel = 1
      table.visibleCells.first?.indentationWidth = number
    },
    on("TableViewCell.separatorInset", table) { $0.visibleCells.first?.separatorInset = Insets(left: $1, right: $1) },
  ]

  private static let controls: [HostileSetter] = [
    on("Alert.preferredAction", plain) { _, number in
      let alert = Alert("A")
      alert.preferredAction = whole(number)
    },
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
    on("TextField.selectedRange", field) { field, number in
      let end = max(0, whole(number))
      field.selectedRange = end / 2..<end
    },
    on("Toast.bottomInset", plain) { layer, number in
      let toast = Toast("Saved")
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

  private static func plain() -> Layer {
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

  private static func label() -> Label {
    let label = framed(Label())
    label.text = "Words that wrap"
    return label
  }

  private static func text() -> TextLayer {
    let text = framed(TextLayer())
    text.text = "Words that wrap"
    return text
  }

  private static func scroll() -> ScrollView {
    let view = framed(ScrollView())
    view.contentSize = Size(width: 200, height: 200)
    return view
  }

  private static func table() -> TableView {
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

  private static func popUp() -> PopUpButton { framed(PopUpButton(["One", "Two"])) }
  private static func segments() -> SegmentedControl { framed(SegmentedControl(["One", "Two"])) }
  private static func progress() -> ProgressView { framed(ProgressView()) }
  private static func stepper() -> Stepper { framed(Stepper()) }
  private static func slider() -> Slider { framed(Slider()) }

  private static func tabs() -> TabBar {
    framed(TabBar([TabBarItem("One"), TabBarItem("Two")]))
  }

  private static func field() -> TextField {
    let field = framed(TextField())
    field.text = "Some text"
    return field
  }
}

/// A scene around a layer, and its picture.
private struct HostileStage {
  let scene: Scene
  let surface: ImageSurface

  init(_ layer: Layer, _ fonts: TextContext) throws {
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    if layer.frame.isEmpty { layer.frame = Rect(x: 5, y: 5, width: 60, height: 30) }
    root.addSublayer(layer)
    scene = Scene(root: root, size: root.frame.size, textContext: fonts)
    surface = try ImageSurface(for: scene)
    try show()
  }

  func show() throws {
    scene.tick(at: scene.time + 0.5)
    try scene.render(into: surface)
  }
}
