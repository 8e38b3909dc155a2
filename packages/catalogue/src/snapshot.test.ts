import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { applyChanges, openSnapshot, packChanges, packSnapshot } from './snapshot.ts'
import { sampleCatalogue, sampleProduct } from './testing/sample-catalogue.ts'

const catalogue = createCatalogue(sampleCatalogue(50))
const snapshot = packSnapshot(catalogue)

test('an opened snapshot is the public catalogue', () => {
  const opened = openSnapshot(JSON.parse(JSON.stringify(snapshot)))
  const { priceMayorista, priceMayoristaAlt, sold, ...open } = sampleProduct(4)
  expect(opened.data.products[4]).toMatchObject(open)
  expect(opened.data.products[4]).not.toHaveProperty('priceMayorista')
  expect(opened.data.products[4]).not.toHaveProperty('priceMayoristaAlt')
  expect(opened.data.categories).toEqual(snapshot.categories)
})

test('a snapshot contains no wholesale price and no number of units sold', () => {
  const secret = {
    ...sampleProduct(0),
    priceMayorista: 987_654_321,
    priceMayoristaAlt: 123_456_789,
    sold: 77_777,
  }
  const packed = JSON.stringify(packSnapshot(catalogue.withChanges({ products: [secret] })))
  for (const number of ['987654321', '123456789', '77777']) expect(packed).not.toContain(number)
})

test('the price before a promotion in CUP arrives, and is absent elsewhere', () => {
  const promoted = { ...sampleProduct(0), compareAtPriceAlt: 370_371 }
  const { products } = openSnapshot(packSnapshot(catalogue.withChanges({ products: [promoted] }))).data
  const found = products.filter(({ compareAtPriceAlt }) => compareAtPriceAlt !== undefined)
  expect(found).toMatchObject([{ id: promoted.id, compareAtPriceAlt: 370_371 }])
})

test('prices in MLC arrive, and are absent where they are those in USD', () => {
  const [plain, other] = [sampleProduct(0), { ...sampleProduct(1), priceMlc: 13_300 }]
  const promoted = { ...sampleProduct(2), priceMlc: 900, compareAtPriceMlc: 1_000 }
  const changed = catalogue.withChanges({ products: [plain, other, promoted] })
  const { products } = openSnapshot(JSON.parse(JSON.stringify(packSnapshot(changed)))).data
  expect(products.slice(0, 3)).toEqual([
    expect.not.objectContaining({ priceMlc: expect.anything() }),
    expect.objectContaining({ priceMlc: 13_300 }),
    expect.objectContaining({ priceMlc: 900, compareAtPriceMlc: 1_000 }),
  ])
})

test('packing keeps the sort by units sold', () => {
  const sold = [0, 1, 2, 5, 9, 40, 300].map((units, index) => ({ ...sampleProduct(index), sold: units }))
  const classes = openSnapshot(packSnapshot(catalogue.withChanges({ products: sold }))).data.products.map(
    (product) => product.sold,
  )
  expect(classes.slice(0, 7)).toEqual(classes.slice(0, 7).toSorted((a, b) => a - b))
})

test('the version does not depend on the order of the products', () => {
  const shuffled = createCatalogue({ ...catalogue.data, products: catalogue.data.products.toReversed() })
  expect(packSnapshot(shuffled).version).toBe(snapshot.version)
})

test('applying changes gives exactly the next version', () => {
  const next = packSnapshot(
    catalogue.withChanges({
      products: [{ ...sampleProduct(3), stock: 1 }, sampleProduct(77)],
      removedProductIds: [9],
      brands: catalogue.data.brands.slice(1),
    }),
  )
  const changes = packChanges(snapshot, next)
  expect(changes.products.map(([id]) => id)).toEqual([4, 78])
  expect(changes).toMatchObject({ from: snapshot.version, to: next.version, removed: [9] })
  expect(changes).not.toHaveProperty('categories')
  expect(applyChanges(snapshot, JSON.parse(JSON.stringify(changes)))).toEqual(next)
})

test('changes of another version or corrupt changes are rejected', () => {
  const next = packSnapshot(catalogue.withChanges({ removedProductIds: [9] }))
  const changes = packChanges(snapshot, next)
  expect(applyChanges(next, changes)).toBeUndefined()
  expect(applyChanges(snapshot, { ...changes, removed: [8] })).toBeUndefined()
})

test('variants are in the snapshot, without what only businesses may know', () => {
  const prices = { price: 200, priceAlt: 70_000, compareAtPrice: null, priceMlc: 220 }
  const variant = {
    ...prices,
    id: 900,
    sku: 'X-N',
    values: ['Negro'],
    stock: 2,
    images: ['n.webp'],
    warrantyMonths: null,
  }
  const product = {
    ...sampleProduct(0),
    variants: { names: ['Color'], list: [{ ...variant, priceMayorista: 150, priceMayoristaAlt: null }] },
  }
  const packed = packSnapshot(createCatalogue({ ...sampleCatalogue(0), products: [product] }))
  expect(openSnapshot(packed).data.products[0]?.variants).toEqual({ names: ['Color'], list: [variant] })
})

test('combos are in the snapshot, without what only businesses may know', () => {
  const part = {
    ...{
      id: 900,
      slug: 'tinta',
      isVariant: true,
      name: 'Tinta – Negro',
      quantity: 2,
      image: null,
      isAvailable: true,
    },
    ...{ price: 200, priceAlt: null, compareAtPrice: null, priceMlc: 220 },
  }
  const combo = { service: 'Instalación', parts: [{ ...part, priceMayorista: 150 }] }
  const packed = packSnapshot(
    createCatalogue({ ...sampleCatalogue(0), products: [{ ...sampleProduct(0), combo }] }),
  )
  expect(openSnapshot(packed).data.products[0]).toMatchObject({
    combo: { service: 'Instalación', parts: [part] },
  })
  expect(JSON.stringify(packed)).not.toContain('150')
  expect(openSnapshot(packed).data.products[0]?.variants).toBeUndefined()
})
