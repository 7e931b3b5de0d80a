import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// The most time that a client may take for each part of a request, however it divides its bytes.
struct ConnectionLimits: Sendable {
  /// From the opening of a connection, or the end of an answer, to the end of the next header.
  var head = TimeAmount.seconds(5)
  /// From the end of a header to the end of its body.
  var body = TimeAmount.seconds(10)
  /// From the end of a body to the last byte of the answer that the client takes, with the rendering.
  var answer = TimeAmount.seconds(30)
}

/// Closes a connection that takes too long for a header, a body or an answer. A late body is answered with 408, and a
/// header that is too large with 431.
///
/// The event loop is the clock.
final class ConnectionDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let limits: ConnectionLimits
  private let connections: Connections
  private var timer: Scheduled<Void>?
  /// Whether a header came whose body has not ended.
  private var readsBody = false
  /// The requests whose answers were not taken.
  private var unanswered = 0
  /// Whether the header of an answer was written, but not its end.
  private var isAnswering = false

  init(_ limits: ConnectionLimits, _ connections: Connections) {
    self.limits = limits
    self.connections = connections
  }

  func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { begin(context) } }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end(context)
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { end(context) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      readsBody = true
      unanswered += 1
      startTime(context)
    case .body: break
    case .end:
      readsBody = false
      startTime(context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      isAnswering = head.status.kind != .informational
      note(context)
    case .body: break
    case .end:
      // An answer has ended when the client has taken it.
      let taken = promise ?? context.eventLoop.makePromise()
      let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
      taken.futureResult.whenSuccess { bound.value.handler.endAnswer(bound.value.context) }
      return context.write(data, promise: taken)
    }
    context.write(data, promise: promise)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard case HTTPParserError.headerOverflow = error, unanswered == 0 else { return context.fireErrorCaught(error) }
    refuse(.requestHeaderFieldsTooLarge, context)
  }

  private func endAnswer(_ context: ChannelHandlerContext) {
    unanswered -= 1
    isAnswering = false
    // The time of a body goes on: answers do not extend it.
    if !readsBody { startTime(context) }
  }

  // MARK: Time

  private func begin(_ context: ChannelHandlerContext) {
    guard timer == nil else { return }
    connections.add(context.channel)
    startTime(context)
  }

  private func end(_ context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
    connections.remove(context.channel)
  }

  private func startTime(_ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    timer?.cancel()
    note(context)
    let limit = readsBody ? limits.body : unanswered > 0 ? limits.answer : limits.head
    let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
    timer = context.eventLoop.scheduleTask(in: limit) { bound.value.handler.endTime(bound.value.context) }
  }

  /// Notes whether the next step is the client's: to send the rest of a request, or to take an answer.
  private func note(_ context: ChannelHandlerContext) {
    let waitsForClient = readsBody || unanswered == 0 || isAnswering
    connections.note(context.channel, waitsForClient: waitsForClient, since: context.eventLoop.now)
  }

  private func endTime(_ context: ChannelHandlerContext) {
    if readsBody && unanswered == 1 && !isAnswering { return refuse(.requestTimeout, context) }
    context.close(promise: nil)
  }

  /// Answers with a status, and closes the connection.
  private func refuse(_ status: HTTPResponse.Status, _ context: ChannelHandlerContext) {
    let head = HTTPResponse(status: status, headerFields: [.connection: "close", .contentLength: "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(promise: nil)
  }
}
