import InlayControls
import InlayDecorations
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import InlayText
import InlayViews

/// Numbers that reach layers by a scene, an animation or a theme.
extension HostileSetter {
  static let scenes: [HostileSetter] = [
    // A picture of twelve pixels a point is large.
    on("Scene.scale", table) { $0.scene?.scale = $1 == 12 ? 1.2 : $1 },
    on("Scene.size", table) { $0.scene?.size = Size(width: $1, height: $1) },
    on("Traits.textScale", table) { $0.scene?.traits.textScale = $1 },
    on("Traits.safeAreaInsets", table) {
      $0.scene?.traits.safeAreaInsets = Insets(top: $1, left: $1, bottom: $1, right: $1)
    },
    on("RGBColor.red and RGBColor.green and RGBColor.blue and RGBColor.alpha", plain) {
      $0.backgroundColor = .fixed(RGBColor(red: $1, green: $1, blue: $1, alpha: $1))
    },
    on("Insets.top and Insets.left and Insets.bottom and Insets.right", scroll) { view, number in
      view.contentInset.top = number
      view.contentInset.right = number
    },
    on("Point.x and Point.y and Rect.origin and Size.width and Size.height and Rect.size", plain) { layer, number in
      layer.frame.origin.x = number
      layer.frame.size.height = number
    },
    on("Transform.a and Transform.b and Transform.c and Transform.d and Transform.tx and Transform.ty", plain) {
      ($0.transform.a, $0.transform.b, $0.transform.c) = ($1, $1, -$1)
      ($0.transform.d, $0.transform.tx, $0.transform.ty) = ($1, $1, $1)
    },
    on("AnchoredFrame.leading and AnchoredFrame.top and AnchoredFrame.width and AnchoredFrame.height", plain) {
      var frame = AnchoredFrame()
      (frame.leading, frame.top, frame.width, frame.height) = ($1, $1, $1, $1)
      $0.anchoredFrame = $1 == 12 ? nil : frame
    },
    on("AnchoredFrame.trailing and AnchoredFrame.bottom", plain) {
      var frame = AnchoredFrame(width: 12, height: 12)
      (frame.trailing, frame.bottom) = ($1, $1)
      $0.anchoredFrame = $1 == 12 ? nil : frame
    },
    on("AnchoredFrame.centerX and AnchoredFrame.centerY", plain) {
      var frame = AnchoredFrame(width: 12, height: 12)
      (frame.centerX, frame.centerY) = ($1, $1)
      $0.anchoredFrame = $1 == 12 ? nil : frame
    },
    on("Transform.a, alone", plain) { $0.transform.a = $1 },
    on("Transform.b, alone", plain) { $0.transform.b = $1 },
    on("RowPath.section and RowPath.row", table) { table, number in
      let path = RowPath(section: whole(number), row: whole(number))
      table.scrollToRow(at: path, at: .top)
      table.selectRow(at: path)
      table.focusRow(at: path)
      table.deselectRow(at: path)
      table.reconfigureRows(at: [path])
      _ = (table.cellForRow(at: path), table.rectForRow(at: path), table.rect(forSection: path.section))
    },
    on("RoundedCornerOverlay.radius", overlay) { $0.radius = $1 },
    on("SectionCard.cornerRadius and SectionCard.inset and SectionCard.gap and SectionCard.border", table) {
      $0.decoration = Decoration("hostile", HostileCard(number: $1))
    },
    on("SectionCard.shadow", table) { $0.sectionShadow = Shadow(color: .black, opacity: 1, radius: $1, offset: .zero) },
    on("Gradient.locations and Gradient.start and Gradient.end and StrokeStyle.width", drawn) {
      $0.number = $1
      $0.setNeedsDisplay()
    },
    on("TextFormat.font and TextFormat.numberOfLines", writing) {
      $0.number = $1
      $0.setNeedsDisplay()
    },
    on("RowImages.caps", table) { table, number in
      guard let image = try? Image(size: Size(width: 30, height: 30), draw: { $0.fill($0.bounds, with: .black) }) else {
        return
      }
      let caps = Insets(top: number, left: number, bottom: number, right: number)
      let images = Dictionary(uniqueKeysWithValues: RowPosition.allCases.map { ($0, [image]) })
      table.scene?.theme.rowImages = RowImages(images, caps: caps)
      table.decoration = .slicedImages
    },
  ]

