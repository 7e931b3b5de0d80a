import CLinux
import Testing

extension Trait where Self == ConditionTrait {
  /// For tests of the limits of SVG files, which a process of their own keeps.
  public static var withSVGProcess: Self {
    .disabled(if: inlayIsSanitized() != 0, "under a sanitizer SVG files are drawn without limits")
  }
}
