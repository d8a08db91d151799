import Testing

@testable import Lab

@Suite("The plan of a build")
struct BuildPlanTests {
  @Test("the plan for `swift-build-tool` has no steps of SwiftPM's own tools")
  func steps() {
    let plan = """
      client:
        name: basic
      targets:
        "test": ["<test>"]
      commands:
        "/Lab/main.sources":
          tool: write-auxiliary-file
          outputs: ["/Lab/main.sources"]

        "C.Slot.module":
          tool: shell
          args: ["swiftc","-module-name","Slot"]

        "PackageStructure":
          tool: package-structure-tool

      """
    #expect(
      BuildPlan.steps(of: plan) == """
        client:
          name: swift-build
        targets:
          "test": ["<test>"]
        commands:
          "C.Slot.module":
            tool: shell
            args: ["swiftc","-module-name","Slot"]

        """)
  }

  @Test("another format is not changed")
  func unknown() {
    #expect(BuildPlan.steps(of: "version: 2") == "version: 2")
  }
}

@Suite("The layout of the lab's package")
struct LayoutTests {
  @Test("the layout changes with the files and the manifest, but not with a file's text")
  func layout() throws {
    let kit = try SavedKit()
    defer { kit.remove() }
    let package = LabPackage(root: kit.root)
    try package.write(try kit.exercise("slot-fault").state(.start, in: kit.root))
    let first = try package.layout()
    try package.write(try kit.exercise("slot-fault").state(.solved, in: kit.root))
    let edited = try package.layout()
    try kit.write("", to: "Lab/Sources/Patterns/Slot/New.swift")
    let added = try package.layout()
    try package.write(try kit.exercise("list-fault").state(.start, in: kit.root))
    let other = try package.layout()
    #expect(first == edited)
    #expect(added != first)
    #expect(other != first)
  }
}
