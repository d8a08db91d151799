/// The version of the kit, which `--version` prints and a copy's manifest records.
///
/// CONTRIBUTING.md explains when it changes. `CHANGELOG.md` has a section for each version.
public let kitVersion = "0.1.0"
