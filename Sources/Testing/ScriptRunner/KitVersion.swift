/// The version of the kit, which `--version` prints and a copy's manifest records.
///
/// `CONTRIBUTING.md` explains when the version changes, and `CHANGELOG.md` has a section for each
/// version. After a release, the version ends with “+dev”. Such a version is later than that
/// release and earlier than the next.
public let kitVersion = "0.1.0+dev"
