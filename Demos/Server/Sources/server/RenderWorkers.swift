import InlayFiles
import NIOPosix
import Synchronization

/// A fixed number of workers. Each request goes to the one with the fewest requests.
final class RenderWorkers: Sendable {
  private let threads: MultiThreadedEventLoopGroup
  private let workers: [RenderWorker]
  /// The requests of each worker, with the one that it renders.
  private let requests: Mutex<[Int]>
  private let maximumRequests: Int

  /// - Parameter maximumRequests: Of one worker, waiting and rendered.
  init(count: Int, maximumRequests: Int) {
    threads = MultiThreadedEventLoopGroup(numberOfThreads: count)
    workers = threads.makeIterator().map { RenderWorker(on: $0) }
    requests = Mutex(Array(repeating: 0, count: count))
    self.maximumRequests = maximumRequests
  }

  /// The answer of a worker; nil where too many requests wait.
  func picture(
    of scene: [UInt8], _ options: SceneOptions, until end: ContinuousClock.Instant
  ) async throws -> RenderWorker.Answer? {
    guard let index = take() else { return nil }
    defer { requests.withLock { $0[index] -= 1 } }
    return try await workers[index].picture(of: scene, options, until: end)
  }

  private func take() -> Int? {
    requests.withLock { requests in
      guard let index = requests.indices.min(by: { requests[$0] < requests[$1] }), requests[index] < maximumRequests
      else { return nil }
      requests[index] += 1
      return index
    }
  }
}
