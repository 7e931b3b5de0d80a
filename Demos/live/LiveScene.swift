import Inlay
import InlayFiles
import InlayWindow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends the program with a text on standard error.
func end(_ text: String, _ status: Int32) -> Never {
  let line = Array((text + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(status)
}

/// A window with the scene of a file, which is loaded again when one of its files changes.
@MainActor
final class LiveScene {
  private let path: String
  private var options = SceneOptions()
  private let context = RenderContext()
  private let window: Window
  private let watch: FileWatch?
  /// The last scene without a problem.
  private var loaded: LoadedScene?
  /// The size in the file.
  private var size = Size.zero
  private var panel: ProblemPanel?
  private var reloading: WindowTimer?

  init(_ path: String, scale: Double?) throws(WindowError) {
    self.path = path
    watch = FileWatch()
    var windowOptions = WindowOptions()
    windowOptions.isResizable = false
    windowOptions.scale = scale
    // The window is made for the scene, if it has one.
    options.scale = scale
    let first = Result { [options, context] in try SceneFile.load(path: path, options: options, context: context) }
    let scene = (try? first.get())?.scene ?? Scene(root: Layer(), size: Size(width: 640, height: 400), context: context)
    size = scene.size
    window = try Window(title: "\(path) - live", scene: scene, options: windowOptions)
    adopt(first)
    watch?.changed = { [weak self] in self?.reloadSoon() }
  }

  func end() { watch?.end() }

  /// Editors write in several steps: the last one counts.
  private func reloadSoon() {
    reloading?.cancel()
    reloading = Window.after(0.05) { [weak self] in self?.reload() }
  }

  private func reload() {
    adopt(Result { [path, options, context] in try SceneFile.load(path: path, options: options, context: context) })
  }

  private func adopt(_ result: Result<LoadedScene, any Error>) {
    panel?.removeFromSuperlayer()
    panel = nil
    switch result {
    case .success(let new):
      watch?.files = Set(new.files + [path])
      let state = loaded.map { ScrollState($0.scene) }
      loaded = new
      if new.scene !== window.scene {
        if new.scene.size != size { window.size = new.scene.size }
        size = new.scene.size
        window.show(new.scene)
      }
      state?.restore(in: new.scene)
      window.eventHandler = nil
    case .failure(let error):
      watch?.files = ((error as? SceneFileError)?.files ?? []).union(loaded?.files ?? []).union([path])
      let panel = ProblemPanel("\(error)", in: window.scene)
      window.scene.root.addSublayer(panel)
      self.panel = panel
    }
  }
}

/// Where the scroll views of a scene are, and what is selected in its tables.
@MainActor
private struct ScrollState {
  private var views: [(offset: Point, selected: [RowPath])] = []

  init(_ scene: Scene) {
    views = Self.scrollViews(of: scene).map { view in
      (view.contentOffset, (view as? TableView)?.rowPathsForSelectedRows ?? [])
    }
  }

  /// Views are known by their order.
  func restore(in scene: Scene) {
    scene.root.layoutIfNeeded()
    for (view, state) in zip(Self.scrollViews(of: scene), views) {
      if let table = view as? TableView {
        for path in state.selected { table.selectRow(at: path) }
      }
      view.setContentOffset(state.offset, animated: false)
    }
  }

  private static func scrollViews(of scene: Scene) -> [ScrollView] {
    var (found, waiting): ([ScrollView], [Layer]) = ([], [scene.root])
    while let layer = waiting.popLast() {
      if let view = layer as? ScrollView { found.append(view) } else { waiting += layer.sublayers.reversed() }
    }
    return found
  }
}

/// What is wrong with the file, above the last good picture.
private final class ProblemPanel: Layer {
  private let text = TextLayer()

  init(_ problems: String, in scene: Scene) {
    super.init()
    zPosition = 1_000_000
    backgroundColor = LayerColor(red: 0.5, green: 0, blue: 0.05)
    opacity = 0.94
    cornerRadius = 10
    text.string = problems
    text.numberOfLines = 0
    text.font = Font(families: ["DejaVu Sans Mono", "monospace"], size: 12)
    text.color = LayerColor(red: 1, green: 1, blue: 1)
    addSublayer(text)
    frame = Rect(x: 12, y: 12, width: max(0, scene.size.width - 24), height: min(260, max(0, scene.size.height - 24)))
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    text.frame = Rect(x: 12, y: 10, width: max(0, bounds.width - 24), height: max(0, bounds.height - 20))
  }
}
