import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { htmlQr } from './html-qr.ts'

const scale = 4

/** Paints the cells like a mail program, for a scanner of pixels. */
function paint(html: string): { pixels: Uint8ClampedArray; width: number } {
  const rows = html.split('<tr>').slice(1)
  const width = rows.length * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  rows.forEach((row, y) => {
    row
      .split('<td')
      .slice(1)
      .forEach((cell, x) => {
        if (!cell.startsWith(' bgcolor="#000000"')) return
        for (let line = y * scale; line < (y + 1) * scale; line++)
          for (let at = x * scale; at < (x + 1) * scale; at++)
            pixels.fill(0, (line * width + at) * 4, (line * width + at) * 4 + 3)
      })
  })
  return { pixels, width }
}

test('a scanner reads the payment', () => {
  const text = 'TRANSFERMOVIL_ETECSA,TRANSFERENCIA,9205129976543210,52345678,2000.00'
  const html = htmlQr({ text, label: 'Código QR para pagar "CUP 2,000.00"' })
  const { pixels, width } = paint(html)
  expect(jsQR(pixels, width, width)?.data).toBe(text)
  expect(html).toContain('aria-label="Código QR para pagar &quot;CUP 2,000.00&quot;"')
  // Some programs truncate mails over 100 kB.
  expect(html.length).toBeLessThan(40_000)
})
