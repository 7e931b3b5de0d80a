import CInlaySDL2
import InlayGraphics
import InlaySystem

/// Paints into the memory of the window itself, which the display gets by rectangles. Where its pixels have another
/// format, scenes are painted into memory besides, and converted by rectangles.
@MainActor
final class SurfacePresenter: Presenter {
  let surface: ImageSurface
  private let window: OpaquePointer
  private let target: UnsafeMutablePointer<SDL_Surface>
  /// A surface on the memory of `surface`, to be converted; nil if that is the window's own.
  private let source: ConvertedSurface?

  /// - Returns: Nil if the driver has no memory for the window.
  init?(window: OpaquePointer, scale: Double) throws(WindowError) {
    guard let target = SDL_GetWindowSurface(window), let pixels = target.pointee.pixels else { return nil }
    self.window = window
    self.target = target
    let (width, height) = (Int(target.pointee.w), Int(target.pointee.h))
    let format = target.pointee.format.pointee.format
    let isOurs = format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    do {
      if isOurs {
        source = nil
        surface = try ImageSurface(
          memory: pixels, pixelWidth: width, pixelHeight: height, bytesPerRow: Int(target.pointee.pitch), scale: scale)
      } else {
        let source = try ConvertedSurface(width: width, height: height, scale: scale)
        self.source = source
        surface = source.surface
      }
    } catch let error as WindowError {
      throw error
    } catch let error as InlayError {
      throw .renderFailed(error)
    } catch {
      throw .noWindow("\(error)")
    }
  }

  func present(_ frame: PresentedFrame) throws(WindowError) {
    let rects = frame.changed(in: surface.bounds)
    if let source {
      for rect in rects {
        var (from, to) = (SDL_Rect(rect), SDL_Rect(rect))
        guard SDL_UpperBlit(source.wrapper, &from, target, &to) == 0 else { throw .presentFailed(WindowError.reason) }
      }
    }
    let all = rects.map { SDL_Rect($0) }
    guard SDL_UpdateWindowSurfaceRects(window, all, Int32(all.count)) == 0 else {
      throw .presentFailed(WindowError.reason)
    }
  }
}

/// Memory for 32-bit pixels that SDL can convert.
@MainActor
final class ConvertedSurface {
  let surface: ImageSurface
  let wrapper: UnsafeMutablePointer<SDL_Surface>

  init(width: Int, height: Int, scale: Double) throws {
    guard
      let wrapper = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: width), Int32(clamping: height), 32, SDL_PIXELFORMAT_RGB888.rawValue),
      let pixels = wrapper.pointee.pixels
    else { throw WindowError.noWindow(WindowError.reason) }
    self.wrapper = wrapper
    surface = try ImageSurface(
      memory: pixels, pixelWidth: width, pixelHeight: height, bytesPerRow: Int(wrapper.pointee.pitch), scale: scale)
  }

  isolated deinit { SDL_FreeSurface(wrapper) }
}
