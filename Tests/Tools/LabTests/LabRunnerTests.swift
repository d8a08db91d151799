#if os(Linux)
  import Foundation
  import Lab
  import Testing

  @Suite("The lab's runner")
  struct LabRunnerTests {
    @Test("a file that is saved twice within one second is compiled twice")
    @MainActor func sameSecond() async throws {
      let kit = try makeKit()
      let package = LabPackage(root: kit.root)
      let runner = LabRunner(package)
      for (text, seconds) in [("first", 1000.25), ("second", 1000.75)] {
        var state = try kit.exercise("order").state(.start, in: kit.root)
        state.program?.source = "print(\"\(text)\")\n"
        state.program?.uses = []
        try package.write(state)
        let file = kit.root.appending(path: "Lab/Sources/Prediction/main.swift")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
        let outcome = try await runner.outcome(of: state)
        #expect(outcome.messages == [])
        #expect(outcome.output.first == text)
      }
    }

    /// Returns a kit whose manifest SwiftPM can read.
    private func makeKit() throws -> SavedKit {
      let kit = try SavedKit()
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        \(kit.read("Package.swift") ?? "")
        let strict: [SwiftSetting] = []
        let package = Package(name: "Saved")

        """
      try kit.write(manifest, to: "Package.swift")
      return kit
    }
  }
#endif
