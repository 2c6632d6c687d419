#pragma once
NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSUInteger, NSURLRequestCachePolicy) {
    NSURLRequestUseProtocolCachePolicy,
    NSURLRequestReloadIgnoringLocalCacheData,
    NSURLRequestReturnCacheDataElseLoad,
    NSURLRequestReturnCacheDataDontLoad,
} NS_SWIFT_NAME(NSURLRequest.CachePolicy);
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGE("Foundation.URLRequest") @interface NSURLRequest : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLResponse) @interface NSURLResponse : NSObject
@property (nullable, readonly, copy) NSURL *URL;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPURLResponse) @interface NSHTTPURLResponse : NSURLResponse
@property (readonly) NSInteger statusCode;
@property (readonly, copy) NSDictionary *allHeaderFields;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionTask) @interface NSURLSessionTask : NSObject
@property (readonly) NSUInteger taskIdentifier;
@property (nullable, readonly, copy) NSURLResponse *response;
- (void)cancel;
- (void)resume;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionDataTask)
@interface NSURLSessionDataTask : NSURLSessionTask
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLCache) @interface NSURLCache : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPCookieStorage) @interface NSHTTPCookieStorage : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLCredentialStorage) @interface NSURLCredentialStorage : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionConfiguration)
@interface NSURLSessionConfiguration : NSObject <NSCopying>
@property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration
    NS_SWIFT_NAME(default);
@property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration
    NS_SWIFT_NAME(ephemeral);
@property NSURLRequestCachePolicy requestCachePolicy;
@property NSTimeInterval timeoutIntervalForRequest;
@property NSTimeInterval timeoutIntervalForResource;
@property BOOL HTTPShouldSetCookies;
@property (nullable, copy) NSDictionary *HTTPAdditionalHeaders;
@property (nullable, retain) NSHTTPCookieStorage *HTTPCookieStorage;
@property (nullable, retain) NSURLCredentialStorage *URLCredentialStorage;
@property (nullable, retain) NSURLCache *URLCache;
@end

@protocol NSURLSessionDelegate;
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSession) @interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession NS_SWIFT_NAME(shared);
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration
                                  delegate:(nullable id<NSURLSessionDelegate>)delegate
                             delegateQueue:(nullable NSOperationQueue *)queue;
- (void)finishTasksAndInvalidate;
- (void)invalidateAndCancel;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
@end

typedef NS_ENUM(NSInteger, NSURLSessionResponseDisposition) {
    NSURLSessionResponseCancel,
    NSURLSessionResponseAllow,
    NSURLSessionResponseBecomeDownload,
    NSURLSessionResponseBecomeStream,
} NS_SWIFT_NAME(URLSession.ResponseDisposition);

NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionDelegate) @protocol NSURLSessionDelegate <NSObject>
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionTaskDelegate)
@protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@optional
- (void)URLSession:(NSURLSession *)session
                          task:(NSURLSessionTask *)task
    willPerformHTTPRedirection:(NSHTTPURLResponse *)response
                    newRequest:(NSURLRequest *)request
             completionHandler:
                 (void (NS_SWIFT_SENDABLE ^)(NSURLRequest *_Nullable))completionHandler;
- (void)URLSession:(NSURLSession *)session
                    task:(NSURLSessionTask *)task
    didCompleteWithError:(nullable NSError *)error;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionDataDelegate)
@protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@optional
- (void)URLSession:(NSURLSession *)session
              dataTask:(NSURLSessionDataTask *)dataTask
    didReceiveResponse:(NSURLResponse *)response
     completionHandler:
         (void (NS_SWIFT_SENDABLE ^)(NSURLSessionResponseDisposition disposition))completionHandler;
- (void)URLSession:(NSURLSession *)session
          dataTask:(NSURLSessionDataTask *)dataTask
    didReceiveData:(NSData *)data;
@end

NS_ASSUME_NONNULL_END
