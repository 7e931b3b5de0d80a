import Glibc
import Inlay
import InlayWindow

/// Selects one row after the other, 60 times a second, in the window and in a picture without one, in turn. Prints the
/// median of the CPU times of both, in milliseconds a frame. With `INLAY_STATISTICS=1` the window prints how much
/// of its frames the display took.
@MainActor
final class Selecting {
  private let rounds = 7
  private let frames = 300
  private let shown: List
  private let picture = List()
  private let scene: Scene
  private let surface: ImageSurface
  private var times: [[Double]] = [[], []]
  private var start = 0.0
  private var count = 0

  init(_ list: List, _ size: Size) throws {
    shown = list
    picture.table.frame = Rect(origin: .zero, size: size)
    scene = Scene(root: picture.table, size: size)
    scene.theme = List.theme
    scene.backgroundColor = .tableBackground
    surface = try ImageSurface(for: scene)
  }

  func run() {
    Application.after(1) { [self] in
      start = processorTime
      Application.after(0, every: 1.0 / 60) { self.step() }
    }
  }

  private func step() {
    if count == frames {
      let kind = times[0].count - times[1].count
      times[kind].append((processorTime - start) / Double(frames) * 1000)
      count = 0
      start = processorTime
      if times[1].count == rounds { return report() }
    }
    let list = times[0].count == times[1].count ? shown : picture
    list.table.selectRow(at: RowPath(section: 0, row: count % 10))
    count += 1
    guard list === picture else { return }
    scene.tick(at: scene.time + 1.0 / 60)
    _ = try? scene.render(into: surface)
  }

  private func report() {
    let medians = times.map { $0.sorted()[rounds / 2] }
    print("window", medians[0], "picture", medians[1])
    Application.quit()
  }

  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
