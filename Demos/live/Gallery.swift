import Inlay
import InlayFiles
import InlayGraphics
import InlaySystem
import InlayWindow

/// A list of scenes, and of what can be changed of their look.
@MainActor
final class Gallery {
  static let title = "Scenes - live"

  let scene: Scene
  /// The window's, in points.
  var size = Size(width: 640, height: 760)
  var open: (SceneFolderListing.Entry) -> Void = { _ in }
  var turn: (Look.Part) -> Void = { _ in }
  var look = Look() { didSet { showLook() } }

  let table = RoundedTableView()
  private let entries: [SceneFolderListing.Entry]
  private var own: Look
  private var thumbnails: [FilePath: Image] = [:]

  private lazy var form = Form { [unowned self] in
    Section("Look") {
      for part in Look.Part.common {
        Row(part.rawValue, detail: look.words(for: part)) { [unowned self] in turn(part) }
      }
    }
    if entries.contains(where: { !$0.hasScript }) {
      Section("Scenes") { for entry in entries where !entry.hasScript { row(entry) } }
    }
    if entries.contains(where: \.hasScript) {
      Section("Scenes with a script", footer: "They show how the script begins. Play shows what it does.") {
        for entry in entries where entry.hasScript { row(entry) }
      }
    }
  }

  init(_ listing: SceneFolderListing) {
    entries = listing.entries
    scene = Scene(root: Layer(), size: size)
    scene.theme = .modern
    scene.backgroundColor = .token(.tableBackground)
    scene.root.addSublayer(table)
    own = Look(of: scene)
    // The desktop's.
    own.appearance = nil
    table.showsVerticalScrollIndicator = true
    table.rowHeights = .automatic()
    form.show(in: table)
    showLook()
  }

  /// Follows the window's size.
  func fill() { if table.frame != scene.root.bounds { table.frame = scene.root.bounds } }

  private func showLook() {
    look.apply(to: scene, over: own)
    scene.theme.metrics.row.imageSize = Thumbnail.width
    form.update()
  }

  private func row(_ entry: SceneFolderListing.Entry) -> Row {
    Row(
      entry.name, subtitle: entry.summary, image: thumbnails[FilePath(entry.path)] ?? Thumbnail.empty,
      accessory: .disclosureIndicator
    ) { [unowned self] in open(entry) }.id(FilePath(entry.path))
  }

  /// Draws pictures of the scenes on another thread, and shows each as soon as it is there.
  func drawThumbnails() {
    let paths = entries.map(\.path)
    Task.detached { [weak self] in
      for path in paths {
        guard let image = Thumbnail.image(of: path) else { continue }
        Window.post {
          self?.thumbnails[FilePath(path)] = image
          self?.form.update()
        }
      }
    }
  }
}

/// Small pictures of scenes.
enum Thumbnail {
  static let width = 64.0
  private static let height = 48.0
  private static let scale = 2.0

  /// In place of a picture that is not there yet.
  static let empty = try? framed { _ in }

  /// Nil for a wrong file.
  static func image(of path: String) -> Image? {
    var options = SceneOptions()
    options.ignoresScript = true
    guard let loaded = try? SceneFile.load(path: path, options: options) else { return nil }
    let (scene, size) = (loaded.scene, loaded.scene.size)
    // The picture fills the frame from its top left corner.
    let factor = max(width / size.width, height / size.height)
    scene.resize(to: size, scale: factor * Self.scale)
    scene.tick(at: 0)
    guard let surface = try? ImageSurface(for: scene), (try? scene.render(into: surface)) != nil,
      let bytes = try? surface.pngData(), let picture = try? Image(pngData: bytes)
    else { return nil }
    return try? framed { canvas in
      canvas.draw(picture, in: Rect(x: 0, y: 0, width: size.width * factor, height: size.height * factor))
    }
  }

  private static func framed(_ draw: (Canvas) -> Void) throws -> Image {
    let rect = Rect(x: 0, y: 0, width: width, height: height)
    return try Image(pixelWidth: Int(width * scale), pixelHeight: Int(height * scale), scale: scale) { canvas in
      let shape = Path(roundedRect: rect, cornerRadius: 6, curve: .continuous)
      canvas.fill(shape, with: Color(white: 0.5, alpha: 0.15))
      canvas.saveState()
      canvas.clip(to: shape)
      draw(canvas)
      canvas.restoreState()
      let edge = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5.5, curve: .continuous)
      canvas.stroke(edge, with: Color(white: 0.5, alpha: 0.5), width: 1)
    }
  }
}
