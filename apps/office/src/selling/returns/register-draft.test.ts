import type { ReturnableLine } from '@tecnoclick/contract/selling/returns/schemas'
import { expect, test } from 'vitest'
import { openLines, readRegistration } from './register-draft.ts'

const line = (lineId: number, may: Partial<ReturnableLine> = {}): ReturnableLine => ({
  lineId,
  productId: lineId,
  name: 'Tinta 664',
  bought: 2,
  returned: 0,
  left: 2,
  serials: [],
  returnUntil: '2026-03-09',
  warrantyUntil: '2027-03-02',
  mayReturn: true,
  mayClaim: true,
  ...may,
})

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('only lines within their days are offered', () => {
  const lines = [line(1, { mayReturn: false }), line(2, { mayClaim: false })]
  expect(openLines(lines, 'return').map(({ lineId }) => lineId)).toEqual([2])
  expect(openLines(lines, 'warranty').map(({ lineId }) => lineId)).toEqual([1])
})

test('the body has the lines with units, and blank fields are nothing', () => {
  const typed = { kind: 'warranty', 'units-1': '2', 'units-2': '0', reason: 'defective', condition: 'opened' }
  expect(readRegistration([line(1), line(2)], form({ ...typed, contactPhone: ' ' }))).toEqual({
    kind: 'warranty',
    lines: [{ lineId: 1, quantity: 2 }],
    reason: 'defective',
    condition: 'opened',
    received: false,
    contactName: null,
    contactPhone: null,
  })
  const here = readRegistration([line(1)], form({ ...typed, received: 'on', contactName: 'Eva' }))
  expect(here).toMatchObject({ received: true, contactName: 'Eva' })
})

test('without units there is nothing to register', () => {
  expect(readRegistration([line(1)], form({ kind: 'return', 'units-1': '' }))).toBeUndefined()
  expect(readRegistration([line(1, { mayReturn: false })], form({ 'units-1': '1' }))).toBeUndefined()
})
