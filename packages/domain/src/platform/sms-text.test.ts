import { expect, test } from 'vitest'
import { firstLinkOf, smsSize, smsText } from './sms-text.ts'

test.each([
  { text: 'a'.repeat(160), encoding: 'gsm7', parts: 1 },
  { text: 'a'.repeat(161), encoding: 'gsm7', parts: 2 },
  { text: 'a'.repeat(306), encoding: 'gsm7', parts: 2 },
  { text: 'a'.repeat(307), encoding: 'gsm7', parts: 3 },
  { text: 'ñéü¿¡Ñ'.repeat(26), encoding: 'gsm7', parts: 1 },
  { text: '€'.repeat(80), encoding: 'gsm7', parts: 1 },
  { text: '€'.repeat(81), encoding: 'gsm7', parts: 2 },
  // 153 is odd: the sign of two septets that begins at the last place goes to the next part.
  { text: '€'.repeat(152), encoding: 'gsm7', parts: 2 },
  { text: '€'.repeat(153), encoding: 'gsm7', parts: 3 },
  { text: 'í', encoding: 'ucs2', parts: 1 },
  { text: 'я'.repeat(70), encoding: 'ucs2', parts: 1 },
  { text: 'я'.repeat(71), encoding: 'ucs2', parts: 2 },
  { text: 'я'.repeat(134), encoding: 'ucs2', parts: 2 },
  { text: 'я'.repeat(135), encoding: 'ucs2', parts: 3 },
  { text: '😀'.repeat(66), encoding: 'ucs2', parts: 2 },
  { text: '😀'.repeat(67), encoding: 'ucs2', parts: 3 },
])('$text.length units count as $parts in $encoding', ({ text, ...size }) => {
  expect(smsSize(text)).toEqual(size)
})

test('Spanish is written with the alphabet of the network, and keeps ñ and é', () => {
  const text = smsText({
    store: 'TecnoClick',
    subject: 'Recibimos su pedido: «Impresión» de María Ñáñez — años… 50 € pagó José',
  })
  expect(text).toBe(
    'TecnoClick: Recibimos su pedido: "Impresion" de Maria Ñañez - años... 50 € pagó José'.replaceAll(
      'ó',
      'o',
    ),
  )
  expect(smsSize(text)).toEqual({ encoding: 'gsm7', parts: 1 })
})

test('other scripts stay as they are, pictures and line breaks do not', () => {
  expect(smsText({ store: 'Магазин', subject: 'Pedido\r\nBcc: a@b.cu 🎁\u200b listo' })).toBe(
    'Магазин: Pedido Bcc: a@b.cu listo',
  )
})

test('two parts at most: the text is cut before its link, and a link that is too long is left out', () => {
  const link = `https://tienda.cu/services/ticket/${'x'.repeat(60)}`
  const long = smsText({ store: 'TecnoClick', subject: 'palabra '.repeat(60), link })
  expect(long.endsWith(`... ${link}`)).toBe(true)
  expect(smsSize(long).parts).toBe(2)
  const none = smsText({
    store: 'TecnoClick',
    subject: 'Listo',
    link: `https://tienda.cu/${'x'.repeat(400)}`,
  })
  expect(none).toBe('TecnoClick: Listo')
  const russian = smsText({ store: 'Магазин', subject: 'слово '.repeat(60), link: 'https://tienda.cu/a' })
  expect(smsSize(russian)).toEqual({ encoding: 'ucs2', parts: 2 })
  expect(russian.endsWith('... https://tienda.cu/a')).toBe(true)
  expect(smsSize(smsText({ store: '', subject: 'x'.repeat(2000) })).parts).toBe(2)
})

test('a code is part of the text, and is never cut', () => {
  const sent = { store: 'TecnoClick', code: '4711', link: 'https://tienda.cu/account/orders/4' }
  expect(smsText({ ...sent, subject: 'Su pedido ORDEN-004 va en camino' })).toBe(
    'TecnoClick: Su pedido ORDEN-004 va en camino. Codigo: 4711 https://tienda.cu/account/orders/4',
  )
  expect(smsText({ ...sent, subject: 'palabra '.repeat(60) })).toMatch(/\.\.\.\. Codigo: 4711 https:\S+$/)
})

test('the name of the shop is not said twice, and no full stop ends the sentence', () => {
  expect(smsText({ store: 'TecnoClick', subject: 'Active su cuenta en TecnoClick.' })).toBe(
    'Active su cuenta en TecnoClick',
  )
})

test('the first link of a mail is found', () => {
  expect(firstLinkOf('Hola\n\nVer mi pedido:\nhttps://tienda.cu/account/orders/4\n\n-- \nTienda')).toBe(
    'https://tienda.cu/account/orders/4',
  )
  expect(firstLinkOf('https://tienda.cu sin etiqueta')).toBeUndefined()
})
