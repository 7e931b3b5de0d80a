import Foundation
import Hummingbird
import NIOCore
import Testing

@testable import server

/// The server on a port of this machine, with clients that send what they should not.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ServerTests {
  private static let get = "GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

  /// Runs a server while a test talks to it.
  private func withServer(
    _ limits: ConnectionLimits = ConnectionLimits(), maximumConnections: Int = 256,
    _ body: @escaping @Sendable (Int) async throws -> Void
  ) async throws {
    let (listening, source) = AsyncStream<any Channel>.makeStream()
    let server = Server(workers: RenderWorkers(count: 1, maximumRequests: 4))
    let application = server.application(port: 0, limits: limits, maximumConnections: maximumConnections) {
      source.yield($0)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      // The end of a server that nobody asked to end is an error.
      group.addTask { try? await application.run() }
      let channel = try #require(await listening.first { _ in true })
      try await body(try #require(channel.localAddress?.port))
      try await channel.close()
    }
  }

  private static func status(_ answer: String?) -> Int? {
    answer?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  private static func exchange(_ request: String, _ port: Int, ends: Bool = false) async throws -> String? {
    let client = try #require(RawClient(port: port))
    client.send(request)
    if ends { client.endSending() }
    return await client.receive()
  }

  private static func post(_ body: String, _ header: String = "") -> String {
    "POST /render HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(header)\r\n\(body)"
  }

  @Test("requests that are wrong in their bytes have the answers of the README, and the server goes on")
  func wrongBytes() async throws {
    let scene = "inlay: 1\nsize: [4, 4]\n"
    let length = "Content-Length: \(scene.utf8.count)\r\n"
    let chunked = "Transfer-Encoding: chunked\r\n"
    let requests: [(request: String, status: Set<Int>)] = [
      (Self.post(scene, length), [200]),
      (Self.post("\(String(scene.utf8.count, radix: 16))\r\n\(scene)\r\n0\r\n\r\n", chunked), [200]),
      ("HEAD /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", [200]),
      // Lengths.
      (Self.post(scene, length + "Content-Length: 3\r\n"), [400]), (Self.post(scene, "Content-Length: -1\r\n"), [400]),
      (Self.post(scene, "Content-Length: 1e3\r\n"), [400]),
      (Self.post(scene, "Content-Length: 99999999999999999999999\r\n"), [400]),
      (Self.post(scene, "Content-Length: 9223372036854775807\r\n"), [413]),
      // Beyond half of what an Int holds, and beyond all of it.
      (Self.post(scene, "Content-Length: 4611686018427387905\r\n"), [413]),
      (Self.post(scene, "Content-Length: 9223372036854775808\r\n"), [413]),
      (Self.post(scene, "Content-Length: 18446744073709551614\r\n"), [413]),
      (Self.post(scene, "Content-Length: 18446744073709551615\r\n"), [400, 413]),
      (Self.post(scene, "Content-Length: 300000\r\n"), [413]), (Self.post(scene, length + chunked), [400]),
      (Self.post("zz\r\n\(scene)\r\n0\r\n\r\n", chunked), [400]),
      (Self.post("4ffff\r\n" + String(repeating: "x", count: 0x4ffff) + "\r\n0\r\n\r\n", chunked), [413]),
      // Headers and paths.
      ("GET /health HTTP/1.1\r\nA: \(String(repeating: "x", count: 20_000))\r\n\r\n", [431]),
      ("GET /health HTTP/1.1\r\n" + String(repeating: "A: x\r\n", count: 2000) + "\r\n", [431]),
      ("GET /\(String(repeating: "x", count: 70_000)) HTTP/1.1\r\nConnection: close\r\n\r\n", [431]),
      ("GET /he%00alth%0D%0AX: HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", [400, 404]),
      ("GET /%ff%fe%1b[31m HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", [400, 404]),
      ("GET /health\u{1} HTTP/1.1\r\nHost: a\r\n\r\n", [400, 404]), ("nonsense\r\n\r\n", [400]),
      ("GET /health HTTP/9.9\r\n\r\n", [400]), (Self.post("", "Content-Length: 0\r\n"), [422]),
      ("POST /render?scale=%00 HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", [400]),
      (Self.get, [200]),
    ]
    try await withServer { port in
      for (request, statuses) in requests {
        let answer = try await Self.exchange(request, port)
        let status = Self.status(answer)
        #expect(status.map(statuses.contains) ?? false, "\(request.prefix(150)): \(answer ?? "none")")
      }
    }
  }

  @Test("a path that is not there is 404, and a method that a path does not have is 405 with those that it has")
  func routes() async throws {
    let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]
    let allowed = ["/health": ["GET", "HEAD"], "/render": ["POST"], "/": [], "/healthy": [], "/render/x": []]
    try await withServer { port in
      for (path, allowed) in allowed {
        for method in methods {
          let request = "\(method) \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
          let answer = try await Self.exchange(request, port)
          let wanted = allowed.isEmpty ? 404 : allowed.contains(method) ? path == "/render" ? 422 : 200 : 405
          #expect(Self.status(answer) == wanted, "\(method) \(path): \(answer ?? "none")")
          let header = "allow: \(allowed.joined(separator: ", "))\r\n"
          #expect(
            (answer?.lowercased().contains(header.lowercased()) ?? false) == (wanted == 405), "\(answer ?? "none")")
        }
      }
    }
  }

  @Test("the README has each status that the tests want, with no other")
  func table() throws {
    let readme = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../README.md").standardizedFileURL
    let text = try String(contentsOf: readme, encoding: .utf8)
    let statuses = text.split(separator: "\n").compactMap { line in
      line.hasPrefix("| ") ? line.dropFirst(2).split(separator: " ").first.flatMap { Int($0) } : nil
    }
    #expect(statuses == [200, 400, 404, 405, 408, 413, 422, 431, 503])
  }

  @Test(
    "a body that ends early is 400",
    arguments: [
      ("inlay: 1", "Content-Length: 1000\r\n"), ("", "Content-Length: 5\r\n"),
      ("ff\r\nshort", "Transfer-Encoding: chunked\r\n"), ("4\r\nsize\r\n", "Transfer-Encoding: chunked\r\n"),
    ])
  func early(body: String, header: String) async throws {
    try await withServer { port in
      let answer = try await Self.exchange(Self.post(body, header), port, ends: true)
      #expect(Self.status(answer) == 400, "\(answer ?? "none")")
      #expect(Self.status(try await Self.exchange(Self.get, port)) == 200)
    }
  }

  @Test("requests that come at once are answered in their order")
  func pipelined() async throws {
    try await withServer { port in
      let one = "GET /health HTTP/1.1\r\nHost: a\r\n\r\n"
      let answer = try await Self.exchange(one + one + Self.get, port)
      #expect(answer?.components(separatedBy: "200 OK").count == 4, "\(answer ?? "none")")
    }
  }

  @Test("connections that send a header and stall are closed with 408, and those without one without an answer")
  func stalled() async throws {
    // The other limits are so long that a busy machine does not reach them.
    try await withServer(ConnectionLimits(head: .hours(1), body: .milliseconds(50), answer: .hours(1))) { port in
      let body = try await Self.exchange(Self.post("inl", "Content-Length: 100\r\n"), port)
      #expect(Self.status(body) == 408, "\(body ?? "none")")
    }
    try await withServer(ConnectionLimits(head: .milliseconds(50), body: .hours(1), answer: .hours(1))) { port in
      let part = try await Self.exchange("POST /ren", port)
      let nothing = try await Self.exchange("", port)
      #expect(part == "" && nothing == "")
    }
  }

  @Test("as many stalled connections as there may be keep no other client out")
  func full() async throws {
    let hours = ConnectionLimits(head: .hours(1), body: .hours(1), answer: .hours(1))
    try await withServer(hours, maximumConnections: 8) { port in
      var stalled: [RawClient] = []
      for number in 0..<24 {
        let client = try #require(RawClient(port: port))
        client.send(number % 2 == 0 ? Self.post("in", "Content-Length: 100\r\n") : "POST /render HTTP/1.1\r\nHo")
        stalled.append(client)
        #expect(Self.status(try await Self.exchange(Self.get, port)) == 200, "\(number)")
      }
      withExtendedLifetime(stalled) {}
    }
  }
}
