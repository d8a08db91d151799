import Binding

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view of a profile.
final class ProfileCard: UIView {
  let nameLabel = UILabel()
  let followerCountLabel = UILabel()
  let followButton = UIButton(type: .system)
  let noteField = UITextField()

  /// The button's title as a property, so that it can be bound.
  var followTitle: String? {
    get { followButton.title(for: .normal) }
    set { followButton.setTitle(newValue, for: .normal) }
  }

  var summary: String {
    "\(nameLabel.text ?? "") · \(followerCountLabel.text ?? "") · [\(followTitle ?? "")"
      + (followButton.isEnabled ? "]" : ", disabled]")
  }
}

/// Strings that are accessed by name, as in key-value coding.
final class Named: NamedProperties {
  private(set) var texts: [String: String]
  init(_ texts: [String: String]) { self.texts = texts }

  func text(named name: String) -> String? { texts[name] }

  func setText(_ text: String, named name: String) -> Bool {
    guard texts[name] != nil else { return false }
    texts[name] = text
    return true
  }
}
