import InlayGraphics
import InlayLayers
import InlaySystem

/// A meter with a price of 1 for any work, that keeps the amounts of each kind.
package final class CountingMeter: WorkMeter {
  /// Above these, work or memory is refused.
  package var mostWork = Int.max
  package var mostBytes = Double.infinity

  package private(set) var amounts: [Work: Int] = [:]
  package private(set) var fonts: Set<Int> = []
  package private(set) var bytes = 0.0
  /// The most bytes at once.
  package private(set) var peak = 0.0
  package private(set) var excess: InlayError?
  /// The layer that was blamed, or the owner of the work that was refused.
  package private(set) var owner: AnyObject?
  private var results: Set<Int> = []
  private var paid = 0

  package init() {}

  /// Of all work.
  package var total: Int { amounts.values.reduce(paid, +) }
  package var isExhausted: Bool { excess != nil }

  package func spend(_ amount: Double, _ work: Work, for owner: AnyObject?) throws(InlayError) {
    if let excess { throw excess }
    amounts[work, default: 0] += Int(clamping: amount.rounded(.up))
    if total > mostWork {
      self.owner = owner
      try refuse("too much \(work)")
    }
  }

  package func spend(onFont request: Int) throws(InlayError) {
    if let excess { throw excess }
    fonts.insert(request)
  }

  package func refuse(_ message: String) throws(InlayError) {
    let error = excess ?? InlayError(.limitExceeded, message)
    excess = error
    throw error
  }

  package func left(of work: Work) -> Double { Double(mostWork - total) }

  package func blame(_ owner: AnyObject) { self.owner = self.owner ?? owner }

  package func hold(_ bytes: Double, for purpose: @autoclosure () -> String) throws(InlayError) {
    if let excess { throw excess }
    if self.bytes + bytes > mostBytes { try refuse("\(purpose()) too large") }
    self.bytes += bytes
    peak = max(peak, self.bytes)
  }

  package func release(_ bytes: Double) { self.bytes -= bytes }

  package func hold(_ image: Image) {}

  package func isDue(_ result: Int, bytes: Int) -> Bool { results.insert(result).inserted }

  package func price<Result>(of work: () throws(InlayError) -> Result) throws(InlayError) -> (Result, WorkPrice) {
    let (before, held, most) = (total, bytes, peak)
    peak = bytes
    let result = try work()
    let price = WorkPrice(units: total - before, bytes: peak - held)
    peak = max(peak, most)
    return (result, price)
  }

  package func pay(_ price: WorkPrice) throws(InlayError) {
    if let excess { throw excess }
    paid += price.units
    peak = max(peak, bytes + price.bytes)
    if total > mostWork { try refuse("too much") }
    if bytes + price.bytes > mostBytes { try refuse("too large") }
  }

  package func startFrame() {}

  package func endLayout() -> (message: String, owner: AnyObject?)? { excess.map { ($0.message, owner) } }
}
