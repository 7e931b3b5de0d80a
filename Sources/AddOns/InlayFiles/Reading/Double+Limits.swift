import InlayGraphics

extension Double {
  /// A number of a file within the format's limits: beyond ±1e9 that limit, and 0 where it is closer to 0 than 1e-9.
  /// Arithmetic with such numbers stays finite, and division by one that is not 0 is possible. Texts, and so messages,
  /// keep the written form.
  var asMeant: Double {
    abs(self) < 1e-9 ? 0 : limited(to: 1e9)
  }
}
