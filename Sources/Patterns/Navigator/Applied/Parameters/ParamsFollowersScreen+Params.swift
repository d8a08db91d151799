public import Domain

extension ParamsFollowersScreen {
  /// All that the screen has to be told.
  public struct Params: Equatable, Sendable {
    /// What the list shows.
    public enum Kind: Equatable, Sendable {
      /// Those who follow the person.
      case followers
      /// Suggestions, from 1 to 100 of them.
      case suggestions(limit: Int)
    }

    /// Why parameters are refused.
    public enum Fault: Error, Equatable, Sendable {
      /// The number of suggestions is not from 1 to 100.
      case limit(Int)
    }

    private let kind: Kind
    private let personID: Person.ID
    private var turnedDown: Set<Person.ID>

    /// Parameters, checked here and nowhere later.
    ///
    /// - Throws: ``Fault/limit(_:)`` for a number of suggestions out of range.
    public init(_ kind: Kind, of personID: Person.ID, without: Set<Person.ID> = [])
      throws(Fault)
    {
      if case .suggestions(let limit) = kind, !(1...100).contains(limit) { throw .limit(limit) }
      self.kind = kind
      self.personID = personID
      turnedDown = without
    }

    /// What is to be asked for.
    var request: FollowersRequest {
      switch kind {
      case .followers: .followers(of: personID)
      case .suggestions(let limit):
        .suggestions(for: personID, limit: limit, without: turnedDown)
      }
    }

    mutating func turnDown(_ id: Person.ID) {
      turnedDown.insert(id)
    }
  }
}
