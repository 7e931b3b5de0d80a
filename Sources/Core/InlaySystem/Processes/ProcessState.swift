import CInlayLinux

/// Facts about this process that hold for all of it.
package enum ProcessState {
  /// Whether a sanitizer is built in, which needs more address space than any limit allows.
  package static let isSanitized = inlayIsSanitized() != 0

  /// Opens `/dev/null` in the places of closed standard descriptors, so that no file and no library gets one of them.
  /// For the start of a program. Reading and writing them fails as before.
  package static func holdStandardDescriptors() { inlayHoldStandard() }
}
