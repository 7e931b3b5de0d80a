/// The reason why a file could not be read: missing, not text, not YAML, or over a limit.
struct ReadingFailure: Error {
  let message: String
  let place: Place

  init(_ message: String, at place: Place = .start) {
    self.message = message
    self.place = place
  }
}
