public import Domain
public import Observation
public import Presenter

/// The view model of the address book.
///
/// The people list holds the view model while the address book is open. Running requests hold the
/// view model weakly.
@MainActor @Observable public final class PeoplePickerViewModel {
  /// A closure that saves the picked people.
  public typealias Add =
    @MainActor ([PeopleImport.Candidate], AddressBookContents) async throws -> Void
  /// An alert of the address book.
  public typealias Alert = AlertState<AlertAction>

  /// The action of a button in an alert of the address book.
  public enum AlertAction: Equatable, Sendable {
    /// Reads the address book again.
    case load
    /// Adds these people again.
    case add([PeopleImport.Candidate])
  }

  /// The rows in the order of the address book.
  public private(set) var rows: [PersonRowModel] = []
  /// Whether a request is running. After people were added, it stays true until the screen closes.
  public private(set) var isBusy = false
  /// Whether “Cancel” is enabled. It is disabled while people are being added.
  public private(set) var canCancel = true
  /// The alert over the address book, or nil.
  public private(set) var alert: Alert?

  @ObservationIgnored private var contents = AddressBookContents([])
  @ObservationIgnored private let book: any AddressBook
  @ObservationIgnored private let context: PresentationContext
  @ObservationIgnored private let addPeople: Add
  @ObservationIgnored private let close: @MainActor () -> Void

  /// Creates a view model of `book`. It reads nothing before ``load()``.
  ///
  /// - Parameters:
  ///   - add: saves the picked people.
  ///   - close: closes the address book.
  public init(
    _ book: any AddressBook, context: PresentationContext, add: @escaping Add,
    close: @escaping @MainActor () -> Void
  ) {
    self.book = book
    self.context = context
    addPeople = add
    self.close = close
  }

  /// Whether people can be picked now.
  public var canPick: Bool { !isBusy && !rows.isEmpty }

  /// Reads the address book.
  @discardableResult public func load() -> Task<Void, Never>? {
    start("The Address Book Cannot Be Read", retry: .load) { [weak self, book, context] in
      let contents = try await book.contents()
      self?.contents = contents
      self?.rows = contents.people.map {
        PersonRowModel(PersonRow(Person($0.info), section: ""), in: context)
      }
      self?.isBusy = false
    }
  }

  /// Adds the person in a row. Does nothing while a request is running.
  @discardableResult public func addPerson(inRow row: Int) -> Task<Void, Never>? {
    add([contents.people[row]])
  }

  /// Adds all people of the address book. Does nothing while a request is running.
  @discardableResult public func addAll() -> Task<Void, Never>? {
    add(contents.people)
  }

  private func add(_ picked: [PeopleImport.Candidate]) -> Task<Void, Never>? {
    guard !isBusy else { return nil }
    canCancel = false
    return start("The People Were Not Added", retry: .add(picked)) {
      [weak self, addPeople, contents] in
      defer { self?.canCancel = true }
      try await addPeople(picked, contents)
      self?.close()
    }
  }

  /// Closes the address book. Does nothing while people are being added.
  public func cancel() {
    if canCancel { close() }
  }

  /// Closes the alert and performs the action of the chosen button.
  @discardableResult public func answer(_ action: AlertAction?) -> Task<Void, Never>? {
    alert = nil
    switch action {
    case .load: return load()
    case .add(let people): return add(people)
    case nil: return nil
    }
  }

  private func start(
    _ failureTitle: String, retry: AlertAction,
    _ request: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never>? {
    guard !isBusy else { return nil }
    isBusy = true
    return Task { [weak self] in
      do {
        try await request()
      } catch {
        self?.isBusy = false
        self?.alert = .failure(failureTitle, error, retry: retry)
      }
    }
  }
}
