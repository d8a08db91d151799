public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// **A trap.** The keyboard manager of a published example, with its five bugs. Do not copy it.
///
/// 1. It restores `oldBottomContentInset`, but never saves the original inset there.
/// 2. It uses the keyboard's height as the overlap. This is wrong for a view with a safe area, and
///    for a view that ends above the screen's bottom.
/// 3. It sets the left and right insets to zero, and gives the indicators the content's insets.
/// 4. It keeps the inset after `endObservingKeyboard()`, if the keyboard is visible then.
/// 5. It restores the inset only after the keyboard has disappeared, so the content jumps.
@MainActor
public final class DocumentKeyboardManager {
  private let tableView: any KeyboardAvoiding
  private let center: NotificationCenter
  private let oldBottomContentInset: CGFloat = 0
  private var tokens: NotificationTokens?

  /// Creates a manager that retains `tableView`.
  public init(tableView: any KeyboardAvoiding, center: NotificationCenter) {
    self.tableView = tableView
    self.center = center
  }

  /// Starts to observe the keyboard.
  public func beginObservingKeyboard() {
    let tokens = NotificationTokens(center: center)
    tokens.observe(KeyboardNotification.willShow.name) { [weak self] note in
      guard let frame = KeyboardChange(note)?.screenFrame else { return }
      MainActor.assumeIsolated { self?.keyboardWillShow(frame) }
    }
    tokens.observe(Notification.Name("UIKeyboardDidHideNotification")) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardDidHide() }
    }
    self.tokens = tokens
  }

  /// Stops observing without restoring the insets.
  public func endObservingKeyboard() {
    tokens = nil
  }

  private func keyboardWillShow(_ keyboardRect: CGRect) {
    let contentInsets = ContentInsets(
      top: tableView.contentInsets.top, left: 0, bottom: keyboardRect.height, right: 0)
    tableView.contentInsets = contentInsets
    tableView.indicatorInsets = contentInsets
  }

  private func keyboardDidHide() {
    let contentInset = ContentInsets(
      top: tableView.contentInsets.top, left: 0, bottom: oldBottomContentInset, right: 0)
    tableView.contentInsets = contentInset
    tableView.indicatorInsets = contentInset
  }
}
