import type { Catalogue } from './catalogue.ts'
import type { CategoryNode } from './traits.ts'

/** `items` counts the products in the category and below it (catalogue.md#filters-and-sorting). */
export interface CategoryOnWire {
  id: number
  name: string
  slug: string
  image: string | null
  items: number
  parent: string | null
  children: CategoryOnWire[]
}

export interface CategoryPageOnWire {
  id: number
  name: string
  slug: string
  description: string
  image: string | null
  items: number
  path: { slug: string; name: string }[]
}

export function categoryTree(catalogue: Catalogue): CategoryOnWire[] {
  const counts = countByTrait(catalogue)
  return catalogue.traits.roots.map((root) => branch(root, counts))
}

function branch({ category, trait, children, path }: CategoryNode, counts: Int32Array): CategoryOnWire {
  const { id, name, slug, image } = category
  return {
    id,
    name,
    slug,
    image,
    items: counts[trait] ?? 0,
    parent: path.at(-2)?.category.slug ?? null,
    children: children.map((child) => branch(child, counts)),
  }
}

/** Undefined for an unknown category, which is a 404 (catalogue.md#screens). */
export function categoryPage(catalogue: Catalogue, slug: string): CategoryPageOnWire | undefined {
  const node = catalogue.traits.categories.get(slug)
  if (!node) return undefined
  const { id, name, description, image } = node.category
  return {
    id,
    name,
    slug,
    description,
    image,
    items: countByTrait(catalogue)[node.trait] ?? 0,
    path: node.path.map(({ category }) => ({ slug: category.slug, name: category.name })),
  }
}

const counted = new WeakMap<Catalogue, Int32Array>()

function countByTrait(catalogue: Catalogue): Int32Array {
  const known = counted.get(catalogue)
  if (known) return known
  const counts = new Int32Array(catalogue.traits.size)
  for (const row of catalogue.rows.rows) {
    for (const trait of row?.counted ?? []) counts[trait] = (counts[trait] ?? 0) + 1
  }
  counted.set(catalogue, counts)
  return counts
}
