#pragma once
// What Swift cannot say about its own classes: where a class keeps an initializer or a method in its
// table of methods, a call through that place, and whether a subclass has another method there.
//
// Layouts: swift/docs/ABI/TypeMetadata.rst and swift/ABI/Metadata.h of the Swift project, for
// platforms without Objective-C. Calls: swift/docs/ABI/CallConvSummary.rst.

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Why a member of a class wasn't found.
enum ClassMemberFailure {
    ClassMemberIsFound,
    /// The pointer is no metadata of a class written in Swift.
    ClassMemberNotAClass,
    /// The class is generic, or laid out when the program starts: its table starts elsewhere.
    ClassMemberUnknownLayout,
    /// The class introduces no initializer.
    ClassMemberNotIntroduced,
};

/// The distance in bytes from the metadata of `baseClass` to the pointer to the first initializer
/// that this class introduces (rather than overrides). It is the same in every subclass.
///
/// Looks at read-only data of the program, and at all of the class's own methods in the worst case.
intptr_t classInitializerOffset(const void *baseClass, enum ClassMemberFailure *failure);

// Calls of an allocating initializer, found `offset` bytes into `class`. Each returns an object
// that the caller owns. The convention is Swift's own, which Clang knows as `swiftcall`:
//
// - the metatype, an initializer's `self`, is the last argument and travels in the context register
//   (r13 on x86-64, x20 on arm64), as a parameter marked `swift_context` does;
// - a struct or an optional of up to four words is passed as its fields, one register each: a
//   CGRect as four doubles (xmm0–3, v0–v3), a String? as two words (rdi and rsi, x0 and x1);
// - an enum of few cases, raw type or not, is one byte, the case's number in order of declaration;
// - arguments of an initializer are owned: the callee releases them.
//
// Nothing in this file names a register: Clang and Swift share the lowering, so that arm64 needs no
// code of its own.

void *classInitializerCall(const void *class, intptr_t offset);

void *classInitializerCallWithFrame(
    const void *class, intptr_t offset, double x, double y, double width, double height);

/// The words are those of a `String?`, which the callee comes to own.
void *classInitializerCallWithString(
    const void *class, intptr_t offset, uintptr_t firstWord, uintptr_t secondWord);

/// The words are those of a `String?`, which the callee comes to own.
void *classInitializerCallWithStyle(
    const void *class, intptr_t offset, uint8_t style, uintptr_t firstWord, uintptr_t secondWord);

/// The words are those of a `String?`; `object` is a class's instance or null. The callee comes to
/// own both.
void *classInitializerCallWithStringAndObject(
    const void *class, intptr_t offset, uintptr_t firstWord, uintptr_t secondWord,
    void *_Nullable object);

#pragma clang assume_nonnull end
