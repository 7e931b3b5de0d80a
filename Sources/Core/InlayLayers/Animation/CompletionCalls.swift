import InlaySystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Completions that are called now, one after another.
///
/// The calls that run are known to their thread while they run: whatever a completion does before it returns, it does
/// on this thread and in the same isolation domain.
final class CompletionCalls {
  /// The scene whose tick makes the calls; nil without one.
  private(set) weak var scene: Scene?
  private var calls: [AnimationGroup.Call]

  init(_ scene: Scene?, _ calls: [AnimationGroup.Call]) {
    self.scene = scene
    self.calls = calls
  }

  func run() {
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    var index = 0
    while index < calls.count {
      let next = calls[index]
      // The objects that a completion holds are released after its call.
      calls[index].call = { _ in }
      next.call(next.finished)
      index += 1
    }
    pthread_setspecific(Self.key, outer)
  }

  /// The innermost calls that run on this thread.
  static var running: CompletionCalls? {
    pthread_getspecific(key).map { Unmanaged<CompletionCalls>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes the last calls of an owner that dies: after those that run, or at once.
  static func callLast(_ calls: [AnimationGroup.Call]) {
    if calls.isEmpty { return }
    if let running { running.calls += calls } else { CompletionCalls(nil, calls).run() }
  }

  private static let key = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key, nil)
    require(error == 0, "no key for values of threads: error \(error)")
    return key
  }()
}
