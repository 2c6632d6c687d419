import Foundation
import Testing

@testable import UIKit

// https://developer.apple.com/documentation/coregraphics/cgcontext

@Suite struct ContextTests {
    /// A picture of 20 by 20 pixels.
    private func draw(_ body: (CGContext) -> Void) throws -> PixelReader {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: 20, height: 20), format: format)
        return try #require(PixelReader(renderer.image { body($0.cgContext) }))
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    @Test func `a rectangle is filled in the fill colour`() throws {
        let pixels = try draw { context in
            red.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
        }
        #expect(pixels[5, 0] == redPixel)
        #expect(pixels[14, 9] == redPixel)
        #expect(pixels[4, 0] == clearPixel)
        #expect(pixels[5, 10] == clearPixel)
    }

    @Test func `states are kept and brought back`() throws {
        let pixels = try draw { context in
            red.setFill()
            context.saveGState()
            green.setFill()
            context.translateBy(x: 10, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(pixels[12, 2] == greenPixel)
        #expect(pixels[16, 2] == clearPixel)
        #expect(pixels[2, 2] == redPixel)
    }

    @Test func `an even and odd filling leaves a hole`() throws {
        let pixels = try draw { context in
            red.setFill()
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.fillPath(using: .evenOdd)
        }
        #expect(pixels[1, 1] == redPixel)
        #expect(pixels[10, 10] == clearPixel)
    }

    @Test func `a cleared rectangle is clear`() throws {
        let pixels = try draw { context in
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        #expect(pixels[7, 7] == clearPixel)
        #expect(pixels[12, 7] == redPixel)
    }

    /// The usual way to tint a picture.
    @Test func `source in colours what is there and nothing else`() throws {
        let pixels = try draw { context in
            red.setFill()
            context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
            context.setBlendMode(.sourceIn)
            green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 20))
        }
        #expect(pixels[6, 6] == greenPixel)
        #expect(pixels[9, 6] == redPixel)
        #expect(pixels[1, 1] == clearPixel)
    }

    @Test func `a dashed line has gaps`() throws {
        let pixels = try draw { context in
            red.setStroke()
            context.setLineWidth(2)
            context.setLineDash(phase: 0, lengths: [4, 4])
            context.move(to: CGPoint(x: 0, y: 10))
            context.addLine(to: CGPoint(x: 20, y: 10))
            context.strokePath()
        }
        #expect(pixels[1, 10] == redPixel)
        #expect(pixels[5, 10] == clearPixel)
        #expect(pixels[9, 10] == redPixel)
    }

    @Test func `a gradient goes on beyond its ends only when asked to`() throws {
        let colors: [Any] = [red.cgColor(with: UITraitCollection()), CGColor(gray: 1, alpha: 1)]
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
        let pixels = try draw { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
                options: .drawsBeforeStartLocation)
        }
        #expect(pixels[1, 10] == redPixel)
        #expect(pixels[18, 10] == clearPixel)
        #expect(pixels[10, 10][1] > 100 && pixels[10, 10][1] < 160)
    }

    @Test func `a shadow lies beside what casts it`() throws {
        let pixels = try draw { context in
            context.setShadow(
                offset: CGSize(width: 8, height: 0), blur: 0,
                color: green.cgColor(with: UITraitCollection()))
            red.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
        }
        #expect(pixels[4, 4] == redPixel)
        #expect(pixels[12, 4] == greenPixel)
    }

    @Test func `what is in a transparency layer fades together`() throws {
        let pixels = try draw { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            green.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(pixels[7, 5][0] == 0)
        #expect(abs(Int(pixels[7, 5][3]) - 128) <= 1)
    }

    @Test func `a picture of Core Graphics is upside down where y goes down`() throws {
        let image = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        image.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        // The lower half, since y goes up.
        image.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let picture = try #require(image.makeImage())
        #expect(PixelReader(picture.bitmap)[0, 3] == redPixel)
        #expect(PixelReader(picture.bitmap)[0, 0] == clearPixel)
        let drawn = try draw { $0.draw(picture, in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
        #expect(drawn[0, 0] == redPixel)
        let upright = try draw { _ in UIImage(cgImage: picture).draw(at: .zero) }
        #expect(upright[0, 3] == redPixel)
        #expect(upright[0, 0] == clearPixel)
    }

    /// How apps read the colour of a picture.
    @Test func `the memory that was given has red first when that was asked for`() throws {
        var pixel: [UInt8] = [0, 0, 0, 0]
        pixel.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixel[0] == 255)
        #expect(abs(Int(pixel[1]) - 128) <= 1)
        #expect(pixel[2...3] == [0, 255])
    }

    @Test func `a layout that can't be drawn in gives nothing`() {
        let grey = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        #expect(grey == nil)
    }

    @Test func `the path can be asked for`() throws {
        _ = try draw { context in
            #expect(context.isPathEmpty)
            context.move(to: CGPoint(x: 1, y: 2))
            context.addLine(to: CGPoint(x: 11, y: 2))
            context.addArc(
                center: CGPoint(x: 11, y: 7), radius: 5, startAngle: -.pi / 2, endAngle: 0,
                clockwise: false)
            #expect(abs(context.currentPointOfPath.x - 16) < 0.01)
            #expect(abs(context.boundingBoxOfPath.width - 15) < 0.01)
            context.beginPath()
            #expect(context.isPathEmpty)
        }
    }
}
