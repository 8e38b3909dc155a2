import { expect, test } from 'vitest'
import { packForPage, unpack } from './packed.ts'

const product = { name: 'Monitor 24" de O\'Neill', note: '\'\'""\\\'\\" \0', empty: '' }

test('what is packed for a page comes out as it went in, whatever quotes it has', () => {
  const packed = packForPage(product)
  expect(unpack(packed)).toBe(product)
  for (let count = 0; count < 16; count++) packForPage({ count })
  expect(unpack(packed)).toEqual(product)
  expect(unpack(packed)).not.toBe(product)
  expect(unpack(JSON.stringify(product))).toEqual(product)
})

test('a page has few double quotes to escape', () => {
  expect(packForPage({ name: 'Tinta', sku: 'T544' })).toBe("{'name':'Tinta','sku':'T544'}")
})
