public import Foundation

/// The document's own keyboard manager, faults and all: a counter-example. Never copy it.
///
/// It is compiled so that the faults can be run, and tested so that nobody "repairs" them:
/// 1. `oldBottomContentInset` is read when the keyboard hides and saved nowhere, so that the
///    content's own bottom inset is lost;
/// 2. the keyboard's height is taken for the overlap, which is right only for a view that ends at
///    the bottom of the screen and has no safe area there;
/// 3. left and right insets are set to zero, and the indicators get the content's insets.
///
/// - Source: row D7, `SKNewPostKeyboardManager`, statement by statement.
@MainActor
public final class DocumentKeyboardManager {
  private let tableView: any KeyboardAvoiding
  private let center: NotificationCenter
  private let oldBottomContentInset: CGFloat = 0
  private var tokens: NotificationTokens?

  /// A manager for `tableView`, which it holds strongly.
  public init(tableView: any KeyboardAvoiding, center: NotificationCenter) {
    self.tableView = tableView
    self.center = center
  }

  /// Begins to observe that the keyboard shows and that it has hidden.
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

  /// Ends the observation, and leaves the insets as the keyboard left them.
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
