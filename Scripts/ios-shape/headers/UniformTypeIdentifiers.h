#pragma once
#import "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE NS_SWIFT_NAME(UTTypeReference) NS_SWIFT_BRIDGE("UniformTypeIdentifiers.UTType")
@interface UTType : NSObject <NSCopying, NSSecureCoding>
@end

NS_ASSUME_NONNULL_END
