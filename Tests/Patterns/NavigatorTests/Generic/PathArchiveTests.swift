import Foundation
import Navigator
import Testing

private enum Place: Codable, Equatable {
  case city(Int)
  case streets(of: Int)
  case houses([Int])
}

@Suite("PathArchive")
struct PathArchiveTests {
  private static let path: [Place] = [.city(7), .streets(of: 7), .houses([1, 3])]

  @Test("a restored path equals the saved path", arguments: 0...3)
  func roundTrip(_ length: Int) throws {
    let path = Array(Self.path[..<length])
    let data = try PathArchive(path).data
    let restored = try PathArchive<Place>(data).path
    #expect(restored == path)
  }

  @Test("the JSON format of a saved path does not change")
  func form() throws {
    let archive = PathArchive([Place.streets(of: 7)])
    for _ in 0..<20 {  // without `sortedKeys` the order of the keys is random
      let data = try archive.data
      #expect(data == Data(#"{"path":[{"streets":{"of":7}}],"version":1}"#.utf8))
    }
  }

  @Test(
    "an invalid archive throws an error that states the problem",
    arguments: [
      ("", PathArchiveError.unreadable, "The saved path is unreadable."),
      ("[]", .unreadable, "The saved path is unreadable."),
      (#"{"path":[]}"#, .unreadable, "The saved path is unreadable."),
      (#"{"version":1}"#, .unreadable, "The saved path is unreadable."),
      (
        #"{"version":2,"path":[{"planet":{}}]}"#, .otherVersion(found: 2, known: 1),
        "The saved path has version 2, but this app reads only version 1."
      ),
      (
        #"{"version":1,"path":[{"city":{"_0":7}},{"planet":{}}]}"#,
        .unknownRoute(position: 1), "Route 2 of the saved path is unknown."
      ),
      (
        #"{"version":1,"path":[{"city":{"_0":"Oslo"}}]}"#, .unknownRoute(position: 0),
        "Route 1 of the saved path is unknown."
      ),
      (
        #"{"version":1,"path":[{"city":{}}]}"#, .unknownRoute(position: 0),
        "Route 1 of the saved path is unknown."
      ),
      (
        #"{"version":1,"path":[{"city":{"_0":null}}]}"#, .unknownRoute(position: 0),
        "Route 1 of the saved path is unknown."
      ),
      (
        #"{"version":1,"path":[{"city":{"_0":7}},{"houses":{"_0":[1,2,3,"four"]}}]}"#,
        .unknownRoute(position: 1), "Route 2 of the saved path is unknown."
      ),
    ])
  func invalid(_ json: String, _ error: PathArchiveError, _ sentence: String) {
    #expect(throws: error) { try PathArchive<Place>(Data(json.utf8)) }
    #expect(error.description == sentence)
  }
}
