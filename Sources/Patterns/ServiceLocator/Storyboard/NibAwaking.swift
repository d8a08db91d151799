/// Something that is made without arguments and told when it is wired up (row E1).
///
/// An object in a storyboard is not made by an initialiser that takes what it needs: it is made
/// bare, its outlets are set, then it is told. UIKit's `awakeFromNib()`, for objects that are no
/// `NSObject`.
///
/// Here a scene's views are made with its controller. UIKit makes them when the controller's view
/// is first needed: until then the controller's outlets to views are nil, in `awakeFromNib()` and in
/// the `prepare(for:sender:)` of the screen before.
@MainActor public protocol NibAwaking: AnyObject {
  /// Every outlet of every object of the scene is set. Called once.
  func awakeFromNib()
}
