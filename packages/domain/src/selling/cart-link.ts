import type { PricingContext } from '../catalogue/prices.ts'
import { days } from '../platform/duration.ts'
import type { MissingReason } from './cart.ts'
import type { ChosenOption } from './cart-line.ts'
import { type SaleProduct, unitPrice, whyUnsellable } from './sale-product.ts'

/** What one account keeps, shared and saved together (selling.md#cart-links). */
export const maxCartLinks = 50

const sharedLife = days(30)
const savedLife = days(365)

/** A cart with a name is saved for its owner. */
export function cartLinkEnd(name: string | null, now: Date): Date {
  return new Date(now.getTime() + (name === null ? sharedLife : savedLife))
}

export interface WantedItem {
  productId: number
  chosen: readonly ChosenOption[]
  quantity: number
}

export interface JudgedItem {
  /** Of one unit, for who reads it; undefined without one. */
  price: number | undefined
  /** Units that can be had. */
  available: number
  missing: MissingReason | undefined
}

/** What can be had today of the lines of a link. Lines of one product share its stock, as in a cart. */
export function judgeLinkItems(
  items: readonly WantedItem[],
  products: ReadonlyMap<number, SaleProduct>,
  pricing: PricingContext,
): JudgedItem[] {
  const taken = new Map<number, number>()
  return items.map(({ productId, chosen, quantity }) => {
    const product = products.get(productId)
    const price = product && unitPrice(product, chosen, pricing)
    const unsellable = whyUnsellable(product, chosen, price)
    if (!product || unsellable) return { price, available: 0, missing: unsellable ?? 'notSold' }
    const before = taken.get(productId) ?? 0
    const available = Math.max(0, Math.min(quantity, product.stock - before))
    taken.set(productId, before + available)
    return { price, available, missing: available < quantity ? 'outOfStock' : undefined }
  })
}
