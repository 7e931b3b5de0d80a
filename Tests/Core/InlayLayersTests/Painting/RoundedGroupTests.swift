import InlayGraphics
import InlayLayers
import InlayTestReference
import InlayTestSupport
import Testing

@Suite struct RoundedGroupTests {
  @Test("a red sublayer covered by a white one of the clip's own rounded shape leaves no red along the curve")
  func sameShape() throws {
    try withSeeds(80) { random in
      let frame = Rect(
        x: random.length(4...16), y: random.length(4...16), width: random.length(8...40), height: random.length(8...40))
      let clip = makeLayer(frame)
      clip.cornerRadius = random.length(1...16)
      clip.cornerCurve = random.pick(CornerCurve.allCases)
      clip.masksToBounds = true
      if random.chance(0.3) { clip.transform = random.transform() }
      let isWhole = frame == Rect(DeviceRect(inside: frame)) && clip.transform.isIdentity
      for color: UInt32 in [0xFF0000, 0xFFFFFF] {
        let child = makeLayer(clip.bounds, .rgb(color))
        if isWhole || color == 0xFFFFFF {
          child.frame = child.frame.insetBy(dx: isWhole ? 0 : -2, dy: isWhole ? 0 : -2)
        }
        clip.addSublayer(child)
      }
      let scale = isWhole ? random.pick([1, 2, 3]) : random.pick([1, 1.5, 2])
      let picture = try makeScene([clip], width: 60, height: 60, scale: scale, background: .rgb(0x0000FF)).picture()
      let red = picture.pixels.first { Int($0 >> 16 & 255) - Int($0 >> 8 & 255) > 1 }
      return red.map { "\(hex($0)) along \(frame) of radius \(clip.cornerRadius) at scale \(scale)" }
    }
  }

  @Test("a red sublayer covered by a white one leaves no red under a clip with the same rounded edge as both")
  func sameEdge() throws {
    try withSeeds(80) { random in
      let frame = Rect(
        x: random.length(4...16), y: random.length(4...16), width: random.length(8...40), height: random.length(8...40))
      let clip = makeLayer(frame)
      if random.chance(0.5) { clip.transform = random.transform() }
      clip.bounds.origin = Point(x: random.length(-9...9), y: random.length(-9...9))
      clip.masksToBounds = true
      let layers = [clip] + [0xFF0000, 0xFFFFFF].map { makeLayer(clip.bounds, .rgb($0)) }
      let (radius, curve) = (random.length(1...16), random.pick(CornerCurve.allCases))
      let corners = random.corners()
      for layer in layers {
        layer.cornerRadius = radius
        layer.cornerCurve = curve
        layer.maskedCorners = corners
      }
      for child in layers.dropFirst() { clip.addSublayer(child) }
      let scale = random.pick([1, 1.5, 2, 3])
      let picture = try makeScene([clip], width: 60, height: 60, scale: scale, background: .rgb(0x0000FF)).picture()
      let red = picture.pixels.first { Int($0 >> 16 & 255) - Int($0 >> 8 & 255) > 1 }
      if let red { return "\(hex(red)) along \(frame) of radius \(radius) at scale \(scale)" }
      // Clipped once, the white one equals its unclipped picture.
      let alone = makeLayer(frame, .white)
      alone.bounds.origin = clip.bounds.origin
      alone.transform = clip.transform
      alone.position = clip.position
      alone.cornerRadius = radius
      alone.cornerCurve = curve
      alone.maskedCorners = corners
      let expected = try makeScene([alone], width: 60, height: 60, scale: scale, background: .rgb(0x0000FF)).picture()
      let isSame = zip(picture.pixels, expected.pixels).allSatisfy { Picture.distance($0, $1) <= 1 }
      return isSame ? nil : "not the white layer's own edge along \(frame) of radius \(radius) at scale \(scale)"
    }
  }

  @Test("scrolled sublayers under a rounded clip over a gradient are correct along the curve at every offset")
  func scrolled() throws {
    let size = Size(width: 60, height: 60)
    for scale in [1.0, 2] {
      let gradient = GradientLayer()
      gradient.frame = Rect(origin: .zero, size: size)
      gradient.colors = [.rgb(0xFF0000), .rgb(0x0000FF)]
      let clip = makeLayer(Rect(x: 8, y: 8, width: 44, height: 44))
      clip.cornerRadius = 12
      clip.masksToBounds = true
      let rows = (0..<40).map {
        makeLayer(Rect(x: 0, y: Double($0) * 8, width: 44, height: 8), $0 % 2 == 0 ? .white : .black)
      }
      for row in rows { clip.addSublayer(row) }
      let scene = makeScene([gradient, clip], width: 60, height: 60, scale: scale)
      let below = try makeScene([GradientLayer(like: gradient)], width: 60, height: 60, scale: scale).picture()
      // The clip's coverage of each pixel: a white card over black.
      let card = makeLayer(clip.frame, .white)
      card.cornerRadius = 12
      let coverage = try makeScene([card], width: 60, height: 60, scale: scale, background: .black).picture()
      for offset in stride(from: 0.0, through: 24, by: 1 / scale) {
        clip.bounds.origin.y = offset
        let picture = try scene.picture()
        for y in 0..<picture.height {
          for x in 0..<picture.width {
            let row = Int(((Double(y) + 0.5) / scale - 8 + offset) / 8)
            let share = Double(coverage[x, y] & 255) / 255
            for shift: UInt32 in [0, 8, 16] {
              let old = Double(below[x, y] >> shift & 255)
              let expected = old * (1 - share) + (row % 2 == 0 ? 255 : 0) * share
              let actual = Double(picture[x, y] >> shift & 255)
              if abs(actual - expected) > 2 {
                Issue.record("offset \(offset) at (\(x), \(y)): \(hex(picture[x, y])), not \(expected)")
                return
              }
            }
          }
        }
      }
    }
  }
}

extension GradientLayer {
  fileprivate convenience init(like other: GradientLayer) {
    self.init()
    frame = other.frame
    colors = other.colors
  }
}
