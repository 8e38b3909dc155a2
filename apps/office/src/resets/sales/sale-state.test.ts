import { expect, test } from 'vitest'
import { saleState } from './sale-state.ts'

const bought = { verifiedDate: null, rejectedDate: null, descargable: false, hid: '', key: '' }
const verified = { ...bought, verifiedDate: '2026-03-02T15:00:00Z', descargable: true }

test.each([
  [bought, 'toVerify'],
  [{ ...bought, rejectedDate: '2026-03-02T15:00:00Z' }, 'rejected'],
  [verified, 'allowed'],
  [{ ...verified, descargable: false }, 'revoked'],
  [{ ...verified, hid: 'ABC' }, 'keyOwed'],
  [{ ...verified, hid: 'ABC', descargable: false }, 'keyOwed'],
  [{ ...verified, hid: 'ABC', key: 'XYZ' }, 'answered'],
])('%j is %s', (sale, state) => expect(saleState(sale)).toBe(state))
