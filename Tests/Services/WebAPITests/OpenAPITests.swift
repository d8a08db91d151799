import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing
import WebAPI

/// The tests read the OpenAPI file line by line, without a YAML library.
@Suite("The OpenAPI file matches the client")
struct OpenAPITests {
  /// A request of the client, with its path in the OpenAPI file.
  enum Operation: String, CaseIterable {
    case page, create, replace, delete

    var path: String { self == .page ? "/people" : "/people/{id}" }

    var method: String {
      switch self {
      case .page: "get"
      case .create, .replace: "put"
      case .delete: "delete"
      }
    }

    func run(_ api: PeopleAPI) async throws(ServerError) {
      let (id, info) = (Person.ada.id, Person.ada.info)
      switch self {
      case .page: _ = try await api.page(since: "c", seen: "1", limit: 5)
      case .create:
        _ = try await api.apply(PersonChange(of: id, .create(info), position: "1"))
      case .replace:
        _ = try await api.apply(PersonChange(of: id, .replace(info, revision: 3), position: "1"))
      case .delete:
        _ = try await api.apply(PersonChange(of: id, .delete(revision: 3), position: "1"))
      }
    }
  }

  private let lines: [String]

  init() throws {
    lines = try SourceFile("Guides/people-api.openapi.yaml").lines
  }

  /// Returns the lines that are nested under `key`. `indent` is the indentation of the key.
  private func block(_ key: String, at indent: Int, in lines: [String]) throws -> [String] {
    let start = try #require(
      lines.firstIndex(of: String(repeating: " ", count: indent) + key + ":"))
    return lines[(start + 1)...].prefix { line in
      line.isEmpty || line.prefix { $0 == " " }.count > indent
    }
  }

  private func described(_ operation: Operation) throws -> [String] {
    let path = try block(operation.path, at: 2, in: try block("paths", at: 0, in: lines))
    return try block(operation.method, at: 4, in: path)
  }

  @Test(
    "the OpenAPI file lists exactly the statuses that the client handles",
    arguments: Operation.allCases
  )
  func statuses(_ operation: Operation) async throws {
    var understood: Set<String> = []
    for status in 200...599 {
      let (api, _) = try makeAPI(HTTPResponse(status))
      do throws(ServerError) {
        try await operation.run(api)
        understood.insert("\(status)")
      } catch .invalidResponse(.unexpectedStatus(status)) {
        // The client does not handle this status, so the set does not include it.
      } catch {
        understood.insert(status >= 500 ? "5XX" : "\(status)")
      }
    }
    let responses = try block("responses", at: 6, in: described(operation))
    let named = responses.compactMap { line in
      line.wholeMatch(of: #/\s{8}"(\w+)":.*/#).map { String($0.1) }
    }
    #expect(Set(named) == understood)
    #expect(Set(named).count == named.count)
  }

  @Test(
    "the OpenAPI file describes the headers, query items and body members that the client sends",
    arguments: Operation.allCases)
  func requests(_ operation: Operation) async throws {
    let (api, transport) = try makeAPI(HTTPResponse(503))
    try? await operation.run(api)
    let request = try #require(transport.requests.first)
    let text = try (described(operation) + block("components", at: 0, in: lines))
      .joined(separator: "\n")
    for header in request.headers.keys where !["Accept", "Content-Type"].contains(header) {
      #expect(text.contains("name: \(header)\n"), "\(header)")
    }
    let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    for item in query { #expect(text.contains("name: \(item.name)\n"), "\(item.name)") }
    guard let body = request.body else { return }
    let members = try #require(JSONSerialization.jsonObject(with: body) as? [String: Any])
    let required = "required: [firstName, lastName, birthday]"
    #expect(text.contains(required))
    for member in members.keys { #expect(required.contains(member), "\(member)") }
  }

  @Test("the OpenAPI file describes the members, the headers and the body limit of the responses")
  func answers() throws {
    let components = try block("components", at: 0, in: lines)
    let named = Set(components.map { $0.drop { $0 == " " }.prefix { $0 != ":" } })
    let read = [
      "cursor", "server", "more", "people", "deleted", "id", "firstName", "lastName", "birthday",
      "revision", "error", "Position", "Retry-After",
    ]
    for member in read { #expect(named.contains(member[...]), "\(member)") }
    #expect(lines.joined().contains("more than \(PeopleAPI.bodyLimit / 1_048_576) MB"))
  }
}
