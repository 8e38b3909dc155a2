import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBackupCode, isConfirmed, isTotpCode, normalizeBackupCode } from './second-factor.ts'

test('a backup code has ten characters that are not misread', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
      const code = formatBackupCode(random)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
      expect(normalizeBackupCode(code)).toBe(code)
      expect(normalizeBackupCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code)
    }),
  )
})

test('letters that look like digits are read as digits', () => {
  expect(normalizeBackupCode('o1l7i-00000')).toBe('01171-00000')
})

test.each(['', '12345', '12345-6789', '12345-67890-1', 'UUUUU-00000', '１２３４５-67890'])(
  '%j is no backup code',
  (typed) => {
    expect(normalizeBackupCode(typed)).toBeUndefined()
  },
)

test.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456'])('%j is no TOTP code', (typed) => {
  expect(isTotpCode(typed)).toBe(false)
})

test('a confirmation holds for ten minutes', () => {
  const at = new Date('2026-03-02T15:00:00Z')
  expect(isConfirmed(at, new Date('2026-03-02T15:09:59Z'))).toBe(true)
  expect(isConfirmed(at, new Date('2026-03-02T15:10:00Z'))).toBe(false)
})
