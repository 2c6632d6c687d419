#pragma once
NS_ASSUME_NONNULL_BEGIN

extern NSString *const NSArgumentDomain NS_SWIFT_NAME(UserDefaults.argumentDomain);
NS_SWIFT_SENDABLE NS_SWIFT_NAME(UserDefaults) @interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults NS_SWIFT_NAME(standard);
- (nullable id)objectForKey:(NSString *)defaultName;
- (nullable NSString *)stringForKey:(NSString *)defaultName;
- (BOOL)boolForKey:(NSString *)defaultName;
- (void)setObject:(nullable id)value forKey:(NSString *)defaultName
    NS_SWIFT_NAME(set(_:forKey:));
- (void)setBool:(BOOL)value forKey:(NSString *)defaultName NS_SWIFT_NAME(set(_:forKey:));
- (void)removeObjectForKey:(NSString *)defaultName;
- (void)setVolatileDomain:(NSDictionary<NSString *, id> *)domain
                  forName:(NSString *)domainName;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(FileHandle) @interface NSFileHandle : NSObject
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError
    NS_SWIFT_NAME(standardError);
- (void)writeData:(NSData *)data NS_SWIFT_NAME(write(_:));
@end

typedef NS_ENUM(NSUInteger, NSStreamStatus) {
    NSStreamStatusNotOpen,
    NSStreamStatusOpening,
    NSStreamStatusOpen,
    NSStreamStatusReading,
    NSStreamStatusWriting,
    NSStreamStatusAtEnd,
    NSStreamStatusClosed,
    NSStreamStatusError,
} NS_SWIFT_NAME(Stream.Status);
NS_SWIFT_NAME(Stream) @interface NSStream : NSObject
- (void)open;
- (void)close;
@property (readonly) NSStreamStatus streamStatus;
@property (nullable, readonly, copy) NSError *streamError;
@end
NS_SWIFT_NAME(InputStream) @interface NSInputStream : NSStream
- (NSInteger)read:(unsigned char *)buffer maxLength:(NSUInteger)len;
- (instancetype)initWithData:(NSData *)data NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithURL:(NSURL *)url NS_DESIGNATED_INITIALIZER;
@property (readonly) BOOL hasBytesAvailable;
@end

NS_ASSUME_NONNULL_END