  static let motions: [HostileSetter] = [
    on("AnimationTiming.delay and AnimationTiming.repeatCount", plain) {
      $0.animate(.opacity, from: 0, .curve(duration: $1, delay: $1).repeated($1, autoreverses: true))
      $0.animate(.position, from: Point(x: $1, y: $1), .spring(dampingRatio: $1, response: $1, initialVelocity: $1))
    },
    on("Keyframes.keyTimes", plain) { layer, number in
      var keyframes = Keyframes([0, number, 1])
      keyframes.keyTimes = [0, number, 1]
      layer.animate(.cornerRadius, keyframes: keyframes, .curve(duration: 1))
    },
    on("many rows, thrown", many) { table, number in
      guard let scene = table.scene else { return }
      for (phase, y, seconds) in [(PointerEvent.Phase.down, 140.0, 0.0), (.moved, 80, 0.02), (.up, number, 0.02)] {
        let event = PointerEvent(phase, at: Point(x: 50, y: y), time: scene.time + seconds)
        scene.send(.pointer(event))
      }
    },
    on("PointerEvent.position", table) { table, number in
      for phase in [PointerEvent.Phase.down, .moved, .up] {
        table.scene?.send(.pointer(PointerEvent(phase, at: Point(x: number, y: number))))
      }
    },
    on("PointerEvent.time", table) { table, number in
      for (phase, y) in [(PointerEvent.Phase.down, 100.0), (.moved, 40), (.up, 20)] {
        table.scene?.send(.pointer(PointerEvent(phase, at: Point(x: 50, y: y), time: number)))
      }
    },
    // The clock does not go back: this one ends where a second is still more than nothing.
    on("PointerEvent.time, of a drag's end", table) { table, number in
      guard let start = table.scene?.time else { return }
      let end = min(number, 1e12)
      for (phase, y, time) in [(PointerEvent.Phase.down, 100.0, start), (.moved, 40, start), (.up, 20, end)] {
        table.scene?.send(.pointer(PointerEvent(phase, at: Point(x: 50, y: y), time: time)))
      }
    },
    on("WheelEvent.position and WheelEvent.distance", table) {
      $0.scene?.send(
        .wheel(WheelEvent(at: Point(x: 50, y: 50), by: Size(width: $1, height: $1), time: $0.scene?.time)))
    },
  ]

  private static func length(_ name: String, _ path: WritableKeyPath<Theme.Metrics, Double>) -> HostileSetter {
    on(name, gallery) { $0.scene?.theme.metrics[keyPath: path] = $1 }
  }

  private static func length(_ name: String, _ path: WritableKeyPath<Theme.Metrics, Double?>) -> HostileSetter {
    on(name, gallery) { $0.scene?.theme.metrics[keyPath: path] = $1 }
  }

  private static func length(_ name: String, _ path: WritableKeyPath<Theme.Metrics, Size>) -> HostileSetter {
    on(name, gallery) { $0.scene?.theme.metrics[keyPath: path] = Size(width: $1, height: $1) }
  }

  static let themes: [HostileSetter] = [
    on("Theme.TextAttributes.size and Theme.TextAttributes.tracking", gallery) { layer, number in
      layer.scene?.theme.textAttributes[.title].size = number
      layer.scene?.theme.textAttributes[.header].tracking = number
    },
    on("Theme.TextAttributes.weight", gallery) {
      $0.scene?.theme.textAttributes[.title].weight = Font.Weight(rawValue: whole($1))
    },
    length("Theme.Metrics.Bars.height", \.bars.height),
    length("Theme.Metrics.Bars.tabHeight", \.bars.tabHeight),
    length("Theme.Metrics.Overlays.cornerRadius", \.overlays.cornerRadius),
    length("Theme.Metrics.Overlays.padding", \.overlays.padding),
    length("Theme.Metrics.Overlays.sheetWidth", \.overlays.sheetWidth),
    length("Theme.Metrics.Overlays.buttonHeight", \.overlays.buttonHeight),
    length("Theme.Metrics.Controls.minimumTouchSize", \.controls.minimumTouchSize),
    length("Theme.Metrics.Controls.gap", \.controls.gap),
    length("Theme.Metrics.Controls.stepperSize", \.controls.stepperSize),
    length("Theme.Metrics.Controls.progressHeight", \.controls.progressHeight),
    length("Theme.Metrics.Controls.avatarSize", \.controls.avatarSize),
    length("Theme.Metrics.Controls.outlineWidth", \.controls.outlineWidth),
    on("Theme.Metrics.Controls.thumbShadow", gallery) {
      $0.scene?.theme.metrics.controls.thumbShadow = Shadow(
        opacity: $1, radius: $1, offset: Size(width: $1, height: $1))
    },
    length("Theme.Metrics.Button.height", \.controls.button.height),
    length("Theme.Metrics.Button.padding", \.controls.button.padding),
    length("Theme.Metrics.Slider.thumbSize", \.controls.slider.thumbSize),
    length("Theme.Metrics.Slider.trackHeight", \.controls.slider.trackHeight),
    length("Theme.Metrics.Slider.width", \.controls.slider.width),
    length("Theme.Metrics.Segment.height", \.controls.segment.height),
    length("Theme.Metrics.Popover.cornerRadius", \.controls.popover.cornerRadius),
    length("Theme.Metrics.Switch.size", \.`switch`.size),
    length("Theme.Metrics.Switch.inset", \.`switch`.inset),
    length("Theme.Metrics.Switch.thumbInset", \.`switch`.thumbInset),
    length("Theme.Metrics.focusRingWidth", \.focusRingWidth),
    length("Theme.Metrics.Row.height", \.row.height),
    length("Theme.Metrics.Row.leadingInset", \.row.leadingInset),
    length("Theme.Metrics.Row.trailingInset", \.row.trailingInset),
    length("Theme.Metrics.Row.imageSize", \.row.imageSize),
    length("Theme.Metrics.Row.imageGap", \.row.imageGap),
    length("Theme.Metrics.Row.padding", \.row.padding),
    length("Theme.Metrics.Card.inset", \.card.inset),
    length("Theme.Metrics.Card.maximumWidth", \.card.maximumWidth),
    length("Theme.Metrics.Section.headerHeight", \.section.headerHeight),
    length("Theme.Metrics.Section.footerHeight", \.section.footerHeight),
    length("Theme.Metrics.Section.firstTop", \.section.firstTop),
    length("Theme.Metrics.Section.textInset", \.section.textInset),
    length("Theme.Metrics.Separator.width", \.separator.width),
    length("Theme.Metrics.Separator.leadingInset", \.separator.leadingInset),
    length("Theme.Metrics.Separator.trailingInset", \.separator.trailingInset),
    length("Theme.Metrics.Accessory.inset", \.accessory.inset),
    length("Theme.Metrics.Accessory.gap", \.accessory.gap),
    length("Theme.Metrics.Accessory.disclosureSize", \.accessory.disclosureSize),
    length("Theme.Metrics.Accessory.disclosureLineWidth", \.accessory.disclosureLineWidth),
    length("Theme.Metrics.Accessory.checkmarkSize", \.accessory.checkmarkSize),
    length("Theme.Metrics.Accessory.checkmarkLineWidth", \.accessory.checkmarkLineWidth),
    length("Theme.Metrics.Editing.controlSize", \.editing.controlSize),
    length("Theme.Metrics.ScrollIndicator.width", \.scrollIndicator.width),
    length("Theme.Metrics.Field.height", \.field.height),
    length("Theme.Metrics.Field.cornerRadius", \.field.cornerRadius),
    length("Theme.Metrics.Field.inset", \.field.inset),
  ]

