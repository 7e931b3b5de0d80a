import Glibc
import Inlay

/// A job of a screen: `instructions` counts its instructions, and `run` its time. All preparations are made before it
/// runs.
struct Job {
  private let times: Int
  /// Does the job once, and returns the number of painted pixels.
  private let once: (Int) throws -> Int

  init(times: Int = 1, _ once: @escaping (Int) throws -> Int) {
    self.times = times
    self.once = once
  }

  static let names = [
    "first-300", "first-500", "first-1000", "resize-300", "resize-500", "resize-1000", "text-scale-300",
    "text-scale-1000", "wrapped-text", "search-10000", "form-1000", "keyboard", "keyboard-table", "shorter",
    "controls-40", "insert-first-10000", "insert-first-40000", "card",
  ]

  /// Nil when no job has the name.
  static func named(_ name: String, file: String) throws -> Job? {
    switch name {
    case "first-300": try .firstFrame(rows: 300)
    case "first-500": try .firstFrame(rows: 500)
    case "first-1000": try .firstFrame(rows: 1_000)
    case "resize-300": try .resize(rows: 300)
    case "resize-500": try .resize(rows: 500)
    case "resize-1000": try .resize(rows: 1_000)
    case "text-scale-300": try .textScale(rows: 300)
    case "text-scale-1000": .textScaleInView(rows: 1_000)
    case "wrapped-text": .wrappedText()
    case "search-10000": try .search(rows: 10_000)
    case "form-1000": .form(rows: 1_000)
    case "keyboard": try .keyboard(tableFollows: false)
    case "keyboard-table": try .keyboard(tableFollows: true)
    case "shorter": try .shorterTable()
    case "controls-40": try .controls(40)
    case "insert-first-10000": .insertFirst(10_000)
    case "insert-first-40000": .insertFirst(40_000)
    case "card": try .card(file)
    default: nil
    }
  }

  func run() throws {
    let start = Self.milliseconds
    let pixels = try countedByCallgrind(times, once)
    let each = (Self.milliseconds - start) / Double(times)
    print("{\"job\":\"count\",\"times\":\(times),\"pixels\":\(pixels / times),\"cpu_ms\":\(each)}")
  }

  /// The CPU time of this process.
  private static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}

/// Does a job so many times, and returns the painted pixels. Valgrind knows the function by its name.
@inline(never)
func countedByCallgrind(_ times: Int, _ once: (Int) throws -> Int) throws -> Int {
  var pixels = 0
  for index in 0..<times { pixels += try once(index) }
  return pixels
}
