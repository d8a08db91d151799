/// A part that is made when it is first asked for, and that can be looked at without making it.
///
/// A `lazy var` makes its value whenever it is read, so a layout that reads all of them makes all of
/// them. Here the layout asks for ``ifMade``, and a label that nobody has given a text is never
/// there:
///
///     private let bioPart = LazyPart<Label>()
///     var bioLabel: Label { bioPart.value { added(Label()) } }
///
///     override func layoutSubviews() {
///       bioPart.ifMade?.frame = bounds
///     }
///
/// How it is made is said where it is asked for, not stored: a stored closure that captures the view
/// would be a cycle until it has run. Source: row D3, lazily made subviews.
@MainActor public final class LazyPart<Part> {
  /// The part, where it has been made.
  public private(set) var ifMade: Part?

  /// A part that is not made yet.
  public init() {}

  /// The part; `make` makes it at the first call, and is not called again.
  public func value(_ make: () -> Part) -> Part {
    if let ifMade { return ifMade }
    let made = make()
    ifMade = made
    return made
  }
}
