import SourceMeasures

/// The jobs of methods that an app declares outside its view controllers.
///
/// A call has the job of the method that it calls. So `library.load()` is persistence if the method
/// `load()` of the app's library reads files, or calls a method that does.
struct AppMethods: Sendable {
  /// The jobs by method. The set contains nil if an overload has no job.
  ///
  /// A key is the type and the name, such as "Library.load". The key of a function outside a type
  /// begins with the dot, because there is no type name.
  private var jobs: [String: Set<Job?>] = [:]
  private var methods: [Method] = []

  /// A declared method.
  private struct Method {
    let key: String
    var job: Job?
    /// The keys of each call, the most likely key first.
    ///
    /// There are none if the method's own code has a job.
    let calls: [[String]]
  }

  init() {}

  /// Reads the methods that `files` declare.
  ///
  /// A controller's methods count only if the controller is the superclass of another one.
  init(_ files: [ParsedFile], _ table: ClassTable) {
    let controllers = Set(table.classes.filter(table.isController).map(\.name))
    let ignored = controllers.subtracting(controllers.flatMap { table.types(of: $0).dropFirst() })
    let called = Set(files.flatMap(\.calls))
    var names = ["": TypeNames()]
    for file in files {
      for part in file.parts {
        names[part.name, default: TypeNames(types: table.types(of: part.name))]
          .add(part, in: file.structure)
      }
    }
    for file in files {
      let parts = file.parts.filter {
        !ignored.contains($0.name) && !Self.others.contains(where: $0.name.hasSuffix)
      }
      for (type, body) in parts.map({ ($0.name, $0.body) }) + [("", file.structure.code.indices)] {
        if let names = names[type] { add(body, of: type, names, in: file, called: called) }
      }
    }
    passOnJobs()
  }

  /// Reads the methods in `body` that are called somewhere.
  ///
  /// A method that shows or opens something, such as `showPerson`, does not count.
  private mutating func add(
    _ body: Range<Int>, of type: String, _ names: TypeNames, in file: ParsedFile,
    called: Set<String>
  ) {
    let marker = MemberMarker(structure: file.structure, names: names, path: file.source.path)
    for member in file.structure.statements(in: body) {
      guard let header = file.structure.header(of: member), header.keyword == "func",
        called.contains(header.baseName),
        !MemberSignals.leaves(header.baseName)
      else { continue }
      let job = Self.job(of: marker.member(member, header), in: type)
      let calls = job == nil ? member.filter(file.structure.isCall) : []
      methods.append(
        Method(
          key: "\(type).\(header.baseName)", job: job,
          calls: calls.map { file.structure.keys(ofCall: $0, names) }))
    }
  }

  /// The name suffixes of types whose methods have no job.
  private static let others = [
    "ViewModel", "Presenter", "Interactor", "Interaction", "Cell", "Coordinator", "Router",
    "Delegate", "Log", "Logger", "Analytics", "Tracker", "Stats",
  ]

  /// Gives each method without a job the job of a method that it calls.
  private mutating func passOnJobs() {
    for _ in 0..<3 {
      jobs = [:]
      for method in methods { jobs[method.key, default: []].insert(method.job) }
      for place in methods.indices where methods[place].job == nil {
        methods[place].job = methods[place].calls.lazy.compactMap(job(ofCall:)).first
      }
    }
    methods = []
  }

  /// Returns the job of a method, or nil if it has none.
  ///
  /// A method that makes a request is networking.
  private static func job(of method: MarkedMember, in type: String) -> Job? {
    let lines = method.ranges.reduce(into: [Job: Int]()) { counts, range in
      counts[range.job, default: 0] += range.lines.count
    }
    if lines[.networking] != nil { return .networking }
    if lines[.persistence] != nil {
      return Signals.kind(of: type) == .networking ? .networking : .persistence
    }
    return lines.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }?.key
  }

  /// Returns the job of the first method in `keys` that the app declares.
  ///
  /// The result is nil if the app declares none of them, or if overloads have different jobs. It is
  /// also nil for a job that callers do not get, such as formatting.
  func job(ofCall keys: [String]) -> Job? {
    guard let found = keys.lazy.compactMap({ jobs[$0] }).first, found.count == 1,
      let job = found.first ?? nil, Self.passedOn.contains(job)
    else { return nil }
    return job
  }

  private static let passedOn: Set<Job> = [.networking, .persistence, .alerts, .containment]
}

extension SourceStructure {
  /// Returns whether the name at `place` is called.
  func isCall(_ place: Int) -> Bool {
    code[place].kind == .identifier && isOne(["(", "{"], place + 1) && !isOne(["func"], place - 1)
      && !isOne(["super"], place - 2)
  }

  /// Returns the methods that may be called at `place`, such as "Library.load".
  func keys(ofCall place: Int, _ names: TypeNames) -> [String] {
    var owner = place - 1
    while owner > 0,
      isOne([".", "?", "!", "(", ")"], owner)
        || code[owner].kind == .identifier && Signals.instanceNames.contains(code[owner].name)
    {
      owner -= 1
    }
    let isOwn = !isOne(["."], place - 1) || isOne(["self", "strongSelf", "weakSelf"], owner)
    let name = code[max(0, owner)].name
    let types =
      isOwn
      ? names.ownTypes + ["UIViewController", ""]
      : [names.types[name] ?? name.prefix(1).uppercased() + name.dropFirst()]
    return types.map { "\($0).\(code[place].name)" }
  }
}

extension ParsedFile {
  /// The names that are called in the file.
  var calls: Set<String> {
    Set(structure.code.indices.filter(structure.isCall).map { structure.code[$0].name })
  }
}
