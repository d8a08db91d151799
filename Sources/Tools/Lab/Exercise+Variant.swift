internal import ChangeRequests
package import Foundation
internal import SourceMeasures

extension Exercise {
  /// The names that the texts use for the people lists, by module.
  private static let lists = [
    "MassivePeopleList": "massive list", "ProtocolSplitPeopleList": "list with protocols",
    "MVVMPeopleList": "list with view models",
    "ModelViewPeopleList": "list with an observed model",
    "ReducerPeopleList": "list with a reducer", "SlimPeopleList": "slim list",
  ]

  /// Returns a change exercise for another people list, with a text that fits this list.
  ///
  /// The text names the other list. The third hint and the later paragraphs of the reason apply
  /// only to the exercise's own list. So the hint is replaced, and the paragraphs are left out.
  ///
  /// - Parameter module: The module of the people list; with nil, the exercise does not change.
  package func adapted(to module: String?, in root: URL) throws(LabError) -> Self {
    guard kind == .change, let variant, let module, module != variant,
      let (old, new) = (Self.lists[variant], Self.lists[module]) as? (String, String)
    else { return self }
    func renamed(_ text: String) -> String { text.replacing(old, with: new) }
    var other = self
    other.variant = module
    other.title = renamed(title)
    other.problem = renamed(problem)
    other.task = renamed(task)
    other.hints = try hints.dropLast().map(renamed) + [other.files(in: root)]
    other.why = renamed(why.components(separatedBy: "\n\n")[0])
    return other
  }

  /// Returns a hint that lists the files that the kit's own solution edits and adds.
  private func files(in root: URL) throws(LabError) -> String {
    let files = try diff(variantName, in: root).files.filter { $0.path.hasPrefix("Sources/") }
    func names(_ isNew: Bool) -> String {
      files.filter { $0.isNew == isNew }.compactMap { $0.path.split(separator: "/").last }
        .joined(separator: ", ")
    }
    let added = names(true)
    return "The kit's own change edits \(names(false))\(added.isEmpty ? "" : " and adds \(added)")."
  }

  /// The folders below `Lab/Saved` that can contain the learner's files of this exercise.
  package var places: [String] {
    kind == .change ? Self.lists.keys.sorted().map { "\(name)-\($0)" } : [name]
  }
}
