/** Width and height from the header of a WebP (RFC 9649): lossy, lossless or extended. */
export function webpSize(bytes: Buffer): { width: number; height: number } {
  const format = bytes.toString('latin1', 12, 16)
  if (format === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  }
  if (format === 'VP8L') {
    const packed = bytes.readUInt32LE(21)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (format === 'VP8X') {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  }
  throw new Error(`Not a WebP: ${format}`)
}
