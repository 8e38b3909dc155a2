import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { Picture } from './picture.ts'

/** The best quality that stays below the limit. */
async function webpBelow(png: Buffer, limit: number, size?: number): Promise<Buffer> {
  for (const quality of [84, 80, 75, 70, 64, 56, 48]) {
    const image = size ? sharp(png).resize(size, size, { kernel: 'lanczos3' }) : sharp(png)
    const bytes = await image.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (bytes.length < limit) return bytes
  }
  throw new Error(`No quality brings the picture below ${limit} bytes`)
}

export async function encode(png: Buffer, picture: Picture, folder: string): Promise<void> {
  const file = `${folder}/${picture.name}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.webp`, await webpBelow(png, picture.limit))
  for (const size of picture.sizes) {
    await writeFile(`${file}.${size}.webp`, await webpBelow(png, picture.limit, size))
  }
}
