public import HeadlessUI
public import Interaction

/// Lets a person choose from a list in a sheet, over a controller that is on screen:
/// `UIListChooser`'s twin.
///
/// A sheet that is taken away or never shown answers as if it had been cancelled.
///
/// - Isolation: main actor. It holds the presenting controller weakly; the window holds the list.
@MainActor
public final class ListChooser: Choosing {
  private weak var presenter: ViewController?

  /// Shows its lists over `presenter`.
  public init(over presenter: ViewController) {
    self.presenter = presenter
  }

  /// Presents the list in a navigation controller, with a button to cancel.
  public func choose(_ choice: Choice) async -> Int? {
    await PendingAnswer.wait { pending in
      let list = ChoiceController(choice, answering: pending)
      presenter?.present(NavigationController(rootViewController: list), animated: true)
      return { [weak list] in list?.presentingViewController?.dismiss(animated: true) }
    }
  }
}
