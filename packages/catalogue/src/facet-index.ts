import type {
  CatalogueAttribute,
  CatalogueAttributeValue,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueData,
  CatalogueProduct,
  ProductVariants,
} from './model.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'
import { foldText, termsOf, tokenize } from './words.ts'

/**
 * Numbers every facet value: each category, brand and attribute value. Products are counted, filtered and searched by these
 * numbers.
 */
export interface FacetIndex {
  readonly size: number
  readonly roots: readonly CategoryNode[]
  readonly categories: ReadonlyMap<string, CategoryNode>
  readonly brands: ReadonlyMap<string, BrandNode>
  readonly attributes: ReadonlyMap<string, AttributeNode>
  /** The facet of each facet value: `categoryFacet`, `brandFacet` or the attribute's. */
  readonly facetOf: Uint16Array
  readonly facetCount: number
  /** Facet values by the words of their names. */
  readonly words: WordIndex
  /** Attribute values by the words of their attribute's name: 'memoria' finds '16 GB'. */
  readonly attributeWords: WordIndex
}

export interface CategoryNode {
  readonly category: CatalogueCategory
  readonly facetValue: number
  /** From the root down to this category. */
  readonly path: readonly CategoryNode[]
  readonly children: readonly CategoryNode[]
}

export interface BrandNode {
  readonly brand: CatalogueBrand
  readonly facetValue: number
}

export interface AttributeNode {
  readonly attribute: CatalogueAttribute
  readonly facet: number
  readonly values: ReadonlyMap<string, ValueNode>
}

export interface ValueNode {
  readonly value: CatalogueAttributeValue
  readonly facetValue: number
}

export const categoryFacet = 0
export const brandFacet = 1

const byPosition = (a: { position: number; id: number }, b: { position: number; id: number }) =>
  a.position - b.position || a.id - b.id

export function createFacetIndex(data: Omit<CatalogueData, 'products'>): FacetIndex {
  const facetOf: number[] = []
  const nextValueOf = (facet: number) => facetOf.push(facet) - 1
  const { categories, roots } = buildTree(data.categories.toSorted(byPosition), () =>
    nextValueOf(categoryFacet),
  )
  const brands = new Map<string, BrandNode>()
  for (const brand of data.brands.toSorted(byPosition)) {
    brands.set(brand.slug, { brand, facetValue: nextValueOf(brandFacet) })
  }
  const attributes = new Map<string, AttributeNode>()
  let facet = brandFacet
  for (const attribute of data.attributes.toSorted(byPosition)) {
    const own = ++facet
    const values = new Map<string, ValueNode>()
    for (const value of attribute.values) values.set(value.slug, { value, facetValue: nextValueOf(own) })
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
    words: createWordIndex(nameEntries(categories, brands, attributes)),
    attributeWords: createWordIndex(attributeNameEntries(attributes)),
  }
}

function buildTree(sorted: readonly CatalogueCategory[], nextValue: () => number) {
  type MutableNode = {
    category: CatalogueCategory
    facetValue: number
    path: MutableNode[]
    children: MutableNode[]
  }
  const nodes = new Map<string, MutableNode>()
  for (const category of sorted) {
    nodes.set(category.slug, { category, facetValue: nextValue(), path: [], children: [] })
  }
  const roots: MutableNode[] = []
  for (const node of nodes.values()) {
    for (let at: MutableNode | undefined = node; at && !node.path.includes(at); ) {
      node.path.unshift(at)
      at = at.category.parent === null ? undefined : nodes.get(at.category.parent)
    }
    // A category whose parent is hidden becomes a root.
    const parent = node.path.at(-2)
    if (parent) parent.children.push(node)
    else roots.push(node)
  }
  return { categories: nodes, roots }
}

