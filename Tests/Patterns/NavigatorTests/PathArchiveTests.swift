import Domain
import Foundation
import Navigator
import TestDoubles
import Testing

@Suite("PathArchive")
struct PathArchiveTests {
  private static let ada = Person.ada.id.uuid.uuidString

  private func archive(_ json: String) -> Result<[ProfileRoute], PathArchiveError> {
    Result { () throws(PathArchiveError) in try PathArchive<ProfileRoute>(Data(json.utf8)).path }
  }

  @Test("a restored path equals the saved path", arguments: [0, 1, 2])
  func roundTrip(_ length: Int) throws {
    let whole: [ProfileRoute] = [.person(Person.ada.id), .followers(of: Person.ada.id)]
    let path = Array(whole[..<length])
    let data = try PathArchive(path).data
    let restored = try PathArchive<ProfileRoute>(data).path
    #expect(restored == path)
  }

  @Test("the JSON format of a saved path does not change")
  func form() throws {
    let data = try PathArchive([ProfileRoute.followers(of: Person.ada.id)]).data
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"path":[{"followers":{"of":"\(Person.ada.id.uuid.uuidString)"}}],"version":1}
        """)
  }

  @Test("an error inside a route reports the position of the route")
  func errorInRoute() {
    enum Deep: Codable { case list([Int]) }
    let json = #"{"version":1,"path":[{"list":{"_0":[1]}},{"list":{"_0":[1,2,3,"four"]}}]}"#
    #expect(throws: PathArchiveError.unknownRoute(position: 1)) {
      try PathArchive<Deep>(Data(json.utf8))
    }
  }

  @Test(
    "an invalid archive throws an error that states the problem",
    arguments: [
      ("", PathArchiveError.unreadable, "The saved path is unreadable."),
      ("[]", .unreadable, "The saved path is unreadable."),
      (#"{"path":[]}"#, .unreadable, "The saved path is unreadable."),
      (
        #"{"version":2,"path":[{"planet":{}}]}"#, .otherVersion(found: 2, known: 1),
        "The saved path has version 2, but this app reads only version 1."
      ),
      (
        #"{"version":1,"path":[{"person":{"_0":"\#(ada)"}},{"planet":{}}]}"#,
        .unknownRoute(position: 1), "Route 2 of the saved path is unknown."
      ),
      (
        #"{"version":1,"path":[{"person":{"_0":"ada"}}]}"#, .unknownRoute(position: 0),
        "Route 1 of the saved path is unknown."
      ),
      (
        #"{"version":1,"path":[{"person":{}}]}"#, .unknownRoute(position: 0),
        "Route 1 of the saved path is unknown."
      ),
      (
        #"{"version":1,"path":[{"person":{"_0":null}}]}"#, .unknownRoute(position: 0),
        "Route 1 of the saved path is unknown."
      ),
    ])
  func refuses(_ json: String, _ error: PathArchiveError, _ sentence: String) {
    #expect(archive(json) == .failure(error))
    #expect(error.description == sentence)
  }
}
