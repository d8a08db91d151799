public import Domain
import Foundation
public import Observation

/// One view model for one controller: requests, page data and logic in one place (row C4).
///
/// The controller hands it what the user does and binds its view to what it says; nothing here
/// knows a view. Requests go to a store's port, and what a person is stays in the model (row C7).
///
///     ViewBinding(model, to: view, [
///       .show(\.headline, in: \.titleLabel.text),
///       .show(\.isLoading, in: \.spinner.isTurning),
///     ])
///
/// The controller holds it; it holds the service. A request that is under way holds neither: the
/// screen may be gone when the answer comes.
@MainActor @Observable public final class FollowersViewModel {
  /// What is looked for; empty shows everybody. Written by the search field.
  public var search = ""
  /// Whether a request is under way.
  public private(set) var isLoading = false
  /// Why the last request failed, as a sentence; empty where it did not.
  public private(set) var problem = ""

  private var followers: [Person] = []
  @ObservationIgnored private let id: Person.ID
  @ObservationIgnored private let service: any ProfileService

  /// A model of who follows the person `id`; nothing is asked before ``load()``.
  public init(of id: Person.ID, from service: any ProfileService) {
    self.id = id
    self.service = service
  }

  /// The page: those whose name holds what is looked for, whatever its case and accents.
  public var shown: [Person] {
    guard !search.isEmpty else { return followers }
    return followers.filter { "\($0.firstName) \($0.lastName)".localizedStandardContains(search) }
  }

  /// What stands above the page; empty while nothing is known.
  public var headline: String {
    followers.isEmpty ? "" : "\(shown.count) of \(followers.count)"
  }

  /// Asks for the followers; a second call while one is under way does nothing.
  ///
  /// - Returns: the request, for a test to wait for; nil where one was under way.
  @discardableResult
  public func load() -> Task<Void, Never>? {
    guard !isLoading else { return nil }
    isLoading = true
    return Task { [weak self, service, id] in
      do throws(ServerError) {
        let followers = try await service.followers(of: id)
        self?.take(.success(followers))
      } catch {
        self?.take(.failure(error))
      }
    }
  }

  private func take(_ answer: Result<[Person], ServerError>) {
    isLoading = false
    switch answer {
    case .success(let followers):
      self.followers = followers
      problem = ""
    case .failure(let error): problem = error.description
    }
  }
}
