import Domain
import Foundation

/// The contract's paths: what a request means for the state, and how its outcome is written.
struct PeopleRoutes {
  let today: CalendarDate
  /// Whom the server refuses, and why.
  var refusedPeople: [Person.ID: String] = [:]

  /// Answers the request; the state may be another afterwards.
  func answer(_ request: ServedRequest, _ state: inout PeopleServerState) -> ServedResponse {
    let parts = Self.parts(request)
    guard parts.first == "people", parts.count <= 2 else {
      return ServedResponse(404, error: "there is nothing at \(request.path)")
    }
    do {
      if parts.count == 1 {
        guard request.method == "GET" else { return Self.notAllowed("GET") }
        return try page(request, state)
      }
      guard ["PUT", "DELETE"].contains(request.method) else {
        return Self.notAllowed("DELETE, PUT")
      }
      guard let person = Self.person(parts.last) else {
        return ServedResponse(404, error: "there is nothing at \(request.path)")
      }
      return try change(ChangeRequest.change(request, of: person), &state)
    } catch {
      return ServedResponse(error.status, error: error.reason)
    }
  }

  /// The change that ``answer(_:_:)`` makes of the request, or has made before; nil where it makes none.
  func change(askedBy request: ServedRequest) -> PersonChange? {
    let parts = Self.parts(request)
    guard parts.first == "people", parts.count == 2, let person = Self.person(parts.last),
      refusedPeople[person] == nil
    else { return nil }
    return try? ChangeRequest.change(request, of: person)
  }

  private static func parts(_ request: ServedRequest) -> ArraySlice<Substring> {
    request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
  }

  private static func person(_ name: Substring?) -> Person.ID? {
    name.flatMap { UUID(uuidString: String($0)) }.map { Person.ID($0) }
  }

  private func page(
    _ request: ServedRequest, _ state: PeopleServerState
  ) throws(ChangeRequest.Fault) -> ServedResponse {
    var limit: Int?
    if let text = request.query["limit"] {
      guard let number = Int(text), number > 0 else {
        throw ChangeRequest.Fault(400, "“limit” is no number above 0")
      }
      limit = number
    }
    do {
      return ServedResponse(
        200, json: PageRecord(try state.page(since: request.query["since"], limit: limit)))
    } catch {
      return ServedResponse(410, error: "the cursor is too old")
    }
  }

  private func change(_ change: PersonChange, _ state: inout PeopleServerState) -> ServedResponse {
    if let reason = refusedPeople[change.person] { return ServedResponse(422, error: reason) }
    let answer = state.apply(change, today: today)
    switch answer {
    case .created(let person), .replaced(let person), .outdated(let person?):
      return ServedResponse(answer.status, json: PersonRecord(person))
    case .removed, .outdated(nil): return ServedResponse(answer.status)
    case .missing: return ServedResponse(404, error: "there is nobody to remove")
    case .keyReused: return ServedResponse(409, error: PeopleServerState.Answer.keyReusedReason)
    case .invalid(let reason): return ServedResponse(422, error: reason)
    }
  }

  private static func notAllowed(_ methods: String) -> ServedResponse {
    var response = ServedResponse(405, error: "only \(methods) is answered here")
    response.headers["Allow"] = methods
    return response
  }
}
