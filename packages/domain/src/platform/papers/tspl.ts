import { encodeText } from './code-page.ts'
import { wrapText } from './draw-ticket.ts'

/** A label of a roll, in millimetres. */
export interface LabelSize {
  width: number
  height: number
  gap: number
}

export interface Label {
  /** In the larger font, cut after two lines. */
  name: string
  price: string
  /** Below the bars. */
  code: string
  copies: number
}

/** At 203 dpi, which label printers of shops have. */
const dotsPerMm = 8
const margin = 16
const characterDots = 12
const barsHeight = 56

/** Labels in TSPL, which the label printers sold to shops know. */
export function drawLabels(labels: readonly Label[], { width, height, gap }: LabelSize): Uint8Array {
  const perLine = Math.floor((width * dotsPerMm - 2 * margin) / characterDots)
  const lines = [
    `SIZE ${width} mm,${height} mm`,
    `GAP ${gap} mm,0 mm`,
    'DIRECTION 1',
    'CODEPAGE 850',
    ...labels.flatMap(({ name, price, code, copies }) => [
      'CLS',
      ...wrapText(name, perLine)
        .slice(0, 2)
        .map((line, at) => `TEXT ${margin},${margin + at * 24},"2",0,1,1,${quoted(line)}`),
      `TEXT ${margin},${margin + 52},"3",0,1,1,${quoted(price)}`,
      `BARCODE ${margin},${height * dotsPerMm - barsHeight - 40},"128",${barsHeight},1,0,2,2,${quoted(code)}`,
      `PRINT ${Math.max(1, Math.trunc(copies))}`,
    ]),
  ]
  return Uint8Array.from(lines.flatMap((line) => [...encodeText(line), 0x0d, 0x0a]))
}

/** A quote would end the text and begin a command. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', "'")}"`
}
