package import SourceMeasures

/// The roles of all variants: what the controller is first, then by how many variants have it.
package enum RoleOrder {
  /// Every role of the comparison once.
  package static func names(of variants: [VariantMeasures]) -> [String] {
    var counts: [String: Int] = [:]
    for role in variants.flatMap(\.roles) { counts[role.name, default: 0] += 1 }
    return counts.keys.sorted { left, right in
      let (first, second) = (rank(left, counts), rank(right, counts))
      return first == second ? left < right : first < second
    }
  }

  private static func rank(_ name: String, _ counts: [String: Int]) -> Int {
    name == Variant.controllerRole ? Int.min : -(counts[name] ?? 0)
  }
}
