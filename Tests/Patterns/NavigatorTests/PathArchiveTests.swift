import Domain
import Foundation
import Navigator
import TestDoubles
import Testing

@Suite("Navigator: a path is saved and restored")
struct PathArchiveTests {
  private static let ada = Person.ada.id.uuid.uuidString

  private func archive(_ json: String) -> Result<[ProfileRoute], PathArchiveError> {
    Result { () throws(PathArchiveError) in try PathArchive<ProfileRoute>(Data(json.utf8)).path }
  }

  @Test("a saved path comes back", arguments: [0, 1, 2])
  func roundTrip(_ length: Int) throws {
    let whole: [ProfileRoute] = [.person(Person.ada.id), .followers(of: Person.ada.id)]
    let path = Array(whole[..<length])
    let data = try PathArchive(path).data
    let restored = try PathArchive<ProfileRoute>(data).path
    #expect(restored == path)
  }

  @Test("the form on disk stays readable by later versions")
  func form() throws {
    let data = try PathArchive([ProfileRoute.followers(of: Person.ada.id)]).data
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {"path":[{"followers":{"of":"\(Person.ada.id.uuid.uuidString)"}}],"version":1}
        """)
  }

  @Test("the place that is not known is one of the path, wherever in it the fault is")
  func placeOfPath() {
    enum Deep: Codable { case list([Int]) }
    let json = #"{"version":1,"path":[{"list":{"_0":[1]}},{"list":{"_0":[1,2,3,"four"]}}]}"#
    #expect(throws: PathArchiveError.unknownRoute(position: 1)) {
      try PathArchive<Deep>(Data(json.utf8))
    }
  }

  @Test(
    "what cannot be read is an error that says where",
    arguments: [
      ("", PathArchiveError.unreadable, "the saved path cannot be read"),
      ("[]", .unreadable, "the saved path cannot be read"),
      (#"{"path":[]}"#, .unreadable, "the saved path cannot be read"),
      (
        #"{"version":2,"path":[{"planet":{}}]}"#, .otherVersion(found: 2, known: 1),
        "the saved path has version 2, and only 1 is known"
      ),
      (
        #"{"version":1,"path":[{"person":{"_0":"\#(ada)"}},{"planet":{}}]}"#,
        .unknownRoute(position: 1), "the saved path's place 2 is not known"
      ),
      (
        #"{"version":1,"path":[{"person":{"_0":"ada"}}]}"#, .unknownRoute(position: 0),
        "the saved path's place 1 is not known"
      ),
      (
        #"{"version":1,"path":[{"person":{}}]}"#, .unknownRoute(position: 0),
        "the saved path's place 1 is not known"
      ),
      (
        #"{"version":1,"path":[{"person":{"_0":null}}]}"#, .unknownRoute(position: 0),
        "the saved path's place 1 is not known"
      ),
    ])
  func refuses(_ json: String, _ error: PathArchiveError, _ sentence: String) {
    #expect(archive(json) == .failure(error))
    #expect(error.description == sentence)
  }
}
