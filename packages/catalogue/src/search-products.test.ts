import type { SearchRule } from '@tecnoclick/domain/catalogue/search-rule'
import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { findByText, listProducts } from './list-products.ts'
import type { CatalogueData, CatalogueProduct } from './model.ts'
import { readQuery } from './read-query.ts'
import { applyChanges, openSnapshot, packChanges, packSnapshot } from './snapshot.ts'
import { sampleProduct } from './testing/sample-catalogue.ts'

const dictionaries: Omit<CatalogueData, 'products'> = {
  categories: [
    { id: 1, slug: 'cosas', name: 'Cosas', description: '', parent: null, image: null, position: 1 },
    {
      id: 2,
      slug: 'solares',
      name: 'Paneles solares',
      description: '',
      parent: 'cosas',
      image: null,
      position: 2,
    },
  ],
  brands: [
    { id: 1, slug: 'solar', name: 'Solar', logo: null, position: 1 },
    { id: 2, slug: 'otra', name: 'Otra', logo: null, position: 2 },
  ],
  attributes: [
    {
      id: 1,
      slug: 'tipo',
      name: 'Tipo',
      filter: 'check',
      filterable: false,
      position: 1,
      values: [{ slug: 'solar', name: 'Solar', color: null }],
    },
  ],
  searchRules: [],
}

const plain = {
  name: 'Equipo',
  model: null,
  description: '',
  brand: 'otra',
  categories: ['cosas'],
  attributes: [],
  stock: 1,
  featured: false,
  sold: 0,
  rating: 0,
  createdAt: 0,
}

function shop(products: readonly Partial<CatalogueProduct>[], rules: readonly Partial<SearchRule>[] = []) {
  const rows = products.map((product, index) => ({
    ...sampleProduct(index),
    ...plain,
    sku: `S${index}`,
    ...product,
  }))
  const searchRules = rules.map((rule, index) => ({ id: index + 1, words: '', products: '', ...rule }))
  return createCatalogue({ ...dictionaries, searchRules, products: rows })
}

const pricing = { wholesale: false, currency: 'USD' }

function search(catalogue: ReturnType<typeof shop>, address: string) {
  return listProducts(catalogue, readQuery(new URLSearchParams(address), { limit: 12 }), pricing)
}

const ids = ({ items }: { items: readonly CatalogueProduct[] }) => items.map(({ id }) => id)

test('results rank by exact code, name prefix, name, brand, category, attribute, description', () => {
  const catalogue = shop([
    { description: 'Lo carga el panel solar.' },
    { attributes: [{ slug: 'tipo', values: ['solar'], featured: false }] },
    { categories: ['solares'] },
    { brand: 'solar' },
    { name: 'Cargador solar' },
    { name: 'Solar portátil' },
    { model: 'SO-LAR' },
  ])
  expect(ids(search(catalogue, 'q=solar'))).toEqual([7, 6, 5, 4, 3, 2, 1])
})

test('among equally relevant products those in stock come first', () => {
  const catalogue = shop([{ name: 'Pila', stock: 0 }, { name: 'Pila' }, { name: 'Pila', stock: 0, sold: 9 }])
  expect(ids(search(catalogue, 'q=pila'))).toEqual([2, 3, 1])
})

test('an explicit sort replaces ranking by relevance', () => {
  const catalogue = shop([
    { name: 'Pila', price: 300 },
    { name: 'Caja de pilas', price: 100 },
  ])
  expect(ids(search(catalogue, 'q=pila'))).toEqual([1, 2])
  expect(ids(search(catalogue, 'q=pila&sort=price_asc'))).toEqual([2, 1])
})

test('facets count only products that match the text', () => {
  const catalogue = shop([{ name: 'Pila', brand: 'solar' }, { name: 'Pila' }, { name: 'Cable' }])
  const { facets } = search(catalogue, 'q=pila&filter_brand=solar')
  expect(facets.find(({ slug }) => slug === 'brand')).toMatchObject({
    items: [
      { slug: 'solar', count: 1, selected: true },
      { slug: 'otra', count: 1, selected: false },
    ],
  })
})

test('spelling mistakes are allowed only if nothing matches exactly', () => {
  const catalogue = shop([{ name: 'Impresora' }, { name: 'Empresora' }])
  expect(search(catalogue, 'q=impresora')).toMatchObject({ total: 1, approximate: false })
  expect(search(catalogue, 'q=imrpesora')).toMatchObject({ total: 1, approximate: true })
  expect(search(catalogue, 'q=xmpresora')).toMatchObject({ total: 2, approximate: true })
})

test('words without results are ignored, except the first', () => {
  const catalogue = shop([{ name: 'Pila recargable' }, { name: 'Cable' }])
  expect(search(catalogue, 'q=pila+bonita')).toMatchObject({ total: 1, approximate: true })
  expect(search(catalogue, 'q=bonita+pila')).toMatchObject({ total: 0, approximate: false })
})

test('suggestions match word prefixes', () => {
  const catalogue = shop([{ name: 'Calculadora científica' }, { name: 'Cable' }])
  for (const text of ['calc', 'calculadora cien', 'CIENTÍF']) {
    expect(findByText(catalogue, text, 5).map(({ id }) => id)).toEqual([1])
  }
  expect(findByText(catalogue, 'ca', 1)).toHaveLength(1)
  expect(findByText(catalogue, '', 5)).toEqual([])
})

