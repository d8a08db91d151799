#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A view that shows a profile. The view creates and places its own subviews.
///
/// Each subview is created when it is first needed. A controller uses only the properties of
/// ``SmartView/ProfileContent``, so it does not depend on the subviews.
@MainActor public final class ProfileView: UIView, ProfileContent {
  private let namePart = LazyPart<UILabel>()
  private let followerCountPart = LazyPart<UILabel>()
  private let followedByPart = LazyPart<UILabel>()
  private lazy var followButton = makeFollowButton()

  /// Called when the user taps the follow button.
  public var onFollow: (@MainActor () -> Void)?

  /// The full name of the person.
  public var name: String? {
    get { namePart.ifMade?.text ?? "" }
    set { show(newValue, in: namePart, named: "name") }
  }
  /// The text of the follower count, for example "1,234 followers".
  public var followerCount: String? {
    get { followerCountPart.ifMade?.text ?? "" }
    set { show(newValue, in: followerCountPart, named: "followerCount") }
  }
  /// The sentence that names some followers, for example "Followed by Ada & Grace".
  public var followedBy: String? {
    get { followedByPart.ifMade?.text ?? "" }
    set { show(newValue, in: followedByPart, named: "followedBy") }
  }
  /// The title of the follow button in its normal state.
  public var followTitle: String? {
    get { followButton.title(for: .normal) }
    set { followButton.setTitle(newValue, for: .normal) }
  }
  /// Whether the user can tap the follow button.
  public var canFollow: Bool {
    get { followButton.isEnabled }
    set { followButton.isEnabled = newValue }
  }

  /// Places the subviews in a column. A label without text takes no space.
  public override func layoutSubviews() {
    var column = ColumnLayout(in: bounds.insetBy(dx: 16, dy: 16), spacing: 8)
    for label in [namePart, followerCountPart, followedByPart].compactMap(\.ifMade)
    where label.text?.isEmpty == false {
      label.frame = column.next(height: 22)
    }
    followButton.frame = column.next(height: 44)
  }

  private func show(_ text: String?, in part: LazyPart<UILabel>, named name: String) {
    let isEmpty = text?.isEmpty != false
    guard part.ifMade != nil || !isEmpty else { return }
    let label = part.value {
      let label = UILabel()
      label.accessibilityIdentifier = name
      addSubview(label)
      return label
    }
    label.text = text
    label.isHidden = isEmpty
    setNeedsLayout()
  }

  private func makeFollowButton() -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = "follow"
    button.addAction(
      UIAction { [weak self] _ in self?.onFollow?() }, for: .primaryActionTriggered)
    addSubview(button)
    return button
  }
}
