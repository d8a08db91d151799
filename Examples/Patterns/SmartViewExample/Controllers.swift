import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import SmartView

/// The pain: a controller that makes, holds and lays out every label itself.
final class CrowdedController: ViewController {
  private let profile: Profile
  private let nameLabel = Label()
  private let followerCountLabel = Label()
  private let followButton = Button(type: .system)

  init(_ profile: Profile) {
    self.profile = profile
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [nameLabel, followerCountLabel, followButton] { view.addSubview(part) }
    nameLabel.text = profile.person.firstName
    followButton.setTitle("Follow", for: .normal)
    followButton.addAction(
      Action { [weak self] _ in self?.follow() }, for: .primaryActionTriggered)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    nameLabel.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 22)
    followerCountLabel.frame = CGRect(x: 16, y: 46, width: view.bounds.width - 32, height: 22)
    followButton.frame = CGRect(x: 16, y: 76, width: view.bounds.width - 32, height: 44)
  }

  private func follow() {}
}

/// The cure: the view is a class of its own; what is left is what a controller is for.
final class ProfileController<Content: View & ProfileContent>: ContentViewController<Content> {
  private let profile: Profile

  init(_ profile: Profile, _ content: @autoclosure @escaping @MainActor () -> Content) {
    self.profile = profile
    super.init(content())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.name = profile.person.firstName
    contentView.followTitle = "Follow"
    contentView.onFollow = { [weak self] in self?.follow() }
  }

  private func follow() {
    contentView.canFollow = false
    contentView.followTitle = "Following"
  }
}

/// A view that takes the real one's place, and prints what it is told.
final class PrintingContent: View, ProfileContent {
  var name: String? { didSet { print("  told: name \(name ?? "none")") } }
  var followerCount: String?
  var followedBy: String?
  var followTitle: String? { didSet { print("  told: title \(followTitle ?? "none")") } }
  var canFollow = true { didSet { print("  told: can follow \(canFollow)") } }
  var onFollow: (@MainActor () -> Void)?
}
