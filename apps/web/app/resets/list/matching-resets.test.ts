import { expect, test } from 'vitest'
import { groupByModel, matchingResets } from './matching-resets.ts'

const reset = (id: number, model: string, typeFile: string) => ({
  id,
  brandId: 1,
  brand: { id: 1, name: 'EPSON' },
  device: { name: 'Impresora' },
  model,
  typeFile,
  price: 2000,
  outcomes: null,
  deadEnds: [],
  version: 1,
})
const resets = [
  reset(1, 'XP-4101', 'Firmware sin chip'),
  reset(2, 'L3250', 'Reset'),
  reset(3, 'L3250', 'Firmware'),
]
const found = (query: string) => matchingResets(resets, query).map(({ id }) => id)

test.each([
  ['xp4101', [1]],
  ['XP 4101', [1]],
  ['l3250 firm', [3]],
  ['impresora reset', [2]],
  ['  ', [1, 2, 3]],
  ['plotter', []],
])('%j finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids)
})

test('models are sorted by their number, each with its files', () => {
  const models = groupByModel([...resets, reset(4, 'L805', 'Reset')])
  expect(models.map(({ name, files }) => [name, files.map(({ id }) => id)])).toEqual([
    ['EPSON L805', [4]],
    ['EPSON L3250', [2, 3]],
    ['EPSON XP-4101', [1]],
  ])
})
