internal import Foundation

/// The kit's adapters once had UIKit's prefix: `UIAlertAsker` is now `AlertAsker`.
extension CopyUpdate {
  /// A type whose name lost its prefix in this update.
  private struct Rename {
    let old: (name: String, path: String)
    let new: (name: String, path: String)
  }

  /// Sentences that list the names to replace and the edits to move.
  var advice: [String] {
    let renames = renames
    guard !renames.isEmpty else { return [] }
    let names = renames.map { "\($0.old.name) → \($0.new.name)" }.joined(separator: ", ")
    let edited = steps.map(\.file).filter { $0.state == .orphaned }.compactMap { file in
      renames.first { $0.old.path == file.path }.map {
        "Move your edit in \($0.old.path) to \($0.new.path), then delete the old file."
      }
    }
    return ["Replace these names in your app: \(names)."] + edited
  }

  private var renames: [Rename] {
    let files = steps.map(\.file).filter { $0.mine != nil || $0.base == nil }
    let old = files.flatMap { file in Self.types(in: file.base).map { ($0, file.path) } }
    let new = files.flatMap { file in Self.types(in: file.kit).map { ($0, file.path) } }
    let paths = Dictionary(new) { first, _ in first }
    return old.compactMap { name, path in
      let shorter = String(name.trimmingPrefix(/UI(Kit)?/))
      guard paths[name] == nil, let newPath = paths[shorter] else { return nil }
      return Rename(old: (name, path), new: (shorter, newPath))
    }
  }

  private static func types(in file: Data?) -> [String] {
    String(decoding: file ?? Data(), as: UTF8.self)
      .matches(of: /(?:public|open) (?:final )?(?:actor|class|enum|protocol|struct) (\w+)/)
      .map { String($0.1) }
  }
}
