import Inlay

/// A table below a bar with its title. A tap on the bar of the second page goes back.
final class Page: View {
  let table = TableView(style: .insetGrouped)
  private let title = Label(textStyle: .barTitle)
  private let back = Label(textStyle: .title)
  private let goBack: (() -> Void)?
  private var barHeight: Double { (52 * traits.textScale).rounded() }

  init(_ title: String, goBack: (() -> Void)? = nil) {
    self.goBack = goBack
    super.init()
    backgroundColor = .token(.tableBackground)
    self.title.text = title
    self.title.alignment = .center
    back.textColor = .token(.link)
    for layer in [table, self.title, back] { addSublayer(layer) }
    guard let goBack else { return }
    addInteraction(
      TapInteraction { [unowned self] press in if press.location(in: self).y < barHeight { goBack() } })
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let bar = Rect(x: 0, y: 0, width: bounds.width, height: barHeight)
    table.frame = Rect(x: 0, y: bar.maxY, width: bounds.width, height: max(0, bounds.height - bar.maxY))
    title.frame = bar.insetBy(dx: bounds.width / 4, dy: 0)
    back.frame = bar.insetBy(dx: 20, dy: 0)
    back.text = goBack == nil ? "" : traits.effectiveDirection == .rightToLeft ? "Back ›" : "‹ Back"
  }

}
