/// The modifier keys that are held while something else happens.
package struct HostModifiers: OptionSet, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let shift = HostModifiers(rawValue: 1)
    package static let control = HostModifiers(rawValue: 2)
    package static let alternate = HostModifiers(rawValue: 4)
    /// The Super (Windows, Command) or Meta key.
    package static let command = HostModifiers(rawValue: 8)
    package static let capsLock = HostModifiers(rawValue: 16)
}
