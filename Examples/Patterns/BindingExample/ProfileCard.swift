import Binding
import HeadlessUI

/// What the screen shows of a profile.
final class ProfileCard: View {
  let nameLabel = Label()
  let followerCountLabel = Label()
  let followButton = Button(type: .system)
  let noteField = TextField()

  /// A title is set for a state, through a method; as a property it can be bound.
  var followTitle: String? {
    get { followButton.title(for: .normal) }
    set { followButton.setTitle(newValue, for: .normal) }
  }

  var summary: String {
    "\(nameLabel.text ?? "") · \(followerCountLabel.text ?? "") · [\(followTitle ?? "")"
      + (followButton.isEnabled ? "]" : ", disabled]")
  }
}

/// The same texts by name, as key-value coding reaches them.
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
