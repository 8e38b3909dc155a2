import type { Catalogue } from './catalogue.ts'
import { countByFacetValue } from './count-values.ts'
import type { CategoryNode } from './facet-index.ts'

/** `items` counts the products of the category and its subcategories (catalogue.md#filters-and-sorting). */
export interface SerializedCategory {
  id: number
  name: string
  slug: string
  image: string | null
  items: number
  parent: string | null
  children: SerializedCategory[]
}

export interface SerializedCategoryPage extends SerializedCategory {
  description: string
  path: { slug: string; name: string }[]
}

export function serializeCategoryTree(catalogue: Catalogue): SerializedCategory[] {
  const counts = countByFacetValue(catalogue)
  return catalogue.facetIndex.roots.map((root) => serializeNode(root, counts))
}

function serializeNode(
  { category, facetValue, children, path }: CategoryNode,
  counts: Int32Array,
): SerializedCategory {
  const { id, name, slug, image } = category
  return {
    id,
    name,
    slug,
    image,
    items: counts[facetValue] ?? 0,
    parent: path.at(-2)?.category.slug ?? null,
    children: children.map((child) => serializeNode(child, counts)),
  }
}

/** Undefined (404) for an unknown category (catalogue.md#screens). */
export function serializeCategory(catalogue: Catalogue, slug: string): SerializedCategoryPage | undefined {
  const node = catalogue.facetIndex.categories.get(slug)
  if (!node) return undefined
  return {
    ...serializeNode(node, countByFacetValue(catalogue)),
    description: node.category.description,
    path: node.path.map(({ category }) => ({ slug: category.slug, name: category.name })),
  }
}
