#if canImport(UIKit)
  public import UIKit

  /// Lets a person choose from a list in a sheet, over a controller that is on screen.
  ///
  /// A sheet that is swiped down, taken away or never shown answers as if it had been cancelled.
  ///
  /// - Isolation: main actor. It holds the presenting controller weakly; UIKit holds the list.
  @MainActor
  public final class UIListChooser: Choosing {
    private weak var presenter: UIViewController?

    /// Shows its lists over `presenter`.
    public init(over presenter: UIViewController) {
      self.presenter = presenter
    }

    /// Presents the list in a navigation controller, with a button to cancel.
    public func choose(_ choice: Choice) async -> Int? {
      await PendingAnswer.wait { pending in
        let list = UIChoiceController(choice, answering: pending)
        presenter?.present(UINavigationController(rootViewController: list), animated: true)
        return { [weak list] in list?.presentingViewController?.dismiss(animated: true) }
      }
    }
  }
#endif
