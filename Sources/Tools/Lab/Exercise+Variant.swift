internal import ChangeRequests
package import Foundation
internal import SourceMeasures

extension Exercise {
  /// Returns a change exercise with a text for another people list.
  ///
  /// In the text, the name of the new list replaces the old one. The third hint and the later
  /// paragraphs of the reason apply only to the exercise's own list. So the hint is replaced, and
  /// the paragraphs are left out.
  ///
  /// - Parameter module: The module of the people list, or nil for the exercise's own list.
  package func adapted(to module: String?, in root: URL) throws(LabError) -> Self {
    guard kind == .change, let variant, let module, module != variant,
      let old = PeopleList.all.first(where: { $0.module == variant }),
      let new = PeopleList.all.first(where: { $0.module == module })
    else { return self }
    func renamed(_ text: String) -> String { text.replacing(old.name, with: new.name) }
    var other = self
    other.variant = module
    other.title = renamed(title)
    other.problem = renamed(problem)
    other.task = renamed(task)
    other.hints = try hints.dropLast().map(renamed) + [other.files(in: root)]
    other.why = renamed(why.components(separatedBy: "\n\n")[0])
    return other
  }

  /// Returns a hint that lists the files of the kit's own solution.
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
    kind == .change ? PeopleList.all.map { "\(name)-\($0.module)" } : [name]
  }
}
