public import Domain
public import Observation
public import Presenter

/// The view model of the address book: who is in it, and the picking of one or of all (row A11).
///
/// Whoever opens the book holds it; it holds `pick` and `close`, and is held weakly by the work under
/// way. No view is known here.
@MainActor @Observable public final class PeoplePickerViewModel {
  /// Keeps the people who were picked.
  public typealias Pick = @MainActor ([PersonInfo]) async throws -> Void

  /// What a button of an alert means.
  public enum Answer: Equatable, Sendable {
    /// Read the book again.
    case read
    /// Pick these people again.
    case pick([PersonInfo])
  }

  /// An alert of the address book.
  public typealias Alert = ScreenAlert<Answer>

  /// Everybody in the book, in its own order.
  public private(set) var people: [PersonInfo] = []
  /// Whether anything is under way; a book that has been picked from stays so until it is closed.
  public private(set) var isBusy = false
  /// Whether picked people are being kept, which cannot be given up any more.
  private var isPicking = false
  /// The alert in front.
  public private(set) var alert: Alert?

  @ObservationIgnored private let book: any AddressBook
  @ObservationIgnored private let context: PresentationContext
  @ObservationIgnored private let pick: Pick
  @ObservationIgnored private let close: @MainActor () -> Void

  /// A model of `book`, for readers in `context`; it is not read before ``load()``.
  ///
  /// - Parameters:
  ///   - pick: keeps the people who were picked.
  ///   - close: closes the book, once they are kept or the user has given up.
  public init(
    _ book: any AddressBook, context: PresentationContext, pick: @escaping Pick,
    close: @escaping @MainActor () -> Void
  ) {
    self.book = book
    self.context = context
    self.pick = pick
    self.close = close
  }

  /// Whether people can be picked now.
  public var canPick: Bool { !isBusy && !people.isEmpty }

  /// What a row shows.
  public func content(of info: PersonInfo) -> PersonRowContent {
    let person = PersonRowPresenter(Person(info), in: context)
    return PersonRowContent(name: person.fullName, birthday: person.birthday, mark: "")
  }

  /// Whether the book can be closed now: it can while it is read, and not while people are kept.
  public var canCancel: Bool { !isPicking }

  /// Reads the book.
  @discardableResult public func load() -> Task<Void, Never>? {
    start("The Address Book Cannot Be Read", again: .read) { [weak self, book] in
      let people = try await book.people()
      self?.people = people
      self?.isBusy = false
    }
  }

  /// Picks these people, once, however often they are touched.
  @discardableResult public func add(_ picked: [PersonInfo]) -> Task<Void, Never>? {
    guard !isBusy else { return nil }
    isPicking = true
    return start("The People Were Not Added", again: .pick(picked)) { [weak self, pick] in
      defer { self?.isPicking = false }
      try await pick(picked)
      self?.close()
    }
  }

  /// Picks nobody; does nothing while picked people are being kept.
  public func cancel() {
    if canCancel { close() }
  }

  /// Ends the alert, and does what the chosen button means.
  @discardableResult public func answer(_ answer: Answer?) -> Task<Void, Never>? {
    alert = nil
    switch answer {
    case .read: return load()
    case .pick(let people): return add(people)
    case nil: return nil
    }
  }

  private func start(
    _ complaint: String, again: Answer, _ work: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never>? {
    guard !isBusy else { return nil }
    isBusy = true
    return Task { [weak self] in
      do {
        try await work()
      } catch {
        self?.isBusy = false
        self?.alert = .failure(complaint, error, again: again)
      }
    }
  }
}
