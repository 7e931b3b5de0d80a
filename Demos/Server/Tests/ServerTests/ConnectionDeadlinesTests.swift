import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import server

/// The limits of time, on an event loop whose clock the tests move.
@Suite struct ConnectionDeadlinesTests {
  /// A connection, 10 s for a header, 20 for a body, 30 for an answer.
  private final class Connection {
    let channel = EmbeddedChannel()
    let loop: EmbeddedEventLoop

    init(_ connections: Connections = Connections(maximum: 10)) throws {
      loop = channel.embeddedEventLoop
      let limits = ConnectionLimits(head: .seconds(10), body: .seconds(20), answer: .seconds(30))
      try channel.pipeline.syncOperations.addHandler(ConnectionDeadlines(limits, connections))
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    var isOpen: Bool { channel.isActive }

    func pass(_ seconds: Int64) { loop.advanceTime(by: .seconds(seconds)) }

    func head() throws {
      let head = HTTPRequest(method: .post, scheme: "http", authority: "a", path: "/")
      try channel.writeInbound(HTTPRequestPart.head(head))
    }

    func body() throws { try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x"))) }

    func end() throws { try channel.writeInbound(HTTPRequestPart.end(nil)) }

    /// Writes an answer, which the client takes when it is flushed.
    func answer(_ status: HTTPResponse.Status = .ok) {
      channel.write(HTTPResponsePart.head(HTTPResponse(status: status)), promise: nil)
      channel.write(HTTPResponsePart.end(nil), promise: nil)
    }

    func flush() { channel.flush() }

    /// The statuses of the answers that the client has got since the last call.
    func statuses() throws -> [Int] {
      var statuses: [Int] = []
      while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
        if case .head(let head) = part { statuses.append(head.status.code) }
      }
      return statuses
    }
  }

  @Test("a connection without a header is closed when its time is over, and not before")
  func head() throws {
    let connection = try Connection()
    connection.pass(9)
    #expect(connection.isOpen)
    connection.pass(1)
    #expect(!connection.isOpen)
    #expect(try connection.statuses() == [])
  }

  @Test("a body that comes byte by byte has the time of one that comes at once, and gets 408")
  func body() throws {
    let connection = try Connection()
    connection.pass(9)
    try connection.head()
    for _ in 0..<19 {
      connection.pass(1)
      try connection.body()
      #expect(connection.isOpen)
    }
    connection.pass(1)
    #expect(!connection.isOpen)
    #expect(try connection.statuses() == [408])
  }

  @Test("an answer that the client does not take ends the connection")
  func slowReader() throws {
    let connection = try Connection()
    try connection.head()
    try connection.end()
    connection.pass(29)
    #expect(connection.isOpen)
    connection.answer()
    connection.pass(1)
    #expect(!connection.isOpen)
  }

  @Test("a connection that is kept has the time of a header again after each answer")
  func keptAlive() throws {
    let connection = try Connection()
    for _ in 0..<5 {
      connection.pass(9)
      try connection.head()
      connection.pass(19)
      try connection.end()
      connection.pass(29)
      connection.answer()
      connection.flush()
      #expect(connection.isOpen)
      #expect(try connection.statuses() == [200])
    }
    connection.pass(9)
    #expect(connection.isOpen)
    connection.pass(1)
    #expect(!connection.isOpen)
  }

  @Test("requests one after the other without waiting for answers have time for each")
  func pipelined() throws {
    let connection = try Connection()
    for _ in 0..<3 {
      try connection.head()
      try connection.end()
    }
    for _ in 0..<3 {
      connection.pass(29)
      connection.answer()
      connection.flush()
    }
    #expect(connection.isOpen)
    connection.pass(10)
    #expect(!connection.isOpen)
    #expect(try connection.statuses() == [200, 200, 200])
  }

  @Test("an early answer, such as 413, does not extend the time of the body, and no second answer follows")
  func early() throws {
    let connection = try Connection()
    try connection.head()
    connection.pass(15)
    connection.answer(.contentTooLarge)
    connection.flush()
    connection.pass(4)
    #expect(connection.isOpen)
    connection.pass(1)
    #expect(!connection.isOpen)
    #expect(try connection.statuses() == [413])
  }

  @Test("a request that is pipelined behind an answer which waits cannot stall for ever")
  func stalledBehind() throws {
    let connection = try Connection()
    try connection.head()
    try connection.end()
    connection.pass(29)
    try connection.head()
    connection.pass(19)
    #expect(connection.isOpen)
    connection.pass(1)
    #expect(!connection.isOpen)
    #expect(try connection.statuses() == [])
  }

  @Test("clients that do not take their answers keep no other out, whatever they send behind")
  func untaken() throws {
    let connections = Connections(maximum: 2)
    let open = try (0..<2).map { _ in try Connection(connections) }
    for connection in open {
      try connection.head()
      try connection.end()
    }
    #expect(try !Connection(connections).isOpen)
    for connection in open { connection.answer() }
    open[1].pass(1)
    try open[1].head()
    try open[1].end()
    for other in [open[0], open[1]] {
      let next = try Connection(connections)
      #expect(next.isOpen && !other.isOpen && connections.count == 2)
      try next.head()
      try next.end()
    }
  }

  @Test("one connection too many takes the place of the one that keeps the server waiting longest")
  func places() throws {
    let connections = Connections(maximum: 3)
    var open: [Connection] = []
    for number in 0..<3 {
      let connection = try Connection(connections)
      // The loops have their own clocks.
      connection.pass(Int64(number) * 2)
      try connection.head()
      open.append(connection)
    }
    try open[0].end()
    let fourth = try Connection(connections)
    #expect(open.map(\.isOpen) == [true, false, true] && fourth.isOpen && connections.count == 3)
    try fourth.head()
    try fourth.end()
    try open[2].end()
    let fifth = try Connection(connections)
    #expect(!fifth.isOpen && open[0].isOpen && open[2].isOpen && fourth.isOpen && connections.count == 3)
    open[0].answer()
    open[0].flush()
    let sixth = try Connection(connections)
    #expect(!open[0].isOpen && sixth.isOpen && connections.count == 3)
    for connection in [sixth, fourth, open[2]] { _ = try connection.channel.finish(acceptAlreadyClosed: true) }
    #expect(connections.count == 0)
  }
}
