/// The colours of the page, by their names in its style sheet; the tests compute their contrast.
package struct Palette: Sendable {
  /// What a colour is for, and so how much it must stand out from what it stands on.
  package enum Use: Sendable {
    /// Behind everything, or behind a part of the page.
    case surface
    /// Letters: 4.5 to 1 on every surface.
    case text
    /// Borders of controls, bars and dots: 3 to 1.
    case shape
  }

  /// A colour in both themes, each as "#rrggbb".
  package struct Colour: Sendable {
    package let name: String
    package let use: Use
    package let light: String
    package let dark: String

    init(_ name: String, _ use: Use, light: String, dark: String) {
      self.name = name
      self.use = use
      self.light = light
      self.dark = dark
    }
  }

  /// The colours of everything but the roles.
  package static let base: [Colour] = [
    Colour("page", .surface, light: "#fbfaf7", dark: "#16181c"),
    Colour("card", .surface, light: "#ffffff", dark: "#1d2026"),
    Colour("added-bg", .surface, light: "#e4f5e6", dark: "#16301d"),
    Colour("removed-bg", .surface, light: "#fdeaea", dark: "#3a1d20"),
    Colour("ink", .text, light: "#1e2226", dark: "#e7e9ec"),
    Colour("quiet", .text, light: "#565d66", dark: "#a9b1bb"),
    Colour("link", .text, light: "#0b5a9c", dark: "#85c1f5"),
    Colour("keyword", .text, light: "#8b2a7c", dark: "#e39ad6"),
    Colour("string", .text, light: "#9a3a1c", dark: "#f0a587"),
    Colour("number", .text, light: "#28569a", dark: "#94bdf0"),
    Colour("type", .text, light: "#1d6370", dark: "#84ccd8"),
    Colour("line", .shape, light: "#7f8790", dark: "#7d8691"),
    Colour("focus", .shape, light: "#0b5a9c", dark: "#ffd166"),
    Colour("one", .shape, light: "#35618e", dark: "#7fb0e0"),
    Colour("two", .shape, light: "#b4631a", dark: "#e5a263"),
    Colour("three", .shape, light: "#4f7d3a", dark: "#93c47d"),
  ]

  /// The colour of the role at `place`: the same role has the same one everywhere.
  ///
  /// Neighbours lie far apart on the colour wheel. The name always stands beside the colour, so that
  /// nobody has to tell two of them apart.
  package static func role(_ place: Int) -> Colour {
    let hue = (place * 137) % 360
    return Colour(
      "role-\(place)", .shape, light: hex(hue: hue, saturation: 0.5, lightness: 0.36),
      dark: hex(hue: hue, saturation: 0.5, lightness: 0.66))
  }

  private static func hex(hue: Int, saturation: Double, lightness: Double) -> String {
    let reach = saturation * min(lightness, 1 - lightness)
    let parts = [0.0, 8, 4].map { offset in
      let place = (offset + Double(hue) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return parts.reduce(into: "#") { text, part in
      let byte = String(Int((part * 255).rounded()), radix: 16)
      text += byte.count == 1 ? "0" + byte : byte
    }
  }
}
