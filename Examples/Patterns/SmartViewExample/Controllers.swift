import Domain
import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The problem: a controller that creates and lays out every label.
final class CrowdedController: UIViewController {
  private let profile: Profile
  private let nameLabel = UILabel()
  private let followerCountLabel = UILabel()
  private let followButton = UIButton(type: .system)

  init(_ profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [nameLabel, followerCountLabel, followButton] { view.addSubview(part) }
    nameLabel.text = profile.person.firstName
    followButton.setTitle("Follow", for: .normal)
    followButton.addAction(
      UIAction { [weak self] _ in self?.follow() }, for: .primaryActionTriggered)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    nameLabel.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 22)
    followerCountLabel.frame = CGRect(x: 16, y: 46, width: view.bounds.width - 32, height: 22)
    followButton.frame = CGRect(x: 16, y: 76, width: view.bounds.width - 32, height: 44)
  }

  private func follow() {}
}

/// The pattern: the view is a separate class, and the controller only sets its properties.
final class ProfileController<Content: UIView & ProfileContent>: ContentViewController<Content> {
  private let profile: Profile

  init(_ profile: Profile, _ content: @autoclosure @escaping @MainActor () -> Content) {
    self.profile = profile
    super.init(content())
  }

  required init?(coder: NSCoder) { nil }

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

/// A spy that replaces the view and prints the values that the controller sets.
final class PrintingContent: UIView, ProfileContent {
  var name: String? { didSet { print("  name = \(name ?? "none")") } }
  var followerCount: String?
  var followedBy: String?
  var followTitle: String? { didSet { print("  title = \(followTitle ?? "none")") } }
  var canFollow = true { didSet { print("  canFollow = \(canFollow)") } }
  var onFollow: (@MainActor () -> Void)?
}
