import Domain
import TestDoubles

/// A profile service that answers `follow` from a list, and records whom it was asked to follow.
@MainActor
final class MockProfileService: ProfileService {
  private(set) var followed: [Person.ID] = []
  var failures: [ServerError] = []

  func follow(_ id: Person.ID) async throws(ServerError) -> Profile {
    followed.append(id)
    if !failures.isEmpty { throw failures.removeFirst() }
    return Profile(of: .ada, followerCount: 1, isFollowed: true)
  }

  func profile(of id: Person.ID) async throws(ServerError) -> Profile { Profile(of: .ada) }
  func followers(of id: Person.ID) async throws(ServerError) -> [Person] { [] }
}
