import Foundation

/// A request as it was read from a connection.
struct ServedRequest: Hashable, Sendable {
  var method: String
  /// The address without its query, still escaped: "/people/1e…".
  var path: String
  /// The query's values by their names, unescaped.
  var query: [String: String] = [:]
  /// The header's values by their names in lower case.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  /// Whether the client wants to send more over this connection.
  var keepsConnection = true

  /// The kind of request that faults are meant for.
  var kind: ServerFaults.Requests { method == "GET" ? .pages : .changes }
}

extension ServedRequest {
  /// The request without a header that asks for `target`; nil where the target is none of a server.
  init?(method: String, target: String) {
    guard target.hasPrefix("/") else { return nil }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method
    path = String(parts[0])
    guard parts.count == 2 else { return }
    for pair in parts[1].split(separator: "&") {
      let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(words[0]).removingPercentEncoding,
        let value = words.count == 2 ? String(words[1]).removingPercentEncoding : ""
      else { return nil }
      query[name] = value
    }
  }
}
