import { expect, test } from 'vitest'
import { refuseOutcomes } from './return-outcomes.ts'

const unwanted = { reason: 'unwanted', condition: 'sealed' } as const
const lines = [
  { id: 1, brandId: 7 },
  { id: 2, brandId: null },
]

function refusedField(
  choices: Parameters<typeof refuseOutcomes>[2],
  goods: Parameters<typeof refuseOutcomes>[0] = unwanted,
) {
  return refuseOutcomes(goods, lines, choices)?.fields
}

test('every line has one outcome', () => {
  const scrapped = [1, 2].map((id) => ({ id, outcome: 'scrap' as const }))
  expect(refuseOutcomes(unwanted, lines, scrapped)).toBeUndefined()
  const missing = { lines: { code: 'required' } }
  expect(refusedField(scrapped.slice(1))).toEqual(missing)
  expect(refusedField([...scrapped, { id: 2, outcome: 'scrap' }])).toEqual(missing)
  expect(
    refusedField([
      { id: 1, outcome: 'scrap' },
      { id: 3, outcome: 'scrap' },
    ]),
  ).toEqual(missing)
})

test('what is damaged is not sold again', () => {
  const sold = [1, 2].map((id) => ({ id, outcome: 'stock' as const }))
  expect(refusedField(sold)).toBeUndefined()
  expect(refusedField(sold, { reason: 'damaged', condition: null })).toEqual({
    lines: { code: 'notSellable' },
  })
})

test('a repair names its service, and the brand where the product has none', () => {
  const scrap = { id: 2, outcome: 'scrap' } as const
  expect(refusedField([{ id: 1, outcome: 'repair' }, scrap])).toEqual({ serviceId: { code: 'required' } })
  expect(refusedField([{ id: 1, outcome: 'repair', serviceId: 4 }, scrap])).toBeUndefined()
  const other = { id: 1, outcome: 'scrap' } as const
  const unbranded = { id: 2, outcome: 'repair', serviceId: 4 } as const
  expect(refusedField([other, unbranded])).toEqual({ brandId: { code: 'brand' } })
  expect(refusedField([other, { ...unbranded, brandId: 3 }])).toBeUndefined()
})
