import type { ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { expect, test } from 'vitest'
import { hoursLeft, saleSteps } from './sale-steps.ts'

const day = '2026-03-02T15:00:00.000Z'
const bought: ResetSale = {
  ...{ id: 1, date: day, buyer: { id: 1 }, plan: 'single', precio: 2000, transactionCode: 'TM1' },
  ...{ descargable: false, hid: '', key: '', version: 1, promisedDate: null },
  ...{ verifiedDate: null, downloadedDate: null, hidDate: null, keyDate: null },
  ...{ rejectedDate: null, rejection: '' },
  reset: {
    ...{ id: 1, brand: { name: 'EPSON' }, device: { name: 'Impresora' }, model: 'L3250', typeFile: 'Reset' },
    ...{ filename: null, size: null, sha256: null },
  },
}
const states = (sale: Partial<ResetSale>) => saleSteps({ ...bought, ...sale }).map(({ state }) => state)

test('a purchase waits to be verified', () => {
  expect(states({})).toEqual(['done', 'current', 'todo', 'todo', 'todo'])
})

test('after a transfer that was rejected nothing is waited for', () => {
  expect(states({ rejectedDate: day })).toEqual(['done', 'todo', 'todo', 'todo', 'todo'])
})

test('a step that was passed over is done with the one after it', () => {
  expect(states({ verifiedDate: day, hidDate: day })).toEqual(['done', 'done', 'done', 'done', 'current'])
})

test('with the key all is done', () => {
  expect(states({ verifiedDate: day, downloadedDate: day, hidDate: day, keyDate: day })).not.toContain(
    'current',
  )
})

test('a promise is counted down in whole hours, never below none', () => {
  const promised = { ...bought, promisedDate: '2026-03-03T15:00:00.000Z' }
  const at = (hour: number) => hoursLeft(promised, Date.parse(day) + hour * 3_600_000)
  expect([at(0), at(0.5), at(23.1), at(24), at(30)]).toEqual([24, 24, 1, 0, 0])
  expect(hoursLeft(bought, 0)).toBeUndefined()
})
