import Domain
import Interaction
import TestDoubles

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A controller that starts the interaction and handles its completion.
final class ProfileController: UIViewController, InteractionDelegate {
  let followButton = UIButton()
  private let person: Person
  private let service: any ProfileService

  init(of person: Person, through service: any ProfileService) {
    self.person = person
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    followButton.setTitle("Follow", for: .normal)
    followButton.addAction(UIAction { [weak self] _ in self?.follow() }, for: .touchUpInside)
    view.addSubview(followButton)
  }

  private func follow() {
    followButton.isEnabled = false
    let steps = FollowSteps(person, through: service, asking: AlertAsker(over: self))
    FollowInteraction(steps, delegate: self).start()
  }

  func interactionCompleted(_ interaction: any Interacting) {
    followButton.isEnabled = true
    print("  interactionCompleted: \(interaction.state). The Follow button is enabled.")
  }
}

/// A service whose first request to follow a person fails.
@MainActor
final class FlakyService: ProfileService {
  private var requests = 0

  func follow(_ id: Person.ID) async throws(ServerError) -> Profile {
    requests += 1
    print("  Request \(requests): follow")
    guard requests > 1 else { throw .unreachable(reason: "no network") }
    return Profile(of: .ada, followerCount: 1, isFollowed: true)
  }

  func profile(of id: Person.ID) async throws(ServerError) -> Profile { Profile(of: .ada) }
  func followers(of id: Person.ID) async throws(ServerError) -> [Person] { [] }
}
