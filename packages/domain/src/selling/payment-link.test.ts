import { expect, test } from 'vitest'
import { defaultLinkWords, fillLink, isTemplate, readDecimal, readWord } from './payment-link.ts'

test('a template is filled with what an address may hold', () => {
  const values = { reference: 'a&b', amount: '10.00' }
  expect(fillLink('https://pago.cu/?r={reference}&a={amount}', values)).toBe(
    'https://pago.cu/?r=a%26b&a=10.00',
  )
  expect(fillLink('https://pago.cu/{other}', values)).toBeUndefined()
})

test('a template names the reference and nothing unknown', () => {
  expect(isTemplate('https://pago.cu/{reference}?s={signature}')).toBe(true)
  expect(isTemplate('https://pago.cu/{amount}')).toBe(false)
  expect(isTemplate('https://pago.cu/{reference}/{secret}')).toBe(false)
})

test('amounts are decimals with two places at most', () => {
  expect(['10.00', 10, '0.5', 10.05].map(readDecimal)).toEqual([1_000, 1_000, 50, 1_005])
  expect(['-1', '1e3', '1.001', '', null, Number.NaN, '10,00'].map(readDecimal)).toEqual(
    Array(7).fill(undefined),
  )
})

test('a state may have several words', () => {
  const words = { ...defaultLinkWords, paid: 'Approved, captured' }
  expect(['APPROVED', 'captured', 'paid', '', 7].map((word) => readWord(words, word))).toEqual([
    'paid',
    'paid',
    undefined,
    undefined,
    undefined,
  ])
})
