internal import Foundation

/// A function of the program, by the names of its symbol.
struct RecordedFunction: Equatable, Sendable {
  /// How a recording treats the function.
  enum Kind: Equatable, Sendable {
    case function
    /// A closure without a name, inside another function.
    case closure
    /// The creation of an object.
    case objectInit
    /// The release of an object.
    case objectDeinit
    /// The creation of a value, which a recording usually leaves out.
    ///
    /// It is shown if the value is a port. It is also shown if the value belongs to the variant
    /// and its initializer leads to a call of the variant or a port.
    case valueInit
    /// A change of a property. A recording leaves it out if the property has an observer.
    case setter
    /// The notification of a property's observers in an `@Observable` class.
    case observation
    /// A function that forwards a call through a protocol.
    case witness
    /// An accessor, thunk or helper of the compiler, which a recording leaves out.
    case hidden
  }

  /// The symbol without the suffix of an `async` function's later parts.
  let symbol: String
  let kind: Kind
  let isAsync: Bool
  /// Whether the entry continues an `async` function after an `await`.
  let isResumption: Bool
  let module: String
  /// The type and the function, without the module. A closure has the name of its function.
  let name: String

  init(
    symbol: String, kind: Kind, isAsync: Bool, isResumption: Bool, module: String, name: String
  ) {
    self.symbol = symbol
    self.kind = kind
    self.isAsync = isAsync
    self.isResumption = isResumption
    self.module = module
    self.name = name
  }

  /// Reads the demangled names of `symbol`.
  ///
  /// - Parameters:
  ///   - full: What `swift demangle --compact` prints.
  ///   - short: What `swift demangle --compact --simplified` prints.
  init(symbol: String, full: String, short: String, in table: SymbolTable) {
    let resumption = symbol.range(of: #"T[QY][0-9]*_$"#, options: .regularExpression)
    let base = resumption.map { String(symbol[..<$0.lowerBound]) } ?? symbol
    isResumption = resumption != nil
    self.symbol = base
    isAsync = resumption != nil || table.isAsync(base)
    module = Self.module(in: full)
    (kind, name) = Self.kind(of: short, symbol: base)
  }

  private static let helpers = [
    "partial apply", "reabstraction thunk", "thunk for", "outlined ", "lazy protocol",
    "type metadata",
    "value witness", "default argument", "variable initialization", "property wrapper",
    "implicit closure", "merged ", "key path", "$defer", "dispatch thunk", "vtable thunk",
    "associated type", "one-time init", "__swift", "_swift",
  ]

  private static let accessors = [
    ".getter", ".modify", ".read", ".unsafeMutableAddressor", ".unsafeAddressor", ".willset",
    ".deinit", ".== infix", ".__derived_enum_equals(_:_:)", ".__derived_struct_equals(_:_:)",
    ".hash(into:)", ".access(keyPath:)", ".withMutation(keyPath:_:)",
  ]

  private static func kind(of short: String, symbol: String) -> (Kind, String) {
    guard symbol.hasPrefix("$s") else { return (.hidden, short) }
    if short.hasPrefix("protocol witness for ") {
      let name = short.dropFirst("protocol witness for ".count)
      return (
        .witness,
        String(name.prefix(upTo: name.range(of: " in conformance ")?.lowerBound ?? name.endIndex))
      )
    }
    if helpers.contains(where: short.contains) || symbol.contains(".resume.") {
      return (.hidden, short)
    }
    let closure = short.range(of: " in ", options: .backwards)
    var name = closure.map { String(short[$0.upperBound...]) } ?? short
    name = name.replacing(/<[^()]*?>([.(])/) { String($0.1) }
    if name.hasPrefix("static ") { name.removeFirst("static ".count) }
    if closure != nil {
      return (name.hasSuffix(".setter") ? .hidden : .closure, name.replacing(".getter", with: ""))
    }
    if name.hasSuffix(".setter") { return (.setter, name) }
    if name.hasSuffix(".shouldNotifyObservers(_:_:)") { return (.observation, name) }
    if let range = name.range(of: ".__allocating_init") {
      return (.objectInit, name.replacingCharacters(in: range, with: ".init"))
    }
    if let range = name.range(of: ".__deallocating_deinit") {
      return (.objectDeinit, name.replacingCharacters(in: range, with: ".deinit"))
    }
    if name.hasSuffix(".didset") { return (.function, name.replacing(".didset", with: ".didSet")) }
    let function = name.prefix { $0 != "(" }
    if function.hasSuffix(".init") { return (.valueInit, name) }
    if accessors.contains(where: { function.hasSuffix($0) || name.hasSuffix($0) }) {
      return (.hidden, name)
    }
    return (.function, name)
  }

  private static func module(in full: String) -> String {
    // A private name has the form `(name in _1A2B)`.
    let text = full.replacing(/\(([^()]+) in _[0-9A-F]+\)/) { $0.1 }
      .replacing("(extension in ", with: "(extension:")
    var name = text.components(separatedBy: " in ").last { !$0.isEmpty } ?? text
    for prefix in ["partial function for ", "static "] {
      if let range = name.range(of: prefix) { name = String(name[range.upperBound...]) }
    }
    if name.hasPrefix("(extension:") {
      return String(name.dropFirst("(extension:".count).prefix { $0 != ")" })
    }
    return String(name.prefix { $0 != "." && $0 != " " && $0 != "(" })
  }
}
