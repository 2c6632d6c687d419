import CGtk

extension HostModifiers {
    init(_ state: GdkModifierType) {
        let pairs: [(GdkModifierType, HostModifiers)] = [
            (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alternate),
            (GDK_META_MASK, .command), (GDK_SUPER_MASK, .command), (GDK_LOCK_MASK, .capsLock),
        ]
        self.init()
        for (mask, modifier) in pairs where state.rawValue & mask.rawValue != 0 {
            insert(modifier)
        }
    }
}
