import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { fileOf } from './homes.ts'
import type { Picture } from './picture.ts'

/** The best quality that stays below the limit. */
async function encodedBelow(png: Buffer, file: string, limit: number, size?: number): Promise<Buffer> {
  for (const quality of [84, 80, 75, 70, 64, 56, 48]) {
    const image = size ? sharp(png).resize(size, size, { kernel: 'lanczos3' }) : sharp(png)
    const encoded = file.endsWith('.jpg')
      ? image.flatten().jpeg({ quality, mozjpeg: true })
      : image.webp({ quality, effort: 4, smartSubsample: true })
    const bytes = await encoded.toBuffer()
    if (bytes.length < limit) return bytes
  }
  throw new Error(`No quality brings the picture below ${limit} bytes`)
}

export async function encode(shot: Buffer, picture: Picture): Promise<void> {
  const { overlay, sizes, limit } = picture
  const png = overlay
    ? await sharp(shot)
        .composite([{ input: Buffer.from(overlay) }])
        .png()
        .toBuffer()
    : shot
  for (const size of [undefined, ...sizes]) {
    const file = fileOf(picture, size)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await encodedBelow(png, file, limit, size))
  }
}