  private static func overlay() -> RoundedCornerOverlay { RoundedCornerOverlay() }
  private static func drawn() -> DrawnView { DrawnView() }
  private static func writing() -> WritingView { WritingView() }

  /// Rows and controls that a theme's lengths place.
  private static func gallery() -> View {
    let view = View()
    view.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    let form = Form {
      Section("Header", footer: "Footer") {
        Row("Switch", image: .symbol(.gear), .switch(isOn: true) { _ in })
        Row("Mark", .checkmark)
        Row("Detail", detail: "Text", .disclosure)
      }
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 120, height: 150), style: .insetGrouped)
    table.showsVerticalScrollIndicator = true
    table.isEditing = true
    form.show(in: table)
    _ = Unmanaged.passRetained(form)
    view.addSublayer(table)
    let controls: [View] = [
      Button("Go", style: .filled), Slider(value: 0.5), Stepper(), SegmentedControl(["A", "B"]), PopUpButton(["A"]),
      TextField(), ProgressView(0.4), Avatar("Ada"), TabBar([TabBar.Item("One")]),
    ]
    for (index, control) in controls.enumerated() {
      control.frame = Rect(x: 124, y: Double(index) * 16, width: 72, height: 15)
      view.addSublayer(control)
    }
    controls[0].bounds.size = controls[0].sizeThatFits(Size(width: 70, height: 40))
    return view
  }
}

private struct HostileCard: RowDecoration {
  var number: Double

  func makeBackground() -> RowBackground { RowBackground() }

  func card(_ standard: SectionCard, theme: Theme) -> SectionCard {
    var card = standard
    (card.cornerRadius, card.inset, card.gap) = (number, number, number)
    (card.border.width, card.shadow) = (number, Shadow(opacity: 1, radius: number, offset: .zero))
    return card
  }
}

private final class WritingView: View {
  var number = 1.0

  override func draw(in context: DrawingContext) {
    var format = TextFormat(font: Font(families: ["Inter"], size: 12))
    format.font.size = number
    format.numberOfLines = HostileSetter.whole(number)
    context.draw("Ada Lovelace", format: format, at: .zero, color: .black, in: Size(width: 40, height: 30))
  }
}

private final class DrawnView: View {
  var number = 1.0

  override func draw(in context: DrawingContext) {
    let gradient = Gradient(
      colors: [.black, .white], locations: [number, 1], start: Point(x: number, y: 0), end: Point(x: 9, y: number))
    context.fill(bounds, with: gradient)
    context.stroke(Path(rect: bounds.insetBy(dx: 9, dy: 9)), with: .black, style: StrokeStyle(width: number))
  }
}
