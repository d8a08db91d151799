import Binding
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Interaction
import Presenter

/// The child controller along the top: the person's name, the followers, and the follow button.
///
/// The controller connects three objects: the presenter creates the strings, the binding writes
/// them to the view, and the interaction follows the person.
///
/// - Lifetime: The controller holds the presenter and the binding. A running interaction retains
///   itself and holds the controller weakly, as its delegate.
@MainActor
final class ProfileHeaderViewController: ContentViewController<ProfileHeaderView> {
  /// Called when the user taps Followers. The closure must hold the screen weakly.
  var onShowFollowers: (@MainActor () -> Void)?

  private let person: Person
  private let isOwn: Bool
  private let service: any ProfileService
  private let presenter: ProfilePresenter
  private weak var following: FollowInteraction?
  private lazy var binding = ViewBinding(
    presenter, to: contentView,
    [
      .show(\.name, in: \.name), .show(\.followerCount, in: \.followerCount),
      .show(\.followedBy, in: \.followedBy),
    ]
      + (isOwn
        ? [] : [.show(\.followTitle, in: \.followTitle), .show(\.canFollow, in: \.canFollow)]))

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
    binding.start()
  }

  private func follow() {
    guard following == nil else { return }
    contentView.canFollow = false
    contentView.isWaiting = true
    let interaction = FollowInteraction(
      FollowSteps(person, named: name, through: service, asking: AlertAsker(over: self)),
      delegate: self)
    following = interaction
    interaction.start()
  }
}

extension ProfileHeaderViewController: InteractionDelegate {
  /// Shows the new profile, or the failure.
  func interactionCompleted(_ interaction: any Interacting) {
    guard let interaction = interaction as? FollowInteraction else { return }
    following = nil
    contentView.isWaiting = false
    if let profile = interaction.outcome?.value { presenter.present(profile) }
    // If the user declined or the request failed, the presenter has not changed.
    // This call enables the follow button again.
    binding.updateView()
    if case .failed(let error) = interaction.outcome, !error.isTemporary {
      showAlert("\(name) Could Not Be Followed", error.description)
    }
  }
}
