import Foundation

/// One of the things that a trait collection knows.
public protocol UITraitDefinition {}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// The room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The room down.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The direction of reading.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The person's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// On the screen or above it.
public struct UITraitUserInterfaceLevel: UITraitDefinition {}

/// A trait's type, by which one says which changes matter.
public typealias UITrait = any UITraitDefinition.Type
