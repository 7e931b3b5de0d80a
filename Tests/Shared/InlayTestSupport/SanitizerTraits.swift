import CInlayLinux
import Testing

extension Trait where Self == ConditionTrait {
  /// For tests of limits of memory, and of those of SVG files, which a process of their own keeps.
  package static var needsLimits: Self {
    .disabled(if: inlayIsSanitized() != 0, "under a sanitizer, which needs much memory, there are no such limits")
  }

  /// For tests that link the package's modules once more.
  package static var linksModules: Self {
    .disabled(if: inlayIsSanitized() != 0, "modules for a sanitizer do not link with plain ones")
  }
}
