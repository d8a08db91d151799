// Where a key path is a literal, the compiler can turn it into a direct read or write; it does so
// when the factory is `@inlinable` and when each closure has a literal of its own. Hence the
// autoclosures, each called twice: shared or stored, a key path costs ten times as much.

extension Link {
  /// Shows a property of the presenter in a property of the view.
  ///
  /// What the view has is read first, and is left alone where it is already right. So the view
  /// shows what the presenter says after every pass, whoever wrote to it in between.
  @inlinable public static func show<Value: Equatable>(
    _ source: @autoclosure () -> KeyPath<Presenter, Value>,
    in target: @autoclosure () -> ReferenceWritableKeyPath<View, Value>
  ) -> Link {
    show(source(), in: target(), as: { $0 })
  }

  /// Shows a property in one that may be empty, such as a label's `text`.
  @inlinable public static func show<Value: Equatable>(
    _ source: @autoclosure () -> KeyPath<Presenter, Value>,
    in target: @autoclosure () -> ReferenceWritableKeyPath<View, Value?>
  ) -> Link {
    show(source(), in: target(), as: { Optional($0) })
  }

  /// Shows what `transform` makes of a property.
  ///
  ///     .show(\.isFollowed, in: \.followButton.isEnabled) { !$0 }
  ///
  /// - Parameter transform: runs at every pass; what takes long, or needs a locale, belongs in the
  ///   presenter. It is held as long as the link is: let it capture no controller.
  @inlinable public static func show<Value, Shown: Equatable>(
    _ source: @autoclosure () -> KeyPath<Presenter, Value>,
    in target: @autoclosure () -> ReferenceWritableKeyPath<View, Shown>,
    as transform: @escaping @MainActor (Value) -> Shown
  ) -> Link {
    let (source1, target1) = (source(), target())
    let (source2, target2) = (source(), target())
    return Link(
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
