public import Domain
public import Observation

/// The view model of a followers screen: its requests, state and logic.
///
/// The controller calls the view model's methods and binds a view to its properties. The view model
/// references no view, sends its requests to a service protocol, and leaves business logic to the
/// model.
///
///     ViewBinding(model, to: view, [
///       .show(\.headline, in: \.titleLabel.text),
///       .show(\.isLoading, in: \.spinner.isTurning),
///     ])
///
/// The controller retains the view model, and the view model retains the service. A running request
/// retains only the service, because the screen may be closed before the reply.
@MainActor @Observable public final class FollowersViewModel {
  /// A section of the list.
  public struct Section: Equatable {
    /// The title above the rows, or nil if the search text is empty.
    public let title: String?
    /// The followers in the rows.
    public let followers: [Person]
  }

  /// The search text. If empty, all followers are shown.
  public var search = "" { didSet { updateSections() } }
  /// The content of the table: one section, or none if no follower is shown.
  public private(set) var sections: [Section] = []
  /// Whether a request is running.
  public private(set) var isLoading = false
  /// The last finished request's error in sentences; empty if there is none.
  public private(set) var problem = ""

  private var followers: [Person] = [] { didSet { updateSections() } }
  @ObservationIgnored private let id: Person.ID
  @ObservationIgnored private let service: any ProfileService

  /// Creates a view model of the followers of a person. It sends no request before ``load()``.
  public init(of id: Person.ID, from service: any ProfileService) {
    self.id = id
    self.service = service
  }

  /// The followers whose name contains the search text.
  public var shown: [Person] { sections.flatMap(\.followers) }

  /// The title above the list, or an empty string if no followers are loaded.
  public var headline: String {
    followers.isEmpty ? "" : "\(shown.count) of \(followers.count)"
  }

  /// Requests the followers. A second call during a request has no effect.
  ///
  /// - Returns: The request, so that a test can await it, or nil if a request was already running.
  @discardableResult
  public func load() -> Task<Void, Never>? {
    guard !isLoading else { return nil }
    isLoading = true
    return Task { [weak self, service, id] in
      do throws(ServerError) {
        let followers = try await service.followers(of: id)
        self?.followers = followers
        self?.problem = ""
      } catch {
        self?.problem = error.description
      }
      self?.isLoading = false
    }
  }

  private func updateSections() {
    let shown = followers.filter { $0.nameContains(search) }
    let title = search.isEmpty ? nil : "\(shown.count) of \(followers.count)"
    sections = shown.isEmpty ? [] : [Section(title: title, followers: shown)]
  }
}
