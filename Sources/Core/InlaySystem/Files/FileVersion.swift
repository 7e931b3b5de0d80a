#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The contents of a file at one time, for caches: two equal versions have equal bytes.
package enum FileVersion: Hashable, Sendable {
  case file(Stamp)
  case memory([UInt8])

  /// The system's marks of a file, which a write changes.
  package struct Stamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let byteCount: Int
    /// Seconds and nanoseconds of the last write, and of the last change of the file or its marks.
    private let times: [Int]

    init(_ status: stat) {
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
      byteCount = Int(status.st_size)
      times = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
    }

    /// Returns nil for a missing file.
    package init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.init(status)
    }
  }

  /// The bytes that the version itself retains.
  package var memoryByteCount: Int { if case .memory(let bytes) = self { bytes.count } else { 0 } }

  /// Few of a memory's bytes count: equality compares all, and is immediate for the same array.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .file(let stamp): hasher.combine(stamp)
    case .memory(let bytes):
      hasher.combine(bytes.count)
      hasher.combine(bytes.prefix(64))
      hasher.combine(bytes.suffix(64))
    }
  }
}
