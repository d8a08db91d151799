import Domain
import TestDoubles

/// A service whose first request fails.
@MainActor
final class FlakyService: ProfileService {
  private var requests = 0

  func follow(_ id: Person.ID) async throws(ServerError) -> Profile {
    requests += 1
    print("  request \(requests): follow")
    guard requests > 1 else { throw .unreachable(reason: "no network") }
    return Profile(of: .ada, followerCount: 1, isFollowed: true)
  }

  func profile(of id: Person.ID) async throws(ServerError) -> Profile { Profile(of: .ada) }
  func followers(of id: Person.ID) async throws(ServerError) -> [Person] { [] }
}
