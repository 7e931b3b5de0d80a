import Foundation
import Inlay
import InlayControls
import Testing

// Declarations of an app with names of UIKit, for which the library has unavailable ones.

/// A global, which a subclass of a view uses.
private let alpha = 0.25

private struct UIColor {
  let name: String
}

private final class ImageView: View {}

private class Card: View {
  var tintColor = "teal"
  var layer = 7
  var intrinsicContentSize = Size(width: 8, height: 8)
  var doubled: Double { alpha * 2 }

  func layoutSubviews() {}
  func addSubview(_ view: View) -> String { "card" }
}

private final class InnerCard: Card {
  override var layer: Int {
    get { super.layer + 1 }
    set { super.layer = newValue }
  }
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func addSubview(_ view: View) -> String { "inner " + super.addSubview(view) }
}

/// Has defaults, which a page of the app does not replace.
private protocol Lifecycle {
  func viewDidLoad()
  func viewWillAppear(_ animated: Bool)
  var alpha: Double { get }
}

extension Lifecycle {
  fileprivate func viewDidLoad() {}
  fileprivate func viewWillAppear(_ animated: Bool) {}
  fileprivate var alpha: Double { 0.75 }
}

private final class QuietPage: NavigationPage, Lifecycle {}

private class Page: NavigationPage {
  var loads = 0

  func viewDidLoad() { loads += 1 }
}

private final class InnerPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

private protocol Tinted {
  var tintColor: Color { get }
}

extension Tinted {
  fileprivate var tintColor: Color { .black }
}

private final class Chip: Control, Tinted {}

extension Color {
  fileprivate static let systemBackground = Color.white
}

extension Layer {
  fileprivate var subviews: Int { sublayers.count }
}

/// Unavailable declarations are in no app's way.
@Suite struct OwnNamesTests {
  @Test("a subclass has members with UIKit's names, and its subclasses override them")
  func subclasses() {
    let (card, inner) = (Card(), InnerCard())
    let (color, layer, ownLayer): (String, Int, Int) = (card.tintColor, card.layer, inner.layer)
    #expect(color == "teal" && layer == 7 && ownLayer == 8)
    #expect(card.intrinsicContentSize == Size(width: 8, height: 8))
    let (added, innerAdded): (String, String) = (card.addSubview(inner), inner.addSubview(card))
    #expect(added == "card" && innerAdded == "inner card")
    inner.layoutSubviews()
    #expect(inner.layouts == 1)
    let page = InnerPage("Tea")
    page.viewDidLoad()
    #expect(page.loads == 2)
  }

  @Test("a subclass uses a global with a name of UIKit")
  func globals() { #expect(Card().doubled == 0.5) }

  @Test("an app's protocols and extensions have members with UIKit's names")
  func extensions() {
    let (tint, background): (Color, Color) = (Chip().tintColor, .systemBackground)
    #expect(tint == .black && background == .white)
    let page: any Lifecycle = QuietPage("Tea")
    page.viewDidLoad()
    page.viewWillAppear(true)
    #expect(page.alpha == 0.75)
    let count: Int = Card().subviews
    #expect(count == 0)
  }

  @Test("types of an app and of Foundation have names of UIKit")
  func types() {
    #expect(UIColor(name: "red").name == "red" && ImageView().bounds == Rect.zero)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let length: CGFloat = 2
    let path = IndexPath(index: 3)
    #expect(rect.maxX == 4 && length == 2 && path.count == 1)
  }
}
