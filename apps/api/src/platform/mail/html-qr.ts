import { escapeHtml } from '@tecnoclick/domain/platform/escape-html'
import { encode } from 'uqr'

/** Pixels of a module's side, and modules of white around: large enough for a phone held before a screen. */
const side = 5
const quietZone = 4

/**
 * A QR code as a table of black cells: mails hold no pictures, and what many programs would do with one is not to show it.
 * Black on white whatever the reader's colours are, since not every scanner reads it turned over.
 */
export function htmlQr({ text, label }: { text: string; label: string }): string {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const rows = data.map((row) => `<tr>${row.map((dark) => (dark ? black : white)).join('')}</tr>`)
  const width = size * side
  const looks = `width:${width}px;height:${width}px;table-layout:fixed;border-collapse:collapse;background-color:#ffffff;font-size:0;line-height:0`
  return `<table role="img" aria-label="${escapeHtml(label)}" width="${width}" height="${width}" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="margin:0 auto 16px;${looks}">${rows.join('')}</table>`
}

const black = '<td bgcolor="#000000"></td>'
const white = '<td></td>'
