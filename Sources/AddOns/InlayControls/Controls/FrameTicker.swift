import InlayLayers
import InlayLists

/// Has a view drawn again while it is shown in a scene. A hidden view, or one inside a hidden layer, asks for no ticks;
/// when it is drawn again, it continues.
final class FrameTicker: TickClient {
  private weak var view: View?
  private weak var scene: Scene?
  /// The number of the picture at a time: equal values need no drawing.
  private let phase: (Double) -> Int
  private var drawnPhase: Int?

  /// - Parameter phase: The number of the picture at a time of the scene's clock.
  init(_ view: View, in scene: Scene, phase: @escaping (Double) -> Int) {
    self.view = view
    self.scene = scene
    self.phase = phase
    scene.addTickClient(self)
  }

  /// Whether the ticker still ticks for a scene.
  func runs(in scene: Scene?) -> Bool { self.scene === scene && scene != nil }

  func stop() { view = nil }

  /// It turns until somebody ends it.
  var isMotion: Bool { false }

  func advance(to time: Double) -> Bool {
    guard let view, let scene, view.scene === scene else {
      self.scene = nil
      return false
    }
    guard view.superlayerChain.allSatisfy({ !$0.isHidden }) else {
      self.scene = nil
      // Drawn when it is shown again.
      view.setNeedsDisplay()
      return false
    }
    let phase = phase(time)
    if phase != drawnPhase {
      drawnPhase = phase
      view.setNeedsDisplay()
    }
    return true
  }
}
