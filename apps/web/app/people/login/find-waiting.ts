import { getProduct } from '@tecnoclick/contract/catalogue/browse/endpoints'
import type { Outcome } from '@tecnoclick/contract/platform/client'
import { getReset } from '@tecnoclick/contract/resets/files/endpoints'
import { services } from '@tecnoclick/contract/workshop/services/endpoints'
import { type LinkedPage, linkedPageOf } from '../../platform/session/linked-pages.ts'
import type { Visit } from '../../rendering/context.ts'

/** What a visitor wanted before signing in. */
export type Waiting =
  | { kind: 'product' | 'reset' | 'service'; name: string }
  | { kind: 'checkout' | LinkedPage }

/** Reads it from the page that follows the sign-in (people.md#sign-in). */
export async function findWaiting({ client }: Visit, next: string): Promise<Waiting | undefined> {
  const { pathname, search } = new URL(next, 'http://shop')
  const [, wanted, id] = /^\/(reset|services)\/order\/create\/(\d+)$/.exec(pathname) ?? []
  const byId = (text: string | undefined) => ({ params: { id: Number(text) } })
  const added = /[?&]add=(\d+)/.exec(search)?.[1]
  if (pathname === '/shop/cart' && added) {
    const product = await client.attempt(getProduct, byId(added))
    return named('product', product, ({ name }) => name)
  }
  if (wanted === 'reset') {
    const reset = await client.attempt(getReset, byId(id))
    return named('reset', reset, ({ brand, model }) => `${brand.name} ${model}`)
  }
  if (wanted === 'services') {
    const service = await client.attempt(services.get, byId(id))
    return named('service', service, ({ name }) => name)
  }
  if (pathname.startsWith('/shop/checkout')) return { kind: 'checkout' }
  const kind = linkedPageOf(pathname)
  return kind && { kind }
}

/** A name that cannot be read costs nobody the sign-in. */
function named<T>(
  kind: 'product' | 'reset' | 'service',
  outcome: Outcome<T>,
  nameOf: (found: T) => string,
): Waiting | undefined {
  return outcome.ok ? { kind, name: nameOf(outcome.data) } : undefined
}
