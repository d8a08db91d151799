public import Domain
public import Foundation

/// A person in the stand-in for Core Data. As in the people-list text, a person has no identifier.
@MainActor public final class ManagedPerson {
  /// The names and the birthday.
  public fileprivate(set) var info: PersonInfo

  fileprivate init(_ info: PersonInfo) {
    self.info = info
  }

  /// The first name and the last name.
  public var fullname: String { "\(info.firstName) \(info.lastName)" }
}

/// A stand-in for Core Data's context: people in memory, and a fetch that can fail.
@MainActor public final class ManagedObjectContext {
  /// The people, in the order in which they were inserted.
  public private(set) var people: [ManagedPerson] = []
  /// The error that each fetch throws, for example because of a damaged file. If nil, fetches
  /// succeed.
  public var failure: NSError?
  weak var fetchedResults: FetchedResultsController?

  /// Creates an empty context.
  public init() {}

  /// Inserts a person, even if the context already has a person with these names and this birthday.
  public func insert(_ info: PersonInfo) {
    people.append(ManagedPerson(info))
    fetchedResults?.didChange(people[people.count - 1])
  }

  /// Changes the names and the birthday of a person.
  public func update(_ person: ManagedPerson, to info: PersonInfo) {
    person.info = info
    fetchedResults?.didChange(person)
  }

  /// Deletes a person.
  public func delete(_ person: ManagedPerson) {
    people.removeAll { $0 === person }
    fetchedResults?.didChange(person)
  }
}
