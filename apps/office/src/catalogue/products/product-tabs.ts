import { listedFields } from '@tecnoclick/domain/catalogue/product-fields'
import { mapFields } from '@tecnoclick/domain/platform/fields'
import { office } from '@tecnoclick/messages/office'
import type { ProductForm } from './product-form.ts'

const { sections } = office.products

export const formTabs = ['main', 'prices', 'pictures', 'place', 'attributes', 'options', 'combo'] as const
export type FormTab = (typeof formTabs)[number]
export type ProductTab = FormTab | 'variants' | 'stock'

export const tabNames: Record<ProductTab, string> = {
  main: sections.main,
  prices: sections.prices,
  pictures: sections.pictures,
  place: sections.place,
  attributes: sections.attributes,
  options: sections.options,
  combo: sections.combo,
  variants: sections.variants,
  stock: sections.stock,
}

const tabOfField = {
  ...mapFields(listedFields, () => 'main' as const),
  sku: 'main',
  barcode: 'main',
  slug: 'main',
  name: 'main',
  description: 'main',
  brand: 'main',
  price: 'prices',
  priceAlt: 'prices',
  priceMayorista: 'prices',
  priceMayoristaAlt: 'prices',
  priceMlc: 'prices',
  priceMayoristaMlc: 'prices',
  compareAtPrice: 'prices',
  warrantyMonths: 'prices',
  initialStock: 'prices',
  images: 'pictures',
  badges: 'place',
  featured: 'place',
  enable: 'place',
  categories: 'place',
  attributes: 'attributes',
  options: 'options',
  combo: 'combo',
} as const satisfies Record<keyof ProductForm, FormTab>

export type TabProblems = Partial<Record<ProductTab, number>>

/** How many fields of each tab have an error, in the order of the tabs. */
export function problemsByTab(errors: Readonly<Record<string, unknown>>): TabProblems {
  const tabs = Object.entries(tabOfField)
    .filter(([field]) => errors[field] !== undefined)
    .map(([, tab]) => tab)
  const counts = formTabs.map((tab) => [tab, tabs.filter((other) => other === tab).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
