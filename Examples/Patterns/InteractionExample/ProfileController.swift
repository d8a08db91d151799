import Domain
import HeadlessAdapters
import HeadlessUI
import Interaction

/// The controller that is left: it starts the interaction, and hears when it is over.
final class ProfileController: ViewController, InteractionDelegate {
  let followButton = Button()
  private let person: Person
  private let service: any ProfileService

  init(of person: Person, through service: any ProfileService) {
    self.person = person
    self.service = service
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    followButton.setTitle("Follow", for: .normal)
    followButton.addAction(Action { [weak self] _ in self?.follow() }, for: .touchUpInside)
    view.addSubview(followButton)
  }

  private func follow() {
    followButton.isEnabled = false
    let steps = FollowSteps(person, through: service, asking: AlertAsker(over: self))
    FollowInteraction(steps, delegate: self).start()
  }

  func interactionCompleted(_ interaction: any Interacting) {
    followButton.isEnabled = true
    print("  interactionCompleted: \(interaction.state); the Follow button is enabled")
  }
}
