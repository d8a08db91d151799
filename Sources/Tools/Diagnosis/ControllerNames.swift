import SourceMeasures

/// The methods and properties of a view controller in all its parts.
struct ControllerNames: Sendable {
  private(set) var methods: Set<String> = []
  /// The jobs that properties belong to because of their types.
  private(set) var properties: [String: Job] = [:]

  /// Adds the members of a part.
  mutating func add(_ part: TypePart, in structure: SourceStructure) {
    for member in structure.statements(in: part.body) {
      guard let header = structure.header(of: member) else { continue }
      if header.keyword == "func" { methods.insert(header.baseName) }
      guard header.isProperty else { continue }
      let (head, _) = structure.parts(of: member)
      for place in head where place > header.place + 1 {
        guard structure.code[place].kind == .identifier,
          let job = Signals.kind(of: structure.code[place].name)
        else { continue }
        properties[header.name] = job
        break
      }
    }
  }
}
