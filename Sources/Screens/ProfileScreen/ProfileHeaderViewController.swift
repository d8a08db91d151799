import Domain
import Interaction
import Observation
import Presenter
import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The child controller along the top: the person's name, the followers, and the follow button.
///
/// The presenter creates the strings, `updateProperties()` writes them to the view, and the
/// interaction follows the person. UIKit observes what `updateProperties()` reads, and calls it
/// again after a change.
///
/// - Lifetime: The controller holds the presenter and the view. A running interaction retains
///   itself and holds the controller weakly, as its delegate.
@MainActor
final class ProfileHeaderViewController: ContentViewController<ProfileHeaderView> {
  /// The closure that is called when the user taps Followers. It must hold the screen weakly.
  var onShowFollowers: (@MainActor () -> Void)?

  private let person: Person
  private let isOwn: Bool
  private let service: any ProfileService
  private let presenter: ProfilePresenter
  private weak var following: FollowInteraction?
  private let progress = FollowProgress()

  init(_ profile: Profile, _ services: ProfileServices) {
    person = profile.person
    isOwn = profile.id == services.user
    service = services.service
    presenter = ProfilePresenter(profile, in: services.context, wording: services.wording)
    super.init(ProfileHeaderView())
  }

  required init?(coder: NSCoder) { nil }

  /// The displayed name, which is also the screen's title.
  var name: String { presenter.name }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.onFollow = { [weak self] in self?.follow() }
    contentView.onShowFollowers = { [weak self] in self?.onShowFollowers?() }
  }

  /// Shows the presenter's values.
  override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    contentView.name = presenter.name
    contentView.followerCount = presenter.followerCount
    contentView.followedBy = presenter.followedBy
    contentView.isWaiting = progress.isRunning
    guard !isOwn else { return }
    contentView.followTitle = presenter.followTitle
    contentView.canFollow = presenter.canFollow && !progress.isRunning
  }

  /// Before iOS 26, UIKit never calls `updateProperties()`, so this method calls it. UIKit observes
  /// what this method reads, and calls this method again after a change.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if #unavailable(iOS 26.0) { updateProperties() }
  }

  private func follow() {
    guard following == nil else { return }
    progress.isRunning = true
    let interaction = FollowInteraction(
      FollowSteps(person, named: name, through: service, asking: AlertAsker(over: self)),
      delegate: self)
    following = interaction
    interaction.start()
  }
}

/// Whether an interaction to follow the person is running.
@MainActor @Observable
private final class FollowProgress {
  var isRunning = false
}

extension ProfileHeaderViewController: InteractionDelegate {
  /// Shows the new profile, or a failure that is not temporary.
  func interactionCompleted(_ interaction: any Interacting) {
    guard let interaction = interaction as? FollowInteraction else { return }
    following = nil
    progress.isRunning = false
    switch interaction.outcome {
    case .success(let profile): presenter.present(profile)
    case .failure(let error) where !error.isTemporary:
      showAlert("\(name) Could Not Be Followed", error.description)
    case .failure, nil: break
    }
  }
}
