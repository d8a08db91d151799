/// Something that is made without arguments and told when it is wired up (row E1).
///
/// An object in a storyboard is not made by an initialiser that takes what it needs: it is made
/// bare, its outlets are set, then it is told. UIKit's `awakeFromNib()`, for objects that are no
/// `NSObject`.
///
/// The controller's outlets to views are nil then, as in UIKit: they are set when its view is loaded,
/// where the stage says when that is (``StoryboardClasses/whenViewLoads(_:)``).
@MainActor public protocol NibAwaking: AnyObject {
  /// Every outlet of every object of the scene is set, but for the controller's to its views. Called
  /// once.
  func awakeFromNib()
}
