import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeCode128 } from './code128.ts'

const symbolWidth = 11

test('a known text has the bars of the standard', () => {
  // Start B, H, I, checksum 104 + 40 + 2·41 = 226 mod 103 = 20, stop.
  expect(encodeCode128('HI')?.join('')).toBe('211214' + '231113' + '231311' + '221231' + '2331112')
})

test('every text is a start, its symbols, a checksum and a stop', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x20-\x7e]{1,40}$/), (text) => {
      const bars = encodeCode128(text) ?? []
      const pairs = text.length % 2 === 0 && /^\d+$/.test(text)
      const symbols = (pairs ? text.length / 2 : text.length) + 2
      expect(bars.reduce((sum, width) => sum + width, 0)).toBe(symbols * symbolWidth + 13)
      expect(bars.length).toBe(symbols * 6 + 7)
    }),
  )
})

test('what a scanner cannot read has no bars', () => {
  expect(encodeCode128('Tóner')).toBeUndefined()
  expect(encodeCode128('')).toBeUndefined()
})
