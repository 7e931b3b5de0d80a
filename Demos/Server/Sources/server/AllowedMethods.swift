import Hummingbird

/// Answers a method that a path does not support with 405 and the methods that it supports; the router alone would
/// answer 404.
struct AllowedMethods<Context: RequestContext>: RouterMiddleware {
  /// The methods of each path, without slashes at its ends.
  let methods: [String: [HTTPRequest.Method]]

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path.split(separator: "/").joined(separator: "/")
    if let allowed = methods[path], !allowed.contains(request.method) {
      let names = allowed.map(\.rawValue).joined(separator: ", ")
      throw HTTPError(.methodNotAllowed, headers: [.allow: names], message: "/\(path) takes \(names)")
    }
    return try await next(request, context)
  }
}
