import Beeline
import Foundation

/// The texts of the app, and how its dates and numbers are written.
let texts = Localization(.module)

/// A text of the app in the language of the desktop. The English text is its key.
func localized(_ key: String) -> String { texts[key] }
