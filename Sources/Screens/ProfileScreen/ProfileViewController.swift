import Composition
public import Domain
public import Navigator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A profile: a header and a grid of posts as child view controllers.
///
/// The controller receives an identifier and loads the profile. During the request and after a
/// failure, another child takes the place of the grid.
///
/// - Lifetime: The controller holds its children, its services and its navigator. A running request
///   holds the controller weakly.
@MainActor
public final class ProfileViewController: UIViewController {
  /// The navigator. It is settable, because a `SlotNavigator` is created after its screen.
  public var navigator: (any ProfileNavigator)?

  private let id: Person.ID
  private let services: ProfileServices
  private lazy var header = slot(at: \.header)
  private lazy var rest = slot(at: \.rest)
  private lazy var supplement = slot(at: \.supplement)
  private lazy var loading = makeLoading()

  /// Creates the profile screen of a person.
  public init(of id: Person.ID, _ services: ProfileServices) {
    self.id = id
    self.services = services
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Loads the profile, and adds a New Post button to the user's own profile.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if id == services.user {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "New Post", primaryAction: UIAction { [weak self] _ in self?.compose() })
    }
    loading.start()
  }

  /// Sets the frames of the children.
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
    present(UINavigationController(rootViewController: composer), animated: true)
  }

  private func slot(at place: KeyPath<ProfileLayout, CGRect>) -> ChildSlot<UIViewController> {
    ChildSlot(in: self as UIViewController) { [weak self] bounds in
      ProfileLayout(in: bounds, hasSupplement: self?.supplementalScreen != nil)[
        keyPath: place]
    }
  }
}

/// A slot for one more screen beside the profile.
///
///     let screen = screens.profile(of: ada)
///     let navigator = SlotNavigator(slot: screen, makeScreen: screens.screen(for:))
///     screen.navigator = navigator
///
/// The navigator holds the screen weakly, and the screen holds the navigator.
extension ProfileViewController: SupplementalSlot {
  /// The screen beside the profile, or nil.
  public var supplementalScreen: UIViewController? {
    get { supplement.child }
    set { supplement.show(newValue) }
  }
}
