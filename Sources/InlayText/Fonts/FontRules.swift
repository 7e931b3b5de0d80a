import CCairo

/// The rules of a private font configuration, beside its fonts.
enum FontRules {
  static func add(to configuration: OpaquePointer) {
    Array(scaledPictures.utf8 + [0]).withUnsafeBufferPointer {
      _ = FcConfigParseAndLoadFromMemory(configuration, $0.baseAddress, 1)
    }
  }

  /// Fonts of pictures, such as colour emoji, have one size or few: they are scaled to the requested one.
  private static let scaledPictures = """
    <?xml version="1.0"?>
    <fontconfig>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
}
