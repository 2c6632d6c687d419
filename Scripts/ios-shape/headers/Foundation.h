#pragma once
#import "CoreGraphics.h"
#import "ObjectiveC.h"

// Only classes and what touches Objective-C; the value types are FoundationEssentials'.

NS_ASSUME_NONNULL_BEGIN

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
struct _NSRange { NSUInteger location; NSUInteger length; };
typedef struct _NSRange NSRange;

NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("Swift.String") @interface NSString : NSObject
@end
NS_SWIFT_BRIDGE("Swift.Array") @interface NSArray<__covariant ObjectType> : NSObject
@end
NS_SWIFT_BRIDGE("Swift.Set") @interface NSSet<__covariant ObjectType> : NSObject
@end
NS_SWIFT_BRIDGE("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("Foundation.IndexPath") @interface NSIndexPath : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("Foundation.IndexSet") @interface NSIndexSet : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("FoundationEssentials.Date") @interface NSDate : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("FoundationEssentials.Data") @interface NSData : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("FoundationEssentials.URL") @interface NSURL : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("FoundationEssentials.UUID") @interface NSUUID : NSObject
@end
NS_SWIFT_SENDABLE @interface NSNumber : NSObject
@end
NS_SWIFT_SENDABLE @interface NSNull : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("Swift.Error") @interface NSError : NSObject
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *domain;
@property (readonly, copy) NSString *localizedDescription;
@end

@class NSCoder;
@protocol NSCopying
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSCoder : NSObject
@property (readonly) BOOL allowsKeyedCoding;
@property (readonly) BOOL requiresSecureCoding;
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle) @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass;
@property (readonly, copy, nullable) NSString *bundleIdentifier;
@property (readonly, copy) NSURL *bundleURL;
- (nullable NSURL *)URLForResource:(nullable NSString *)name
                     withExtension:(nullable NSString *)ext;
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(nullable NSString *)value
                              table:(nullable NSString *)tableName;
@end

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
NS_SWIFT_BRIDGE("Foundation.Notification") @interface NSNotification : NSObject
@end
NS_SWIFT_SENDABLE @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)object;
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)object
                    userInfo:(nullable NSDictionary *)userInfo
    NS_SWIFT_NAME(post(name:object:userInfo:));
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)object NS_SWIFT_NAME(post(name:object:));
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer
                  name:(nullable NSNotificationName)aName
                object:(nullable id)object;
@end

typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(NSAttributedString.Key);
NS_SWIFT_SENDABLE @interface NSAttributedString : NSObject
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithString:(NSString *)string
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes;
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
@end
@interface NSMutableAttributedString : NSAttributedString
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)attributedString;
@end

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end
NS_SWIFT_SENDABLE @interface NSLock : NSObject <NSLocking>
@end
NS_SWIFT_SENDABLE @interface NSCondition : NSObject <NSLocking>
- (void)wait;
- (void)signal;
- (void)broadcast;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(OperationQueue) @interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Thread) @interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

NS_SWIFT_NAME(UndoManager) @interface NSUndoManager : NSObject
@property (readonly) BOOL canUndo;
@property (readonly) BOOL canRedo;
- (void)undo;
- (void)redo;
@end

NS_ASSUME_NONNULL_END

#import "Foundation/Files.h"
#import "Foundation/Progress.h"
#import "Foundation/URLSession.h"
