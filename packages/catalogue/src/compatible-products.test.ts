import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { compatibleProducts, productsForDevice } from './compatible-products.ts'
import type { CatalogueProduct } from './model.ts'
import { sampleCatalogue, sampleProduct } from './testing/sample-catalogue.ts'

const compatibility = {
  id: 900,
  slug: 'compatibilidad',
  name: 'Compatible con',
  filter: 'check' as const,
  filterable: false,
  position: 90,
  values: ['Epson L-3250', 'Epson L1250', 'Impresoras láser'].map((name, index) => ({
    slug: `equipo-${index}`,
    name,
    color: null,
  })),
}
const fits = (...values: string[]) => [{ slug: 'compatibilidad', featured: false, values }]

function shop(products: readonly Partial<CatalogueProduct>[]) {
  const { attributes, ...dictionaries } = sampleCatalogue(0)
  const rows = products.map((product, index) => ({
    ...sampleProduct(index),
    brand: 'epson',
    model: null,
    attributes: [],
    stock: 1,
    ...product,
  }))
  const catalogue = createCatalogue({
    ...dictionaries,
    attributes: [...attributes, compatibility],
    products: rows,
  })
  return (index: number) => {
    const { relation, products: found, set } = compatibleProducts(catalogue, rows[index] as CatalogueProduct)
    return { relation, ids: found.map(({ id }) => id), set: set.map(({ id }) => id).sort() }
  }
}

test('a printer has the supplies that name its brand and model, those in stock first', () => {
  const of = shop([
    { model: 'L3250' },
    { attributes: fits('equipo-0'), stock: 0 },
    { attributes: fits('equipo-0', 'equipo-1') },
    { attributes: fits('equipo-1') },
    { attributes: fits('equipo-2') },
  ])
  expect(of(0)).toMatchObject({ relation: 'supplies', ids: [3, 2] })
})

test('a supply has the printers of the shop that it names', () => {
  const of = shop([
    { attributes: fits('equipo-0', 'equipo-1', 'equipo-2') },
    { model: 'l3250' },
    { model: 'L1250', brand: 'canon' },
  ])
  expect(of(0)).toMatchObject({ relation: 'devices', ids: [2] })
})

test('nothing fits a product without model, nor one that no supply names', () => {
  const of = shop([{}, { model: 'L15150' }, { attributes: fits('equipo-0') }])
  expect(of(0).ids).toEqual([])
  expect(of(1).ids).toEqual([])
  expect(of(2).ids).toEqual([])
})

const ink = (color: string, more: Partial<CatalogueProduct> = {}) => ({
  categories: [],
  attributes: [...fits('equipo-0'), { slug: 'color', featured: false, values: [color] }],
  ...more,
})

test('the four colours of an ink are a set, for the printer and for each of them', () => {
  const of = shop([
    { model: 'L3250' },
    ink('negro', { brand: 'canon' }),
    ...['negro', 'celeste', 'fucsia', 'amarillo'].map((color) => ink(color)),
  ])
  expect(of(0).set).toEqual([3, 4, 5, 6])
  expect(of(4).set).toEqual([3, 4, 5, 6])
  expect(of(1).set).toEqual([])
})

test.each([
  ['a colour is sold out', { stock: 0 }],
  ['a colour is there twice', ink('negro')],
  ['one fits other devices', { attributes: fits('equipo-1') }],
])('there is no set if %s', (_, last) => {
  const of = shop([ink('negro'), ink('celeste'), ink('fucsia'), ink('amarillo', last)])
  expect(of(0).set).toEqual([])
})

test.each([
  ['Epson L3250', 'Epson L-3250', []],
  ['l 3250', 'Epson L-3250', []],
  ['tinta para l3250', 'Epson L-3250', []],
  ['EPSON', null, ['Epson L-3250', 'Epson L1250']],
  ['L3251', null, ['Epson L-3250']],
  ['nevera', null, []],
  ['', null, []],
])('%j names the device %j', (text, model, models) => {
  const { attributes, ...dictionaries } = sampleCatalogue(0)
  const products = [
    { ...sampleProduct(0), brand: 'epson', model: 'L3250', attributes: [] },
    { ...sampleProduct(1), brand: 'epson', model: null, attributes: fits('equipo-0') },
  ]
  const catalogue = createCatalogue({ ...dictionaries, attributes: [...attributes, compatibility], products })
  const found = productsForDevice(catalogue, text)
  expect(found).toMatchObject({ model, models })
  expect([...found.devices, ...found.supplies].map(({ id }) => id)).toEqual(model === null ? [] : [1, 2])
})
