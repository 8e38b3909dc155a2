import { pictureFormatOf } from '@tecnoclick/domain/platform/picture-format'
import sharp from 'sharp'
import { type Refusal, refuse } from '../http/refusal.ts'

export interface EncodedPicture {
  data: Buffer
  width: number
  height: number
}

/** The longer side of stored pictures in pixels; photos of a fault need more detail. */
export const pictureSides = { avatar: 700, shop: 700, servicePhoto: 1280, banner: 1920 } as const

/** Larger pictures are not decoded. */
const pixelLimit = 40_000_000
const quality = 82
/** Copies are a third smaller than with the quality of the original, and on dense screens nobody sees the difference. */
const ofCopies = { quality: 70, effort: 6 }

// Two cores serve the shop: pages have priority over pictures.
sharp.concurrency(1)

/**
 * Re-encodes a picture, which removes everything else in the file (scripts, location, other formats). The first bytes
 * decide which of the four formats it is, so that no other decoder runs; of an animation only the first frame is kept.
 */
export async function encodePicture(bytes: Buffer, side: number): Promise<EncodedPicture | Refusal> {
  const format = pictureFormatOf(bytes)
  if (!format) return refuse('unsupportedType')
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 })
  try {
    // Reads the header alone: a picture that does not fit in memory is never decoded.
    const header = await picture.metadata()
    if (header.format !== format) return refuse('unsupportedType')
    if (header.width * header.height > pixelLimit) return refuse('tooLarge')
    const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return refuse('unsupportedType') // sharp cannot read the file
  }
}

export function smallerCopy(picture: Buffer, width: number): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: pixelLimit })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp(ofCopies)
    .toBuffer()
}
