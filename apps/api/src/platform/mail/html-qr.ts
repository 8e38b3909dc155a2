import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import { encode } from 'uqr'

/** Pixels per module and modules of white border: large enough to scan from a screen. */
const side = 5
const quietZone = 4

/**
 * A QR code as a table of black cells, because mails have no pictures and many programs would not show them. Black on
 * white in dark mode too, because some scanners cannot read inverted codes.
 */
export function htmlQr({ text, label }: { text: string; label: string }): string {
  const { rows, size } = drawQr(text)
  const width = size * side
  const looks = `width:${width}px;height:${width}px;table-layout:fixed;border-collapse:collapse;background-color:#ffffff;font-size:0;line-height:0`
  return `<table role="img" aria-label="${escapeHtml(label)}" width="${width}" height="${width}" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="margin:0 auto 16px;${looks}">${rows}</table>`
}

const drawn = new Map<string, { rows: string; size: number }>()
const maxDrawn = 50

/** Drawing takes longer than the rest of a mail, and many orders have the same code: the account of the shop. */
function drawQr(text: string): { rows: string; size: number } {
  const known = drawn.get(text)
  if (known) return known
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const rows = data.map((row) => `<tr>${row.map((dark) => (dark ? black : white)).join('')}</tr>`).join('')
  if (drawn.size >= maxDrawn) drawn.clear()
  drawn.set(text, { rows, size })
  return { rows, size }
}

const black = '<td bgcolor="#000000"></td>'
const white = '<td></td>'
