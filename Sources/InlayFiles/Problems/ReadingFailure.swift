/// Why a file could not be read to its end: no such file, no text, no YAML, or beyond a limit.
struct ReadingFailure: Error {
  let message: String
  let place: Place

  init(_ message: String, at place: Place = .start) {
    self.message = message
    self.place = place
  }
}
