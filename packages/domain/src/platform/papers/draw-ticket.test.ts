import { expect, test } from 'vitest'
import { asPrintable, encodeText } from './code-page.ts'
import { drawTicket, wrapText } from './draw-ticket.ts'
import { escpos } from './escpos.ts'
import type { Paper } from './paper.ts'
import { drawLabels } from './tspl.ts'

const paper: Paper = {
  locale: 'es',
  format: 'roll58',
  title: 'Recibo',
  issuer: { name: 'TecnoClick', lines: ['Calle 23 № 1, La Habana', ''] },
  heading: { text: 'Recibo ORDEN-045', lines: ['19 nov 2026, 10:32'] },
  mark: 'ANULADA',
  blocks: [
    { kind: 'parties', parties: [{ title: 'Cliente', name: 'Íñigo Peña', lines: ['+53 5234 5678'] }] },
    {
      kind: 'facts',
      title: 'Pago',
      facts: [
        ['Forma', 'Efectivo'],
        ['Nota', null],
      ],
    },
    {
      kind: 'table',
      title: 'Productos',
      columns: [
        { header: 'Producto', share: 1 },
        { header: 'Cantidad', share: 0, align: 'end' },
        { header: 'Precio', share: 0, align: 'end' },
        { header: 'Importe', share: 0, align: 'end' },
      ],
      rows: [
        [['Impresora multifuncional Epson EcoTank L3250 con Wi-Fi', 'Color: Negro'], '2', '199,00', '398,00'],
      ],
    },
    { kind: 'sums', sums: [{ name: 'Total', amount: '398,00 USD', isTotal: true }] },
    { kind: 'signatures', names: ['Firma'] },
    { kind: 'qr', text: 'https://tienda.example/t/1', label: 'Su pedido', lines: [] },
  ],
}

/** What the printer shows: commands left out. */
function shownOf(bytes: Uint8Array): string {
  const decode = new Map([...'áéíóúñÍÑ¿ºx'].map((letter) => [encodeText(letter)[0], letter]))
  let text = ''
  for (let at = 0; at < bytes.length; at++) {
    const [byte = 0, next] = [bytes[at], bytes[at + 1]]
    if (byte === 0x1b) at += next === 0x40 ? 1 : next === 0x70 ? 4 : 2
    else if (byte === 0x1d && next === 0x28) at += 4 + (bytes[at + 3] ?? 0) + (bytes[at + 4] ?? 0) * 256
    else if (byte === 0x1d) at += next === 0x56 ? 3 : 2
    else text += decode.get(byte) ?? String.fromCharCode(byte)
  }
  return text
}

test('a receipt for a roll of 58 mm', () => {
  const bytes = drawTicket(paper, { roll: 'roll58' })
  expect(`\n${shownOf(bytes)}`).toBe(`
TecnoClick
Calle 23 No 1, La Habana

Recibo ORDEN-045
19 nov 2026, 10:32
ANULADA
--------------------------------
Cliente: Íñigo Peña
+53 5234 5678
--------------------------------
Pago
Forma: Efectivo
--------------------------------
Impresora multifuncional Epson
EcoTank L3250 con Wi-Fi
Color: Negro
  2 x 199,00              398,00
--------------------------------
Total                 398,00 USD
--------------------------------
________________________________
Firma
--------------------------------

Su pedido
`)
  expect([...bytes.slice(0, 5)]).toEqual([0x1b, 0x40, 0x1b, 0x74, 2])
  expect([...bytes.slice(-4)]).toEqual([0x1d, 0x56, 66, 0])
})

test.each(['roll58', 'roll80'] as const)('no line is longer than a roll of %s', (roll) => {
  const long = { ...paper, issuer: { name: 'Ñ'.repeat(200), lines: ['palabra '.repeat(40)] } }
  const longest = Math.max(
    ...shownOf(drawTicket(long, { roll }))
      .split('\n')
      .map((line) => line.length),
  )
  expect(longest).toBe(roll === 'roll58' ? 32 : 48)
})

test('the drawer opens before anything is printed, and the logo comes first', () => {
  const logo = { width: 9, height: 1, bits: Uint8Array.of(0xff, 0x80) }
  const bytes = [...drawTicket(paper, { roll: 'roll80', opensDrawer: true, logo })]
  expect(bytes.slice(5, 10)).toEqual(escpos.openDrawer())
  expect(bytes.slice(13, 23)).toEqual([0x1d, 0x76, 0x30, 0, 2, 0, 1, 0, 0xff, 0x80])
})

test('Spanish letters are bytes of the code page, and nothing typed is a command', () => {
  expect(encodeText('ñÑáéíóúü¿¡º')).toEqual([164, 165, 160, 130, 161, 162, 163, 129, 168, 173, 167])
  expect(asPrintable('Ştefan “ok” — 5 €\u2026')).toBe('Stefan "ok" - 5 EUR...')
  expect(asPrintable('Ann\u0303o')).toBe('Anño')
  expect(asPrintable('\u001b@\u001dV\u0000Привет')).toBe('?@?V???????')
})

test('words are kept whole where they fit', () => {
  expect(wrapText('uno dos tres', 8)).toEqual(['uno dos', 'tres'])
  expect(wrapText('abcdefghijkl mn', 5)).toEqual(['abcde', 'fghij', 'kl mn'])
  expect(wrapText('', 5)).toEqual([])
})

test('labels in TSPL', () => {
  const label = { name: 'Tóner "85A" negro para LaserJet', price: '25,00 USD', code: 'TON-85A', copies: 2 }
  const text = new TextDecoder('latin1').decode(drawLabels([label], { width: 40, height: 30, gap: 2 }))
  expect(text.split('\r\n')).toEqual([
    'SIZE 40 mm,30 mm',
    'GAP 2 mm,0 mm',
    'DIRECTION 1',
    'CODEPAGE 850',
    'CLS',
    `TEXT 16,16,"2",0,1,1,"T\u00a2ner '85A' negro para"`,
    'TEXT 16,40,"2",0,1,1,"LaserJet"',
    'TEXT 16,68,"3",0,1,1,"25,00 USD"',
    'BARCODE 16,144,"128",56,1,0,2,2,"TON-85A"',
    'PRINT 2',
    '',
  ])
})
