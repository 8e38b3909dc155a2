import { isSlug, toSlug } from '@tecnoclick/domain/platform/slug'
import { expect, test } from 'vitest'
import { attributes, brands, categories, demoProducts, demoVariants } from './catalogue.ts'

const distinct = <T>(values: Iterable<T>) => new Set(values).size
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
const howMany = (test: (product: (typeof demoProducts)[number]) => boolean) =>
  demoProducts.filter(test).length

test('there are at least 120 products of 110 models and 15 brands, with unique slugs, SKUs and names', () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(120)
  expect(distinct(demoProducts.flatMap(({ model }) => model ?? []))).toBeGreaterThanOrEqual(110)
  expect(distinct(demoProducts.map(({ brand }) => brand))).toBeGreaterThanOrEqual(15)
  for (const key of ['slug', 'sku', 'name'] as const) {
    expect(distinct(demoProducts.map((product) => product[key].toLowerCase())), key).toBe(demoProducts.length)
  }
  for (const { slug } of demoProducts) expect(isSlug(slug), slug).toBe(true)
})

test('every brand has products', () => {
  expect(brands.map(({ slug }) => slug).sort()).toEqual(
    [...new Set(demoProducts.map(({ brand }) => brand))].sort(),
  )
})

test('categories have three levels, and every product is in one of the third', () => {
  const flat = categories
  const parents = new Map(flat.map(({ slug, parent }) => [slug, parent]))
  const depth = (slug: string | null | undefined): number => (slug == null ? 0 : 1 + depth(parents.get(slug)))
  expect(Math.max(...flat.map(({ slug }) => depth(slug)))).toBe(3)
  expect(distinct(flat.map(({ slug }) => slug))).toBe(flat.length)
  for (const { slug, category } of demoProducts) expect(depth(category), slug).toBe(3)
  const lowest = flat.filter(({ slug }) => depth(slug) === 3)
  expect(distinct(demoProducts.map(({ category }) => category))).toBe(lowest.length)
})

test('every description has 50 words or more and shares no sentence with another', () => {
  const sentences = demoProducts.flatMap(({ description }) => description.split(/(?<=[.:;?]) /))
  const long = sentences.filter((sentence) => words(sentence) >= 6)
  expect(distinct(long)).toBe(long.length)
  for (const { slug, description } of demoProducts)
    expect(words(description), slug).toBeGreaterThanOrEqual(50)
})

const coloursOf = ({ attributes }: (typeof demoProducts)[number]) =>
  attributes.find(({ slug }) => slug === 'color')?.values ?? []

test('every product has a colour and six attributes or more, some of them on its card', () => {
  for (const product of demoProducts) {
    expect(product.attributes.length, product.slug).toBeGreaterThanOrEqual(7)
    expect(product.attributes.filter(({ featured }) => featured).length, product.slug).toBeGreaterThanOrEqual(
      2,
    )
    expect(coloursOf(product).length, product.slug).toBeGreaterThanOrEqual(1)
  }
})

test('every attribute value has its own slug and a product', () => {
  for (const { slug, values } of attributes) {
    const used = demoProducts.flatMap((product) =>
      product.attributes
        .filter((attribute) => attribute.slug === slug)
        .flatMap((attribute) => attribute.values),
    )
    expect([...new Set(used)].sort(), slug).toEqual(values.map((value) => value.slug).sort())
  }
})

test('there are exactly twenty colours', () => {
  const colours = attributes.find(({ slug }) => slug === 'color')?.values ?? []
  expect(colours).toHaveLength(20)
  expect(distinct(colours.map(({ color }) => color))).toBe(20)
})

test('wholesale is 8 to 15 per cent lower, pesos follow dollars in whole tens, an offer is below its old price', () => {
  for (const {
    slug,
    price,
    priceAlt,
    priceMayorista,
    priceMayoristaAlt,
    compareAtPrice,
    badges,
  } of demoProducts) {
    for (const [retail, wholesale] of [
      [price, priceMayorista],
      [priceAlt, priceMayoristaAlt],
    ] as const) {
      expect(1 - wholesale / retail, slug).toBeGreaterThanOrEqual(0.079)
      expect(1 - wholesale / retail, slug).toBeLessThanOrEqual(0.151)
    }
    expect(priceAlt / price, slug).toBeGreaterThan(385)
    expect(priceAlt / price, slug).toBeLessThan(395)
    expect(priceAlt % 1000, slug).toBe(0)
    expect(badges.includes('sale'), slug).toBe(compareAtPrice !== null)
    if (compareAtPrice !== null) expect(compareAtPrice / price, slug).toBeGreaterThan(1.04)
    if (compareAtPrice !== null) expect(compareAtPrice / price, slug).toBeLessThan(1.43)
  }
})

test('variants have a value for each option and SKUs of their own, and some are sold out', () => {
  const families = Object.values(demoVariants)
  expect(families.length).toBeGreaterThanOrEqual(3)
  for (const { sku, options, first, others } of families) {
    for (const { values } of [{ values: first }, ...others]) expect(values, sku).toHaveLength(options.length)
    expect(distinct([first, ...others.map(({ values }) => values)].map(String)), sku).toBe(others.length + 1)
  }
  const skus = families.flatMap(({ sku, others }) => [sku, ...others.map((variant) => variant.sku)])
  const known = [...demoProducts.map((product) => product.sku), ...skus]
  expect(distinct(known.map((sku) => sku.toLowerCase()))).toBe(known.length)
  expect(families.flatMap(({ others }) => others).some(({ stock }) => stock === 0)).toBe(true)
})

test('some products are out of stock, nearly out, on offer, popular, new and featured', () => {
  expect(howMany(({ stock }) => stock === 0)).toBeGreaterThanOrEqual(6)
  expect(howMany(({ stock }) => stock > 0 && stock <= 3)).toBeGreaterThanOrEqual(10)
  expect(howMany(({ compareAtPrice }) => compareAtPrice !== null)).toBeGreaterThanOrEqual(15)
  expect(howMany(({ badges }) => badges.includes('hot'))).toBeGreaterThanOrEqual(8)
  expect(howMany(({ badges }) => badges.includes('new'))).toBeGreaterThanOrEqual(5)
  expect(howMany(({ featured }) => featured)).toBeGreaterThanOrEqual(16)
})

test('every tab of the featured products has at least four to buy', () => {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]))
  const root = (slug: string): string => {
    const parent = parents.get(slug)
    return parent ? root(parent) : slug
  }
  for (const { slug } of categories.filter(({ parent }) => !parent)) {
    const inTab = howMany(({ category, featured, stock }) => root(category) === slug && featured && stock > 0)
    expect(inTab, slug).toBeGreaterThanOrEqual(4)
  }
})

test('ten products or more have options, some of them required', () => {
  const withOptions = demoProducts.filter(({ options }) => options.length > 0)
  expect(withOptions.length).toBeGreaterThanOrEqual(10)
  const options = withOptions.flatMap((product) => product.options)
  expect(options.some(({ required }) => required)).toBe(true)
  expect(options.flatMap(({ values }) => values).some(({ surcharge }) => surcharge > 0)).toBe(true)
  for (const { values } of options) expect(values.length).toBeGreaterThanOrEqual(2)
})

test('a colour option is also a colour filter', () => {
  for (const product of demoProducts) {
    const choice = product.options.find(({ title }) => title === 'Color')
    if (choice)
      expect(choice.values.map(({ title }) => toSlug(title)).sort(), product.slug).toEqual(
        coloursOf(product).toSorted(),
      )
  }
})
