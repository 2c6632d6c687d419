/// An object that keeps values by name itself, without listing them: a layer, an animation.
@MainActor protocol CarriesValues {
    func carriedValue(forKeyPath keyPath: String) -> Any?
    func carry(_ value: Any?, forKeyPath keyPath: String)
}
