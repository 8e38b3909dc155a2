import { type Drizzle, type Transaction, withRetries } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { type RepeatableCall, repeatCall, storableCall } from '../../platform/idempotency/run-once.ts'
import { headersOf } from '../../platform/mail/queue-mail.ts'
import { missingProduct, outOfStock } from '../../stock/ledger/out-of-stock.ts'
import { decideOrder } from './decide-order.ts'
import { orderJsonOf } from './insert-order.ts'
import { readDigest, rewriteDigest } from './order-digest.ts'
import { isDigested } from './order-limits.ts'
import { type PlacedOrder, placedOrderFacts, placedOrderMails, shopNotice } from './placed-order-mails.ts'
import { type OrderBasis, type Placing, readOrderBasis } from './read-order-basis.ts'
import type { StoredOrder } from './stored-order.ts'
import { storedOrderOf } from './stored-order-of.ts'

/**
 * The whole cart becomes an order (selling.md#placing-an-order): one statement reads what it is decided from, one call
 * stores it if that still holds (record 021). Only a repeated request has to read the order.
 */
export function placeOrder(db: Drizzle, placing: Placing): Promise<StoredOrder | { id: number } | Refusal> {
  const { viewer, wish, currency, key } = placing
  const call = { userId: viewer.id, scope: 'sellorders', key, request: { ...wish, currency } }
  return withRetries(async () => {
    const basis = await readOrderBasis(db, placing, call)
    if (basis.isRepeated) return repeatCall<{ id: number }>(db, call)
    if (basis.buyer.placedBefore !== null) return { id: basis.buyer.placedBefore }
    const order = decideOrder(placing, basis)
    if (isRefusal(order)) return order
    const placed = await store(db, placing, call, basis, order)
    if (placed === null) return repeatCall<{ id: number }>(db, call)
    return isRefusal(placed) ? placed : storedOrderOf(order, basis, placed)
  })
}

/** Null: another request with this key was faster. */
type Placed = { id: number; number: string | null; lineIds: number[] } | null

async function store(
  db: Drizzle,
  placing: Placing,
  call: RepeatableCall,
  basis: OrderBasis,
  order: PlacedOrder,
): Promise<Placed | Refusal> {
  const isCollected = isDigested(placing, basis.buyer.recent.count)
  const argument = argumentOf(placing, call, basis, order, { withNotice: !isCollected })
  try {
    if (!isCollected) return await callPlaceOrder(db, argument)
    return await db.transaction(async (tx) => {
      const placed = await callPlaceOrder(tx, argument)
      if (placed) await rewriteShopDigest(tx, placing, basis)
      return placed
    })
  } catch (error) {
    const short = missingProduct(error)
    if (short === undefined) throw error
    return outOfStock(
      basis.cart.lines.map(({ product }) => product),
      short,
    )
  }
}

async function callPlaceOrder(db: Drizzle | Transaction, argument: object): Promise<Placed> {
  const { rows } = await db.execute<{ placed: Placed }>(
    sql`select place_order(${JSON.stringify(argument)}::jsonb) as placed`,
  )
  return rows[0]?.placed ?? null
}

function argumentOf(
  { settings, storeUrl }: Placing,
  call: RepeatableCall,
  { cart }: OrderBasis,
  order: PlacedOrder,
  { withNotice }: { withNotice: boolean },
) {
  const facts = placedOrderFacts(order, settings, storeUrl)
  // The number is known when the order is stored.
  const numbered = placedOrderMails(facts, '{number}', settings.email)
  const unnumbered = placedOrderMails(facts, undefined, settings.email)
  const mails = numbered.map((mail, index) => ({
    ...headersOf(mail),
    subjectWithoutNumber: unnumbered[index]?.subject,
  }))
  return {
    ...orderJsonOf(order),
    call: storableCall(call),
    cart: cart.lines.map(({ id, quantity, reserved }) => [id, quantity, reserved]),
    products: cart.lines.map(({ product: { id, version } }) => ({ id, version })),
    facts,
    mails: withNotice ? mails : mails.filter(({ kind }) => kind !== shopNotice),
  }
}

/** The shop hears of many orders of one account together (selling.md#order-limits). */
async function rewriteShopDigest(
  tx: Transaction,
  { viewer, settings, storeUrl, now }: Placing,
  { buyer: { name } }: OrderBasis,
): Promise<void> {
  const customer = { name, email: viewer.email }
  const told = await readDigest(tx, viewer.id, now)
  await rewriteDigest(tx, { clientId: viewer.id, reader: 'shop', customer, settings, storeUrl, now }, told)
}
