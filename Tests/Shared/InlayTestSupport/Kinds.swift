import InlaySystem

/// The kind of error that a body throws; nil without an error.
package func errorKind(_ body: () throws -> Void) -> InlayError.Kind? {
  do {
    try body()
    return nil
  } catch {
    return (error as? InlayError)?.kind
  }
}
