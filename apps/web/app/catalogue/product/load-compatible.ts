import { getCompatibleProducts } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { translatorFor } from '../../platform/form/form-action.ts'
import type { Visit } from '../../rendering/context.ts'

export interface ProductRow {
  title: string
  products: readonly ProductCard[]
}

const limit = 8
/** Toner, paper and labels are no ink. Names are Spanish in every language. */
const ink = /tinta|cartucho/i

/** 'Tinta para esta impresora' or 'Sirve para' (catalogue.md#compatible-products). Titled on the server, without script. */
export async function loadCompatible(visit: Visit, slug: string): Promise<ProductRow | undefined> {
  const outcome = await visit.client.attempt(getCompatibleProducts, { params: { slug }, query: { limit } })
  if (!outcome.ok || outcome.data.total === 0) return undefined
  const { relation, data: products } = outcome.data
  const t = translatorFor(visit)
  if (relation === 'devices') return { title: t('site.delivery.devices'), products }
  const isInk = products.some(({ name }) => ink.test(name))
  return { title: t(isInk ? 'site.delivery.ink' : 'site.delivery.supplies'), products }
}
