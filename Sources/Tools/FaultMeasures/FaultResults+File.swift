package import ComparisonReport
package import Foundation

extension FaultResults {
  /// Reads the results of the package in `root`. If there is no file, there are no results.
  package init(in root: URL) throws {
    let file = root.appending(path: Self.path)
    let isThere = FileManager.default.fileExists(atPath: file.path)
    let data = isThere ? try Data(contentsOf: file) : Data("[]".utf8)
    self.init(try JSONDecoder().decode([FaultResult].self, from: data))
  }

  /// Returns the results as JSON with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(all), as: UTF8.self) + "\n"
  }

  /// Writes the results to their file in the package.
  package func write(to root: URL) throws {
    try Data(json().utf8).write(to: root.appending(path: Self.path), options: .atomic)
  }
}
