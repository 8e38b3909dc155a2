import type {
  CatalogueAttribute,
  CatalogueAttributeValue,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueData,
  CatalogueProduct,
} from './model.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'
import { readWords, termsOf } from './words.ts'

/** What products have in common and are counted, filtered and found by: a category, a brand, a value. A number each. */
export interface Traits {
  readonly size: number
  readonly roots: readonly CategoryNode[]
  readonly categories: ReadonlyMap<string, CategoryNode>
  readonly brands: ReadonlyMap<string, BrandNode>
  readonly attributes: ReadonlyMap<string, AttributeNode>
  /** Which facet a trait belongs to: `categoryFacet`, `brandFacet` or an attribute's. */
  readonly facetOf: Uint16Array
  readonly facetCount: number
  /** By the names people read. */
  readonly words: WordIndex
  /** Values by the name of their attribute: '16 GB' is also about memory. */
  readonly subjects: WordIndex
}

export interface CategoryNode {
  readonly category: CatalogueCategory
  readonly trait: number
  /** From the top down to itself. */
  readonly path: readonly CategoryNode[]
  readonly children: readonly CategoryNode[]
}

export interface BrandNode {
  readonly brand: CatalogueBrand
  readonly trait: number
}

export interface AttributeNode {
  readonly attribute: CatalogueAttribute
  readonly facet: number
  readonly values: ReadonlyMap<string, ValueNode>
}

export interface ValueNode {
  readonly value: CatalogueAttributeValue
  readonly trait: number
}

export const categoryFacet = 0
export const brandFacet = 1

const byPosition = (a: { position: number; id: number }, b: { position: number; id: number }) =>
  a.position - b.position || a.id - b.id

export function createTraits(data: Omit<CatalogueData, 'products'>): Traits {
  const facetOf: number[] = []
  const numbered = (facet: number) => facetOf.push(facet) - 1
  const { categories, roots } = plantTree(data.categories.toSorted(byPosition), () => numbered(categoryFacet))
  const brands = new Map<string, BrandNode>()
  for (const brand of data.brands.toSorted(byPosition)) {
    brands.set(brand.slug, { brand, trait: numbered(brandFacet) })
  }
  const attributes = new Map<string, AttributeNode>()
  let facet = brandFacet
  for (const attribute of data.attributes.toSorted(byPosition)) {
    const own = ++facet
    const values = new Map<string, ValueNode>()
    for (const value of attribute.values) values.set(value.slug, { value, trait: numbered(own) })
    attributes.set(attribute.slug, { attribute, facet: own, values })
  }
  return {
    size: facetOf.length,
    roots,
    categories,
    brands,
    attributes,
    facetOf: Uint16Array.from(facetOf),
    facetCount: facet + 1,
    words: createWordIndex(namesOf(categories, brands, attributes)),
    subjects: createWordIndex(subjectsOf(attributes)),
  }
}

function plantTree(sorted: readonly CatalogueCategory[], nextTrait: () => number) {
  type Growing = { category: CatalogueCategory; trait: number; path: Growing[]; children: Growing[] }
  const nodes = new Map<string, Growing>()
  for (const category of sorted) {
    nodes.set(category.slug, { category, trait: nextTrait(), path: [], children: [] })
  }
  const roots: Growing[] = []
  for (const node of nodes.values()) {
    for (let at: Growing | undefined = node; at && !node.path.includes(at); ) {
      node.path.unshift(at)
      at = at.category.parent === null ? undefined : nodes.get(at.category.parent)
    }
    // What hangs on a hidden category stands at the top.
    const parent = node.path.at(-2)
    if (parent) parent.children.push(node)
    else roots.push(node)
  }
  return { categories: nodes, roots }
}

function* namesOf(
  categories: ReadonlyMap<string, CategoryNode>,
  brands: ReadonlyMap<string, BrandNode>,
  attributes: ReadonlyMap<string, AttributeNode>,
): Generator<[number, Set<string>]> {
  for (const { category, trait } of categories.values()) yield [trait, termsOf(readWords(category.name))]
  for (const { brand, trait } of brands.values()) yield [trait, termsOf(readWords(brand.name))]
  for (const { values } of attributes.values()) {
    for (const { value, trait } of values.values()) yield [trait, termsOf(readWords(value.name))]
  }
}

function* subjectsOf(attributes: ReadonlyMap<string, AttributeNode>): Generator<[number, Set<string>]> {
  for (const { attribute, values } of attributes.values()) {
    const terms = termsOf(readWords(attribute.name))
    for (const { trait } of values.values()) yield [trait, terms]
  }
}

export interface ProductTraits {
  /** Counted in facets: categories with all above them, the brand, values of filterable attributes. */
  readonly counted: readonly number[]
  /** Values no filter offers; search still finds by them. */
  readonly silent: readonly number[]
}

export function traitsOf(product: CatalogueProduct, traits: Traits): ProductTraits {
  const counted: number[] = []
  const silent: number[] = []
  const add = (trait: number, list: number[]) => {
    if (!list.includes(trait)) list.push(trait)
  }
  for (const slug of product.categories) {
    for (const { trait } of traits.categories.get(slug)?.path ?? []) add(trait, counted)
  }
  const brand = product.brand === null ? undefined : traits.brands.get(product.brand)
  if (brand) add(brand.trait, counted)
  for (const { slug, values } of product.attributes) {
    const node = traits.attributes.get(slug)
    if (!node) continue
    const list = node.attribute.filterable ? counted : silent
    for (const value of values) {
      const known = node.values.get(value)
      if (known) add(known.trait, list)
    }
  }
  return { counted, silent }
}
