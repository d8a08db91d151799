#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// **A trap.** The grocery text's alert for a new list (`Guides/Documents.md`). Do not copy it.
///
/// The alert has no Cancel button, so the user must save something. It even saves an empty text.
/// `AddShoppingListSteps` offers Cancel and repeats the question until the title is valid.
@MainActor public enum DocumentShoppingListAlert {
  /// Creates the alert, whose only button calls `save` with the typed text.
  public static func make(_ save: @escaping @MainActor (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(
      title: "Grocry", message: "Enter Shopping List", preferredStyle: .alert)
    alert.addTextField()
    let field = alert.textFields?.first
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { _ in save(field?.text ?? "") })
    return alert
  }
}
