import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { hours } from '@tecnoclick/domain/platform/duration'
import { fitsInCart } from '@tecnoclick/domain/selling/cart'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type RepeatableCall, runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockCart, readCartLines, type StoredCart } from '../stock/cart-lines.ts'
import { type Held, holdLines, type WantedLine } from '../stock/hold-lines.ts'
import type { CartEdit } from './cart-edits.ts'

export interface Shopper {
  userId: number
  pricing: PricingContext
  now: Date
  reservationHours: number
}

/**
 * Locks the cart, applies the edit, reserves or releases the difference in stock and restarts the reservation
 * (selling.md#reservations). With an idempotency key the change happens once.
 */
export async function changeCart(
  db: Drizzle,
  shopper: Shopper,
  edit: CartEdit,
  call?: RepeatableCall,
): Promise<StoredCart | Refusal> {
  let changed: StoredCart | undefined
  const outcome = await transact(db, async (tx) => {
    const work = async () => {
      const cart = await editCart(tx, shopper, edit)
      if (isRefusal(cart)) return cart
      changed = cart
      return {}
    }
    return call ? runOnce(tx, call, work) : work()
  })
  if (isRefusal(outcome)) return outcome
  return changed ?? readCartLines(db, shopper.userId, shopper.pricing.currency)
}

async function editCart(tx: Transaction, shopper: Shopper, edit: CartEdit): Promise<StoredCart | Refusal> {
  const { userId, pricing, now, reservationHours } = shopper
  const cartId = await lockCart(tx, userId)
  const cart = await readCartLines(tx, userId, pricing.currency, edit.productId)
  if (!cart.currency) return refuse('malformed', { fields: { currency: '' } })
  const wanted = edit.apply(cart)
  if (isRefusal(wanted)) return wanted
  if (!fitsInCart(wanted)) return refuse('cartFull')
  const until = new Date(now.getTime() + hours(reservationHours))
  const held = await holdLines(tx, { cartId, actorId: userId, until, isLast: true }, cart.lines, wanted)
  return isRefusal(held) ? held : cartAfter(cart, wanted, held, until)
}

/** Computed instead of read again: the locks keep others from changing the same products until the commit. */
function cartAfter(cart: StoredCart, wanted: readonly WantedLine[], held: Held, until: Date): StoredCart {
  const productOf = new Map(cart.lines.map(({ productId, product }) => [productId, product]))
  if (cart.requested) productOf.set(cart.requested.id, cart.requested)
  const lines = wanted.flatMap(({ name, mustHold, ...line }, index) => {
    const product = productOf.get(line.productId)
    const id = line.id ?? held.addedId
    if (!product || id === null) return []
    const stock = held.stocks?.[line.productId] ?? product.stock
    return [{ ...line, id, reserved: held.reserved[index] ?? 0, product: { ...product, stock } }]
  })
  return { ...cart, lines, reservedUntil: lines.some(({ reserved }) => reserved > 0) ? until : null }
}
