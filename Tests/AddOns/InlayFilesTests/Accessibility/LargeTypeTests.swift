import InlayControls
import InlayFiles
import InlayGraphics
import InlayLayers
import InlayLists
import InlayTestSupport
import InlayText
import InlayViews
import Testing

/// Titles on one line in bars and segments, which do not grow with the text scale as far as other texts.
@Suite struct LargeTypeTests {
  private enum Kind: CaseIterable { case tabs, tools, segments, page }

  private static let titles = [
    "OK", "Edit", "Zusammenfassung", "Wi-Fi", "Einstellungen", "Настройки", "שלום", "سلام", "設定", "Send to all",
    "Wöchentlich", "Next",
  ]

  private static func view(_ kind: Kind, _ random: inout SeededRandom) -> View {
    let titles = (0..<random.int(1...4)).map { _ in random.pick(Self.titles) }
    switch kind {
    case .tabs: return TabBar(titles.map { TabBar.Item($0, image: .symbol(.plus)) })
    case .tools: return Toolbar(titles.map { BarButtonItem($0) })
    case .segments: return SegmentedControl(titles, selectedIndex: 0)
    case .page:
      let page = NavigationPage(random.pick(Self.titles), content: View())
      page.trailingItems = titles.prefix(random.int(0...2)).map { BarButtonItem($0) }
      let stack = NavigationStack(root: NavigationPage("Back", content: View()))
      stack.push(page, animated: false)
      return stack
    }
  }

  private static func labels(in layer: Layer) -> [Label] {
    guard !layer.isHidden, layer.opacity > 0 else { return [] }
    let own = (layer as? Label).map { $0.text.isEmpty ? [] : [$0] } ?? []
    return own + layer.sublayers.flatMap { labels(in: $0) }
  }

  @Test("a title is cut only at its size for a text scale of 1, all of a control have one share, and none touch")
  func titles() throws {
    let fonts = try TextContext()
    withSeeds(200, long: 5000) { random in
      let kind = random.pick(Kind.allCases)
      let view = Self.view(kind, &random)
      let width = Double(random.int(320...500))
      let height: Double = kind == .page ? 400 : kind == .segments ? random.pick([34, 60]) : 90
      let root = View(frame: Rect(x: 0, y: 0, width: width, height: 500))
      root.addSublayer(view)
      view.frame = Rect(x: 0, y: 20, width: width, height: height)
      let scene = Scene(root: root, size: root.frame.size, scale: random.pick([1, 2, 3]), textContext: fonts)
      scene.onProblem = { _ in }
      scene.traits.textScale = random.pick([1, 1.2, 1.3, 1.4, 2, 3])
      scene.tick(at: 0)
      let place = "\(kind), \(width) x \(height), text scale \(scene.traits.textScale)"
      let labels = Self.labels(in: view)
      if labels.isEmpty { return "\(place): no titles" }
      func wanted(_ label: Label) -> Double {
        kind == .segments ? 14 : scene.theme.textAttributes[label.textStyle].size
      }
      for label in labels {
        let share = label.fontSize / wanted(label)
        if label.isTruncated, share > 1.001 { return "\(place): \(label.text) is cut at \(share) of its size" }
        if kind != .page, label.showsEllipsisAlone { return "\(place): nothing is left of \(label.text)" }
      }
      let shares = Set(labels.map { ($0.fontSize / wanted($0) * 1000).rounded() })
      if shares.count > 1 { return "\(place): \(shares)" }
      let faults = scene.accessibilityFaults(accepting: [.contrast]).filter { $0.kind == .overlappingText }
      return faults.first.map { "\(place): \($0)" }
    }
  }

  @Test("a button that does not grow shows its title smaller, not cut and not higher than itself")
  func buttons() {
    for textScale in [1, 1.5, 2, 3] {
      let button = Button("Save", style: .gray)
      let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 200))
      root.addSublayer(button)
      button.frame = Rect(x: 20, y: 20, width: 90, height: 36)
      let scene = Scene(root: root, size: root.frame.size)
      scene.traits.textScale = textScale
      scene.tick(at: 0)
      let label = Self.labels(in: button).first
      #expect(label?.isTruncated == false && label?.fontSize ?? 0 >= 17, "\(textScale)")
      #expect(label.map { $0.linesSize(in: $0.bounds.size).height <= 36 } ?? false, "\(textScale)")
    }
  }
}