test('a sorted search has what is named so first, then what mentions it', () => {
  const catalogue = shop([
    { price: 300, description: 'Lo carga el panel solar.' },
    { price: 500, name: 'Cargador solar' },
    { price: 400, attributes: [{ slug: 'tipo', values: ['solar'], featured: false }] },
    { price: 900, categories: ['solares'] },
    { price: 700, model: 'SO-LAR' },
  ])
  const cheapFirst = search(catalogue, 'q=solar&sort=price_asc')
  expect(ids(cheapFirst)).toEqual([2, 5, 4, 1, 3])
  expect(cheapFirst.named).toBe(3)
  expect(ids(search(catalogue, 'q=solar&sort=price_desc'))).toEqual([4, 5, 2, 3, 1])
  expect(search(catalogue, 'q=solar').named).toBe(5)
  const second = listProducts(
    catalogue,
    readQuery(new URLSearchParams('q=solar&sort=price_asc&limit=2&page=2'), { limit: 12 }),
    pricing,
  )
  expect(ids(second)).toEqual([4, 1])
})

test('a synonym in the name counts as named only where nothing has the word itself', () => {
  const laptops = [
    { price: 500, name: 'Laptop gris' },
    { price: 100, name: 'Escáner portátil' },
  ]
  const sorted = (products: typeof laptops) => search(shop(products), 'q=laptop&sort=price_asc')
  expect([ids(sorted(laptops)), sorted(laptops).named]).toEqual([[1, 2], 1])
  expect(sorted(laptops.slice(1)).named).toBe(1)
})

test('what only mentions a word is not apart if nothing is named so', () => {
  const catalogue = shop([{ description: 'Lo carga el panel solar.' }])
  expect(search(catalogue, 'q=solar&sort=price_asc').named).toBe(1)
})

test('a misspelt search says what it shows instead', () => {
  const catalogue = shop([{ name: 'Laptop Águila 15' }, { name: 'Ratón' }])
  const corrected = (text: string) => search(catalogue, `q=${text}`).corrected
  expect(corrected('lpatop')).toBe('laptop')
  expect(corrected('lpatop aguila')).toBe('laptop aguila')
  expect(corrected('aguilla')).toBe('águila')
  expect(corrected('laptop')).toBeNull()
  expect(corrected('lpatop barata')).toBeNull()
})

test.each([
  ['inversor', [1]],
  ['Planta Eléctrica', [1]],
  ['plantas electricas', [1]],
  ['inversor 12v', [1]],
  ['planta de agua', [3]],
  ['electrica', [2]],
])('with a rule of the shop, %s finds %j', (text, expected) => {
  const catalogue = shop(
    [{ name: 'Estación de energía 12V' }, { name: 'Guitarra eléctrica' }, { name: 'Planta de agua' }],
    [{ words: 'inversor, planta eléctrica, estación de energía' }],
  )
  expect(ids(search(catalogue, `q=${text}`))).toEqual(expected)
})

test('a name of several words is still found by its words where they have synonyms', () => {
  const catalogue = shop(
    [{ name: 'Planta eléctrica 5 kW' }, { name: 'Inversor' }],
    [{ words: 'inversor, planta electrica' }],
  )
  expect(ids(search(catalogue, 'q=planta eléctrica'))).toEqual([1, 2])
  expect(ids(search(catalogue, 'q=inversor'))).toEqual([2, 1])
})

test('what staff put first comes first for exactly that search, in their order', () => {
  const catalogue = shop(
    [{ name: 'Tinta negra', model: 'TINTA' }, { name: 'Tinta azul' }, { sku: 'B-1' }, { sku: 'C 2' }],
    [{ words: 'tinta, ink', products: 'c2, B-1, no-esta' }],
  )
  expect(ids(search(catalogue, 'q=tintas'))).toEqual([4, 3, 1, 2])
  expect(ids(search(catalogue, 'q=ink'))).toEqual([4, 3, 1, 2])
  expect(ids(search(catalogue, 'q=tinta negra'))).toEqual([1])
  expect(findByText(catalogue, 'tinta', 2).map(({ id }) => id)).toEqual([4, 3])
  expect(search(catalogue, 'q=tinta&sort=name_asc').named).toBe(4)
})

test.each([
  ['quiero una impresora epsom', 'impresora epson'],
  ['impresora', null],
  ['quiero nada', null],
  ['impersoras', null],
  ['inprezorra', 'impresora'],
])('of %s another search is suggested: %s', (text, suggested) => {
  const catalogue = shop([{ name: 'Impresora Epson' }, { name: 'Papel' }])
  expect(search(catalogue, `q=${text}`).suggestion).toBe(suggested)
})

test('rules that are changed hold at once and are kept in the image of a browser', () => {
  const before = shop([{ name: 'Estación' }])
  const after = before.withChanges({ searchRules: [{ id: 1, words: 'inversor, estación', products: '' }] })
  expect(ids(search(after, 'q=inversor'))).toEqual([1])
  const changes = packChanges(packSnapshot(before), packSnapshot(after))
  const applied = applyChanges(packSnapshot(before), changes)
  expect(applied && ids(search(openSnapshot(applied), 'q=inversor'))).toEqual([1])
})
