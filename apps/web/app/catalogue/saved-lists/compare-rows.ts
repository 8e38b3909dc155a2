import type { Product, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'

/** A card that was added from a list has no options before it is read again. */
export type ComparedProduct = ProductCard & Partial<Pick<Product, 'options' | 'variantOptions'>>

interface CompareRow {
  slug: string
  name: string
  /** Undefined for a label of ours. */
  lang: 'es' | undefined
  /** One text per product; undefined if it has no such attribute. */
  cells: (string | undefined)[]
  differs: boolean
}

/** One row for what can be chosen, then one for every attribute that any of the products has. */
export function compareRows(products: readonly ComparedProduct[], optionLabel: string): CompareRow[] {
  const names = new Map<string, string>()
  for (const { attributes } of products)
    for (const { slug, name } of attributes) if (!names.has(slug)) names.set(slug, name)
  const options = rowOf({ slug: '', name: optionLabel, lang: undefined }, products.map(choicesOf))
  return [
    ...(options.cells.some((cell) => cell !== undefined) ? [options] : []),
    ...[...names].map(([slug, name]) =>
      rowOf(
        { slug, name, lang: 'es' },
        products.map((product) => textOf(product, slug)),
      ),
    ),
  ]
}

function rowOf(head: Pick<CompareRow, 'slug' | 'name' | 'lang'>, cells: CompareRow['cells']): CompareRow {
  return { ...head, cells, differs: new Set(cells).size > 1 }
}

/** `Color: Negro, Gris · Capacidad: 64 GB`: of its variants, or of its options. */
function choicesOf({ options = [], variantOptions }: ComparedProduct): string | undefined {
  const choices = variantOptions ?? options.map(({ title: name, values }) => ({ name, values }))
  if (choices.length === 0) return undefined
  return choices
    .map(({ name, values }) => `${name}: ${values.map(({ title }) => title).join(', ')}`)
    .join(' · ')
}

function textOf({ attributes }: ProductCard, slug: string): string | undefined {
  const values = attributes.find((attribute) => attribute.slug === slug)?.values
  return values?.map(({ name }) => name).join(', ')
}
