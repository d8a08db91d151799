/// The forms that a noun may take beside a number, as Unicode names them (CLDR, plural rules).
///
/// No language is known to use them all in what we translate but Arabic; Chinese uses one.
public nonisolated enum PluralCategory: Hashable, Sendable, CaseIterable {
  /// A form for nothing at all, as in Arabic.
  case zero
  /// The singular.
  case one
  /// The dual, as in Arabic.
  case two
  /// A small number, as 3 to 10 in Arabic.
  case few
  /// A large number, as 11 to 99 in Arabic, or whole millions in French.
  case many
  /// All the rest; the only form that every language has.
  case other
}
