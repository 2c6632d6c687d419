#include "CClassCreation.h"

#include <stddef.h>

// A class's metadata from its address point on, without Objective-C.
struct ClassMetadata {
    uintptr_t kind;
    const void *superclass;
    uint32_t flags;
    uint32_t instanceAddressPoint;
    uint32_t instanceSize;
    uint16_t instanceAlignmentMask;
    uint16_t reserved;
    uint32_t classSize;
    uint32_t classAddressPoint;
    const struct ClassDescriptor *descriptor;
};

struct ClassDescriptor {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessFunction;
    int32_t fields;
    int32_t superclassType;
    uint32_t negativeSizeInWords;
    uint32_t positiveSizeInWords;
    uint32_t immediateMemberCount;
    uint32_t fieldCount;
    uint32_t fieldOffsetVectorOffset;
};

// Follows the descriptor of a class whose layout is made when the program starts, for example
// because its superclass is generic.
struct SingletonInitialization {
    int32_t cache;
    int32_t incompleteMetadata;
    int32_t completionFunction;
};

struct MethodDescriptor {
    uint32_t flags;
    int32_t implementation;
};

struct MethodTable {
    /// In words, from the metadata's address point.
    uint32_t offset;
    uint32_t count;
    struct MethodDescriptor methods[];
};

_Static_assert(offsetof(struct ClassMetadata, descriptor) == 40, "the runtime's layout");
_Static_assert(sizeof(struct ClassDescriptor) == 44, "the runtime's layout");

enum {
    metadataKindClass = 0,
    metadataFlagUsesSwiftReferenceCounting = 1 << 1,
    descriptorKindMask = 0x1f,
    descriptorKindClass = 16,
    descriptorFlagGeneric = 1 << 7,
    // The upper half of the flags belongs to the kind.
    descriptorInitializationMask = 3 << 16,
    descriptorInitializationSingleton = 1 << 16,
    descriptorInitializationForeign = 2 << 16,
    descriptorFlagResilientSuperclass = 1 << 29,
    methodKindMask = 0x0f,
    methodKindInitializer = 1,
};
static const uint32_t descriptorFlagMethodTable = 1u << 31;

static const void *entry(const void *class, intptr_t offset) {
    return *(const void *const *)((const char *)class + offset);
}

static const struct MethodTable *methodTable(
    const struct ClassMetadata *class, enum ClassMemberFailure *failure) {
    if (class->kind != metadataKindClass
        || !(class->flags & metadataFlagUsesSwiftReferenceCounting)
        || (class->descriptor->flags & descriptorKindMask) != descriptorKindClass) {
        *failure = ClassMemberNotAClass;
        return NULL;
    }
    uint32_t flags = class->descriptor->flags;
    uint32_t initialization = flags & descriptorInitializationMask;
    if ((flags & (descriptorFlagGeneric | descriptorFlagResilientSuperclass))
        || initialization >= descriptorInitializationForeign) {
        *failure = ClassMemberUnknownLayout;
        return NULL;
    }
    if (!(flags & descriptorFlagMethodTable)) {
        *failure = ClassMemberNotIntroduced;
        return NULL;
    }
    const char *end = (const char *)(class->descriptor + 1);
    if (initialization == descriptorInitializationSingleton) {
        end += sizeof(struct SingletonInitialization);
    }
    return (const struct MethodTable *)end;
}

intptr_t classInitializerOffset(const void *baseClass, enum ClassMemberFailure *failure) {
    const struct ClassMetadata *class = baseClass;
    const struct MethodTable *table = methodTable(class, failure);
    if (table == NULL) {
        return 0;
    }
    for (uint32_t index = 0; index < table->count; index++) {
        if ((table->methods[index].flags & methodKindMask) != methodKindInitializer) {
            continue;
        }
        intptr_t offset = ((intptr_t)table->offset + index) * (intptr_t)sizeof(void *);
        if (offset < (intptr_t)sizeof(struct ClassMetadata)
            || offset + sizeof(void *) > class->classSize - class->classAddressPoint) {
            *failure = ClassMemberUnknownLayout;
            return 0;
        }
        *failure = ClassMemberIsFound;
        return offset;
    }
    *failure = ClassMemberNotIntroduced;
    return 0;
}

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

typedef SWIFT_CALL void *(*Initializer)(SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*FrameInitializer)(
    double, double, double, double, SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*StringInitializer)(uintptr_t, uintptr_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*StyleInitializer)(
    uint8_t, uintptr_t, uintptr_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *(*StringAndObjectInitializer)(
    uintptr_t, uintptr_t, void *, SWIFT_SELF const void *);

void *classInitializerCall(const void *class, intptr_t offset) {
    return ((Initializer)entry(class, offset))(class);
}

void *classInitializerCallWithFrame(
    const void *class, intptr_t offset, double x, double y, double width, double height) {
    return ((FrameInitializer)entry(class, offset))(x, y, width, height, class);
}

void *classInitializerCallWithString(
    const void *class, intptr_t offset, uintptr_t firstWord, uintptr_t secondWord) {
    return ((StringInitializer)entry(class, offset))(firstWord, secondWord, class);
}

void *classInitializerCallWithStyle(
    const void *class, intptr_t offset, uint8_t style, uintptr_t firstWord, uintptr_t secondWord) {
    return ((StyleInitializer)entry(class, offset))(style, firstWord, secondWord, class);
}

void *classInitializerCallWithStringAndObject(
    const void *class, intptr_t offset, uintptr_t firstWord, uintptr_t secondWord, void *object) {
    return ((StringAndObjectInitializer)entry(class, offset))(
        firstWord, secondWord, object, class);
}
