import InlayGraphics
import InlayLayers

extension FrameReport {
  /// The report as a JSON object on one line: `damage`, each with `rect` in device pixels, `layer` and `reason`,
  /// `copies`, the counts, `milliseconds` of the phases and `problems`.
  package var jsonLine: String {
    var json = JSONText()
    json.append("{\"damage\":[")
    for (index, item) in damage.enumerated() {
      json.append(index == 0 ? "{\"rect\":" : ",{\"rect\":")
      json.append(numbers: item.pixels.numbers)
      json.append(",\"layer\":")
      json.append(string: item.layer)
      json.append(",\"reason\":")
      json.append(string: item.property ?? "canvas")
      json.append("}")
    }
    json.append("],\"copies\":[")
    for (index, copy) in copies.enumerated() {
      json.append(index == 0 ? "{\"rect\":" : ",{\"rect\":")
      json.append(numbers: copy.rect.numbers)
      json.append(",\"by\":")
      json.append(numbers: [Double(copy.dx), Double(copy.dy)])
      json.append("}")
    }
    json.append("]")
    for (key, count) in [
      ("pixelsPainted", pixelsPainted), ("pixelsCopied", pixelsCopied), ("layersVisited", layersVisited),
      ("tileHits", tileHits), ("tileMisses", tileMisses), ("tileBytes", tileBytes), ("imageHits", imageHits),
      ("imageMisses", imageMisses), ("imageBytes", imageBytes), ("glyphBytes", glyphBytes), ("textHits", textHits),
      ("textMisses", textMisses), ("textBytes", textBytes),
    ] {
      json.append(",\"\(key)\":\(count)")
    }
    if let phases { append(phases, to: &json) }
    json.append(",\"problems\":[")
    for (index, problem) in problems.enumerated() {
      if index > 0 { json.append(",") }
      json.append(string: "\(problem)")
    }
    json.append("]}\n")
    return json.text
  }

  private func append(_ phases: Phases, to json: inout JSONText) {
    json.append(",\"milliseconds\":{")
    for (key, value) in [
      ("layout", phases.layout), ("commit", phases.commit), ("difference", phases.difference),
      ("painting", phases.painting),
    ] {
      if key != "layout" { json.append(",") }
      json.append(key: key)
      json.append(number: (value * 10_000).rounded() / 10_000)
    }
    json.append("}")
  }
}

extension DeviceRect {
  fileprivate var numbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}
