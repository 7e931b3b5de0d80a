import InlaySystem

/// Counts the work of a scene, and refuses what is too much: for scenes from files, which may be untrusted.
///
/// Layout, the shaper, the painter and vector output report each piece of work before they do it; they know amounts,
/// the meter knows prices and limits. A result that a cache has is reported as if it were made anew, texts at each use,
/// tiles once in a frame. So the sum depends on the scene alone, not on what other scenes left in the caches.
///
/// A scene without a meter pays one check for a phase, a part, a text or a tile, never for a pixel. A meter belongs to
/// the isolation domain of its scene.
package protocol WorkMeter: AnyObject {
  /// Counts an amount of work.
  ///
  /// - Parameter owner: The layer that needs it, where it is known.
  /// - Throws: `InlayError` of kind `limitExceeded` once a limit is reached, and at every later call.
  func spend(_ amount: Double, _ work: Work, for owner: AnyObject?) throws(InlayError)

  /// Counts a font in one size. The same request costs nothing the second time.
  ///
  /// - Parameter request: A hash of the font and its size.
  func spend(onFont request: Int) throws(InlayError)

  /// Reaches a limit that is not one of the meter's own.
  ///
  /// - Throws: `InlayError` of kind `limitExceeded` with the message, or that of the first limit that was reached.
  func refuse(_ message: String) throws(InlayError)

  /// The amount of work of a kind that is left.
  func left(of work: Work) -> Double

  /// Whether a limit is reached. Layout then ends soon: texts are empty, tables make no parts, nothing is drawn.
  var isExhausted: Bool { get }

  /// Stores the layer that reached the limit, unless one is known.
  func blame(_ owner: AnyObject)

  // MARK: Memory

  /// Counts bytes that are about to be allocated, until they are released.
  ///
  /// - Parameter purpose: The subject of the error's message.
  /// - Throws: `InlayError` of kind `limitExceeded` where all bytes at once are too many; none of these then count.
  func hold(_ bytes: Double, for purpose: @autoclosure () -> String) throws(InlayError)

  func release(_ bytes: Double)

  /// Counts an image's bytes as long as it is alive.
  func hold(_ image: Image)

  // MARK: Cached results

  /// Whether a result is to be counted: false for one that was counted a short while ago, in this frame.
  ///
  /// - Parameters:
  ///   - result: A hash of all that the result depends on.
  ///   - bytes: Its length. After some megabytes of others, a cache may have lost it, and it counts again.
  func isDue(_ result: Int, bytes: Int) -> Bool

  /// Does work whose result goes into a cache, and returns what was counted for it.
  func price<Result>(of work: () throws(InlayError) -> Result) throws(InlayError) -> (Result, WorkPrice)

  /// Counts the work and memory of a result that a cache has.
  func pay(_ price: WorkPrice) throws(InlayError)

  // MARK: Frames

  /// Begins the limits of a frame.
  func startFrame()

  /// Ends the layout of a frame. The limit that it reached and the layer that did, to be reported as a problem; nil if
  /// there is none, and where an error will say so.
  func endLayout() -> (message: String, owner: AnyObject?)?
}

extension WorkMeter {
  package func spend(_ amount: Double, _ work: Work) throws(InlayError) { try spend(amount, work, for: nil) }

  /// Counts an amount of work; false once a limit is reached.
  package func allows(_ amount: Double, _ work: Work, for owner: AnyObject? = nil) -> Bool {
    do {
      try spend(amount, work, for: owner)
      return true
    } catch {
      return false
    }
  }
}

/// The price of a cached result: units of work, and the most bytes at once.
package struct WorkPrice: Sendable {
  package var units: Int
  package var bytes: Double

  package init(units: Int, bytes: Double) {
    self.units = units
    self.bytes = bytes
  }
}

/// Kinds of work. An amount is a number of them.
package enum Work: Int, CaseIterable, Sendable {
  // MARK: Layout

  /// A layer that is laid out, without its calls to others.
  case layerLayout
  case layerCommit
  /// A section of a table, and a row whose height is queried.
  case section, row
  /// A cell, header or footer with its layers, made or filled again.
  case rowPart

  // MARK: Texts

  /// The look-up of a text, and a byte of it.
  case textLookUp, lookedUpByte
  /// A shaped text, a byte of it, a resulting line and a run of glyphs.
  case shapedText, shapedByte, shapedLine, shapedRun
  /// A nanosecond, about, of shaping a long text in parts.
  case shapedParts
  /// A byte of a word, at each line end inside the word.
  case brokenByte
  /// The same for a letter in a font of pictures.
  case brokenPicture

  // MARK: Drawn images

  case drawnImage, drawnPixel

  // MARK: Painting

  /// A step of making a paint list.
  case listStep
  /// An item that is looked at, and each rectangle of its clip.
  case look
  /// A painted item, for each rectangle of its clip.
  case piece
  case filledPixel, blendedPixel, groupPixel, paintedGlyph
  case tile, tilePixel, gradientStop
  /// A pixel in the area of a blur; wide blurs have more work at each.
  case blurredPixel
  /// An element of a rasterised path, the square root of a curve's pixels, and a row of pixels that a line crosses.
  case pathElement, curveLength, crossedRow
  /// An element of a stroke, and a glyph that is rasterised as a path.
  case strokedElement

  // MARK: Vector files

  /// A layer or a drawing command, an element of a path, a glyph, a pixel of a blur and of an image.
  case vectorNode, vectorElement, vectorGlyph, vectorBlurredPixel, vectorPixel
}
