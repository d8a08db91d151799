public import Foundation

/// Keeps a scroll view's content clear of the keyboard, and gives its own insets back.
///
/// It hears the keyboard's notifications, works out how much of the view is truly covered, sets the
/// bottom inset of content and indicators in step with the keyboard, and scrolls the focused input
/// into sight. The controller only says from when until when:
///
///     override func viewWillAppear(_ animated: Bool) { keyboard.beginObserving() }
///     override func viewDidLayoutSubviews() { keyboard.layoutDidChange() }
///     override func viewWillDisappear(_ animated: Bool) { keyboard.endObserving() }
///
/// - Isolation: main actor. UIKit posts on the main thread; a post from another one is a fault and
///   stops the program.
/// - Lifetime: the controller holds the manager, the manager holds the view weakly, and the
///   notification centre holds neither.
/// - Source: row D7 (`SKNewPostKeyboardManager`), its three faults cured.
@MainActor
public final class KeyboardInsetsManager {
  private weak var view: (any KeyboardAvoiding)?
  private let animator: any KeyboardAnimating
  private let center: NotificationCenter
  private var tokens: NotificationTokens?
  private var screenFrame: CGRect?
  private var contentBottom = BottomInset()
  private var indicatorBottom = BottomInset()

  /// A manager for `view`, which observes nothing until it is told to begin.
  ///
  /// - Parameters:
  ///   - view: the scroll view; held weakly.
  ///   - center: where the keyboard's notifications are posted.
  ///   - animator: moves the insets in step with the keyboard.
  public init(
    view: any KeyboardAvoiding, center: NotificationCenter, animator: any KeyboardAnimating
  ) {
    self.view = view
    self.center = center
    self.animator = animator
  }

  /// Whether the keyboard is being observed.
  public var isObserving: Bool { tokens != nil }

  /// Begins to follow the keyboard. A second call does nothing.
  ///
  /// A keyboard that is up already is heard of at its next change: UIKit does not repeat itself.
  public func beginObserving() {
    guard tokens == nil else { return }
    let tokens = NotificationTokens(center: center)
    for kind in KeyboardNotification.allCases {
      tokens.observe(kind.name) { [weak self] notification in
        guard let change = KeyboardChange(notification) else { return }
        MainActor.assumeIsolated { self?.keyboardWillChange(change) }
      }
    }
    self.tokens = tokens
  }

  /// Stops following the keyboard and gives the original insets back at once. A second call does
  /// nothing. A screen that goes while the keyboard is up calls this and leaves nothing behind.
  public func endObserving() {
    guard tokens != nil else { return }
    tokens = nil
    screenFrame = nil
    makeRoom()
  }

  /// Works the overlap out anew for a view that has moved, turned or changed its size under a
  /// keyboard that stands. Called from `viewDidLayoutSubviews`; sets nothing that has not changed.
  public func layoutDidChange() {
    guard screenFrame != nil else { return }
    makeRoom()
  }

  /// Scrolls the input that has the focus into sight, for a focus that moved under a keyboard that
  /// stands.
  public func scrollToFocus(animated: Bool) {
    guard let view, let rect = view.focusedRect else { return }
    view.scrollRectToVisible(rect, animated: animated)
  }

  private func keyboardWillChange(_ change: KeyboardChange) {
    let hasMoved = change.screenFrame != screenFrame
    screenFrame = change.screenFrame
    makeRoom(timing: change.timing, scrolls: change.isLocal && hasMoved)
  }

  /// Sets the insets for the keyboard as it now stands, in step with it where `timing` is given;
  /// does nothing where they stay as they are and no focus is to be scrolled to.
  private func makeRoom(timing: KeyboardTiming? = nil, scrolls: Bool = false) {
    guard let view else { return }
    let overlap = overlap(with: view)
    var content = view.contentInsets
    var indicators = view.indicatorInsets
    content.bottom = contentBottom.covering(overlap, current: content.bottom)
    indicators.bottom = indicatorBottom.covering(overlap, current: indicators.bottom)
    let scrolls = scrolls && overlap > 0 && view.focusedRect != nil
    guard scrolls || content != view.contentInsets || indicators != view.indicatorInsets
    else { return }
    let changes: @MainActor () -> Void = { [weak self, weak view] in
      view?.contentInsets = content
      view?.indicatorInsets = indicators
      if scrolls { self?.scrollToFocus(animated: false) }
    }
    if let timing { animator.animate(with: timing, changes) } else { changes() }
  }

  private func overlap(with view: any KeyboardAvoiding) -> CGFloat {
    guard let screenFrame, let keyboard = view.rect(fromScreen: screenFrame) else { return 0 }
    return keyboardOverlap(
      of: keyboard, with: view.bounds, automaticInset: view.automaticBottomInset)
  }
}
