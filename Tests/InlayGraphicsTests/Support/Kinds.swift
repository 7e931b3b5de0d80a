import InlayGraphics

/// The kind of error that something throws; nil where it throws none.
func errorKind(_ body: () throws -> Void) -> InlayError.Kind? {
  do {
    try body()
    return nil
  } catch {
    return (error as? InlayError)?.kind
  }
}
