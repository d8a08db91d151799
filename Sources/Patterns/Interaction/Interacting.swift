/// An interaction of any kind, as its delegate sees it.
///
/// - Isolation: main actor. A controller that runs several tells them apart by identity
///   (`interaction === deletion`), as with the views of UIKit's delegates. Sendable, because
///   cancellation may come from anywhere.
@MainActor
public protocol Interacting: AnyObject, Sendable {
  /// Where the interaction stands.
  var state: InteractionState { get }

  /// Takes the interaction back, at whichever stage it is.
  func cancel()
}
