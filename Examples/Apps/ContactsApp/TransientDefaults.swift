import Foundation

/// User settings that last as long as the program: a script begins with the same ones every time,
/// and leaves none behind.
final class TransientDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  override func object(forKey key: String) -> Any? { values[key] }
  override func string(forKey key: String) -> String? { values[key] as? String }
  override func set(_ value: Any?, forKey key: String) { values[key] = value }
}
