import InlayDecorations
import InlayGraphics
import InlayTestSupport
import InlayText
import Testing

@testable import InlayLayers
@testable import InlayLists
@testable import InlayViews

/// A property, another value for it, and its name in the settings.
private struct Setting<Target: AnyObject> {
  let name: String
  let change: (Target) -> Void
  /// Remembers the value; answers whether the target has it.
  let record: (Target) -> () -> Bool

  init<Value: Equatable>(_ name: String, _ path: ReferenceWritableKeyPath<Target, Value>, _ value: Value) {
    self.name = name
    change = { $0[keyPath: path] = value }
    record = { target in
      let known = target[keyPath: path]
      return { [unowned target] in target[keyPath: path] == known }
    }
  }

  init<Object: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Target, Object?>, object: @escaping @autoclosure () -> Object
  ) {
    self.name = name
    change = { $0[keyPath: path] = object() }
    record = { target in
      let known = target[keyPath: path]
      return { [unowned target] in target[keyPath: path] === known }
    }
  }
}

/// A class with defaults of its own.
private final class FancyCell: TableViewCell {
  required init(style: Style, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    backgroundColor = .rgb(0x334455)
    shadowOpacity = 0.25
    backgroundView = Layer()
    textLabel.text = "As made"
    textLabel.font = Font(families: ["Inter"], size: 11)
    textLabel.textAlignment = .center
    detailTextLabel.textStyle = .footer
    detailTextLabel.textColor = .rgb(0x00FF00)
    imageView.cornerRadius = 4
    contentView.overrideTheme = .modern
  }
}

/// Left out: bounds, position and frame, which layouts set; `contents` with its placement, which image views and
/// decorations set; sublayers; `isSelected` and `isEditing`, which the table sets.
@Suite struct CellDefaultsTests {
  private static var layerSettings: [Setting<Layer>] {
    [
      Setting("name", \.name, "mine"), Setting("transform", \.transform, Transform(scaleX: 0.5, y: 1)),
      Setting("anchorPoint", \.anchorPoint, .zero), Setting("zPosition", \.zPosition, 3),
      Setting("isHidden", \.isHidden, true), Setting("mask", \.mask, object: Layer()),
      Setting("overrideTheme", \.overrideTheme, .plum2011), Setting("overrideAppearance", \.overrideAppearance, .dark),
      Setting("overrideLanguage", \.overrideLanguage, "tr"), Setting("opacity", \.opacity, 0.5),
      Setting("backgroundColor", \.backgroundColor, .rgb(0x123456)), Setting("cornerRadius", \.cornerRadius, 7),
      Setting("cornerCurve", \.cornerCurve, .continuous), Setting("maskedCorners", \.maskedCorners, .top),
      Setting("masksToBounds", \.masksToBounds, true), Setting("borderWidth", \.borderWidth, 2),
      Setting("borderColor", \.borderColor, .white), Setting("shadowColor", \.shadowColor, .white),
      Setting("shadowOpacity", \.shadowOpacity, 0.5), Setting("shadowRadius", \.shadowRadius, 9),
      Setting("shadowOffset", \.shadowOffset, .zero),
    ]
  }

  private static var labelSettings: [Setting<Label>] {
    [
      Setting("text", \.text, "Other"), Setting("textStyle", \.textStyle, .barTitle),
      Setting("font", \.font, Font(families: ["Inter"], size: 31)), Setting("textColor", \.textColor, .rgb(0xFF0000)),
      Setting("highlightedTextColor", \.highlightedTextColor, .rgb(0x0000FF)),
      Setting("usesMarkup", \.usesMarkup, true),
      Setting("isHighlighted", \.isHighlighted, true),
      Setting("textShadow", \.textShadow, Shadow(offset: Size(width: 0, height: 1))),
      Setting("alignment", \.textAlignment, .right), Setting("lineBreakMode", \.lineBreakMode, .truncatingMiddle),
      Setting("numberOfLines", \.numberOfLines, 3),
    ]
  }

