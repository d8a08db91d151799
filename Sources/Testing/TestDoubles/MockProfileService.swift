import Domain

/// A profile server that returns what a test sets and records its calls.
///
///     let service = MockProfileService([Profile(of: .ada, followerCount: 1)])
///     service.failure = .unreachable(reason: "no network")
@MainActor
public final class MockProfileService: ProfileService {
  /// A recorded call to the profile server.
  public enum Message: Equatable {
    /// A call to ``profile(of:)``.
    case profile(Person.ID)
    /// A call to ``follow(_:)``.
    case follow(Person.ID)
    /// A call to ``followers(of:)``.
    case followers(Person.ID)
  }

  /// The calls to the profile server so far, in order.
  public private(set) var messages: [Message] = []
  /// The profiles on the server.
  public var profiles: [Person.ID: Profile]
  /// The followers of each person.
  public var followers: [Person.ID: [Person]] = [:]
  /// The error that every call throws; nil for none.
  public var failure: ServerError?
  /// The errors that the next calls throw, one error for each call.
  public var failures: [ServerError] = []
  /// The gate at which every call waits; nil to return at once.
  public var gate: Gate?

  /// Creates a server with these profiles.
  public init(_ profiles: [Profile] = []) {
    self.profiles = [:]
    for profile in profiles { self.profiles[profile.id] = profile }
  }

  /// Returns a person's profile. If there is none, throws an error with status 404.
  public func profile(of id: Person.ID) async throws(ServerError) -> Profile {
    try await ask(.profile(id))
    return try known(id)
  }

  /// Marks the profile as followed and adds 1 to its follower count. A second call changes nothing.
  public func follow(_ id: Person.ID) async throws(ServerError) -> Profile {
    try await ask(.follow(id))
    var profile = try known(id)
    guard !profile.isFollowed else { return profile }
    profile.isFollowed = true
    profile.followerCount += 1
    profiles[id] = profile
    return profile
  }

  /// Returns the person's ``followers``.
  public func followers(of id: Person.ID) async throws(ServerError) -> [Person] {
    try await ask(.followers(id))
    return followers[id] ?? []
  }

  private func ask(_ message: Message) async throws(ServerError) {
    messages.append(message)
    await gate?.pass()
    if !failures.isEmpty { throw failures.removeFirst() }
    if let failure { throw failure }
  }

  private func known(_ id: Person.ID) throws(ServerError) -> Profile {
    guard let profile = profiles[id] else {
      throw .refused(status: 404, reason: "there is no person with this identifier")
    }
    return profile
  }
}
