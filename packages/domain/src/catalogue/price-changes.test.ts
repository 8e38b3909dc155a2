import { expect, test } from 'vitest'
import { changedPrices } from './price-changes.ts'

const memory = {
  title: 'Memoria',
  required: true,
  values: [
    { id: 1, title: '256 GB', surcharge: 0, surchargeAlt: 0 },
    { id: 2, title: '512 GB', surcharge: 50, surchargeAlt: 20_000 },
  ],
}
const colour = { title: 'Color', required: true, values: [{ title: 'Negro' }] }
const laptop = {
  price: 400,
  priceAlt: 160_000,
  priceMayorista: null,
  priceMayoristaAlt: null,
  compareAtPrice: 450,
  options: [memory, colour],
}
const [small, large] = memory.values as [(typeof memory.values)[0], (typeof memory.values)[0]]
const withMemory = (change: object) => ({ ...laptop, options: [{ ...memory, ...change }, colour] })

test.each([
  ['price', { price: 399 }],
  ['priceAlt', { priceAlt: null }],
  ['priceMayorista', { priceMayorista: 300 }],
  ['priceMayoristaAlt', { priceMayoristaAlt: 1 }],
  ['compareAtPrice', { compareAtPrice: null }],
])('another %s is a changed price', (field, change) => {
  expect(changedPrices(laptop, { ...laptop, ...change })).toEqual([field])
})

test.each([
  ['a lower surcharge', withMemory({ values: [small, { ...large, surcharge: 1 }] })],
  ['a surcharge in CUP', withMemory({ values: [small, { ...large, surchargeAlt: 0 }] })],
  [
    'the same titles without ids and surcharges',
    withMemory({ values: [{ title: '256 GB' }, { title: '512 GB' }] }),
  ],
  [
    'swapped titles',
    withMemory({
      values: [
        { ...small, title: large.title },
        { ...large, title: small.title },
      ],
    }),
  ],
  ['a new choice beside one with a surcharge', withMemory({ values: [small, large, { title: '512 GB.' }] })],
  ['a removed choice', withMemory({ values: [small] })],
  ['a choice that may be left out', withMemory({ required: false })],
  ['a removed option', { ...laptop, options: [colour] }],
  [
    'a new surcharge',
    { ...laptop, options: [memory, { ...colour, values: [{ title: 'Negro', surcharge: 1 }] }] },
  ],
])('%s changes the prices of options', (_, after) => {
  expect(changedPrices(laptop, after)).toEqual(['options'])
})

test.each([
  ['other ids', withMemory({ values: memory.values.map(({ id: _, ...value }) => value) })],
  ['another order', { ...laptop, options: [colour, { ...memory, values: [large, small] }] }],
  ['another case', withMemory({ title: 'MEMORIA' })],
  [
    'options without surcharges',
    { ...laptop, options: [memory, { title: 'Tono', values: [{ title: 'Azul' }] }] },
  ],
])('%s leave the prices as they are', (_, after) => {
  expect(changedPrices(laptop, after)).toEqual([])
})
