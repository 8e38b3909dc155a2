import { getBoughtTogether, getCompatibleProducts } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { CompatibleProducts, ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { translatorFor } from '../../platform/form/form-action.ts'
import type { Visit } from '../../rendering/context.ts'

export interface ProductRow {
  title: string
  products: readonly ProductCard[]
}

const limit = 8
/** Toner, paper and labels are no ink. Names are Spanish in every language. */
const ink = /tinta|cartucho/i

interface Compatible {
  row: ProductRow | undefined
  /** The four colours of an ink, or nothing. */
  set: readonly ProductCard[]
}

export async function loadCompatible(visit: Visit, slug: string): Promise<Compatible> {
  const outcome = await visit.client.attempt(getCompatibleProducts, { params: { slug }, query: { limit } })
  if (!outcome.ok) return { row: undefined, set: [] }
  const { relation, data: products, set } = outcome.data
  return {
    row: products.length > 0 ? { title: titleOf(visit, relation, products), products } : undefined,
    set,
  }
}

/** 'Tinta para esta impresora' or 'Sirve para' (catalogue.md#compatible-products). Made on the server, without script. */
function titleOf(
  visit: Visit,
  relation: CompatibleProducts['relation'],
  products: readonly ProductCard[],
): string {
  const t = translatorFor(visit)
  if (relation === 'devices') return t('product.fits')
  const isInk = products.some(({ name }) => ink.test(name))
  return t(isInk ? 'site.delivery.ink' : 'site.delivery.supplies')
}

/** What others bought with it (catalogue.md#bought-together); nothing where the shop cannot be reached. */
export async function loadTogether(visit: Visit, productId: number): Promise<readonly ProductCard[]> {
  const outcome = await visit.client.attempt(getBoughtTogether, { query: { ids: String(productId) } })
  return outcome.ok ? outcome.data.data : []
}

export function withoutShown(products: readonly ProductCard[], shown: readonly ProductCard[]): ProductCard[] {
  return products.filter(({ id }) => shown.every((other) => other.id !== id))
}
