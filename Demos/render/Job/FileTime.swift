import Glibc
import Inlay

/// The times of files' last changes or moves, as the file system reports them.
enum FileTime {
  /// The present time less the delay of a file system's clock, in seconds.
  static var now: Double { (clockSeconds(CLOCK_REALTIME) ?? 0) - 0.05 }

  /// In seconds; 0 for a missing file.
  static func changed(of path: String) -> Double {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_ctim.seconds : 0
  }
}
