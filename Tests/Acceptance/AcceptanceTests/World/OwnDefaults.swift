import Foundation

/// User settings that nobody else has, taken away with the object.
final class OwnDefaults {
  let defaults: UserDefaults
  private let suite = "acceptance-\(UUID())"

  init() throws {
    guard let defaults = UserDefaults(suiteName: suite) else {
      throw CocoaError(.featureUnsupported)
    }
    self.defaults = defaults
  }

  deinit {
    defaults.removePersistentDomain(forName: suite)
  }
}
