import Inlay
import InlayTestSupport
import Testing

@testable import InlayTesting

@Suite struct DifferenceTests {
  private let shelf: Shelf

  init() throws { shelf = try Shelf() }

  /// A white scene with a card, and a mark in it.
  private func scene(markWidth: Double = 2, mark: RGBColor = .black) -> Scene {
    let root = Layer()
    root.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    root.backgroundColor = .fixed(.white)
    let card = Layer()
    card.name = "card"
    card.frame = Rect(x: 10, y: 5, width: 20, height: 10)
    let content = Layer()
    content.frame = Rect(x: 3, y: 3, width: markWidth, height: 4)
    content.backgroundColor = .fixed(mark)
    card.addSublayer(content)
    root.addSublayer(card)
    return Scene(root: root, size: root.frame.size)
  }

  private func failure(
    of scene: Scene, _ aspects: SnapshotAspect..., environment: [String: String] = [:]
  ) -> String? {
    SnapshotCheck("card", aspects, at: shelf.place(), in: shelf.session(environment))
      .run { try SnapshotScene().capture(scene) }.failure
  }

  @Test("a failure says which row changed, which pixels differ and in which layer")
  func row() throws {
    _ = shelf.failure(of: Menu(), "menu")
    let failure = try #require(shelf.failure(of: .changed, "menu"))
    #expect(failure.hasPrefix("snapshot \"menu\": row [0,1] detail \"4 min\" -> \"5 min\"; "), "\(failure)")
    #expect(failure.contains(" of 86,400 pixels differ by up to "), "\(failure)")
    #expect(failure.hasSuffix(" (text in row [0,1])"), "\(failure)")
  }

  @Test("a picture is compared exactly, and the difference has its count, size, place and layer")
  func exact() {
    _ = failure(of: scene(), .picture)
    #expect(failure(of: scene(), .picture) == nil)
    #expect(
      failure(of: scene(mark: RGBColor(red: 0, green: 0, blue: 1.0 / 255)), .picture)
        == "snapshot \"card\": 8 of 800 pixels differ by up to 1/255 in x 13...14, y 8...11 (layer)")
    #expect(
      failure(of: scene(markWidth: 3), .picture)
        == "snapshot \"card\": 4 of 800 pixels differ by up to 255/255 in x 15...15, y 8...11 (layer)")
    #expect(
      failure(of: scene(markWidth: 1), .picture)
        == "snapshot \"card\": 4 of 800 pixels differ by up to 255/255 in x 14...14, y 8...11 (layer \"card\")")
  }

  @Test("a tolerance accepts its figures and no more")
  func tolerance() {
    _ = failure(of: scene(), .picture)
    #expect(failure(of: scene(markWidth: 3), .picture.tolerance(channel: 0, pixels: 4)) == nil)
    #expect(
      failure(of: scene(markWidth: 3), .picture.tolerance(channel: 9, pixels: 3))
        == "snapshot \"card\": 4 of 800 pixels differ by more than 9/255, by up to 255/255 in x 15...15, y 8...11 "
        + "(layer) (tolerance: 3 pixels)")
    #expect(failure(of: scene(markWidth: 3), .picture.tolerance(channel: 255, pixels: 0)) == nil)
  }

  @Test("a picture of another size is a difference")
  func size() {
    _ = failure(of: scene(), .picture)
    let smaller = scene()
    smaller.size.width = 39
    #expect(
      failure(of: smaller, .picture)
        == "snapshot \"card\": the picture has 39 x 20 pixels, the reference 40 x 20")
  }

  @Test("artefacts are the pictures, the trees, the message and a page, until the snapshot passes")
  func artifacts() throws {
    let environment = ["INLAY_ARTIFACTS": shelf.folder["out"]]
    _ = failure(of: scene(), environment: environment)
    #expect(failure(of: scene(markWidth: 3), environment: environment) != nil)
    #expect(
      shelf.files(in: "out/MenuTests/card") == [
        "actual.png", "actual.txt", "difference.png", "failure.txt", "reference.png", "reference.txt",
      ])
    let page = String(decoding: try shelf.folder.data("out/index.html"), as: UTF8.self)
    #expect(page.contains("<img src=\"MenuTests/card/difference.png\""))
    for caption in ["Reference, as stored", "Actual, from this run", "Difference, in red"] {
      #expect(page.contains("<figcaption>\(caption)</figcaption>"))
    }
    #expect(page.contains("layer frame (3, 3, 2 x 4) -&gt; (3, 3, 3 x 4); 4 of 800 pixels"))
    #expect(
      try Image(path: shelf.folder["out/MenuTests/card/actual.png"]).pixelWidth == 40)
    #expect(failure(of: scene(), environment: environment) == nil)
    #expect(shelf.files(in: "out/MenuTests").isEmpty)
    #expect(!String(decoding: try shelf.folder.data("out/index.html"), as: UTF8.self).contains("card"))
  }

  @Test("in GitHub Actions a failure is an annotation at the test's line, and elsewhere it is none")
  func annotation() {
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": shelf.folder.path]
    #expect(
      shelf.session(environment).annotation(of: "snapshot \"menu\": 50 % differ", at: shelf.place())
        == "::error file=MenuTests.swift,line=12,col=5::snapshot \"menu\": 50 %25 differ")
    #expect(shelf.session().annotation(of: "differs", at: shelf.place()) == nil)
  }

  @Test("a failure's pictures and trees are attached to the test")
  func attachments() {
    _ = shelf.failure(of: Menu(), "menu")
    let names = shelf.outcome(of: .changed, "menu", in: shelf.session()).attachments.map(\.name)
    #expect(
      names.sorted() == [
        "actual.png", "actual.txt", "difference.png", "reference.png", "reference.txt",
      ])
  }
}
