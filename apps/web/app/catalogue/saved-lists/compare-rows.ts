import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'

interface CompareRow {
  slug: string
  name: string
  /** One text per product; undefined if it has no such attribute. */
  cells: (string | undefined)[]
  differs: boolean
}

/** One row for every attribute that any of the products has. */
export function compareRows(products: readonly ProductCard[]): CompareRow[] {
  const names = new Map<string, string>()
  for (const { attributes } of products)
    for (const { slug, name } of attributes) if (!names.has(slug)) names.set(slug, name)
  return [...names].map(([slug, name]) => {
    const cells = products.map((product) => textOf(product, slug))
    return { slug, name, cells, differs: new Set(cells).size > 1 }
  })
}

function textOf({ attributes }: ProductCard, slug: string): string | undefined {
  const values = attributes.find((attribute) => attribute.slug === slug)?.values
  return values?.map(({ name }) => name).join(', ')
}
