import { expect, test } from 'vitest'
import { longestTelegramText, telegramText } from './telegram-text.ts'

const link = 'Ver mi pedido:\nhttps://tienda.cu/account/orders/7'

test('a mail becomes a message without its signature and control characters', () => {
  expect(
    telegramText(`Su pedido\n\n<b>Ana</b>\u0000\u0085\r\n\n${link}\n\n-- \nTecnoClick\nLa Habana\n`),
  ).toBe(`Su pedido\n\n<b>Ana</b>\n\n${link}`)
})

test('a long one is cut, and its link stays', () => {
  const text = telegramText(`Su pedido\n\n${'x'.repeat(5000)}\n\n${link}\n\n-- \nTecnoClick\n`)
  expect(text).toHaveLength(longestTelegramText)
  expect(text.endsWith(`…\n\n${link}`)).toBe(true)
})

test('links that are too long themselves are cut with the rest', () => {
  const text = telegramText(`Ver:\nhttps://tienda.cu/${'x'.repeat(5000)}`)
  expect(text).toHaveLength(longestTelegramText)
  expect(text.startsWith('Ver:\nhttps://tienda.cu/')).toBe(true)
})

test('a character of two units is not cut in half', () => {
  for (const before of ['', 'x']) {
    const text = telegramText(before + '😀'.repeat(3000))
    expect(text.isWellFormed()).toBe(true)
    expect(text.length).toBeLessThanOrEqual(longestTelegramText)
  }
})
