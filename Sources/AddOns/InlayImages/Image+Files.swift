import InlayGraphics
import InlaySystem

extension Image {
  /// Creates an image from a PNG, JPEG, WebP or SVG file. The first bytes decide, not the name. Devices, pipes and
  /// folders are refused. O(pixels).
  ///
  /// The size is read from the file's header and checked before anything is decoded. JPEG, WebP and SVG files are
  /// decoded by libraries that are loaded when the first such file is read. A camera's picture is shown upright: the
  /// EXIF orientation of a PNG, JPEG or WebP file is applied to pixels and size.
  ///
  /// An SVG file becomes pixels at `scale`, with CSS pixels as points. It loads nothing from outside. Its
  /// `currentColor` is the colour of texts where the image is shown, `ColorToken.label`, or that of a button's title.
  /// The program `inlay-svg` draws it within limits of time and memory, which takes some additional
  /// milliseconds.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the working directory or absolute.
  ///   - scale: The pixels for each point; 1 by default.
  ///   - maximumPixels: The most pixels, width times height; 64 Mi by default.
  /// - Throws: `InlayError`, each with the path: `unreadableFile`; `invalidData` if it has no such format or is
  ///   damaged; `limitExceeded` if it is too large, a side is over 32,767 pixels, or an SVG takes more than 5 seconds
  ///   of CPU time; `missingLibrary` with the name of the package or program; `invalidArgument` for a bad scale;
  ///   `graphics` if memory runs out or no process can be started.
  public convenience init(
    path: String, scale: Double = 1, maximumPixels: Int = 64 << 20
  ) throws(InlayError) {
    try self.init(reading: RegularFile(reading: path), scale: scale, maximumPixels: maximumPixels)
  }

  /// Creates an image from the bytes of a file, as `init(path:scale:maximumPixels:)` does from a file.
  ///
  /// - Parameters:
  ///   - data: The bytes of a PNG, JPEG, WebP or SVG file.
  ///   - scale: The pixels for each point; 1 by default.
  ///   - maximumPixels: The most pixels, width times height; 64 Mi by default.
  /// - Throws: `InlayError`, as for a file, without a path.
  public convenience init(data: [UInt8], scale: Double = 1, maximumPixels: Int = 64 << 20) throws(InlayError) {
    let file = RegularFile(contents: data, path: "image data")
    try self.init(reading: file, scale: scale, maximumPixels: maximumPixels)
  }

  /// The image of an open file.
  ///
  /// - Throws: `InlayError` as `init(path:scale:maximumPixels:)`, each with the file's path.
  ///
  /// - Parameter svgTime: What an SVG may take.
  package convenience init(
    reading file: consuming RegularFile, scale: Double, maximumPixels: Int, svgTime: SVGTime = SVGTime()
  ) throws(InlayError) {
    let path = file.path
    let head = try file.read(upTo: PNGHeader.byteCount)
    guard let format = ImageFormat(head) else {
      throw InlayError(.invalidData, "\(path): not a PNG, JPEG, WebP or SVG")
    }
    if format == .png {
      let header = try Self.checkedHeader(head, maximumPixels: maximumPixels, name: path)
      try ImageLimits.check(byteCount: file.byteCount, width: header.width, height: header.height, name: path)
      try self.init(png: file.rest(after: head), header: header, scale: scale, name: path)
    } else {
      try Self.checkScale(scale)
      try format.check(byteCount: file.byteCount, maximumPixels, name: path)
      let encoded = EncodedImage(
        bytes: try file.rest(after: head), name: path, scale: scale, maximumPixels: maximumPixels,
        svgTime: svgTime)
      let decoded = try encoded.decoded(as: format)
      if let white = decoded.inWhite {
        self.init(copying: decoded.pixels, inWhite: white, scale: scale)
      } else {
        self.init(copying: decoded.pixels, scale: scale)
      }
    }
  }
}

extension RegularFile {
  /// All bytes of a file whose first ones were read.
  fileprivate func rest(after head: [UInt8]) throws(InlayError) -> [UInt8] {
    if let contents { return contents }
    return head + (try read(upTo: max(0, byteCount - head.count)))
  }
}
