internal import CExpat

extension XMLPropertyListReader {
  /// Makes the parser report to this reader, which must live until the parser ends.
  func setHandlers() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, _ in reader(from: data)?.start(name.map { String(cString: $0) } ?? "") },
      { data, _ in reader(from: data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, characters, count in
      characters?.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
        reader(from: data)?.take(UnsafeBufferPointer(start: $0, count: Int(count)))
      }
    }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, hasDeclarations in
      if hasDeclarations != 0 {
        reader(from: data)?.fail("a document type with declarations of its own is not allowed")
      }
    }
    XML_SetSkippedEntityHandler(parser) { data, _, _ in reader(from: data)?.fail("an entity that XML does not have") }
  }
}

private func reader(from data: UnsafeMutableRawPointer?) -> XMLPropertyListReader? {
  data.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
}
