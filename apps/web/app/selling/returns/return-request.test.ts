import { newReturnSchema } from '@tecnoclick/contract/selling/returns/schemas'
import { expect, test } from 'vitest'
import { readReturnRequest, typedReturnRequest } from './return-request.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const filled = { kind: 'return', reason: 'wrong', text: 'Otro color', 'units-7': '2', 'units-8': '0' }

test('lines without units are not part of the request', () => {
  const read = readReturnRequest(formOf(filled))
  expect(newReturnSchema.parse(read)).toEqual({
    kind: 'return',
    reason: 'wrong',
    text: 'Otro color',
    lines: [{ lineId: 7, quantity: 2 }],
    photos: [],
  })
})

test.each(['', '-1', '1.5', 'dos', '1000'])('%j units are refused or nothing', (units) => {
  const read = readReturnRequest(formOf({ ...filled, 'units-7': units }))
  expect(newReturnSchema.safeParse(read).success).toBe(false)
})

test('marked serials say which units, and how many where nothing else does', () => {
  const form = formOf({ kind: 'return', reason: 'wrong', 'units-8': '2' })
  for (const [name, serial] of [
    ['serials-7', 'SN 1'],
    ['serials-7', 'SN-2'],
    ['serials-8', 'SN-3'],
  ] as const)
    form.append(name, serial)
  expect(newReturnSchema.parse(readReturnRequest(form)).lines).toEqual([
    { lineId: 8, quantity: 2, serials: ['SN-3'] },
    { lineId: 7, quantity: 2, serials: ['SN 1', 'SN-2'] },
  ])
  expect(typedReturnRequest(form)).toMatchObject({ 'serials-7': 'SN 1\nSN-2', 'units-8': '2' })
})

test('without kind or reason it is refused', () => {
  expect(newReturnSchema.safeParse(readReturnRequest(formOf({ 'units-7': '1' }))).success).toBe(false)
})

test('what was typed is kept', () => {
  expect(typedReturnRequest(formOf({ ...filled, requestKey: 'abc' }))).toMatchObject({
    ...filled,
    requestKey: 'abc',
  })
})
