import CInlaySDL2
import InlayGraphics

/// Paints into memory, and sends rectangles of it to a texture that fills the window: for drivers without memory for
/// windows, such as Wayland and KMSDRM.
@MainActor
final class TexturePresenter: Presenter {
  let surface: ImageSurface
  private let renderer: OpaquePointer
  private let texture: OpaquePointer

  init(window: OpaquePointer, width: Int, height: Int, scale: Double) throws(WindowError) {
    do { surface = try ImageSurface(pixelWidth: width, pixelHeight: height, scale: scale) } catch {
      throw .renderFailed(error)
    }
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else { throw .noWindow(WindowError.reason) }
    self.renderer = renderer
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(clamping: width), Int32(clamping: height))
    else {
      SDL_DestroyRenderer(renderer)
      throw .noWindow(WindowError.reason)
    }
    self.texture = texture
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
  }

  isolated deinit {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
  }

  func present(_ frame: PresentedFrame) throws(WindowError) {
    var succeeds = true
    surface.withUnsafePixels { pixels, bytesPerRow in
      for rect in frame.changed(in: surface.bounds) {
        var target = SDL_Rect(rect)
        let start = pixels.baseAddress.map { $0 + rect.minY * bytesPerRow + rect.minX * 4 }
        if SDL_UpdateTexture(texture, &target, start, Int32(clamping: bytesPerRow)) != 0 { succeeds = false }
      }
    }
    // The renderer swaps buffers of any age: all of the window is copied.
    guard succeeds, SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { throw .presentFailed(WindowError.reason) }
    SDL_RenderPresent(renderer)
  }
}
