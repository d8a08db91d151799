/// The people of an import, compared with the people in a list.
///
/// A person is already in the list if the list contains the person's identifier, or a person with
/// the same first name, last name and birthday. The same rule applies to two people of one import.
///
///     let result = PeopleImport([.init(info: ada)], comparedWith: [grace])
///     try await store.save(result.added)
public struct PeopleImport: Equatable, Sendable {
  /// A person to import.
  public struct Candidate: Equatable, Sendable {
    /// The person's details.
    public var info: PersonInfo
    /// The person's identifier; nil if the source has none.
    public var id: Person.ID?
    /// The line of the file at which the person's entry begins, counted from 1; nil without a file.
    public var line: Int?
    /// A sentence about a detail that is not kept, such as a birthday without a year.
    public var problem: String?
    /// The number of properties that are not kept, by property name, such as `TEL`.
    public var droppedProperties: [String: Int]

    /// Creates a candidate.
    public init(
      info: PersonInfo, id: Person.ID? = nil, line: Int? = nil, problem: String? = nil,
      droppedProperties: [String: Int] = [:]
    ) {
      self.info = info
      self.id = id
      self.line = line
      self.problem = problem
      self.droppedProperties = droppedProperties
    }
  }

  /// All candidates.
  public let candidates: [Candidate]
  /// The people to add, in the order of the candidates.
  public let added: [Person]
  /// The candidates who are already in the list or repeat an earlier candidate.
  public let alreadyPresent: [Candidate]

  /// Compares the candidates with the people in a list.
  ///
  /// - Parameter makeID: the function that makes an identifier for a candidate without one.
  public init(
    _ candidates: [Candidate], comparedWith people: [Person],
    makeID: () -> Person.ID = { Person.ID() }
  ) {
    var ids = Set(people.map(\.id))
    var infos = Set(people.map(\.info))
    var (added, present): ([Person], [Candidate]) = ([], [])
    for candidate in candidates {
      let isKnown = candidate.id.map(ids.contains) ?? false
      guard !isKnown, infos.insert(candidate.info).inserted else {
        present.append(candidate)
        continue
      }
      let person = Person(id: candidate.id ?? makeID(), candidate.info)
      ids.insert(person.id)
      added.append(person)
    }
    (self.candidates, self.added, alreadyPresent) = (candidates, added, present)
  }
}

extension PeopleStore {
  /// Saves the candidates who are not in the store yet, all in one change.
  ///
  /// A second call with the same candidates saves nothing.
  public func add(
    _ candidates: [PeopleImport.Candidate]
  ) async throws(StoreError) -> PeopleImport {
    let people = try await people(in: .lastName).map(\.person)
    let result = PeopleImport(candidates, comparedWith: people)
    if !result.added.isEmpty { try await save(result.added) }
    return result
  }
}
