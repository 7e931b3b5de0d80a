#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread with a large stack, for the time of one call.
enum LargeStack {
  /// In bytes.
  private static let size = 16 << 20

  /// Does work on a new thread and waits for its result. Where the system makes no thread, the calling one does the work.
  static func result<Answer>(of work: @escaping @Sendable () -> Answer) -> Answer {
    var answer: Answer?
    let job = Job { answer = work() }
    withExtendedLifetime(job) { runOnThread(Unmanaged.passUnretained(job).toOpaque()) }
    return answer ?? work()
  }

  private static func runOnThread(_ job: UnsafeMutableRawPointer) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return }
    let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { job in
      if let job { Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().run() }
      return nil
    }
    var thread = pthread_t()
    if pthread_create(&thread, &attributes, run, job) == 0 { pthread_join(thread, nil) }
  }

  private final class Job {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
