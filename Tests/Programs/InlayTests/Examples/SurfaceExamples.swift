import Inlay

// The code of the documentation's pages on frames, surfaces, themes and isolation, which DocumentationTests compares
// with it.

/// A framebuffer that shows what is written into its memory.
final class Framebuffer {
  let pixelWidth = 480
  let pixelHeight = 320
  let bytesPerRow = 480 * 4
  let memory = UnsafeMutableRawPointer.allocate(byteCount: 480 * 4 * 320, alignment: 64)
  var flushed: [Rect] = []

  deinit { memory.deallocate() }

  func flush(_ rect: Rect) { flushed.append(rect) }
}

final class Screen {
  private let framebuffer: Framebuffer
  private let scene: Scene
  private let surface: ImageSurface

  init(_ root: Layer, on framebuffer: Framebuffer) throws {
    self.framebuffer = framebuffer
    scene = Scene(root: root, size: Size(width: 240, height: 160), scale: 2)
    surface = try ImageSurface(
      memory: framebuffer.memory, pixelWidth: framebuffer.pixelWidth, pixelHeight: framebuffer.pixelHeight,
      bytesPerRow: framebuffer.bytesPerRow, scale: 2)
  }

  func show(at time: Double) throws {
    scene.tick(at: time)
    let report = try scene.render(into: surface)
    for rect in report.changedRects { framebuffer.flush(rect) }
  }
}

/// The layers of the page Frames and Surfaces; the second frame's report.
func paintBadge() throws -> FrameReport {
  let (root, card, badge) = (Layer(), Layer(), Layer())
  root.addSublayer(badge)
  root.addSublayer(card)
  card.frame = Rect(x: 20, y: 20, width: 200, height: 80)
  card.backgroundColor = .white
  card.cornerRadius = 10
  badge.frame = Rect(x: 208, y: 12, width: 20, height: 20)
  badge.backgroundColor = Color(red: 1, green: 0.23, blue: 0.19)
  badge.zPosition = 1
  badge.isHidden = true

  let scene = Scene(root: root, size: Size(width: 240, height: 120), scale: 2)
  let surface = try ImageSurface(for: scene)
  scene.tick(at: 0)
  try scene.render(into: surface)  // paints the whole surface
  badge.isHidden = false
  scene.tick(at: 0.016)
  let report = try scene.render(into: surface)  // paints only the badge: 40 x 40 pixels
  return report
}

func showInTheDark(_ table: TableView, _ scene: Scene) {
  scene.theme = .modern
  scene.traits.appearance = .dark
  scene.traits.textScale = 1.3
  scene.traits.safeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
  table.overrideAppearance = .light

  var plum = Theme.settings
  plum.name = "plum"
  plum.colors[.tint] = Color(light: .rgb(0x7A1F5C), dark: .rgb(0xE27BC0))
  plum.metrics.row.height = 52
  scene.theme = plum

  scene.onProblem = { problem in print(problem) }
}

func colour(_ view: View, _ scene: Scene) {
  scene.theme.colors["brand"] = .rgb(0xA4632B)
  view.backgroundColor = .token("brand")
  view.borderColor = Color(light: .black, dark: .white).withAlpha(0.2)
}

@MainActor
final class Volume {
  var level = 3
  var isMuted = false
}

@MainActor
final class VolumeScreen {
  let volume: Volume
  private let table = TableView(style: .insetGrouped)
  private let form: Form

  init(_ volume: Volume) {
    self.volume = volume
    form = Form {
      Section("Sound") {
        Row("Level", detail: "\(volume.level)")
        Row("Mute", .switch(isOn: volume.isMuted) { volume.isMuted = $0 })
      }
    }
    table.frame = Rect(x: 0, y: 0, width: 320, height: 240)
    form.show(in: table)
  }

  func volumeChanged() { form.update() }

  func makeScene() -> Scene { Scene(root: table, size: Size(width: 320, height: 240)) }
}

@MainActor
final class VolumeList: @MainActor TableViewDataSource {
  let volumes = [Volume(), Volume()]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { volumes.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "volume", for: path)
    cell.textLabel.text = "\(volumes[path.row].level)"
    return cell
  }
}

func picture(of titles: [String]) async throws -> Image {
  let table = TableView(style: .insetGrouped)
  table.frame = Rect(x: 0, y: 0, width: 320, height: 240)
  let form = Form {
    Section { for title in titles { Row(title) } }
  }
  form.show(in: table)
  let scene = Scene(root: table, size: Size(width: 320, height: 240), scale: 2)
  let surface = try ImageSurface(for: scene)
  try scene.render(into: surface)
  return surface.makeImage()
}
