import Testing

@testable import RecordedSequences

@Suite("The calls that a recording shows")
struct FilterTests {
  /// Reads lines `module name kind`, whose indentation is the depth of the call.
  ///
  /// An `async` function has a number: the first digit is the task, the second the function.
  private static func filter(_ text: String, decision: String? = nil) -> SequenceFilter {
    var functions: [RecordedFunction] = []
    var task: UInt = 1
    let lines = text.split(separator: "\n").map { line -> RawRecord.Line in
      let depth = line.prefix { $0 == " " }.count
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { return .mark(words[0]) }
      let isAsync = words.contains("async")
      let context = words.last.flatMap { UInt($0) } ?? 0
      if isAsync { task = context / 10 }
      functions.append(
        RecordedFunction(
          symbol: words[1], kind: kinds[words[2]] ?? .function, isAsync: isAsync,
          isResumption: words.contains("resumes"), module: words[0], name: words[1]))
      return .entry(
        .init(
          address: UInt(functions.count), frame: UInt(90 - depth),
          context: context, task: task, thread: 1, isOnMainQueue: true))
    }
    let tree = CallTree(RawRecord(lines)) { functions[Int($0) - 1] }
    return SequenceFilter(tree, variant: "Slim", patterns: ["DataSource"], decision: decision)
  }

  private static func lines(_ text: String, decision: String? = nil) -> [String] {
    filter("begin\n" + text + "\nend\nSlim After.end() function", decision: decision).steps
      .map(\.line)
  }

  private static let kinds: [String: RecordedFunction.Kind] = [
    "closure": .closure, "hidden": .hidden, "witness": .witness, "init": .objectInit,
    "deinit": .objectDeinit, "value": .valueInit, "setter": .setter,
  ]

  @Test("calls of the variant are nested, and calls by the user interface are marked")
  func nested() {
    #expect(
      Self.lines(
        """
        HeadlessUI UITableView.swipe() function
         Slim List.delete() function
          Slim thunk hidden
           Slim Flows.delete() function
        """) == ["List.delete() [from stage]", "  Flows.delete()"])
  }

  @Test("a recording shows the variant's call of a pattern, but not the calls inside the pattern")
  func patterns() {
    let text = """
      Slim List.show() function
       DataSource Sections.apply() function
        DataSource Diff.make() function
      DataSource TableViewAdapter.cell() function
       DataSource Sections.item() function
      """
    #expect(Self.lines(text) == ["List.show()", "  Sections.apply() [DataSource]"])
    #expect(Self.lines(text, decision: "Diff.make()").last == "    Diff.make() [DataSource]")
  }

  @Test("a recording shows a call inside a pattern if that call leads to a call of the variant")
  func patternCallsVariant() {
    #expect(
      Self.lines(
        """
        HeadlessUI UITableView.cell() function
         DataSource Sections.cell() function
          Slim Cell.show() function
        """) == ["Sections.cell() [DataSource, from stage]", "  Cell.show()"])
  }

  @Test("calls of a pattern's adapter or view extension count as calls of the user interface")
  func adapters() {
    #expect(
      Self.lines(
        """
        DataSource TableViewAdapter.cell() function
         DataSource Sections.cell() function
          Slim Cell.show() function
           DataSource UITableView.changeRows() function
        """) == ["Sections.cell() [DataSource, from stage]", "  Cell.show()"])
  }

  @Test("a call of a port has the protocol's name and is followed by its event")
  func ports() {
    #expect(
      Self.lines(
        """
        Slim Flows.delete() function
         Slim PeopleStore.delete(_:) witness
          Database SQLitePeopleStore.delete(_:) function
           Database Connection.run() function
        HeadlessUI View.go() function
         Database SQLitePeopleStore.save(_:) function
        """)
        == ["Flows.delete()", "  PeopleStore.delete(_:) [port]", "== store delete"])
  }

  @Test("a caller is shown again as “[continues]” if a call of another caller came in between")
  func continues() {
    #expect(
      Self.lines(
        """
        Slim A.a() async 11
         Slim A.b() function
        rows
        Slim A.a() async resumes 11
         Slim A.c() function
        """) == ["A.a() [task]", "  A.b()", "== rows", "  A.c()"])
    #expect(
      Self.lines(
        """
        Slim A.a() async 11
        Slim B.b() async 21
        Slim A.a() async resumes 11
         Slim A.c() function
        """) == ["A.a() [task]", "B.b() [task]", "A.a() [continues]", "  A.c()"])
  }

  @Test("a function's own closures, setters with `didSet` and initializers of values are omitted")
  func ownClosures() {
    #expect(
      Self.lines(
        """
        Slim A.a() function
         Slim A.a() closure
          Slim A.count.setter setter
           Slim A.count.didSet function
         Slim A.title.setter setter
         Slim V.init() value
        """) == ["A.a()", "  A.count.didSet", "  A.title.setter"])
  }

  @Test("consecutive equal calls are one line")
  func repetitions() {
    #expect(
      Self.lines(
        """
        Slim A.a() function
         Slim A.b() function
          Slim A.c() function
          Slim A.c() function
         Slim A.b() function
          Slim A.c() function
          Slim A.c() function
        """) == ["A.a()", "  A.b() [2 times]", "    A.c() [2 times]"])
  }

  @Test("`objects` counts the variant's created and released objects in the whole record")
  func objects() {
    let filter = Self.filter(
      """
      Slim List.init() init
       Slim List.init(frame:) init
      Slim Cell.init() init
      begin
      Slim List.deinit deinit
      HeadlessUI UILabel.init() init
      """)
    #expect(filter.objects.created == 2)
    #expect(filter.objects.released == 1)
  }
}
