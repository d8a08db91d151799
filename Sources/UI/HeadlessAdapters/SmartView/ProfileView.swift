import Foundation
public import HeadlessUI
public import SmartView

/// The profile's own view: it makes its parts when they are needed, and lays them out itself.
///
/// Its labels are its own business; a controller sees the contract, ``SmartView/ProfileContent``. A
/// text that was never set reads as empty.
@MainActor public final class ProfileView: View, ProfileContent {
  private let namePart = LazyPart<Label>()
  private let followerCountPart = LazyPart<Label>()
  private let followedByPart = LazyPart<Label>()
  private lazy var followButton = makeFollowButton()

  /// Called when the follow button is tapped.
  public var onFollow: (@MainActor () -> Void)?

  /// The full name.
  public var name: String? {
    get { namePart.ifMade?.text ?? "" }
    set { show(newValue, in: namePart, called: "name") }
  }
  /// "1,234 followers".
  public var followerCount: String? {
    get { followerCountPart.ifMade?.text ?? "" }
    set { show(newValue, in: followerCountPart, called: "followerCount") }
  }
  /// "Followed by Ada & Grace".
  public var followedBy: String? {
    get { followedByPart.ifMade?.text ?? "" }
    set { show(newValue, in: followedByPart, called: "followedBy") }
  }
  /// The title of the follow button: set for a state, through a method; here a property.
  public var followTitle: String? {
    get { followButton.title(for: .normal) }
    set { followButton.setTitle(newValue, for: .normal) }
  }
  /// Whether the follow button can be tapped.
  public var canFollow: Bool {
    get { followButton.isEnabled }
    set { followButton.isEnabled = newValue }
  }

  /// One part below the other; what is not made, or has no text, takes no space.
  public override func layoutSubviews() {
    var column = ColumnLayout(in: bounds.insetBy(dx: 16, dy: 16), spacing: 8)
    for label in [namePart, followerCountPart, followedByPart].compactMap(\.ifMade)
    where label.text?.isEmpty == false {
      label.frame = column.next(height: 22)
    }
    followButton.frame = column.next(height: 44)
  }

  private func show(_ text: String?, in part: LazyPart<Label>, called name: String) {
    guard part.ifMade != nil || text?.isEmpty == false else { return }
    let label = part.value { makeLabel(called: name) }
    label.text = text
    label.isHidden = text?.isEmpty != false
    setNeedsLayout()
  }

  private func makeLabel(called name: String) -> Label {
    let label = Label()
    label.accessibilityIdentifier = name
    addSubview(label)
    return label
  }

  private func makeFollowButton() -> Button {
    let button = Button(type: .system)
    button.accessibilityIdentifier = "follow"
    button.addAction(
      Action { [weak self] _ in self?.onFollow?() }, for: .primaryActionTriggered)
    addSubview(button)
    return button
  }
}
