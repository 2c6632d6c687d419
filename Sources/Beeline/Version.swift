/// The version of this package.
///
/// Numbered by [Semantic Versioning](https://semver.org): before 1.0 a new
/// second number may change what a program that uses the package has to say,
/// and a new third one may not. The package's tags and its change log have the
/// same numbers.
public enum BeelineVersion {
    /// The version that this is, in three numbers.
    public static let current = "0.1.0"
}
