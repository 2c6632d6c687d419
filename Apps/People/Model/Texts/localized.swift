import Foundation

/// A text of the app in the language of the desktop. The English text is its key.
func localized(_ key: String) -> String {
    NSLocalizedString(key, bundle: .module, comment: "")
}

/// What a label such as `home` is called. Labels that people made themselves are taken as they are.
func localizedLabel(_ label: String) -> String {
    switch label.lowercased() {
    case "home": localized("home")
    case "work": localized("work")
    case "mobile", "cell": localized("mobile")
    case "other", "": localized("other")
    default: label
    }
}
