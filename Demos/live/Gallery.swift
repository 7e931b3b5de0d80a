import Inlay
import InlayControls
import InlayFiles
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

  let table = TableView(style: .insetGrouped)
  let search = SearchField(placeholder: "Search")
  private let groups: [SceneFolderListing.Group]
  private var own: Look
  private var thumbnails: [FilePath: Image] = [:]
  private var drawing: Task<Void, Never>?
  /// Of the thumbnails that are drawn, 0 before the first.
  private var drawnScale = 0.0

  private lazy var form = Form { [unowned self] in
    let found = foundGroups
    for group in found {
      Section(group.title, footer: group.title == found.last?.title ? scriptNote(found) : nil) {
        for entry in group.entries { row(entry) }
      }
    }
    if search.text.isEmpty {
      Section("Look") {
        for part in Look.Part.common {
          Row(part.rawValue, detail: look.words(for: part)) { [unowned self] in turn(part) }
        }
      }
    }
  }

  init(_ listing: SceneFolderListing) {
    groups = listing.groups
    scene = Scene(root: Layer(), size: size)
    scene.theme = .modern
    scene.backgroundColor = .tableBackground
    scene.root.addSublayer(table)
    own = Look(of: scene)
    // The desktop's.
    own.appearance = nil
    search.onChange = { [unowned self] _ in form.update() }
    table.tableHeaderView = search
    table.emptyStateView = EmptyState("No Scenes", message: "No name and no summary has these words.")
    table.contentInset.top = 12
    table.contentOffset.y = -12
    table.showsVerticalScrollIndicator = true
    table.rowHeight = .automatic()
    form.show(in: table)
    showLook()
  }

  /// Follows the window's size and scale.
  func fill() {
    if table.frame != scene.root.bounds { table.frame = scene.root.bounds }
    if drawing != nil { drawThumbnails() }
  }

  private func showLook() {
    look.apply(to: scene, over: own)
    scene.theme.metrics.row.imageSize = Thumbnail.side
    scene.theme.metrics.row.height = Thumbnail.side + 24
    form.update()
    if drawing != nil { drawThumbnails() }
  }

  /// The scenes that have all words of the search in their names, groups or summaries.
  private var foundGroups: [SceneFolderListing.Group] {
    let words = search.text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return groups }
    return groups.compactMap { group in
      let entries = group.entries.filter { entry in
        let text = "\(entry.name) \(group.title) \(entry.summary)".lowercased()
        return words.allSatisfy { text.contains($0) }
      }
      return entries.isEmpty ? nil : SceneFolderListing.Group(title: group.title, entries: entries)
    }
  }

  private func scriptNote(_ groups: [SceneFolderListing.Group]) -> String? {
    groups.contains { $0.entries.contains(where: \.hasScript) }
      ? "A scene with a script shows how the script begins. Play shows what it does." : nil
  }

  private func row(_ entry: SceneFolderListing.Entry) -> Row {
    Row(entry.name, subtitle: entry.summary, image: thumbnails[FilePath(entry.path)] ?? Thumbnail.empty, .disclosure) {
      [unowned self] in open(entry)
    }.id(FilePath(entry.path))
  }

  /// Draws pictures of the scenes on another thread, and shows each as soon as it is there; again for another scale.
  func drawThumbnails() {
    // Images of rows grow with the text.
    let scale = scene.scale * max(1, scene.traits.textScale)
    guard scale != drawnScale else { return }
    drawnScale = scale
    drawing?.cancel()
    let paths = groups.flatMap(\.entries).map(\.path)
    drawing = Task.detached { [weak self] in
      for path in paths {
        if Task.isCancelled { return }
        guard let image = Thumbnail.image(of: path, scale: scale) else { continue }
        Task { @MainActor in
          guard let self, self.drawnScale == scale else { return }
          self.thumbnails[FilePath(path)] = image
          self.form.update()
        }
      }
    }
  }
}

/// Small pictures of scenes.
enum Thumbnail {
  /// Their height and width, in points.
  static let side = 104.0

  /// In place of a picture that is not there yet.
  static let empty = try? framed(scale: 2) { _ in }

  /// The upper part of a scene; nil for a wrong file.
  ///
  /// - Parameter scale: The display's: the picture's pixels are shown as they are.
  static func image(of path: String, scale: Double) -> Image? {
    var options = SceneOptions()
    options.ignoresScript = true
    guard let loaded = try? SceneFile(path: path, limits: options.limits).load(options) else { return nil }
    let (scene, size) = (loaded.scene, loaded.scene.size)
    // The picture fills the frame from its top left corner. Larger at first: texts of a quarter of their size would be
    // set in whole pixels.
    let factor = max(side / size.width, side / size.height)
    scene.resize(to: size, scale: factor * scale * Double(samples))
    scene.tick(at: 0)
    guard let surface = try? ImageSurface(for: scene), (try? scene.render(into: surface)) != nil else { return nil }
    var picture = surface.makeImage()
    for step in [samples / 2, 1] {
      guard let half = try? halved(picture, side: pixels(scale) * step) else { return nil }
      picture = half
    }
    let shown = Size(width: side, height: side)
    return try? framed(scale: scale) { $0.draw(picture, in: Rect(origin: .zero, size: shown)) }
  }

  /// Pixels of a scene for each pixel of its picture, in both directions.
  private static let samples = 4

  private static func pixels(_ scale: Double) -> Int { Int((side * scale).rounded()) }

  /// The mean of each four pixels, in a square from the top left corner.
  private static func halved(_ image: Image, side: Int) throws -> Image {
    try Image(size: Size(width: Double(side), height: Double(side))) { context in
      context.draw(
        image, in: Rect(x: 0, y: 0, width: Double(image.pixelWidth) / 2, height: Double(image.pixelHeight) / 2))
    }
  }

  private static func framed(scale: Double, _ draw: (DrawingContext) -> Void) throws -> Image {
    let rect = Rect(x: 0, y: 0, width: side, height: side)
    return try Image(size: rect.size, scale: scale) { context in
      let shape = Path(roundedRect: rect, cornerRadius: 12, curve: .continuous)
      context.fill(shape, with: .fixed(RGBColor(white: 0.5, alpha: 0.15)))
      context.withState {
        context.clip(to: shape)
        draw(context)
      }
      let edge = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 11.5, curve: .continuous)
      context.stroke(edge, with: .fixed(RGBColor(white: 0.5, alpha: 0.35)))
    }
  }
}
