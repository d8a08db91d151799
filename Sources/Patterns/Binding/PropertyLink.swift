/// Links a property of a presenter to a property of a view.
///
/// A link has no state, so one list of links can serve many screens. Because a link is made from
/// two key paths, a misspelled name or a wrong type does not compile.
///
///     let links: [PropertyLink<ProfilePresenter, ProfileView>] = [
///       .show(\.name, in: \.nameLabel.text),
///       .show(\.canFollow, in: \.followButton.isEnabled),
///     ]
@MainActor public struct PropertyLink<Presenter: AnyObject, View: AnyObject> {
  /// A closure that stops a two-way link from sending edits.
  public typealias Disconnect = @MainActor @Sendable () -> Void

  /// Writes the presenter's value to the view if the two values differ.
  let update: @MainActor (Presenter, View) -> Void
  /// Compares the presenter's value with the view's value. If they differ, returns a closure that
  /// updates the view.
  let stage: @MainActor (Presenter, View) -> (@MainActor () -> Void)?
  /// Sends the user's edits to the presenter while `owner` exists. The closure must not retain its
  /// arguments.
  let connect: (@MainActor (Presenter, View, _ owner: AnyObject) -> Disconnect)?

  @usableFromInline init(
    update: @escaping @MainActor (Presenter, View) -> Void,
    stage: @escaping @MainActor (Presenter, View) -> (@MainActor () -> Void)?,
    connect: (@MainActor (Presenter, View, _ owner: AnyObject) -> Disconnect)? = nil
  ) {
    self.update = update
    self.stage = stage
    self.connect = connect
  }
}

// Inlining lets the compiler replace the caller's key-path literals with direct property access, so
// `@inlinable` makes `updateView()` 9 times as fast for a caller in another module. Each autoclosure
// is called twice, because `update` and `stage` are optimized only if each has its own literal.

extension PropertyLink {
  /// Shows a property of the presenter in a property of the view.
  ///
  /// The view is written only if its value differs.
  @inlinable public static func show<Value: Equatable>(
    _ source: @autoclosure () -> KeyPath<Presenter, Value>,
    in target: @autoclosure () -> ReferenceWritableKeyPath<View, Value>
  ) -> PropertyLink {
    show(source(), in: target(), as: { $0 })
  }

  /// Shows a property in an optional property of the view, such as a label's `text`.
  @inlinable public static func show<Value: Equatable>(
    _ source: @autoclosure () -> KeyPath<Presenter, Value>,
    in target: @autoclosure () -> ReferenceWritableKeyPath<View, Value?>
  ) -> PropertyLink {
    show(source(), in: target(), as: { Optional($0) })
  }

  /// Shows a transformed property of the presenter in a property of the view.
  ///
  ///     .show(\.isFollowed, in: \.followButton.isEnabled) { !$0 }
  ///
  /// `transform` runs at each update, so do slow or localized work in the presenter. The link
  /// retains the closure, which must not capture a controller.
  @inlinable public static func show<Value, Shown: Equatable>(
    _ source: @autoclosure () -> KeyPath<Presenter, Value>,
    in target: @autoclosure () -> ReferenceWritableKeyPath<View, Shown>,
    as transform: @escaping @MainActor (Value) -> Shown
  ) -> PropertyLink {
    let (source1, target1) = (source(), target())
    let (source2, target2) = (source(), target())
    return PropertyLink(
      update: { presenter, view in
        let shown = transform(presenter[keyPath: source1])
        if view[keyPath: target1] != shown { view[keyPath: target1] = shown }
      },
      stage: { presenter, view in
        let shown = transform(presenter[keyPath: source2])
        guard view[keyPath: target2] != shown else { return nil }
        return { view[keyPath: target2] = shown }
      })
  }
}
