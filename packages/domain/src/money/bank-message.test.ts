import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growsLinearly, repeating } from '../platform/testing/linear-time.ts'
import { isKnownSender, isSameAccount, readAmountDigits, readBankMessage } from './bank-message.ts'
import { readableMessages, unreadableMessages } from './bank-message-corpus.ts'

test('the corpus has sixty forms and more, each with a number of its own', () => {
  expect(readableMessages.length).toBeGreaterThanOrEqual(60)
  expect(new Set(readableMessages.map(([, { code }]) => code)).size).toBe(readableMessages.length)
})

test.each(readableMessages)('%s is read', (text, facts) => {
  expect(readBankMessage(text)).toMatchObject(facts)
})

test.each(unreadableMessages)('%s is refused', (text, reason) => {
  expect(readBankMessage(text)).toBe(reason)
})

const grouping = fc.constantFrom(
  { group: '', decimal: '.' },
  { group: ' ', decimal: '.' },
  { group: ',', decimal: '.' },
  { group: '.', decimal: ',' },
  { group: ' ', decimal: ',' },
)
const transfer = fc.record({
  phone: fc.integer({ min: 50000000, max: 69999999 }).map(String),
  account: fc.integer({ min: 10 ** 15, max: 9.007e15 }).map((digits) => String(digits)),
  amount: fc.integer({ min: 1, max: 99_999_999_999 }),
  currency: fc.constantFrom('CUP', 'MLC', 'USD'),
  code: fc.stringMatching(/^[A-Z]{2}\d{4}[A-Z0-9]{4,10}$/),
  date: fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
})

function written(amount: number, { group, decimal }: { group: string; decimal: string }): string {
  const units = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, group)
  return units + decimal + String(amount % 100).padStart(2, '0')
}

test('what is written is what is read', () => {
  fc.assert(
    fc.property(transfer, grouping, (sent, separators) => {
      const { phone, account, amount, currency, code, date } = sent
      const day = `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
      const text = `El titular del telefono 53${phone} le ha realizado una transferencia a la cuenta ${account} de ${written(amount, separators)} ${currency}. Nro. Transaccion ${code}. Fecha: ${day}.`
      expect(readBankMessage(text)).toEqual({
        ...{ form: 'transfermovil', phone, account, amount, currency, code, isWhole: true },
        date: date.toISOString().slice(0, 10),
      })
    }),
    { numRuns: 500 },
  )
})

test('a message cut anywhere is refused, or read with the same amount', () => {
  for (const [text, { amount, currency }] of readableMessages) {
    for (let end = 0; end < text.length; end++) {
      const read = readBankMessage(text.slice(0, end))
      if (typeof read === 'string') continue
      expect({ amount: read.amount, currency: read.currency }).toEqual({ amount, currency })
    }
  }
})

test('nonsense never throws', () => {
  const pieces = fc.constantFrom(
    'transferencia recibida ',
    'cuenta ',
    '1.',
    '(',
    'CUP',
    ' no.: ',
    'x*',
    '53',
    '\u200b',
    'ﷺ',
    'transaccion',
  )
  const nonsense = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(nonsense, (text) => {
      const read = readBankMessage(text)
      if (typeof read !== 'string') expect(read.amount).toBeGreaterThan(0)
    }),
    { numRuns: 2000 },
  )
})

test('long texts are read in linear time', async () => {
  const start = 'le ha realizado una transferencia a la cuenta '
  for (const piece of [
    '1',
    '1 ',
    '1,111',
    '(',
    'x*',
    '- ',
    'transaccion ',
    'no.: a',
    '53 ',
    'cup ',
    'saldo ',
  ])
    expect(await growsLinearly(readBankMessage, repeating(piece, start)), piece).toBe(true)
  expect(await growsLinearly(readAmountDigits, repeating(',111', '1', 'x'))).toBe(true)
})

test.each([
  ['9205129970539210', '9205 1299 7053 9210', true],
  ['9205xxxxxxxx9210', '9205 1299 7053 9210', true],
  ['9210', '9205129970539210', true],
  ['9205xxxxxxxx9211', '9205129970539210', false],
  ['xxxxxxxxxxxxxxxx', '9205129970539210', false],
  ['920512997053921055', '9205129970539210', false],
])('account %s against %s: %s', (shown, own, same) => {
  expect(isSameAccount(shown, own)).toBe(same)
})

test('a sender is known by its name or its number', () => {
  const known = ['PAGOxMOVIL', '+53 5200 0000']
  expect(
    ['pagoxmovil', ' PAGOXMOVIL ', '52000000', '5352000000'].every((name) => isKnownSender(name, known)),
  ).toBe(true)
  expect(['', 'PAGOxMOVIL2', '53520000001', '+1 52000000'].some((name) => isKnownSender(name, known))).toBe(
    false,
  )
  expect(isKnownSender('', [''])).toBe(false)
})
