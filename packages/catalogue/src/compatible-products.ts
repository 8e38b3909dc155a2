import type { Catalogue } from './catalogue.ts'
import type { CatalogueProduct } from './model.ts'
import { listAt } from './packed-lists.ts'
import { byDefault } from './sorted-index.ts'
import { nearestTerms } from './typos.ts'
import { lookUp } from './word-index.ts'
import { foldText } from './words.ts'

/** The attribute that says what a supply fits: a value is the brand and model of a device, such as 'Epson L3250'. */
const compatibilitySlug = 'compatibilidad'

const colorSlug = 'color'
const colorsOfASet = 4

export interface CompatibleProducts {
  relation: 'supplies' | 'devices'
  products: CatalogueProduct[]
  /** The four colours of one ink, the supply's own or the device's; empty unless all can be bought. */
  set: CatalogueProduct[]
}

/** The devices of the shop that a supply names, otherwise the supplies that name this device. */
export function compatibleProducts(catalogue: Catalogue, product: CatalogueProduct): CompatibleProducts {
  const devices = devicesOf(catalogue, product)
  const own = valuesOf(product, compatibilitySlug)
  const family = familyOf(product)
  const sisters = suppliesWith(catalogue, own).filter((other) => familyOf(other) === family)
  if (devices.length > 0) return { relation: 'devices', products: devices, set: colorSet(sisters) }
  const supplies = suppliesOf(catalogue, product)
  return { relation: 'supplies', products: supplies, set: colorSet(own.length > 0 ? sisters : supplies) }
}

export interface ForDevice {
  /** Brand and model, as the shop writes it; null where the text names no known device, or several. */
  model: string | null
  /** What the text may mean instead. */
  models: string[]
  devices: CatalogueProduct[]
  supplies: CatalogueProduct[]
}

const maxModels = 12
/** So few letters may be the beginning of too much. */
const shortestModel = 2
/** A text names one device; more words with numbers are not looked for. */
const maxNumbers = 3

/** What the shop has for the device that a text names, however it is written (catalogue.md#my-printer). */
export function productsForDevice(catalogue: Catalogue, text: string): ForDevice {
  const { found, near } = namedBy(catalogue, text)
  const [only] = found
  if (!only || new Set(found.map(({ code }) => code)).size > 1) {
    const names = [...found, ...near].map(({ name }) => name)
    return { model: null, models: [...new Set(names)].slice(0, maxModels), devices: [], supplies: [] }
  }
  const supplies = suppliesWith(
    catalogue,
    found.map(({ slug }) => slug),
  )
  const devices = slotsWithCode(catalogue, only.code)
  return { model: only.name, models: [], devices: productsAt(catalogue, devices), supplies }
}

/** By brand and model, by the model alone, by a word with a number ('tinta l3250'), by a part; otherwise what is written like it. */
function namedBy(catalogue: Catalogue, text: string): { found: NamedDevice[]; near: NamedDevice[] } {
  const wanted = fold(text)
  const devices = namedDevices(catalogue)
  if (wanted.length < shortestModel) return { found: [], near: [] }
  const numbers = text
    .split(/\s+/)
    .map(fold)
    .filter((word) => word.length > shortestModel && /\d/.test(word))
    .slice(0, maxNumbers)
  const brands = Array.from(catalogue.facetIndex.brands.values(), ({ brand }) => fold(brand.name))
  const withBrand = new Set(brands.map((brand) => brand + wanted))
  const tries = [
    (code: string) => code === wanted,
    (code: string) => withBrand.has(code),
    (code: string) => numbers.some((word) => code.endsWith(word)),
    (code: string) => code.includes(wanted),
  ]
  for (const isNamed of tries) {
    const found = devices.filter(({ code }) => isNamed(code))
    if (found.length > 0) return { found, near: [] }
  }
  const codes = devices.map(({ code }) => code)
  const near = new Set(nearestTerms(codes, wanted, 1).terms)
  const known = new Set(brands)
  const modelsOf = codes.map((code) => modelsIn(code, known))
  const models = [...new Set(modelsOf.flat())]
  const nearModels = new Set(numbers.flatMap((word) => nearestTerms(models, word, 1).terms))
  const isNear = (code: string, at: number) =>
    near.has(code) || modelsOf[at]?.some((model) => nearModels.has(model))
  return { found: [], near: devices.filter(({ code }, at) => isNear(code, at)) }
}

