import Glibc

/// The times of files' last changes or moves, as the file system reports them.
enum FileTime {
  /// The present time less the delay of a file system's clock, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return seconds(time) - 0.05
  }

  /// In seconds; 0 for a missing file.
  static func changed(of path: String) -> Double {
    var status = stat()
    return stat(path, &status) == 0 ? seconds(status.st_ctim) : 0
  }

  private static func seconds(_ time: timespec) -> Double { Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9 }
}
