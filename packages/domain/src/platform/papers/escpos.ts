import { encodeText } from './code-page.ts'

const [esc, gs] = [0x1b, 0x1d]

/** A monochrome picture, a bit for each dot, rows padded to whole bytes. */
export interface Bitmap {
  width: number
  height: number
  bits: Uint8Array
}

type Align = 'start' | 'center' | 'end'

const alignments: Readonly<Record<Align, number>> = { start: 0, center: 1, end: 2 }
const codePage850 = 2
const qrDots = 6
/** Most printers lose the rest of a longer code. */
const longestQr = 300

/** Commands of ESC/POS, which nearly all receipt printers know. */
export const escpos = {
  start: () => [esc, 0x40, esc, 0x74, codePage850],
  align: (align: Align) => [esc, 0x61, alignments[align]],
  bold: (on: boolean) => [esc, 0x45, on ? 1 : 0],
  /** Twice as wide and high. */
  large: (on: boolean) => [gs, 0x21, on ? 0x11 : 0],
  line: (text = '') => [...encodeText(text), 0x0a],
  feed: (lines: number) => [esc, 0x64, lines],
  /** After the paper has passed the knife. */
  cut: () => [gs, 0x56, 66, 0],
  /** Opens the drawer that is plugged into the printer. */
  openDrawer: () => [esc, 0x70, 0, 25, 250],
  qr(text: string) {
    const data = encodeText(text).slice(0, longestQr)
    const length = data.length + 3
    return [
      ...[gs, 0x28, 0x6b, 4, 0, 0x31, 0x41, 0x32, 0],
      ...[gs, 0x28, 0x6b, 3, 0, 0x31, 0x43, qrDots],
      ...[gs, 0x28, 0x6b, 3, 0, 0x31, 0x45, 0x31],
      ...[gs, 0x28, 0x6b, length % 256, Math.floor(length / 256), 0x31, 0x50, 0x30, ...data],
      ...[gs, 0x28, 0x6b, 3, 0, 0x31, 0x51, 0x30],
      0x0a,
    ]
  },
  picture({ width, height, bits }: Bitmap) {
    const bytes = Math.ceil(width / 8)
    const size = [bytes % 256, Math.floor(bytes / 256), height % 256, Math.floor(height / 256)]
    return [gs, 0x76, 0x30, 0, ...size, ...bits, 0x0a]
  },
}
