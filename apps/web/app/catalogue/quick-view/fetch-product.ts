import { getProductBySlug } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import { browserSend } from '../../offline/browser-send.ts'

const client = createClient(browserSend)

/** Pointing at a card asks, opening it asks again; the browser's own cache answers what is still fresh. */
const underWay = new Map<string, Promise<Product>>()
const kept = 20

export function fetchProduct(slug: string): Promise<Product> {
  const known = underWay.get(slug)
  if (known) return known
  const asked = client.call(getProductBySlug, { params: { slug } })
  underWay.set(slug, asked)
  asked.catch(() => underWay.delete(slug))
  const [oldest] = underWay.keys()
  if (underWay.size > kept && oldest !== undefined) underWay.delete(oldest)
  return asked
}
