import { fileURLToPath } from 'node:url'
import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import sharp from 'sharp'

export interface StatusPicture {
  storeName: string
  title: string
  date: string
  /** Such as `1 USD = 390.00 CUP`. */
  rate: string | undefined
  /** Where to order: phone or address of the shop. */
  contact: string
  isRtl: boolean
  products: readonly StatusProduct[]
}

export interface StatusProduct {
  name: string
  prices: readonly string[]
  picture: Buffer | undefined
}

const [width, height] = [1080, 1920]
const margin = 72
const colours = {
  ground: '#0f1b3e',
  ink: '#fbfaf7',
  muted: '#bcc4d5',
  card: '#ffffff',
  text: '#121d38',
  spark: '#ffb020',
}
const card = { height: 232, gap: 24, picture: 184 }

let fonts: Promise<unknown> | undefined

/** libvips knows a font for the whole process once a text was drawn with it: the machine may have none. */
function loadFonts(): Promise<unknown> {
  const names = ['latin-regular', 'latin-bold', 'cyrillic-regular', 'cyrillic-bold']
  fonts ??= Promise.all(
    names.map((name) => {
      const fontfile = fileURLToPath(
        new URL(`../../platform/papers/fonts/onest-${name}.ttf`, import.meta.url),
      )
      return sharp({ text: { text: 'a', font: 'Onest', fontfile } })
        .png()
        .toBuffer()
    }),
  )
  return fonts
}

/** A vertical picture for a status of WhatsApp: what is offered, its prices, the date and the rate. */
export async function drawStatus(status: StatusPicture): Promise<Buffer> {
  await loadFonts()
  const title = wrapped(status.title, 24, 3)
  const top = 240 + title.length * 84
  const room = Math.floor((height - 240 - top) / (card.height + card.gap))
  const products = status.products.slice(0, room)
  const cardTop = (index: number) => top + index * (card.height + card.gap)
  const pictures = await Promise.all(
    products.map(async ({ picture }, index) => {
      if (!picture) return undefined
      const side = card.picture
      const input = await sharp(picture)
        .resize({ width: side, height: side, fit: 'contain', background: colours.card })
        .png()
        .toBuffer()
      return { input, left: xOf(24, side), top: cardTop(index) + (card.height - side) / 2 }
    }),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Onest, sans-serif">
<rect width="${width}" height="${height}" fill="${colours.ground}"/>
<rect x="${status.isRtl ? width - margin - 96 : margin}" y="96" width="96" height="10" rx="5" fill="${colours.spark}"/>
${line(status.storeName, { y: 168, size: 44, weight: 700, colour: colours.muted })}
${title.map((words, index) => line(words, { y: 270 + index * 84, size: 72, weight: 700, colour: colours.ink })).join('\n')}
${products.map((product, index) => productCard(product, cardTop(index))).join('\n')}
${line(status.rate ?? '', { y: height - 190, size: 40, weight: 700, colour: colours.spark })}
${line(status.date, { y: height - 130, size: 36, weight: 400, colour: colours.muted })}
${line(status.contact, { y: height - 78, size: 36, weight: 400, colour: colours.ink })}
</svg>`
  return sharp(Buffer.from(svg))
    .composite(pictures.flatMap((picture) => picture ?? []))
    .png({ palette: true, quality: 90 })
    .toBuffer()

  function xOf(inset: number, itemWidth: number): number {
    return status.isRtl ? width - margin - inset - itemWidth : margin + inset
  }

  function line(words: string, { y, size, weight, colour, inset = 0 }: LineLook): string {
    if (words === '') return ''
    const x = status.isRtl ? width - margin - inset : margin + inset
    const anchor = status.isRtl ? ' direction="rtl" text-anchor="start"' : ''
    return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}"${anchor}>${escapeHtml(words)}</text>`
  }

  function productCard({ name, prices, picture }: StatusProduct, y: number): string {
    const inset = picture ? card.picture + 56 : 32
    const names = wrapped(name, picture ? 30 : 40, 2)
    const first = y + (names.length === 1 ? 92 : 66)
    const parts = [
      `<rect x="${margin}" y="${y}" width="${width - 2 * margin}" height="${card.height}" rx="24" fill="${colours.card}"/>`,
      ...names.map((words, index) =>
        line(words, { y: first + index * 46, size: 38, weight: 400, colour: colours.text, inset }),
      ),
      line(prices.join('  ·  '), {
        y: first + names.length * 46 + 26,
        size: prices.join().length > 26 ? 36 : 46,
        weight: 700,
        colour: colours.text,
        inset,
      }),
    ]
    return parts.join('\n')
  }
}

interface LineLook {
  y: number
  size: number
  weight: number
  colour: string
  inset?: number
}

/** Lines of about so many letters. What does not fit is cut. */
export function wrapped(text: string, letters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.length > letters ? `${word.slice(0, letters - 1)}…` : word)
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  return [...kept.slice(0, -1), `${(kept.at(-1) ?? '').slice(0, letters - 1)}…`]
}
