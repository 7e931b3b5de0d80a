import InlayGraphics

/// A text in a format at a scale, which a context looked up once: measured and laid out in any size without another
/// look-up. As Core Text's typesetter, it has the shaped text and makes lines of it.
package final class Typesetter {
  let key: TextCache.Key
  let interned: InternedFormat
  @exclusivity(unchecked) var forms = Forms()

  struct Sized {
    var width: Double?
    var height: Double?
    var text: ShapedText
  }

  struct Forms {
    /// The text without a limited width.
    var natural: ShapedText?
    /// The possible ends of its lines; nil if they are not known.
    var lineEnds: LineEnds?
    /// The text in sizes that the natural form does not fit, the latest last.
    var sized: [Sized] = []
    /// The generation of the cache that the text was stored in; nil if it was not.
    var generation: Int?
  }

  init(key: TextCache.Key, format: InternedFormat) {
    self.key = key
    interned = format
  }

  /// The format with natural alignment.
  var format: TextFormat { _read { yield interned.format } }
  var scale: Double { interned.scale }

  /// The approximate bytes of the text and its forms.
  var byteCount: Int {
    // 512 for the object and the dictionary's slot.
    let own = (forms.natural?.byteCount ?? 0) + (forms.lineEnds?.byteCount ?? 0) + key.byteCount + 512
    return forms.sized.reduce(own) { $0 + $1.text.byteCount }
  }
}
