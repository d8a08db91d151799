import Composition
public import Domain
import HeadlessAdapters
public import HeadlessUI
public import Navigator

/// Who follows a person. It is handed an identifier, asks the server, and hands on an identifier
/// (row C6).
///
/// - Lifetime: it holds its child, its services and its navigator; the load under way holds it
///   weakly.
@MainActor
public final class FollowersViewController: ViewController {
  private let id: Person.ID
  private let services: ProfileServices
  private let navigator: (any ProfileNavigator)?
  private lazy var content = ChildSlot(in: self as ViewController)
  private lazy var loading = makeLoading()

  /// A list of those who follow the person with this identifier, which leads on by `navigator`.
  public init(
    of id: Person.ID, _ services: ProfileServices, navigator: (any ProfileNavigator)? = nil
  ) {
    self.id = id
    self.services = services
    self.navigator = navigator
    super.init()
    title = "Followers"
  }

  /// Asks for the followers.
  public override func viewDidLoad() {
    super.viewDidLoad()
    loading.start()
  }

  /// Gives the child all of the room.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.layout()
  }

  private func makeLoading() -> ContentLoad<[Person]> {
    let (id, service) = (id, services.service)
    return ContentLoad(
      in: content, asking: { () throws(ServerError) in try await service.followers(of: id) },
      showing: { [weak self] in self?.show($0) })
  }

  private func show(_ followers: [Person]) {
    content.show(
      FollowersListController(followers, services.context) { [navigator] in
        navigator?.navigateToPerson($0.id)
      })
  }
}
