/// The interface of a profile's view for its controller.
///
/// A test passes a spy as the view of a controller that is generic over this protocol. The real
/// view can also be replaced without changing the controller. Each property is settable, so a
/// binding can set it.
@MainActor public protocol ProfileContent: AnyObject {
  /// The full name.
  var name: String? { get set }
  /// The follower count, such as "1,234 followers". It is hidden if it is empty.
  var followerCount: String? { get set }
  /// The sentence "Followed by Ada & Grace". It is hidden if it is empty.
  var followedBy: String? { get set }
  /// The title of the follow button.
  var followTitle: String? { get set }
  /// Whether the follow button is enabled.
  var canFollow: Bool { get set }
  /// Called for a tap on the follow button. The view retains the closure, so capture the controller
  /// weakly.
  var onFollow: (@MainActor () -> Void)? { get set }
}
