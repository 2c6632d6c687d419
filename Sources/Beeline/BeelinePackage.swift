/// What is to be known of this package as a whole.
public enum BeelinePackage {
    /// The version that this is, in three numbers.
    ///
    /// Numbered by [Semantic Versioning](https://semver.org): before 1.0 a new
    /// second number may change what a program that uses the package has to
    /// say, and a new third one may not. The package's tags and its change log
    /// have the same numbers.
    public static let version = "0.1.0"
}