function* nameEntries(
  categories: ReadonlyMap<string, CategoryNode>,
  brands: ReadonlyMap<string, BrandNode>,
  attributes: ReadonlyMap<string, AttributeNode>,
): Generator<[number, Set<string>]> {
  for (const { category, facetValue } of categories.values())
    yield [facetValue, termsOf(tokenize(category.name))]
  for (const { brand, facetValue } of brands.values()) yield [facetValue, termsOf(tokenize(brand.name))]
  for (const { values } of attributes.values()) {
    for (const { value, facetValue } of values.values()) yield [facetValue, termsOf(tokenize(value.name))]
  }
}

function* attributeNameEntries(
  attributes: ReadonlyMap<string, AttributeNode>,
): Generator<[number, Set<string>]> {
  for (const { attribute, values } of attributes.values()) {
    const terms = termsOf(tokenize(attribute.name))
    for (const { facetValue } of values.values()) yield [facetValue, terms]
  }
}

export interface ProductFacetValues {
  /** Counted in facets: categories with their ancestors, the brand, values of filterable attributes. */
  readonly facetValues: readonly number[]
  /** Values of attributes without a filter, found by search only. */
  readonly searchOnly: readonly number[]
}

export function facetValuesOf(product: CatalogueProduct, facetIndex: FacetIndex): ProductFacetValues {
  const facetValues: number[] = []
  const searchOnly: number[] = []
  const add = (facetValue: number, list: number[]) => {
    if (!list.includes(facetValue)) list.push(facetValue)
  }
  for (const slug of product.categories) {
    for (const { facetValue } of facetIndex.categories.get(slug)?.path ?? []) add(facetValue, facetValues)
  }
  const brand = product.brand === null ? undefined : facetIndex.brands.get(product.brand)
  if (brand) add(brand.facetValue, facetValues)
  const offered = product.variants && offeredValues(product.variants, facetIndex)
  for (const { slug, values } of product.attributes) {
    const node = facetIndex.attributes.get(slug)
    if (!node || offered?.has(node)) continue
    const list = node.attribute.filterable ? facetValues : searchOnly
    for (const value of values) {
      const known = node.values.get(value)
      if (known) add(known.facetValue, list)
    }
  }
  for (const [{ attribute }, values] of offered ?? []) {
    const list = attribute.filterable ? facetValues : searchOnly
    for (const { facetValue } of values) add(facetValue, list)
  }
  return { facetValues, searchOnly }
}

/**
 * What the variants that can be bought have of the attributes that they differ in: a colour that is sold out is not counted
 * (catalogue.md#variants). Where none can be bought, all of them.
 */
function offeredValues(
  { names, list }: ProductVariants,
  facetIndex: FacetIndex,
): Map<AttributeNode, Set<ValueNode>> {
  const buyable = list.filter(({ stock }) => stock > 0)
  const shown = buyable.length > 0 ? buyable : list
  const offered = new Map<AttributeNode, Set<ValueNode>>()
  names.forEach((name, at) => {
    const node = attributeOf(facetIndex, name, list, at)
    if (!node) return
    const named = valuesByName(node)
    const found = shown.flatMap(({ values }) => named.get(foldText(values[at] ?? '')) ?? [])
    offered.set(node, new Set(found))
  })
  return offered
}

/** The attribute that has the name of an option, or the colours that all its values are. */
function attributeOf(
  { attributes }: FacetIndex,
  name: string,
  list: ProductVariants['list'],
  at: number,
): AttributeNode | undefined {
  const folded = foldText(name)
  const nodes = [...attributes.values()]
  const knows = (node: AttributeNode) => {
    const named = valuesByName(node)
    return ({ values }: { values: readonly string[] }) => named.has(foldText(values[at] ?? ''))
  }
  return (
    nodes.find((node) => foldText(node.attribute.name) === folded && list.some(knows(node))) ??
    nodes.find((node) => node.attribute.filter === 'color' && list.every(knows(node)))
  )
}

const namedValues = new WeakMap<AttributeNode, ReadonlyMap<string, ValueNode>>()

function valuesByName(node: AttributeNode): ReadonlyMap<string, ValueNode> {
  const known = namedValues.get(node)
  if (known) return known
  const named = new Map([...node.values.values()].map((value) => [foldText(value.value.name), value]))
  namedValues.set(node, named)
  return named
}
