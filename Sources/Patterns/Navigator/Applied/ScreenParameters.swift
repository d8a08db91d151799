public import Domain

/// The request that a list of people sends.
///
/// The three screens below send the same requests. They differ in the type of their parameters.
public enum FollowersRequest: Equatable, Sendable {
  /// The followers of a person.
  case followers(of: Person.ID)
  /// Up to `limit` suggestions for a person, except the people in `without`.
  case suggestions(for: Person.ID, limit: Int, without: Set<Person.ID>)
}

// MARK: Parameters of a screen: optionals, an enumeration or a type of their own

/// A screen whose parameters are optional properties.
///
/// Use this for one parameter that may be missing, or with `prepare(for:sender:)`, which can only
/// set properties. The type does not show which values belong together, and a missing value is
/// found only when the screen appears.
@MainActor
public final class LooseFollowersScreen {
  /// The person whose list is shown. The caller must set it before the view loads.
  public var personID: Person.ID?
  /// The number of suggestions, or nil for followers.
  public var limit: Int?
  /// The people who are not suggested. The screen ignores them if `limit` is nil.
  public var without: Set<Person.ID>?

  /// Creates a screen without parameters.
  public init() {}

  /// Returns the request, or nil if `personID` is missing.
  public func viewDidLoad() -> FollowersRequest? {
    guard let personID else { return nil }
    guard let limit else { return .followers(of: personID) }
    return .suggestions(for: personID, limit: limit, without: without ?? [])
  }
}

/// A screen whose parameter is an enumeration with one case for each entry point.
///
/// Here the cases are those of the request. Use this for few entry points with one or two values
/// each. An invalid combination does not compile, and the compiler finds each `switch` that a new
/// case affects. With more values the cases grow, and each use must extract the values that the
/// cases share.
@MainActor
public final class EntryFollowersScreen {
  private let entry: FollowersRequest

  /// Creates a screen with all of its parameters.
  public init(_ entry: FollowersRequest) {
    self.entry = entry
  }

  /// Returns the request.
  public func viewDidLoad() -> FollowersRequest { entry }

  /// The person whose list is shown.
  public var personID: Person.ID {
    switch entry {
    case .followers(let id): id
    case .suggestions(let id, _, _): id
    }
  }
}

/// A screen whose parameters are a type of their own, which validates them.
///
/// Use this for more than two values. They have names, defaults, checks and methods, and a new
/// value breaks no caller. The screen never receives invalid parameters.
@MainActor
public final class ParamsFollowersScreen {
  /// The parameters of the screen.
  public struct Params: Equatable, Sendable {
    /// The content of the list.
    public enum Kind: Equatable, Sendable {
      /// The followers of the person.
      case followers
      /// From 1 to 100 suggestions.
      case suggestions(limit: Int)
    }

    /// An error in the parameters.
    public enum Fault: Error, Equatable, Sendable {
      /// The number of suggestions is not from 1 to 100.
      case limit(Int)
    }

    private let kind: Kind
    private let personID: Person.ID
    fileprivate var without: Set<Person.ID>

    /// Creates valid parameters.
    ///
    /// - Throws: ``Fault/limit(_:)`` if the number of suggestions is out of range.
    public init(_ kind: Kind, of personID: Person.ID, without: Set<Person.ID> = [])
      throws(Fault)
    {
      if case .suggestions(let limit) = kind, !(1...100).contains(limit) { throw .limit(limit) }
      self.kind = kind
      self.personID = personID
      self.without = without
    }

    fileprivate var request: FollowersRequest {
      switch kind {
      case .followers: .followers(of: personID)
      case .suggestions(let limit): .suggestions(for: personID, limit: limit, without: without)
      }
    }
  }

  private var params: Params

  /// Creates a screen with valid parameters.
  public init(_ params: Params) {
    self.params = params
  }

  /// Returns the request.
  public func viewDidLoad() -> FollowersRequest { params.request }

  /// Excludes a person from the suggestions and returns the new request.
  ///
  /// A method allows this one change. A settable property would allow every change.
  public func turnDown(_ id: Person.ID) -> FollowersRequest {
    params.without.insert(id)
    return params.request
  }
}

// MARK: An identifier or a model as parameter

/// A screen that receives an identifier and loads the person.
///
/// It shows current data, and a list, a link or a restored path can open it. It costs one request,
/// and the person may no longer exist.
@MainActor
public final class PersonByIDScreen {
  private let id: Person.ID
  private let store: any PeopleStore

  /// Creates a screen that loads the person from `store`.
  public init(_ id: Person.ID, store: any PeopleStore) {
    self.id = id
    self.store = store
  }

  /// Returns the title, or nil if the person does not exist.
  ///
  /// - Throws: the store's error.
  public func title() async throws(StoreError) -> String? {
    try await store.person(id)?.firstName
  }
}

/// A counter-example: a screen that receives a model.
///
/// The model is a copy that the list loaded. The screen misses later changes by a sync or by
/// another window. A deep link or a restored path cannot open the screen, because links and paths
/// contain no model.
@MainActor
public final class PersonByModelScreen {
  private let person: Person

  /// Creates a screen that shows the caller's copy of a person.
  public init(_ person: Person) {
    self.person = person
  }

  /// Returns the title.
  public func title() -> String { person.firstName }
}
