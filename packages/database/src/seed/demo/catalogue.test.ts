import { isSlug } from '@tecnoclick/domain/platform/slug'
import { expect, test } from 'vitest'
import { brands } from './catalogue/brands.ts'
import { flattenCategories } from './catalogue/categories.ts'
import { colours } from './catalogue/colours.ts'
import { pricesFor } from './pricing.ts'
import { demoProducts } from './products.ts'
import { valueSlug } from './store/dictionary.ts'

const distinct = <T>(values: Iterable<T>) => new Set(values).size
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
const howMany = (test: (product: (typeof demoProducts)[number]) => boolean) =>
  demoProducts.filter(test).length

test('at least 120 products of 110 models and 15 brands, each with its own slug, SKU and name', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(120)
  expect(distinct(demoProducts.flatMap(({ model }) => model ?? []))).toBeGreaterThanOrEqual(110)
  expect(distinct(demoProducts.map(({ brand }) => brand))).toBeGreaterThanOrEqual(15)
  for (const key of ['slug', 'sku', 'name'] as const) {
    expect(distinct(demoProducts.map((product) => product[key].toLowerCase())), key).toBe(demoProducts.length)
  }
  for (const { slug } of demoProducts) expect(isSlug(slug), slug).toBe(true)
})

test('every brand named has goods on the shelves', () => {
  expect(Object.keys(brands).sort()).toEqual([...new Set(demoProducts.map(({ brand }) => brand))].sort())
})

test('categories are three levels deep, and every product stands on a shelf of the third', () => {
  const flat = flattenCategories()
  const parents = new Map(flat.map(({ slug, parent }) => [slug, parent]))
  const depth = (slug: string | undefined): number => (slug === undefined ? 0 : 1 + depth(parents.get(slug)))
  expect(Math.max(...flat.map(({ slug }) => depth(slug)))).toBe(3)
  expect(distinct(flat.map(({ slug }) => slug))).toBe(flat.length)
  for (const { slug, category } of demoProducts) expect(depth(category), slug).toBe(3)
  const shelves = flat.filter(({ slug }) => depth(slug) === 3)
  expect(distinct(demoProducts.map(({ category }) => category))).toBe(shelves.length)
})

test('every description has 50 words or more and none shares a sentence with another', () => {
  const sentences = demoProducts.flatMap(({ description }) => description.split(/(?<=[.:;?]) /))
  const long = sentences.filter((sentence) => words(sentence) >= 6)
  expect(distinct(long)).toBe(long.length)
  for (const { slug, description } of demoProducts)
    expect(words(description), slug).toBeGreaterThanOrEqual(50)
})

test('every product has six facts or more, and its card shows some that it has', () => {
  for (const { slug, facts, cardFacts } of demoProducts) {
    expect(Object.keys(facts).length, slug).toBeGreaterThanOrEqual(6)
    expect(cardFacts.length, slug).toBeGreaterThanOrEqual(2)
    for (const fact of cardFacts) expect(Object.keys(facts), slug).toContain(fact)
  }
})

test('two values of a fact never fall on one slug', () => {
  const facts = demoProducts.flatMap(({ facts }) =>
    Object.entries(facts).flatMap(([fact, given]) => [given].flat().map((value) => ({ fact, value }))),
  )
  const names = distinct(facts.map(({ fact, value }) => `${fact} ${value}`))
  expect(distinct(facts.map(({ fact, value }) => `${fact} ${valueSlug(value)}`))).toBe(names)
})

test('there are exactly twenty colours, all of them on something', () => {
  expect(Object.keys(colours)).toHaveLength(20)
  expect(distinct(Object.values(colours).map(({ hex }) => hex))).toBe(20)
  expect(distinct(demoProducts.flatMap(({ colours }) => colours))).toBe(20)
})

test('wholesale is 8 to 15 per cent below, pesos follow dollars in whole tens, an offer is below its old price', () => {
  for (const product of demoProducts) {
    const { price, priceAlt, priceMayorista, priceMayoristaAlt } = pricesFor(product)
    for (const [retail, wholesale] of [
      [price, priceMayorista],
      [priceAlt, priceMayoristaAlt],
    ] as const) {
      expect(1 - wholesale / retail, product.slug).toBeGreaterThanOrEqual(0.079)
      expect(1 - wholesale / retail, product.slug).toBeLessThanOrEqual(0.151)
    }
    expect(priceAlt / price, product.slug).toBeGreaterThan(385)
    expect(priceAlt / price, product.slug).toBeLessThan(395)
    expect(priceAlt % 1000, product.slug).toBe(0)
    if (product.before !== undefined) expect(product.before / product.price).toBeGreaterThan(1.04)
    if (product.before !== undefined) expect(product.before / product.price).toBeLessThan(1.43)
  }
})

test('some are out of stock, some nearly, some on offer, some sought after, some new, some featured', () => {
  expect(howMany(({ stock }) => stock === 0)).toBeGreaterThanOrEqual(6)
  expect(howMany(({ stock }) => stock > 0 && stock <= 3)).toBeGreaterThanOrEqual(10)
  expect(howMany(({ before }) => before !== undefined)).toBeGreaterThanOrEqual(15)
  expect(howMany(({ badges }) => badges?.includes('hot') ?? false)).toBeGreaterThanOrEqual(8)
  expect(howMany(({ badges }) => badges?.includes('new') ?? false)).toBeGreaterThanOrEqual(5)
  expect(howMany(({ featured }) => featured ?? false)).toBeGreaterThanOrEqual(16)
})

test('ten products or more offer a choice, some of them before anything else', () => {
  const withOptions = demoProducts.filter(({ options }) => options !== undefined)
  expect(withOptions.length).toBeGreaterThanOrEqual(10)
  const options = withOptions.flatMap((product) => product.options ?? [])
  expect(options.some(({ required }) => required)).toBe(true)
  expect(options.flatMap(({ values }) => values).some(([, surcharge]) => surcharge > 0)).toBe(true)
  for (const { values } of options) expect(values.length).toBeGreaterThanOrEqual(2)
})

test('a colour to choose is a colour the product is filtered by', () => {
  for (const { slug, colours: given, options = [] } of demoProducts) {
    const choice = options.find(({ title }) => title === 'Color')
    if (choice)
      expect(
        choice.values.map(([name]) => valueSlug(name)),
        slug,
      ).toEqual([...given])
  }
})
