extension Link {
  /// Ties a text of the presenter to a field that the user types in, both ways.
  ///
  /// A text that the presenter changes is shown; a text that is typed is handed to the presenter,
  /// and what the presenter makes of it (trimmed, refused) is shown at once. Neither way starts the
  /// other again: only a text that differs is written, so the cursor stays where it is.
  ///
  /// - Parameters:
  ///   - source: the text; its setter may change or refuse what is typed.
  ///   - input: the field, held by the view for as long as the binding lives.
  @inlinable public static func edit<Input: TextInput>(
    _ source: ReferenceWritableKeyPath<Presenter, String>, in input: KeyPath<View, Input>
  ) -> Link {
    Link(
      update: { presenter, view in
        let text = presenter[keyPath: source]
        let field = view[keyPath: input]
        if field.text ?? "" != text { field.text = text }
      },
      stage: { presenter, view in
        let text = presenter[keyPath: source]
        let field = view[keyPath: input]
        guard field.text ?? "" != text else { return nil }
        return { field.text = text }
      },
      connect: { presenter, view, owner in
        let field = view[keyPath: input]
        var isAnswering = false
        return field.onEdit { [weak presenter, weak field, weak owner] typed in
          guard owner != nil, let presenter, let field, !isAnswering else { return }
          isAnswering = true
          defer { isAnswering = false }
          if presenter[keyPath: source] != typed { presenter[keyPath: source] = typed }
          let kept = presenter[keyPath: source]
          if kept != typed { field.text = kept }
        }
      })
  }
}
