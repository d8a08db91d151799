import Composition
public import Domain
import Foundation
import HeadlessAdapters
public import HeadlessUI
public import Navigator

/// The fourth document's screen, whole: a header and a grid of posts as children of one controller,
/// which is left with putting them into their places.
///
/// It is handed an identifier and loads its own detail (row C6). While it waits, and where the
/// server fails it, one child says so in the place of both.
///
/// - Lifetime: it holds its children, its services and its navigator. The load under way holds it
///   weakly: it may be closed before the answer is there.
@MainActor
public final class ProfileViewController: ViewController {
  /// Where it leads on to. A property, since the pad's navigator is made around its screen (D8).
  public var navigator: (any ProfileNavigator)?

  private let id: Person.ID
  private let services: ProfileServices
  private lazy var header = slot(at: \.header)
  private lazy var rest = slot(at: \.rest)
  lazy var supplement = slot(at: \.supplement)
  private lazy var loading = makeLoading()

  /// A screen of the profile of the person with this identifier.
  public init(of id: Person.ID, _ services: ProfileServices) {
    self.id = id
    self.services = services
    super.init()
    title = "Profile"
  }

  /// Asks for the profile; on the user's own one can write.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if id == services.user {
      navigationItem.rightBarButtonItem = BarButtonItem(
        title: "New Post", primaryAction: Action { [weak self] _ in self?.compose() })
    }
    loading.start()
  }

  /// Gives each child its place.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for slot in [header, rest, supplement] { slot.layout() }
  }

  private func makeLoading() -> ContentLoad<Profile> {
    let (id, service) = (id, services.service)
    return ContentLoad(
      in: rest, asking: { () throws(ServerError) in try await service.profile(of: id) },
      showing: { [weak self] in self?.show($0) })
  }

  private func show(_ profile: Profile) {
    let header = ProfileHeaderViewController(profile, services)
    header.onShowFollowers = { [weak self, id] in self?.navigator?.navigateToFollowers(of: id) }
    title = header.name
    self.header.show(header)
    rest.show(PostsGridViewController(of: id, services))
  }

  private func compose() {
    let composer = NewPostViewController(by: id, services)
    present(NavigationController(rootViewController: composer), animated: true)
  }

  private func slot(at place: KeyPath<ProfileLayout, CGRect>) -> ChildSlot<ViewController> {
    ChildSlot(in: self as ViewController) { [weak self] bounds in
      ProfileLayout(in: bounds, hasSupplement: self?.supplementalViewController != nil)[
        keyPath: place]
    }
  }
}
