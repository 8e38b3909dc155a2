import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { emptyValues } from '@tecnoclick/domain/platform/fields'
import type {
  CatalogueAttribute,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueData,
  CatalogueProduct,
} from '../model.ts'

/** A deterministic catalogue of any size with texts of realistic length, for tests and benchmarks; each product has so many variants. */
export function sampleCatalogue(size: number, variants = 0): CatalogueData {
  return {
    categories,
    brands,
    attributes,
    searchRules: [],
    products: Array.from({ length: size }, (_, index) => withVariants(sampleProduct(index), index, variants)),
  }
}

/** In colours, with prices and units of their own: some are sold out. */
export function withVariants(product: CatalogueProduct, index: number, count: number): CatalogueProduct {
  if (count === 0) return product
  const { sku, price, priceAlt, compareAtPrice, warrantyMonths } = product
  const colours = attributes.find(({ slug }) => slug === 'color')?.values ?? []
  const list = Array.from({ length: count }, (_, place) => ({
    ...{ id: 1_000_000 + index * count + place, sku: `${sku}-${place}`, images: [], warrantyMonths },
    values: [at(colours, index + place).name],
    stock: chance(index, 200 + place) % 4,
    price: price + place * 500,
    priceAlt: priceAlt === null ? null : priceAlt + place * 195_000,
    compareAtPrice: place === 0 ? compareAtPrice : null,
  }))
  const stock = list.reduce((sum, variant) => sum + variant.stock, 0)
  return { ...product, stock, variants: { names: ['Color'], list } }
}

export function sampleProduct(index: number): CatalogueProduct {
  const pick = <T>(from: readonly T[], salt: number): T => at(from, chance(index, salt))
  const between = (least: number, most: number, salt: number) =>
    least + (chance(index, salt) % (most - least + 1))
  const brand = pick(brands, 1)
  const leaf = pick(leaves, 2)
  const code = `${'abcdefghklmnprstvwxz'.charAt(between(0, 19, 3)).toUpperCase()}${between(100, 9999, 4)}`
  const price = between(200, 250_000, 5)
  const chosen = attributes.filter((_, slot) => chance(index, 60 + slot) % 3 > 0)
  return {
    id: index + 1,
    sku: `${brand.slug.slice(0, 3).toUpperCase()}-${code}-${index}`,
    slug: `${leaf.slug}-${brand.slug}-${index}`,
    name: `${leaf.name} ${brand.name} ${pick(words, 6)} ${code}`,
    ...emptyValues(publicFields),
    model: code,
    description: Array.from({ length: 80 }, (_, slot) => pick(words, 100 + slot)).join(' '),
    brand: brand.slug,
    price,
    priceAlt: between(0, 9, 7) === 0 ? null : price * 390,
    priceMayorista: between(0, 4, 8) === 0 ? null : Math.round(price * 0.9),
    priceMayoristaAlt: Math.round(price * 351),
    compareAtPrice: between(0, 6, 9) === 0 ? Math.round(price * 1.2) : null,
    stock: between(0, 4, 10) === 0 ? 0 : between(1, 90, 11),
    badges: between(0, 9, 12) === 0 ? ['hot'] : [],
    featured: between(0, 30, 13) === 0,
    rating: between(0, 500, 14) / 100,
    reviews: between(0, 40, 15),
    categories: [leaf.slug],
    attributes: chosen.map(({ slug, values }, slot) => ({
      slug,
      values: [at(values, chance(index, 80 + slot)).slug],
      featured: slot < 3,
    })),
    options: [],
    images: [`${leaf.slug}-${index}.webp`],
    sold: between(0, 60, 16),
    createdAt: 1_700_000_000_000 + between(0, 1_000_000, 17) * 1000,
  }
}

/** Deterministic pseudo-random number (murmur finalizer). */
function chance(index: number, salt: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca77)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

function at<T>(from: readonly T[], number: number): T {
  const found = from[number % from.length]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

const departments = ['impresion', 'computadoras', 'redes', 'energia', 'oficina', 'telefonia'].map(
  (slug, index): CatalogueCategory => category(index + 1, slug, null),
)
const families = departments.flatMap(({ slug }, index) =>
  [1, 2].map((part) => category(100 + index * 2 + part, `${slug}-${part}`, slug)),
)
const leaves = families.flatMap(({ slug }, index) =>
  [1, 2, 3].map((part) => category(1000 + index * 3 + part, `${slug}-${part}`, slug)),
)
const categories = [...departments, ...families, ...leaves]

function category(id: number, slug: string, parent: string | null): CatalogueCategory {
  return { id, slug, name: slug.replaceAll('-', ' '), description: '', parent, image: null, position: id }
}

const brands =
  'epson canon hp brother xerox zebra lenovo dell asus samsung xiaomi logitech kingston seagate apc forza'
    .split(' ')
    .map((slug, index): CatalogueBrand => ({ id: index + 1, slug, name: slug, logo: null, position: index }))

const attributes = Array.from({ length: 24 }, (_, index): CatalogueAttribute => {
  const filter = index === 0 ? 'color' : index === 1 ? 'radio' : 'check'
  return {
    id: index + 1,
    slug: index === 0 ? 'color' : `dato-${index}`,
    name: `Dato ${index}`,
    filter,
    filterable: index % 3 !== 2,
    position: index,
    values: Array.from({ length: 6 + index * 4 }, (_, value) => ({
      slug: `valor-${index}-${value}`,
      name: `Valor ${index} ${value}`,
      color: filter === 'color' ? '#1d1d1f' : null,
    })),
  }
})

const syllables = 'ta ri mo pe lu san ter con di va no ce bla tri gue fo mi que'.split(' ')
const words = Array.from({ length: 3000 }, (_, index) =>
  [1, 2, 3].map((part) => at(syllables, chance(index, part))).join(''),
)
