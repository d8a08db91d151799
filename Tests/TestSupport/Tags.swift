import Testing

extension Tag {
  /// The object under test, or one that it holds, is shown to be freed.
  @Tag public static var memory: Self
  /// A mock, spy or fake takes the place of a real collaborator.
  @Tag public static var mockInjection: Self
  /// A rule of UIKit's, held by the headless stage.
  @Tag public static var uiKitRule: Self
  /// Seeded random input; the seed is part of the failure message.
  @Tag public static var random: Self
  /// A fault of the documents' own code, kept compiled and shown failing beside its cure.
  @Tag public static var trap: Self
}
