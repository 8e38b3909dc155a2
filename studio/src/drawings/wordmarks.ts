import { setLine } from '../parts/letters.ts'

export interface Wordmark {
  text: string
  colour: string
  /** Stroke in tenths of the capital height. */
  weight?: number
  gap?: number
  slant?: number
  /** Stretches the letters. */
  wide?: number
  /** A quiet sign beside or below the word, our own. */
  frame?: 'dot' | 'underline'
  accent?: string
}

/**
 * Plain words in our own letters, told apart by weight, width and colour: they name the brand and imitate no logo. Names are the
 * brands' slugs.
 */
export const wordmarks: Readonly<Record<string, Wordmark>> = {
  epson: { text: 'EPSON', colour: '#1b3a9c', weight: 1.9, wide: 1.12, gap: 3 },
  canon: { text: 'Canon', colour: '#b3202a', weight: 1.7, gap: 2.6, wide: 1.05 },
  hp: { text: 'HP', colour: '#1472b8', weight: 2, gap: 3.2, wide: 1.2 },
  brother: { text: 'brother', colour: '#1d3f8f', weight: 1.8, gap: 2.4 },
  xerox: { text: 'xerox', colour: '#c02c2c', weight: 1.6, gap: 2.6, wide: 1.1 },
  zebra: { text: 'ZEBRA', colour: '#1d1f24', weight: 2.1, gap: 2.8 },
  lenovo: { text: 'Lenovo', colour: '#c5322d', weight: 1.6, gap: 2.4, wide: 1.06 },
  dell: { text: 'DELL', colour: '#1467b3', weight: 1.9, gap: 2.6, wide: 1.14 },
  asus: { text: 'ASUS', colour: '#163f8c', weight: 1.4, gap: 2.6, slant: 0.1, wide: 1.18 },
  samsung: { text: 'SAMSUNG', colour: '#17308a', weight: 1.7, gap: 2.8 },
  xiaomi: { text: 'xiaomi', colour: '#e0651a', weight: 1.6, gap: 2.6, frame: 'dot', accent: '#e0651a' },
  logitech: { text: 'logitech', colour: '#1c6f8c', weight: 1.5, gap: 2.4 },
  kingston: { text: 'Kingston', colour: '#a8232b', weight: 1.7, gap: 2.4 },
  seagate: { text: 'SEAGATE', colour: '#3f8f3a', weight: 1.5, gap: 2.8 },
  'tp-link': { text: 'tp-link', colour: '#12808f', weight: 1.8, gap: 2.6 },
  apc: {
    text: 'APC',
    colour: '#c02a2a',
    weight: 2.1,
    gap: 3,
    wide: 1.14,
    frame: 'underline',
    accent: '#c02a2a',
  },
  forza: {
    text: 'FORZA',
    colour: '#1d3270',
    weight: 2,
    gap: 2.6,
    slant: 0.2,
    frame: 'underline',
    accent: '#f2a01e',
  },
  benq: { text: 'BenQ', colour: '#5a2f8f', weight: 1.7, gap: 2.6, wide: 1.06 },
  casio: { text: 'CASIO', colour: '#1a3f9c', weight: 2.2, gap: 2.8, wide: 1.1 },
  fellowes: { text: 'Fellowes', colour: '#a3262c', weight: 1.5, gap: 2.3 },
  navigator: { text: 'Navigator', colour: '#123f8f', weight: 1.6, gap: 2.2, slant: 0.1 },
  xtech: { text: 'xtech', colour: '#2a2d33', weight: 2, gap: 2.6, slant: 0.16 },
  nexxt: { text: 'nexxt', colour: '#1472b8', weight: 1.8, gap: 2.6, frame: 'dot', accent: '#f2a01e' },
}

const round = (value: number) => Math.round(value * 100) / 100

/** All wordmarks fill boxes of one height, so that the strip of brands needs no fitting. */
export function drawWordmark(mark: Wordmark): string {
  const { text, colour, weight = 1.7, gap = 2.6, slant = 0, wide = 1, frame, accent = colour } = mark
  const { letters, width } = setLine(text, gap)
  const tail = /[gjpqy]/.test(text) ? 3 : 0
  const margin = 4
  const lead = frame === 'dot' ? 6 : 0
  const long = width * wide + lead + slant * 10
  const w = round(long + margin * 2)
  const h = 10 + tail + margin * 2
  const strokes = letters
    .filter(({ path }) => path)
    .map(({ x, path }) => `<path transform="translate(${round(x)})" d="${path}"/>`)
  const signs = {
    dot: `<circle cx="${margin + 1.6}" cy="${margin + 5}" r="1.9" fill="${accent}"/>`,
    underline: `<rect x="${margin}" y="${margin + 12}" width="${round(long)}" height="1.1" fill="${accent}"/>`,
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${round((w * 40) / h)}" height="40" role="img" aria-label="${text}">`,
    frame ? signs[frame] : '',
    `<g transform="translate(${round(margin + lead + slant * 10)} ${margin}) skewX(${round((-Math.atan(slant) * 180) / Math.PI)}) scale(${wide} 1)" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">`,
    ...strokes,
    '</g></svg>',
  ].join('')
}
