import Domain

/// A profile server that answers what a test sets, and writes down what it was asked.
///
///     let service = MockProfileService([Profile(of: .ada, followerCount: 1)])
///     service.failure = .unreachable(reason: "no network")
@MainActor
public final class MockProfileService: ProfileService {
  /// Something that was asked.
  public enum Message: Equatable {
    /// A profile was asked for.
    case profile(Person.ID)
    /// Somebody was to be followed.
    case follow(Person.ID)
    /// The followers of a person were asked for.
    case followers(Person.ID)
  }

  /// What was asked so far, in order.
  public private(set) var messages: [Message] = []
  /// The profiles that the server has.
  public var profiles: [Person.ID: Profile]
  /// Who follows whom; nobody, where nothing is set.
  public var followers: [Person.ID: [Person]] = [:]
  /// What every call throws, while it is set.
  public var failure: ServerError?
  /// What the next calls throw, one each, before they answer.
  public var failures: [ServerError] = []
  /// Where every call waits before it answers; nil answers at once.
  public var gate: Gate?

  /// A server that has these profiles.
  public init(_ profiles: [Profile] = []) {
    self.profiles = [:]
    for profile in profiles { self.profiles[profile.id] = profile }
  }

  /// Answers with the profile; refuses with 404 where there is none.
  public func profile(of id: Person.ID) async throws(ServerError) -> Profile {
    try await ask(.profile(id))
    return try known(id)
  }

  /// Makes the profile one that is followed, and counts a follower more; a second time does nothing.
  public func follow(_ id: Person.ID) async throws(ServerError) -> Profile {
    try await ask(.follow(id))
    var profile = try known(id)
    guard !profile.isFollowed else { return profile }
    profile.isFollowed = true
    profile.followerCount += 1
    profiles[id] = profile
    return profile
  }

  /// Answers with ``followers``.
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
      throw .refused(status: 404, reason: "there is nobody of this identifier")
    }
    return profile
  }
}
