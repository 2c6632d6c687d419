import Foundation

/// What the session knows an app by, as
/// [GApplication](https://docs.gtk.org/gio/type_func.Application.id_is_valid.html) wants it.
enum InstanceName {
    /// - Parameters:
    ///   - identifier: Of the bundle, by reversed domain; nil for a program without one.
    ///   - program: Its name.
    ///   - instance: Which one of several that may run side by side.
    static func name(identifier: String?, program: String, instance: String?) -> String {
        let parts = identifier.map { $0.split(separator: ".").map(String.init) } ?? []
        let name = (parts.count > 1 ? parts : ["local", program]) + (instance.map { [$0] } ?? [])
        return name.map(element).joined(separator: ".")
    }

    /// Letters, digits, `_` and `-`, of which the first is no digit.
    private static func element(_ text: String) -> String {
        let valid = text.utf8.prefix(60).map { byte -> String in
            switch UInt8(byte) {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                String(UnicodeScalar(byte))
            default: "_"
            }
        }.joined()
        let startsWell = valid.first.map { !$0.isNumber && $0 != "-" } ?? false
        return startsWell ? valid : "_" + valid
    }
}