  private static func cellSettings(_ image: Image) -> [Setting<TableViewCell>] {
    [
      Setting("image", \.image, object: image), Setting("highlightedImage", \.highlightedImage, object: image),
      Setting("isEnabled", \.isEnabled, false), Setting("selectionStyle", \.selectionStyle, .none),
      Setting("category", \.category, "warning"),
      Setting("selectedBackgroundColor", \.selectedBackgroundColor, .rgb(0x654321)),
      Setting("backgroundView", \.backgroundView, object: Layer()),
      Setting("selectedBackgroundView", \.selectedBackgroundView, object: Layer()),
      Setting("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView, object: Layer()),
      Setting("separatorInset", \.separatorInset, Insets(top: 0, left: 9, bottom: 0, right: 9)),
      Setting("accessories", \.accessories, [.toggle(true), .label("9:41")]),
      Setting("accessoryView", \.accessoryView, object: Layer()),
      Setting("editingAccessories", \.editingAccessories, [.toggle(), .info {}]),
      Setting("indentationLevel", \.indentationLevel, 2), Setting("indentationWidth", \.indentationWidth, 5),
      Setting("isHighlighted", \.isHighlighted, true), Setting("pressesControl", \.pressesControl, true),
    ]
  }

  /// Remembers all values of a cell, changes them, and answers which are not as they were.
  private func changeAll(_ cell: TableViewCell, _ image: Image) -> () -> [String] {
    var records: [(name: String, isBack: () -> Bool)] = []
    func change<Target>(_ target: Target, _ name: String, _ settings: [Setting<Target>]) {
      records += settings.map { ("\(name).\($0.name)", $0.record(target)) }
      for setting in settings { setting.change(target) }
    }
    for (name, layer) in [("content", cell.contentView), ("image", cell.imageView), ("cell", cell)] as [(String, Layer)]
    {
      change(layer, name, Self.layerSettings)
    }
    for (name, label) in [("title", cell.textLabel), ("detail", cell.detailTextLabel)] {
      change(label, name, Self.labelSettings)
      change(label as Layer, name, Self.layerSettings)
    }
    change(cell, "cell", Self.cellSettings(image))
    return { records.filter { !$0.isBack() }.map(\.name) }
  }

  @Test("everything that a row sets on a cell and its parts is as the cell's class made it before the next row")
  func reuse() throws {
    let image = try Image(pixelWidth: 4, pixelHeight: 4, scale: 1) { _ in }
    for type in [TableViewCell.self, FancyCell.self] {
      for style in TableViewCell.Style.allCases {
        let test = try TestTable(TableView(), counts: [100])
        test.table.register(type, style: style, forCellReuseIdentifier: "row")
        var changed: [ObjectIdentifier: () -> [String]] = [:]
        var reusedCount = 0
        test.source.configure = { cell, path in
          guard let differences = changed[ObjectIdentifier(cell)] else {
            let differences = changeAll(cell, image)
            let names = differences()
            let count = Self.layerSettings.count * 5 + Self.labelSettings.count * 2 + Self.cellSettings(image).count
            #expect(names.count == count, "a setting has the value already")
            changed[ObjectIdentifier(cell)] = differences
            return
          }
          #expect(differences() == [], "\(type), \(style), \(path)")
          reusedCount += 1
        }
        test.table.reloadData()
        test.scene.tick(at: 1)
        test.table.contentOffset.y = 2_000
        test.scene.tick(at: 2)
        #expect(reusedCount > 5)
      }
    }
  }

  @Test("the settings here are all that a cell, a label and a layer store")
  func complete() throws {
    let image = try Image(pixelWidth: 4, pixelHeight: 4, scale: 1) { _ in }
    func stored(_ value: Any) -> Set<String> { Set(Mirror(reflecting: value).children.compactMap(\.label)) }
    let label = Set(Self.labelSettings.map(\.name))
    #expect(stored(CellSettings()).subtracting(Self.cellSettings(image).map(\.name)) == [])
    #expect(stored(TextSettings()).subtracting(label) == [])
    #expect(stored(TextLook()).subtracting(label) == [])
    #expect(stored(LabelStyle()).subtracting(label) == ["name", "keptFontChanges"])
    // Whether a row's parts fill their backgrounds is a matter of its highlight.
    #expect(stored(LayerLook()).subtracting(Self.layerSettings.map(\.name)) == ["fillsBackground", "shadow"])
  }
}
