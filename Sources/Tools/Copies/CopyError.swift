/// The reason why the kit refuses to read or write copies.
package enum CopyError: Error, Equatable, CustomStringConvertible {
  case noKit(path: String)
  case noPattern(name: String, known: [String])
  case noFolder(path: String)
  case insideKit(path: String)
  case badModuleName(String)
  case otherTestFolder(path: String)
  case testsInSources(path: String)
  case noManifest(path: String)
  case severalCopies(paths: [String])
  case otherTool(path: String)
  case newer(path: String, version: String)
  case damaged(path: String, reason: String)
  case incompleteKit(path: String)
  case alreadyAdded(pattern: String)
  case behind(pattern: String)
  case notAdded(pattern: String)
  case exists(paths: [String])
  case unresolved(paths: [String])
  case changedMeanwhile(path: String)
  case dirtyTree(lines: [String])
  case noGit
  case git(lines: [String])

  package var description: String {
    switch self {
    case .noKit(let path): "\(path) is not the kit: it has no folder Sources/Patterns."
    case .noPattern(let name, let known):
      "“\(name)” is not a pattern. The patterns are: \(known.joined(separator: ", "))."
    case .noFolder(let path): "There is no folder \(path). Create it, or name another with --to."
    case .insideKit(let path): "\(path) is inside the kit. Name a folder of your app."
    case .badModuleName(let name):
      "“\(name)” cannot be the name of a Swift module. Name another with --module-name."
    case .otherTestFolder(let path):
      "The tests of the earlier copies are in \(path). Leave out --tests, or name this folder."
    case .testsInSources(let path):
      "\(path) contains the copies. Name a folder of your test target with --tests."
    case .noManifest(let path):
      """
      There are no copies in \(path): the file .unmassive/manifest.json is missing.
      Name the folder of your copies with --to. “kit add” copies the first pattern.
      """
    case .severalCopies(let paths):
      "Copies are in several folders. Name one of them with --to:\n"
        + paths.map { "  \($0)" }.joined(separator: "\n")
    case .otherTool(let path): "Another tool wrote \(path). Nothing was changed."
    case .newer(let path, let version):
      "A newer kit wrote \(path) (\(version)). Update the kit first: git pull"
    case .damaged(let path, let reason):
      "\(path) is damaged: \(reason) Restore the folder .unmassive from your repository."
    case .incompleteKit(let path): "The kit has no Swift files in \(path). Restore this folder."
    case .alreadyAdded(let pattern):
      "\(pattern) was added before. “kit update \(pattern)” copies the kit's changes."
    case .behind(let pattern):
      "The kit changed \(pattern) since your copy. Run this first: kit update \(pattern)"
    case .notAdded(let pattern): "\(pattern) was not added. “kit add \(pattern)” copies it."
    case .exists(let paths):
      "These files exist and are not copies of the kit. Move or rename them first:\n"
        + paths.map { "  \($0)" }.joined(separator: "\n")
    case .unresolved(let paths):
      "Resolve the conflicts in these files first:\n"
        + paths.map { "  \($0)" }.joined(separator: "\n")
    case .changedMeanwhile(let path):
      "\(path) changed during the check. Nothing was written. Run the update again."
    case .dirtyTree(let lines):
      "Your git tree has changes that are not committed. Commit them, or use --force:\n"
        + lines.prefix(5).map { "  \($0)" }.joined(separator: "\n")
        + (lines.count > 5 ? "\n  and \(lines.count - 5) more" : "")
    case .noGit: "The program git was not found. “kit diff” and “kit update” need it."
    case .git(let lines): "git failed:\n" + lines.joined(separator: "\n")
    }
  }
}
