import { expect, test } from 'vitest'
import { comparedCode, foldTransactionCode, isTransactionCode } from './transaction-code.ts'

test.each([
  ['upper case', 'MM23AB-7'],
  ['lower case', 'mm23ab-7'],
  ['blanks around and inside', ' MM 23\u00a0AB-7\t'],
  ['a zero-width space', 'MM23\u200bAB-7'],
  ['a soft hyphen, a joiner, a mark of direction and a byte order mark', 'M\u00adM\u200d23\u202eAB\ufeff-7'],
  ['a variation selector and a filler', 'MM23\ufe0fAB\u3164-7'],
  ['Cyrillic letters', 'ММ23АВ-7'],
  ['small Cyrillic letters', 'мм23ав-7'],
  ['Greek letters', 'ΜΜ23ΑΒ-7'],
  ['full-width forms', 'ＭＭ２３ＡＢ－７'],
  ['mathematical letters', '𝐌𝐌𝟐𝟑𝐀𝐁-𝟕'],
  ['a long dash', 'MM23AB–7'],
])('%s make the same code', (_, typed) => {
  expect(foldTransactionCode(typed)).toBe('MM23AB-7')
})

test.each(['MM/23', 'MM_23', 'ÑANDÚ', 'A\u0301B', 'код', '代码', 'MM23🙂', "'; drop", 'ß', 'A.B'])(
  '%s is no code',
  (typed) => {
    expect(foldTransactionCode(typed)).toBeUndefined()
  },
)

test('of blanks alone nothing is left', () => {
  expect(foldTransactionCode(' \u200b\t')).toBe('')
})

test('folding twice changes nothing', () => {
  for (let at = 0; at < 0x3000; at++) {
    const once = foldTransactionCode(String.fromCodePoint(at))
    if (once !== undefined) expect(foldTransactionCode(once)).toBe(once)
  }
})

test('codes are compared by letters and digits alone', () => {
  for (const typed of ['KW600', 'KW6-00', 'k-w6–00', '-КW600-'])
    expect(comparedCode(foldTransactionCode(typed) ?? '')).toBe('KW600')
})

test.each([
  ['123456', true],
  ['TM-1234', true],
  ['1-2-3-4-5-6', true],
  ['TMX123', false],
  ['12345', false],
  ['12345-', false],
  ['LATE', false],
  ['X', false],
  ['', false],
])('%s can be the code of a transfer: %s', (folded, expected) => {
  expect(isTransactionCode(folded)).toBe(expected)
})
