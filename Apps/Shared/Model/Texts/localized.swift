import Beeline
import Foundation

/// The texts of what apps share, and how dates are written.
let texts = Localization(.module)

/// A text in the language of the desktop. The English text is its key.
func localized(_ key: String) -> String { texts[key] }

/// A text with others in its places, such as names, each of which keeps its own direction.
func localized(_ key: String, _ others: String...) -> String { texts.text(key, with: others) }
