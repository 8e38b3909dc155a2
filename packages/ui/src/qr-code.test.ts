import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-code.tsx'

const scale = 4

/** Renders the path to pixels for the QR reader. */
function paint(text: string): { pixels: Uint8ClampedArray; width: number } {
  const { size, path } = qrPath(text)
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const [left, top, right] = [Number(x) * scale, Number(y) * scale, (Number(x) + Number(run)) * scale]
    for (let row = top; row < top + scale; row += 1)
      pixels.fill(0, (row * width + left) * 4, (row * width + right) * 4)
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  }
  return { pixels, width }
}

test.each([
  'TRANSFERMOVIL_ETECSA,TRANSFERENCIA,9205129976543210,52345678,2000.00',
  'https://tienda.example/services/ticket/Zm9yIGEgcmVwYWlyIHRpY2tldCBsaW5r',
  'Impresión ñandú: 20,000.00 CUP · ORDEN-1000',
])('a QR reader decodes %s', (text) => {
  const { pixels, width } = paint(text)
  expect(jsQR(pixels, width, width)?.data).toBe(text)
})
