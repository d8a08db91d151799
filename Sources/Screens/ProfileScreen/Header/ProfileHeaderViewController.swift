import Binding
import Domain
import HeadlessAdapters
import HeadlessUI
import Interaction
import Presenter

/// The child along the top: who it is, who follows, and the way to follow (rows D3 to D6).
///
/// The profile goes into the presenter and is not seen again; the binding keeps the view at what
/// the presenter says; following is an object of its own. What is left is to wire them.
///
/// - Lifetime: it holds presenter and binding; a follow that is under way holds itself, and this
///   weakly, as its delegate.
@MainActor
final class ProfileHeaderViewController: ContentViewController<ProfileHeaderView> {
  /// Called when one wants to see who follows; let it hold the screen weakly.
  var onShowFollowers: (@MainActor () -> Void)?

  private let person: Person
  private let isOwn: Bool
  private let service: any ProfileService
  private let presenter: ProfilePresenter
  private weak var following: FollowInteraction?
  private lazy var binding = ViewBinding(
    presenter, to: contentView, Self.links + (isOwn ? [] : Self.followLinks))

  init(_ profile: Profile, _ services: ProfileServices) {
    person = profile.person
    isOwn = profile.id == services.user
    service = services.service
    presenter = ProfilePresenter(profile, in: services.context, wording: services.wording)
    super.init(ProfileHeaderView())
  }

  /// The name as it is shown: a title for the screen around.
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

  private typealias ProfileLink = Link<ProfilePresenter, ProfileHeaderView>

  private static let links: [ProfileLink] = [
    .show(\.name, in: \.name),
    .show(\.followerCount, in: \.followerCount),
    .show(\.followedBy, in: \.followedBy),
  ]
  private static let followLinks: [ProfileLink] = [
    .show(\.followTitle, in: \.followTitle),
    .show(\.canFollow, in: \.canFollow),
  ]

  fileprivate func completed(_ interaction: FollowInteraction) {
    following = nil
    contentView.isWaiting = false
    if let profile = interaction.outcome?.value { presenter.present(profile) }
    // Declined or failed, nothing has changed that the binding would hear of: the button that was
    // disabled at the tap is put right by hand, as the document does.
    binding.updateView()
    if case .failed(let error) = interaction.outcome, !error.wasOfferedAgain {
      tell("\(name) Could Not Be Followed", error.description)
    }
  }
}

extension ProfileHeaderViewController: InteractionDelegate {
  func interactionCompleted(_ interaction: any Interacting) {
    if let interaction = interaction as? FollowInteraction { completed(interaction) }
  }
}

extension ServerError {
  /// Whether the interaction has put this failure to the user already, with the question to try
  /// again: it does for what may pass.
  fileprivate var wasOfferedAgain: Bool {
    switch self {
    case .unreachable, .unavailable: true
    case .unauthorized, .refused, .cursorExpired, .invalidResponse: false
    }
  }
}
