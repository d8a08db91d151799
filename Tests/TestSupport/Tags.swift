import Testing

extension Tag {
  /// Tests that objects are deallocated.
  @Tag public static var memory: Self
  /// Tests with a mock, a spy or a fake instead of a real object.
  @Tag public static var mockInjection: Self
  /// Tests that HeadlessUI follows a rule of UIKit.
  @Tag public static var uiKitRule: Self
  /// Tests with random input. The failure message contains the seed.
  @Tag public static var random: Self
  /// Tests that show a mistake in the documents' code and the correct code.
  @Tag public static var trap: Self
}
