/// What a profile's view shows and reports: all that its controller knows of it.
///
/// A controller that is generic over this contract can be tested with a view that only writes down
/// what it is told, and its real view can be built anew without touching the controller (row C9).
/// Each part is a settable property, so each can be bound.
@MainActor public protocol ProfileContent: AnyObject {
  /// The full name.
  var name: String? { get set }
  /// "1,234 followers"; nothing is shown for an empty text.
  var followerCount: String? { get set }
  /// "Followed by Ada & Grace"; nothing is shown for an empty text.
  var followedBy: String? { get set }
  /// The title of the follow button.
  var followTitle: String? { get set }
  /// Whether the follow button can be tapped.
  var canFollow: Bool { get set }
  /// Called when it is tapped. The view holds it: let it capture the controller weakly.
  var onFollow: (@MainActor () -> Void)? { get set }
}
