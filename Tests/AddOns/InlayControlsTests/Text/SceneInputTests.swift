import InlayControls
import InlayForms
import InlayGraphics
import InlayLayers
import InlayLists
import Testing

/// A scene has its input: nothing else is to be kept.
@Suite struct SceneInputTests {
  private final class Board: Pasteboard {
    let local = LocalPasteboard()
    /// The answers that wait; nil for one that comes at once.
    var answers: [() -> Void]?

    var types: Set<PasteboardType> { local.types }

    func read(_ type: PasteboardType, completion: @escaping (_ bytes: [UInt8]?) -> Void) {
      if answers == nil { local.read(type, completion: completion) }
      answers?.append { [local] in local.read(type, completion: completion) }
    }

    func write(_ contents: [PasteboardType: [UInt8]]) { local.write(contents) }
  }

  /// The only owner of a scene.
  private final class Owner { var scene: Scene? }

  private func scene(_ view: View) -> Scene {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    view.frame = Rect(x: 10, y: 10, width: 200, height: 40)
    root.addSublayer(view)
    let scene = Scene(root: root, size: root.frame.size)
    scene.tick(at: 0)
    return scene
  }

  @Test("text that is typed after a tap goes to the field")
  func typing() {
    let field = TextField(placeholder: "Name")
    let scene = scene(field)
    #expect(scene.focusedView == nil && !scene.send(.text(TextEvent("x"))))
    scene.tap(at: Point(x: 100, y: 30))
    #expect(scene.focusedView === field && field.isFocused)
    #expect(scene.send(.text(TextEvent("Ada"))))
    scene.tick(at: 1)
    #expect(scene.send(.text(TextEvent("!"))) && field.text == "Ada!")
  }

  @Test("a view gets the focus by a call, and has it until another one gets it or gives it up")
  func focus() {
    let field = TextField(placeholder: "Name")
    let scene = scene(field)
    field.becomeFocused()
    for time in 1...3 { scene.tick(at: Double(time)) }
    #expect(scene.focusedView === field && field.isFocused && !field.isFocusVisible)
    field.resignFocus()
    #expect(scene.focusedView == nil && !field.isFocused)
    scene.focus(field, isVisible: true)
    #expect(scene.focusedView === field && field.isFocusVisible)
    scene.focus(nil)
    #expect(scene.focusedView == nil && !field.isFocused)
  }

  @Test("the check of a form moves the focus to the first wrong row")
  func form() {
    let form = Form { Section { Row("Name", .textField("") { _ in }).rules(for: "", .required) } }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    form.show(in: table)
    let scene = Scene(root: table, size: table.frame.size)
    scene.tick(at: 0)
    #expect(!form.validate() && scene.focusedView is TextField)
  }

  @Test("a press lasts from one event to another")
  func press() {
    var taps = 0
    let button = Button("OK") { taps += 1 }
    let scene = scene(button)
    scene.send(.pointer(PointerEvent(.down, at: Point(x: 100, y: 30))))
    #expect(button.isHighlighted)
    scene.tick(at: 1)
    #expect(scene.send(.pointer(PointerEvent(.up, at: Point(x: 100, y: 30)))))
    #expect(taps == 1 && !button.isHighlighted)
  }

  @Test("a pasteboard that is set is kept, and the fields use it")
  func pasteboard() {
    let field = TextField(text: "Ada")
    let scene = scene(field)
    let own = scene.pasteboard
    #expect(scene.pasteboard === own)
    let board = Board()
    scene.pasteboard = board
    #expect(scene.pasteboard === board)
    scene.focus(field, isVisible: true)
    for key in "ac" { scene.send(.key(KeyEvent(.character(key), modifiers: .control))) }
    #expect(board.textAtOnce == "Ada" && scene.pasteboard === board)
  }

  @Test("a text that the pasteboard gives later is pasted then, unless the focus went")
  func late() throws {
    let field = TextField(text: "Ada")
    let scene = scene(field)
    let board = Board()
    board.writeText(" Lovelace")
    board.answers = []
    scene.pasteboard = board
    scene.focus(field, isVisible: false)
    let paste = Event.key(KeyEvent(.character("v"), modifiers: .control))
    #expect(scene.send(paste) && field.text == "Ada")
    let first = try #require(board.answers?.first)
    first()
    #expect(field.text == "Ada Lovelace")
    #expect(scene.send(paste))
    field.resignFocus()
    let last = try #require(board.answers?.last)
    last()
    #expect(field.text == "Ada Lovelace" && board.answers?.count == 2)
  }

  @Test("a pasteboard has content of types, which is read with await too")
  @MainActor func types() async {
    let board = LocalPasteboard()
    #expect(board.types.isEmpty)
    board.write([.png: [1, 2], .text: Array("a picture".utf8)])
    let (text, image, none) = (await board.text(), await board.bytes(of: .png), await board.bytes(of: .uriList))
    #expect(text == "a picture" && image == [1, 2] && none == nil && board.types == [.png, .text])
    board.writeText("a")
    let later = await board.bytes(of: .png)
    #expect(later == nil && board.types == [.text])
    board.writeText(nil)
    #expect(board.types.isEmpty)
  }

  @Test("a search field passes the focus on to its field, and gives it up")
  func search() {
    let search = SearchField(placeholder: "Search")
    let entry: any TextEntry = search
    let scene = scene(search)
    entry.becomeFocused()
    scene.send(.text(TextEvent("Ada")))
    #expect(entry.text == "Ada" && scene.focusedView is TextField)
    entry.resignFocus()
    #expect(scene.focusedView == nil)
    entry.isEnabled = false
    entry.becomeFocused()
    #expect(scene.focusedView == nil)
  }

  @Test("a scene that nobody sends anything to has nothing for it")
  func nothing() throws {
    let scene = scene(TextField(placeholder: "Name"))
    try scene.render(into: ImageSurface(for: scene))
    #expect(scene.focusedView == nil && scene.knownEventDispatcher == nil)
  }

  @Test("a scene that was used is freed with its last reference, and so are its views")
  func freed() {
    weak var scene: Scene?
    weak var field: View?
    weak var board: Board?
    func use() {
      let (newField, newBoard) = (TextField(placeholder: "Name"), Board())
      let newScene = self.scene(newField)
      newScene.pasteboard = newBoard
      newScene.tap(at: Point(x: 100, y: 30))
      newScene.send(.text(TextEvent("Ada")))
      newScene.send(.pointer(PointerEvent(.down, at: Point(x: 100, y: 30), time: 1)))
      newScene.send(.pointer(PointerEvent(.hovered, at: Point(x: 100, y: 30), id: 1)))
      newScene.tick(at: 1.1)
      #expect(newField.text == "Ada" && newScene.focusedView === newField)
      (scene, field, board) = (newScene, newField, newBoard)
      #expect(scene != nil)
    }
    use()
    #expect(scene == nil && field == nil && board == nil)
  }

  @Test("an app may let the scene go in a call that input leads to")
  func released() {
    let owner = Owner()
    let button = Button("Close") { owner.scene = nil }
    owner.scene = scene(button)
    owner.scene?.tap(at: Point(x: 100, y: 30))
    #expect(owner.scene == nil && button.scene == nil)
    let field = TextField(placeholder: "Name")
    owner.scene = scene(field)
    owner.scene?.onFocusChange = { _, _ in owner.scene = nil }
    field.becomeFocused()
    #expect(owner.scene == nil && field.scene == nil)
  }
}
