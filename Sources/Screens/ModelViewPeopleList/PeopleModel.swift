public import Domain
public import Observation

/// The people of the app, and what the app can do with them.
///
/// The model has no texts and no screens: a view reads its state, formats it, and calls its methods.
/// If a request fails, the model keeps the failure until the user has answered:
///
///     await model.refresh().value
///     #expect(model.failures.first?.request == .fetch)
///
/// The views hold the model. A running request holds the model too, so it continues after the
/// screen has closed.
@MainActor @Observable public final class PeopleModel {
  /// A request of the model. The request is a value, so the user can repeat it after a failure.
  public nonisolated enum Request: Equatable, Sendable {
    /// Observe the stored people.
    case observe
    /// Save a person.
    case save(Person)
    /// Add the picked people who are not in the store yet.
    case add([PeopleImport.Candidate])
    /// Fetch all people from the server and save them.
    case fetch
    /// Send saved people to the server.
    case send([Person])
    /// Delete a person.
    case delete(Person.ID)
    /// Send a rejected change again.
    case retry(Person.ID)
    /// Discard a rejected change.
    case discard(Person.ID)
  }

  /// A request that failed, and the reason.
  public nonisolated struct Failure: Sendable {
    /// The request.
    public let request: Request
    /// The error that ended the request.
    public let error: any Error
  }

  /// The people in list order; nil before the first read.
  public private(set) var rows: [PersonRow]?
  /// The order of the people.
  public private(set) var nameOrder: NameOrder
  /// The status of the sync.
  public private(set) var status = SyncStatus()
  /// The failures that the user has not answered yet, oldest first.
  public private(set) var failures: [Failure] = []
  /// The address book to pick people from, or nil.
  public let addressBook: (any AddressBook)?

  private var running: [Request] = []
  private var isWaitingForRows = false
  private let store: any PeopleStore
  private let sortSetting: any SortSetting
  private let communicator: any APICommunicator
  private let sync: (any PeopleSync)?
  @ObservationIgnored private var peopleObservation: ObservationToken?
  @ObservationIgnored private var statusObservation: ObservationToken?

  /// Creates a model of the people in `store`. It reads nothing before ``load()``.
  ///
  /// - Parameters:
  ///   - communicator: the web API. The default sends no requests.
  ///   - sync: the sync whose status the model has.
  ///   - addressBook: the address book to pick people from.
  public init(
    store: any PeopleStore, sortSetting: any SortSetting,
    communicator: any APICommunicator = LocalOnlyCommunicator(), sync: (any PeopleSync)? = nil,
    addressBook: (any AddressBook)? = nil
  ) {
    self.store = store
    self.sortSetting = sortSetting
    self.communicator = communicator
    self.sync = sync
    self.addressBook = addressBook
    nameOrder = sortSetting.nameOrder
  }

  /// Whether a request is running or the people are being read.
  public var isBusy: Bool { !running.isEmpty || isWaitingForRows }

  /// Whether a rejected change can be sent again or discarded.
  public var hasSync: Bool { sync != nil }

  /// Observes the stored people, then fetches from the server.
  public func load() {
    statusObservation = sync?.observeStatus { [weak self] in self?.status = $0 }
    observePeople()
    refresh()
  }

  /// Fetches the people from the server.
  ///
  /// - Returns: the request, so a test can await it.
  @discardableResult public func refresh() -> Task<Void, Never> { start(.fetch) }

  /// Stops a running sync.
  public func stopSync() { sync?.stop() }

  /// Changes the sort order and saves it.
  public func changeOrder() {
    nameOrder = nameOrder == .lastName ? .firstName : .lastName
    sortSetting.nameOrder = nameOrder
    observePeople()
  }

  /// Deletes a person.
  @discardableResult public func delete(_ id: Person.ID) -> Task<Void, Never> {
    start(.delete(id))
  }

  /// Sends a person's rejected change again.
  @discardableResult public func retryChange(of id: Person.ID) -> Task<Void, Never> {
    start(.retry(id))
  }

  /// Replaces a person's rejected change with the state on the server.
  @discardableResult public func discardChange(of id: Person.ID) -> Task<Void, Never> {
    start(.discard(id))
  }

  /// Saves a person. After the call returns, the person is sent to the server.
  public func save(_ person: Person) async throws(StoreError) {
    try await store.save([person])
    start(.send([person]))
  }

  /// Saves the picked people who are not in the store yet, and then sends them to the server.
  public func add(_ picked: [PeopleImport.Candidate]) async throws(StoreError) -> PeopleImport {
    let people = try await store.add(picked)
    start(.send(people.added))
    return people
  }

  /// Keeps a failure until the user has answered. A screen calls this after it has closed.
  public func keepFailure(of request: Request, _ error: any Error) {
    failures.append(Failure(request: request, error: error))
  }

  /// Removes the oldest failure, and repeats its request if `retries` is true.
  ///
  /// - Returns: the repeated request, so a test can await it.
  @discardableResult public func answerFailure(retries: Bool) -> Task<Void, Never>? {
    guard !failures.isEmpty else { return nil }
    let request = failures.removeFirst().request
    return retries ? start(request) : nil
  }

  @discardableResult private func start(_ request: Request) -> Task<Void, Never> {
    running.append(request)
    return Task {
      do {
        try await perform(request)
      } catch {
        keepFailure(of: request, error)
      }
      if let place = running.firstIndex(of: request) { running.remove(at: place) }
    }
  }

  private func perform(_ request: Request) async throws {
    switch request {
    case .observe: observePeople()
    case .save(let person): try await save(person)
    case .add(let picked): _ = try await add(picked)
    case .fetch:
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await store.save(people) }
    case .send(let people): try await communicator.post(people)
    case .delete(let id): try await store.delete([id])
    case .retry(let id): try await sync?.retry(id)
    case .discard(let id): try await sync?.discard(id)
    }
  }

  private func observePeople() {
    isWaitingForRows = true
    peopleObservation = store.observePeople(in: nameOrder) { [weak self] in self?.receive($0) }
  }

  private func receive(_ result: Result<[PersonRow], StoreError>) {
    isWaitingForRows = false
    do {
      rows = try result.get()
    } catch {
      keepFailure(of: .observe, error)
    }
  }
}