/** What follows a brand at the beginning of a code. */
function modelsIn(code: string, brands: ReadonlySet<string>): string[] {
  const models: string[] = []
  for (let at = 1; at < code.length; at++) if (brands.has(code.slice(0, at))) models.push(code.slice(at))
  return models
}

/** The first family among the supplies that has one product of each of four colours. */
function colorSet(supplies: readonly CatalogueProduct[]): CatalogueProduct[] {
  const families = [...new Set(supplies.map(familyOf))]
  return families.map((family) => supplies.filter((one) => familyOf(one) === family)).find(isColorSet) ?? []
}

function isColorSet(family: readonly CatalogueProduct[]): boolean {
  const colors = new Set(family.map((supply) => valuesOf(supply, colorSlug).join()))
  const canBeAdded = ({ stock, options }: CatalogueProduct) =>
    stock > 0 && !options.some(({ required }) => required)
  return (
    family.length === colorsOfASet &&
    colors.size === colorsOfASet &&
    !colors.has('') &&
    family.every(canBeAdded)
  )
}

/** What the colours of one ink share: brand, category and the devices they fit. */
function familyOf(supply: CatalogueProduct): string {
  const { brand, categories } = supply
  return JSON.stringify([brand, categories, [...valuesOf(supply, compatibilitySlug)].sort()])
}

function devicesOf(catalogue: Catalogue, supply: CatalogueProduct): CatalogueProduct[] {
  const own = valuesOf(supply, compatibilitySlug)
  const codes = new Set(namedDevices(catalogue).flatMap(({ slug, code }) => (own.includes(slug) ? code : [])))
  const slots = [...codes].flatMap((code) => slotsWithCode(catalogue, code))
  return productsAt(catalogue, slots).filter(
    (other) => other.id !== supply.id && codes.has(codeOf(catalogue, other)),
  )
}

/** A code is a brand and a model; the search index knows the models. */
function slotsWithCode({ facetIndex, words }: Catalogue, code: string): number[] {
  const brands = Array.from(facetIndex.brands.values(), ({ brand }) => fold(brand.name))
  return brands.flatMap((brand) =>
    brand !== '' && code.startsWith(brand) ? lookUp(words.codes, code.slice(brand.length)) : [],
  )
}

export function suppliesOf(catalogue: Catalogue, device: CatalogueProduct): CatalogueProduct[] {
  const own = codeOf(catalogue, device)
  if (own === '') return []
  const named = namedDevices(catalogue).flatMap(({ slug, code }) => (code === own ? slug : []))
  return suppliesWith(catalogue, named)
}

function suppliesWith(catalogue: Catalogue, named: readonly string[]): CatalogueProduct[] {
  const node = catalogue.facetIndex.attributes.get(compatibilitySlug)
  const slots = named.flatMap((slug) => {
    const value = node?.values.get(slug)
    return value ? [...listAt(catalogue.slotsByValue(), value.facetValue)] : []
  })
  return productsAt(catalogue, slots)
}

function productsAt({ table }: Catalogue, slots: readonly number[]): CatalogueProduct[] {
  return [...new Set(slots)].flatMap((slot) => table.products[slot] ?? []).sort(byDefault)
}

function valuesOf({ attributes }: CatalogueProduct, attribute: string): readonly string[] {
  return attributes.find(({ slug }) => slug === attribute)?.values ?? []
}

interface NamedDevice {
  slug: string
  name: string
  code: string
}

const deviceCache = new WeakMap<object, NamedDevice[]>()

function namedDevices({ facetIndex }: Catalogue): NamedDevice[] {
  const values = facetIndex.attributes.get(compatibilitySlug)?.attribute.values ?? []
  const cached = deviceCache.get(values)
  if (cached) return cached
  const devices = values.map(({ slug, name }) => ({ slug, name, code: fold(name) }))
  deviceCache.set(values, devices)
  return devices
}

/** Empty without brand or model. */
function codeOf({ facetIndex }: Catalogue, { brand, model }: CatalogueProduct): string {
  const name = brand === null ? undefined : facetIndex.brands.get(brand)?.brand.name
  return name && model ? fold(name + model) : ''
}

/** However it is spaced: 'HL-L2360DW' is `hll2360dw`. */
function fold(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}
