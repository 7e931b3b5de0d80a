import Hummingbird
import HummingbirdCore
import Inlay
import InlayFiles
import NIOCore
import Synchronization

/// `POST /render` with a scene answers with its picture; see the README.
@main
struct Server {
  /// From the last byte of a scene to the end of its rendering.
  private static let deadline = Duration.seconds(2)
  private static let maximumConnections = 256

  private let workers: RenderWorkers

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap(Int.init)
    let server = Server(
      workers: RenderWorkers(count: max(1, arguments.dropFirst().first ?? System.coreCount), maximumRequests: 16))
    try await server.application(port: arguments.first ?? 8080).runService()
  }

  init(workers: RenderWorkers) { self.workers = workers }

  /// - Parameters:
  ///   - port: 0 for any free one.
  ///   - onServerRunning: Called with the channel that listens.
  func application(
    port: Int, limits: ConnectionLimits = ConnectionLimits(), maximumConnections: Int = maximumConnections,
    onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: AllowedMethods(methods: ["health": [.get, .head], "render": [.post]]))
    router.get("health") { _, _ in "ok\n" }
    router.post("render") { request, _ in try await render(request) }
    let connections = Connections(maximum: maximumConnections)
    let http = HTTP1Channel.Configuration(
      additionalChannelHandlers: [ConnectionDeadlines(limits, connections)],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 100))
    return Application(
      router: router, server: .http1(configuration: http),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: onServerRunning)
  }

  /// Renders the scene in a request's body. A client that closes its connection cancels the rendering.
  private func render(_ request: Request) async throws -> Response {
    let options = try SceneOptions(query: request.uri.queryParameters)
    let limit = options.limits.maximumBytes
    // A length that is not an Int is one beyond it: HTTP's decoder lets only digits pass.
    if let length = request.headers[.contentLength], (Int(length) ?? .max) > limit {
      throw NIOTooManyBytesError(maxBytes: limit)
    }
    let isComplete = Atomic(false)
    do {
      return try await request.body.consumeWithCancellationOnInboundClose { body in
        let scene = try await body.collect(upTo: limit)
        isComplete.store(true, ordering: .relaxed)
        let end = ContinuousClock.now + Self.deadline
        return Self.response(to: try await workers.picture(of: Array(scene.readableBytesView), options, until: end))
      }
    } catch let error where !(error is NIOTooManyBytesError) && !isComplete.load(ordering: .relaxed) {
      throw HTTPError(.badRequest, message: "the body ends early")
    } catch is CancellationError {
      throw HTTPError(.badRequest, message: "the connection was closed before the answer")
    }
  }

  private static func response(to answer: RenderWorker.Answer?) -> Response {
    switch answer {
    case .picture(let png):
      Response(
        status: .ok, headers: [.contentType: "image/png", .connection: "close"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: png)))
    case .problems(let problems):
      Response(
        status: .unprocessableContent, headers: [.contentType: "text/plain; charset=utf-8", .connection: "close"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: problems.map { "\($0)\n" }.joined())))
    case .tookTooLong: unavailable("the scene took too long\n")
    case nil: unavailable("too many requests wait\n")
    }
  }

  private static func unavailable(_ reason: String) -> Response {
    Response(
      status: .serviceUnavailable, headers: [.contentType: "text/plain", .connection: "close", .retryAfter: "1"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: reason)))
  }
}
