import DemoServer
import Foundation
import ServiceLocator

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A handler that returns the same response for every request.
private struct FixedHandler: RequestHandler {
  let response: ServerResponse

  func acceptsConnection() -> Bool { true }
  func reply(to request: ServerRequest) -> ServerReply { .response(response) }
}

/// A post as the server sends it.
struct SentPost: Encodable {
  let id = UUID()
  let author = UUID()
  let text: String
  let date: String
}

/// Calls `work` with a session whose server returns `response` for every request.
@MainActor func withPostsServer(
  _ response: ServerResponse, _ work: @MainActor (URLSessionPostSession) async throws -> Void
) async throws {
  let server = HTTPServer(FixedHandler(response: response))
  let url = try await server.start(port: 0)
  try await work(URLSessionPostSession(at: url.appending(path: "posts"), session: unhurried))
  await server.stop()
}

/// A session with a long timeout, because a reply can take minutes on a busy machine.
let unhurried: URLSession = {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.timeoutIntervalForRequest = 600
  configuration.timeoutIntervalForResource = 600
  return URLSession(configuration: configuration)
}()
