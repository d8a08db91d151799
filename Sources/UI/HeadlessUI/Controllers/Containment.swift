/// How far a child is on its way into or out of its container.
enum Containment {
  /// In no container.
  case none
  /// `addChild` was called, `didMove(toParent:)` not yet.
  case entering
  /// In a container, wholly.
  case contained
  /// `willMove(toParent: nil)` was called, `removeFromParent` not yet.
  case leaving
}
