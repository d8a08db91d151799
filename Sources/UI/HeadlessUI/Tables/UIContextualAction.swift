/// An action that a swipe of a table row shows as a button.
///
/// The action holds its handler. Capture a controller weakly in the handler.
@MainActor open class UIContextualAction {
  /// The look of the button. Use `destructive` for an action that deletes data.
  public enum Style: Int, Sendable { case normal, destructive }

  /// A closure that performs an action.
  ///
  /// Its arguments are the action, the view in which the user tapped, and a completion. Call the
  /// completion with `true` if the action was performed. The row stays swiped until the call.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The look of the button.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title of the button.
  open var title: String?

  /// Creates an action that calls `handler` when the user taps its button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that a swipe of a table row shows.
@MainActor open class UISwipeActionsConfiguration {
  /// The actions. The first one is at the edge of the row.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action. The default is `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration. Without actions, the row cannot be swiped from the edge.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
