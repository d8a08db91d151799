import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view of the profile's header.
///
/// The controller uses ``SmartView/ProfileContent`` instead of the subviews. On the user's own
/// profile the follow button is never created.
@MainActor
final class ProfileHeaderView: UIView, ProfileContent {
  private let nameLabel = UILabel()
  private let followerCountLabel = UILabel()
  private let followedByLabel = UILabel()
  private let followPart = LazyPart<UIButton>()
  private let followersButton = UIButton(type: .system)
  private let indicator = UIActivityIndicatorView(style: .medium)

  var onFollow: (@MainActor @Sendable () -> Void)?
  /// The closure that is called when the user taps Followers.
  var onShowFollowers: (@MainActor () -> Void)?

  /// Whether the activity indicator animates.
  var isWaiting = false {
    didSet { if isWaiting { indicator.startAnimating() } else { indicator.stopAnimating() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    followersButton.setTitle("Followers", for: .normal)
    followersButton.addAction(
      UIAction { [weak self] _ in self?.onShowFollowers?() }, for: .primaryActionTriggered)
    for part in [nameLabel, followerCountLabel, followedByLabel, followersButton, indicator] {
      addSubview(part)
    }
    for label in [followerCountLabel, followedByLabel] { label.isHidden = true }
  }

  required init?(coder: NSCoder) { nil }

  var name: String? {
    get { nameLabel.text ?? "" }
    set { nameLabel.text = newValue }
  }
  var followerCount: String? {
    get { followerCountLabel.text ?? "" }
    set { show(newValue, in: followerCountLabel) }
  }
  var followedBy: String? {
    get { followedByLabel.text ?? "" }
    set { show(newValue, in: followedByLabel) }
  }
  var followTitle: String? {
    get { followPart.ifMade?.title(for: .normal) }
    set { followButton.setTitle(newValue, for: .normal) }
  }
  var canFollow: Bool {
    get { followPart.ifMade?.isEnabled ?? false }
    set { followButton.isEnabled = newValue }
  }

  /// Places the labels in a column and the buttons in a row. A hidden label takes no space.
  override func layoutSubviews() {
    var column = ColumnLayout(in: bounds.insetBy(dx: 16, dy: 0))
    for label in [nameLabel, followerCountLabel, followedByLabel] where !label.isHidden {
      label.frame = column.next(height: 44)
    }
    var row = column.next(height: 44)
    for part in [followPart.ifMade, followersButton, indicator].compactMap(\.self) {
      (part.frame, row) = row.divided(atDistance: 120, from: .minXEdge)
    }
  }

  private var followButton: UIButton {
    followPart.value {
      let button = UIButton(type: .system)
      button.addAction(
        UIAction { [weak self] _ in self?.onFollow?() }, for: .primaryActionTriggered)
      addSubview(button)
      setNeedsLayout()
      return button
    }
  }

  private func show(_ text: String?, in label: UILabel) {
    label.text = text
    label.isHidden = text?.isEmpty != false
    setNeedsLayout()
  }
}
