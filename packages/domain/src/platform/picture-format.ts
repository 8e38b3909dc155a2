/**
 * Formats of uploaded pictures, detected by their first bytes and never by the name (platform.md#files-and-pictures).
 */
export const pictureFormats = ['jpeg', 'png', 'gif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** Maximum size of an uploaded picture. */
export const pictureUploadBytes = 5 * 1024 * 1024

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (startsWith(bytes, jpeg)) return 'jpeg'
  if (startsWith(bytes, png)) return 'png'
  const opening = asciiAt(bytes, 0, 6)
  if (opening === 'GIF87a' || opening === 'GIF89a') return 'gif'
  return asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP' ? 'webp' : undefined
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function asciiAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}
