public import Foundation
public import HeadlessUI

/// The signed-in account, as a shared instance. It exists for the counter-example below.
@MainActor
public final class CurrentAccount {
  /// The instance that every screen can read.
  public static let shared = CurrentAccount()
  /// The name of the account, or nil after signing out.
  public var name: String?
}

/// A counter-example: a composer that reads the account from a shared instance.
///
/// The account can change while the composer is open. The post then belongs to another account than
/// the one that the user sees. A missing account is found only when the user sends the text.
@MainActor
public final class SharedAccountComposer: ViewController {
  /// Shows the account in the title.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = CurrentAccount.shared.name
  }

  /// Returns the post, or nil without an account.
  public func post(_ text: String) -> String? {
    CurrentAccount.shared.name.map { "\($0): \(text)" }
  }
}

/// A composer that receives the account from the screen before it.
///
/// The value travels in one direction: from the caller to the initializer. It is not optional.
@MainActor
public final class AccountComposer: ViewController {
  private let account: String

  /// Creates a composer of posts by an account.
  public init(for account: String) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
    title = account
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Returns the post.
  public func post(_ text: String) -> String { "\(account): \(text)" }
}

/// The start of the chain: the one screen that checks whether there is an account.
@MainActor
public final class AccountHome: ViewController {
  private let account: String?

  /// Creates the first screen. The composition root reads the account and passes it.
  public init(for account: String?) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Returns the next screen, or nil without an account. No screen after this one checks again.
  public func composeTapped() -> AccountComposer? { account.map(AccountComposer.init(for:)) }
}
