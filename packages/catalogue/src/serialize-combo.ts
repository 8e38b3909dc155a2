import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { pick } from '@tecnoclick/domain/platform/fields'
import { type Catalogue, combosWith } from './catalogue.ts'
import type { CatalogueProduct, ProductCombo } from './model.ts'
import { type SerializedPrices, serializePrices } from './serialize-prices.ts'

export interface SerializedCombo {
  combo?: { service: string | null; parts: SerializedPart[] }
  /** Combos that contain it and can be bought. */
  partOf?: { slug: string; name: string }[]
}

/** A part of a combo with what it costs apart. */
interface SerializedPart extends SerializedPrices {
  id: number
  slug: string
  /** The id, where it is a variant of what the slug leads to. */
  variant: number | null
  name: string
  quantity: number
  image: string | null
  availability: 'in-stock' | 'out-of-stock'
}

/** Shown on the page of a part. */
const shownCombos = 4

export function partOf(catalogue: Catalogue, product: CatalogueProduct): Pick<SerializedCombo, 'partOf'> {
  const combos = combosWith(catalogue, product).filter(({ stock }) => stock > 0)
  if (combos.length === 0) return {}
  return { partOf: combos.slice(0, shownCombos).map(({ slug, name }) => ({ slug, name })) }
}

export function serializeCombo({ service, parts }: ProductCombo, pricing: PricingContext) {
  return {
    service,
    parts: parts.map((part) => ({
      ...pick(part, ['id', 'slug', 'name', 'quantity', 'image']),
      variant: part.isVariant ? part.id : null,
      availability: part.isAvailable ? ('in-stock' as const) : ('out-of-stock' as const),
      ...serializePrices(part, pricing),
    })),
  }
}
