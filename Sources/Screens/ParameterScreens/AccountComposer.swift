#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The signed-in account, as a shared instance for the counter-example ``SharedAccountComposer``.
@MainActor
public final class CurrentAccount {
  /// The instance that every screen can read.
  public static let shared = CurrentAccount()
  /// The name of the account, or nil if no user is signed in.
  public var name: String?
}

/// A counter-example: a composer that reads the account from a shared instance.
///
/// The account can change while the composer is open. The post then belongs to a different account
/// from the account in the title. A missing account is detected only when the user sends the text.
@MainActor
public final class SharedAccountComposer: UIViewController {
  /// Shows the name of the account in the title.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = CurrentAccount.shared.name
  }

  /// Returns a post with the name of the current account; nil without an account.
  public func post(_ text: String) -> String? {
    CurrentAccount.shared.name.map { "\($0): \(text)" }
  }
}

/// A composer that receives the account from the screen before it.
///
/// The initializer requires an account, so the composer cannot be open without one.
@MainActor
public final class AccountComposer: UIViewController {
  private let account: String

  /// Creates a composer for posts by `account`.
  public init(for account: String) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
    title = account
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Returns a post with the name of the account.
  public func post(_ text: String) -> String { "\(account): \(text)" }
}

/// The first screen, and the only screen that checks whether there is an account.
@MainActor
public final class AccountHome: UIViewController {
  private let account: String?

  /// Creates the first screen. The composition root reads the account and passes it.
  public init(for account: String?) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Returns a composer, or nil if there is no account, so the composer need not check for one.
  public func composeTapped() -> AccountComposer? { account.map(AccountComposer.init(for:)) }
}
