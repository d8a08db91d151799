/// How one child's view gives way to another's.
///
/// - Isolation: main actor. A slot keeps the transition until its completion was called.
@MainActor
public protocol ChildTransition<ContainedView> {
  /// The common base class of all views of the framework.
  associatedtype ContainedView

  /// Whether the children are told that they appear with an animation.
  var isAnimated: Bool { get }

  /// Moves from one view to the other. Both lie in the container, the new one in front.
  ///
  /// - Parameters:
  ///   - old: The view that leaves; `nil` where the slot was empty.
  ///   - new: The view that comes; `nil` where the slot is emptied.
  ///   - completion: To be called when the move is over. The slot then removes the old view.
  func run(
    from old: ContainedView?, to new: ContainedView?, completion: @escaping @MainActor () -> Void)
}
