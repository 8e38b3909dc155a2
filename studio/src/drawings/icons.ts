import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { markNavy, markStrokes, markTile } from './mark.ts'

/** Full to its edges, because the telephone cuts the corners itself; `share` is how much of the side the mark takes. */
const onSquare = (share: number) => {
  const inset = 16 * (1 - share)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">',
    `<rect width="32" height="32" fill="${markNavy}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${share})">${markStrokes}</g></svg>`,
  ].join('')
}

/** A maskable icon may lose all but a circle of four fifths of its side. */
const icons = [
  { file: 'icons/icon-192.png', svg: markTile, side: 192 },
  { file: 'icons/icon-512.png', svg: markTile, side: 512 },
  { file: 'icons/icon-maskable-512.png', svg: onSquare(0.7), side: 512 },
  { file: 'apple-touch-icon.png', svg: onSquare(0.8), side: 180 },
] as const

const pngOf = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer()

/** The icons of the installed shop. Like the wordmarks they take no time, so they are simply drawn again. */
export async function drawIcons(folder: string): Promise<void> {
  await mkdir(`${folder}/icons`, { recursive: true })
  for (const { file, svg, side } of icons) await writeFile(`${folder}/${file}`, await pngOf(svg, side))
  await writeFile(`${folder}/favicon.ico`, asIco(await pngOf(markTile, 32), 32))
}

/** One PNG behind the 22 bytes that make it an ICO: for browsers that ask for /favicon.ico whatever the page says. */
function asIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
