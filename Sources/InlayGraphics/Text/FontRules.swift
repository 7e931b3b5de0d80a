import CCairo

/// What a private font configuration has to be told besides its fonts.
enum FontRules {
  /// Adds the rules to a configuration.
  static func add(to configuration: OpaquePointer) {
    Array(scaledPictures.utf8 + [0]).withUnsafeBufferPointer {
      _ = FcConfigParseAndLoadFromMemory(configuration, $0.baseAddress, 1)
    }
  }

  /// Fonts of pictures, such as colour emoji, come in one size or a few: they are scaled to the size that is asked for.
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
