import Testing

extension Tag {
  /// Marks tests that check the deallocation of objects.
  @Tag public static var memory: Self
  /// Marks tests with a mock, a spy or a fake instead of a real object.
  @Tag public static var mockInjection: Self
  /// Marks tests with random input, which depends only on a seed.
  @Tag public static var random: Self
  /// Marks tests that show a mistake in the documents' code and the correct code.
  @Tag public static var trap: Self
}
