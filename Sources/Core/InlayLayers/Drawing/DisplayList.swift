import InlayGraphics
import InlayText

/// A layer's recorded drawing: immutable, and painted as often as needed.
package final class DisplayList: Equatable, Sendable {
  package enum Command: Sendable {
    case save, restore
    case concatenate(Transform)
    case clip(Path, FillRule)
    case fill(Path, FillRule, RGBColor)
    case gradient(Path, RGBGradient)
    case stroke(Path, StrokeStyle, RGBColor)
    case image(Image, Rect, Interpolation)
    case drawnImage(DrawnImage, Rect)
    case text(TextLayout, Point, RGBColor)
    case beginGroup(opacity: Double)
    /// Two groups follow: the mask and what it masks.
    case beginMask
    case endGroup
  }

  package let commands: [Command]

  package init(_ commands: [Command]) { self.commands = commands }

  /// Whether both are one recording.
  package static func == (a: DisplayList, b: DisplayList) -> Bool { a === b }

  /// Draws everything into a canvas, in the space of the canvas.
  package func replay(in canvas: Canvas) {
    var index = 0
    replay(in: canvas, from: &index)
  }

  private func replay(in canvas: Canvas, from index: inout Int) {
    while index < commands.count {
      let command = commands[index]
      index += 1
      switch command {
      case .save: canvas.saveState()
      case .restore: canvas.restoreState()
      case .concatenate(let transform): canvas.concatenate(transform)
      case .clip(let path, let rule): canvas.clip(to: path, rule: rule)
      case .fill(let path, let rule, let color): canvas.fill(path, with: color, rule: rule)
      case .gradient(let path, let gradient): canvas.fill(path, with: gradient)
      case .stroke(let path, let style, let color):
        canvas.stroke(path, with: color, width: style.width, cap: style.cap, join: style.join)
      case .image(let image, let rect, let filter): canvas.draw(image, in: rect, interpolation: filter)
      case .drawnImage(let source, let rect): source.draw(in: canvas, to: rect)
      case .text(let layout, let origin, let color): canvas.draw(layout, at: origin, color: color)
      case .beginGroup(let opacity):
        canvas.drawGroup(opacity: opacity) { replay(in: canvas, from: &index) }
      case .beginMask:
        canvas.drawMasked(by: { replay(in: canvas, from: &index) }, { replay(in: canvas, from: &index) })
      case .endGroup: return
      }
    }
  }
}

/// The width, ends and corners of a stroked line.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width in points of the path's space.
  public var width: Double
  /// The shape of the ends of open lines.
  public var cap: LineCap
  /// The shape of corners.
  public var join: LineJoin

  /// Creates a style: by default one point wide, with `butt` ends and mitred corners.
  public init(width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
