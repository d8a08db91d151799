import SourceMeasures

/// The methods and properties of a type in all its parts.
struct TypeNames: Sendable {
  /// The methods that the app declares outside the view controller.
  let app: AppMethods
  /// The type, its superclasses and its protocols, the nearest first.
  let ownTypes: [String]
  private(set) var methods: Set<String> = []
  /// The jobs that properties belong to because of their types.
  private(set) var properties: [String: Job] = [:]
  /// The properties that the data source counts or indexes.
  private(set) var lists: Set<String> = []
  /// The property that holds a coordinator, a router or a navigator.
  private(set) var route: String?
  /// The methods that show another screen.
  private(set) var screenMethods: Set<String> = []
  /// Whether the controller supplies the pages of a page view controller.
  private(set) var suppliesPages = false
  /// The types of the properties.
  private(set) var types: [String: String] = [:]
  private var arrays: Set<String> = []
  private var arrayNames: Set<String> = []
  private var allProperties: Set<String> = []
  private var children: Set<String> = []
  private var sourceNames: Set<String> = []

  init(_ app: AppMethods = AppMethods(), types: [String] = []) {
    (self.app, ownTypes) = (app, types)
  }

  /// Records the members of one declaration or extension of the type.
  mutating func add(_ part: TypePart, in structure: SourceStructure) {
    for member in structure.statements(in: part.body) {
      guard let header = structure.header(of: member) else { continue }
      if header.keyword == "func" {
        methods.insert(header.baseName)
        if header.name.has(":viewControllerBefore") { suppliesPages = true }
        let shows = member.contains { structure.isOne(["pushViewController", "performSegue"], $0) }
        let isAlert = member.contains { structure.isOne(["UIAlertController"], $0) }
        if shows || MemberSignals.leaves(header.baseName), !isAlert {
          screenMethods.insert(header.baseName)
        }
        let isSource =
          MemberSignals.job(of: header.name) == .dataSource || header.name.has(":cellFor")
        if isSource || member.contains(where: { structure.isOne(["IndexPath"], $0) }) {
          if isSource { arrayNames.formUnion(member.map { structure.code[$0].text }) }
          for place in member where isOwn(place, structure, isSource ? ["[", ".", "?"] : ["["]) {
            sourceNames.insert(structure.code[place].name)
          }
        }
      }
      for place in member where structure.isOne(["("], place + 1) {
        if let child = structure.addedChild(at: place) { children.insert(child) }
      }
      guard header.isProperty else { continue }
      allProperties.insert(header.name)
      if StatementMarker.isRoute(header.name) { route = header.name }
      let (head, _) = structure.parts(of: member)
      let type = head.first {
        $0 > header.place + 1 && structure.code[$0].kind == .identifier
          && structure.code[$0].name.isCapitalized
      }
      types[header.name] = type.map { structure.code[$0].name }
      if head.contains(where: { structure.isOne(["["], $0) }) { arrays.insert(header.name) }
      for place in head where place > header.place + 1 {
        guard structure.code[place].kind == .identifier,
          structure.code[place].text.first?.isUppercase == true
            || structure.isOne(["persistentContainer", "viewContext"], place),
          let job = Signals.kind(of: structure.code[place].name)
        else { continue }
        properties[header.name] = job
        break
      }
      if header.name.hasSuffix("Cell"), !header.isOutlet, !arrays.contains(header.name) {
        properties[header.name] = .cells
      }
    }
    for child in children where allProperties.contains(child) { properties[child] = .containment }
    lists = sourceNames.union(arrayNames.intersection(arrays))
      .intersection(allProperties.subtracting(properties.keys))
      .filter { !$0.lowercased().hasSuffix("viewmodel") }
  }

  /// Returns whether the name at `place` may be a property that the code counts or indexes.
  ///
  /// A token in `next` must follow the name, and the name must not be a member of another object.
  private func isOwn(_ place: Int, _ structure: SourceStructure, _ next: Set<String>) -> Bool {
    structure.code[place].kind == .identifier
      && (!structure.isOne(["."], place - 1) || structure.isOne(["self"], place - 2))
      && structure.isOne(next, place + 1) && structure.code[place + 2].kind != .number
  }
}
