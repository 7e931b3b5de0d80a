import Glibc
import Inlay
import InlayFiles

// pictures SCENE... [SECONDS]: PNG pictures a second of each scene file, in one process, and the most memory, first
// with a context for each picture and then with one for all.
var arguments = Array(CommandLine.arguments.dropFirst())
let seconds = arguments.last.flatMap(Double.init) ?? 3
if arguments.last.flatMap(Double.init) != nil { arguments.removeLast() }

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The processor seconds of this process.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The PNG of a scene file.
func picture(of path: String, _ context: RenderContext?) throws -> Int {
  try SceneFile(path: path).load(context: context).runScript().surface.pngData().count
}

for path in arguments {
  for context in [nil, RenderContext()] {
    // The first picture starts the font libraries.
    _ = try picture(of: path, context)
    let (start, processorStart) = (now(), processorSeconds())
    var count = 0
    while now() - start < seconds {
      _ = try picture(of: path, context)
      count += 1
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let milliseconds = (processorSeconds() - processorStart) / Double(count) * 1000
    let rate = Double(count) / (now() - start)
    print(
      "\(path): \(context == nil ? "own contexts" : "one context"): \((rate * 10).rounded() / 10) pictures/s, "
        + "\((milliseconds * 100).rounded() / 100) ms of processor each, at most \(usage.ru_maxrss >> 10) MB")
  }
}
