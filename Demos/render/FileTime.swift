import Glibc

/// When files were last changed or put in their place, as the file system counts it.
enum FileTime {
  /// The time now, less what a file system's clock may be behind, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return seconds(time) - 0.05
  }

  /// In seconds; 0 for a file that is not there.
  static func changed(of path: String) -> Double {
    var status = stat()
    return stat(path, &status) == 0 ? seconds(status.st_ctim) : 0
  }

  private static func seconds(_ time: timespec) -> Double { Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9 }
}
