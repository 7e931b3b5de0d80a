/// Stub until the clock of the branch `anim`.
package protocol TickClient: AnyObject {
  func advance(to time: Double) -> Bool
}

struct StubClient { weak var client: (any TickClient)? }

extension Scene {
  package func addTickClient(_ client: any TickClient) {
    if !tickClients.contains(where: { $0.client === client }) { tickClients.append(StubClient(client: client)) }
  }

  public func moveClock(to time: Double) { clockTime = max(clockTime, time) }

  public var time: Double { clockTime }

  public var nextTickTime: Double? { tickClients.isEmpty ? nil : time }

  func advanceClients() {
    let clients = tickClients
    tickClients = []
    for client in clients { if let client = client.client, client.advance(to: time) { addTickClient(client) } }
  }
}
