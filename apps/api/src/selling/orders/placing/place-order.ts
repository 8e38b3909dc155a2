import { type Drizzle, type Transaction, withRetries } from '@tecnoclick/database/connect'
import { newValues } from '@tecnoclick/domain/platform/fields'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { type DecidedOrder, decideOrder } from '@tecnoclick/domain/selling/decide-order'
import { orderFields } from '@tecnoclick/domain/selling/order-fields'
import { isDigested } from '@tecnoclick/domain/selling/order-limits'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { withParts } from '@tecnoclick/domain/selling/sale-product'
import { outOfStock } from '@tecnoclick/domain/stock/out-of-stock'
import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../../platform/http/refusal.ts'
import { type RepeatableCall, repeatCall, storableCall } from '../../../platform/idempotency/run-once.ts'
import { headersOf } from '../../../platform/mail/queue-mail.ts'
import { missingProduct } from '../../../stock/ledger/missing-product.ts'
import type { StoredOrder } from '../reading/stored-order.ts'
import { orderJsonOf } from './insert-order.ts'
import { readDigest, rewriteDigest } from './order-digest.ts'
import { type PlacedOrder, placedOrderFacts, placedOrderMails, shopNotice } from './placed-order-mails.ts'
import { type OrderFacts, type OrderRequest, readOrderFacts } from './read-order-facts.ts'
import { storedOrderOf } from './stored-order-of.ts'

/**
 * The whole cart becomes an order (selling.md#placing-an-order): one statement reads what it is decided from, one call
 * stores it if that still holds (record 021). Only a repeated request has to read the order.
 */
export function placeOrder(
  db: Drizzle,
  request: OrderRequest,
): Promise<StoredOrder | { id: number } | Refusal> {
  const { viewer, newOrder, currency, key } = request
  const call = { userId: viewer.id, scope: 'sellorders', key, request: { ...newOrder, currency } }
  return withRetries(async () => {
    const facts = await readOrderFacts(db, request, call)
    if (facts.isRepeated) return repeatCall<{ id: number }>(db, call)
    if (facts.buyer.placedBefore !== null) return { id: facts.buyer.placedBefore }
    const decided = decideOrder(request, facts)
    if (isRefusal(decided)) return decided
    const order = placedOrder(request, facts, decided)
    const placed = await store(db, request, call, facts, order)
    if (placed === null) return repeatCall<{ id: number }>(db, call)
    if (isRefusal(placed)) return placed
    // What credit paid is read with the order.
    return order.credit ? { id: placed.id } : storedOrderOf(order, facts, placed)
  })
}

function placedOrder(
  { viewer, newOrder, currency, key, settings, now }: OrderRequest,
  { buyer }: OrderFacts,
  decided: DecidedOrder,
): PlacedOrder {
  return {
    ...decided,
    ...({ status: 'PENDIENTE', channel: 'web' } as const),
    currency,
    paymentMethod: decided.method?.code ?? null,
    ...newValues(orderFields, newOrder),
    clientId: viewer.id,
    placedBy: viewer.id,
    idempotencyKey: key ?? null,
    orderDate: now,
    warrantyMonths: settings.warrantyMonths,
    buyerName: buyer.name,
    buyerEmail: viewer.email,
  }
}

/** Null: another request with this key was faster. */
type Placed = { id: number; number: string | null; lineIds: number[] } | null

async function store(
  db: Drizzle,
  request: OrderRequest,
  call: RepeatableCall,
  facts: OrderFacts,
  order: PlacedOrder,
): Promise<Placed | Refusal> {
  const isCollected = isDigested(request, facts.buyer.recent.count)
  const argument = argumentOf(request, call, facts, order, { withNotice: !isCollected })
  try {
    if (!isCollected) return await callPlaceOrder(db, argument)
    return await db.transaction(async (tx) => {
      const placed = await callPlaceOrder(tx, argument)
      if (placed) await rewriteShopDigest(tx, request, facts)
      return placed
    })
  } catch (error) {
    const short = missingProduct(error)
    if (short === undefined) throw error
    return outOfStock(withParts(facts.cart.lines.map(({ product }) => product)), short)
  }
}

async function callPlaceOrder(db: Drizzle | Transaction, argument: object): Promise<Placed> {
  const { rows } = await db.execute<{ placed: Placed }>(
    sql`select place_order(${JSON.stringify(argument)}::jsonb) as placed`,
  )
  return rows[0]?.placed ?? null
}

function argumentOf(
  { settings, storeUrl }: OrderRequest,
  call: RepeatableCall,
  { cart }: OrderFacts,
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
    ...(order.credit && { credit: creditJsonOf(order.credit, order) }),
    call: storableCall(call),
    cart: cart.lines.map(({ id, quantity, reserved }) => [id, quantity, reserved]),
    products: withParts(cart.lines.map(({ product }) => product)).map(({ id, version }) => ({ id, version })),
    facts,
    mails: withNotice ? mails : mails.filter(({ kind }) => kind !== shopNotice),
  }
}

/** The payment by credit, and what the history says of it. */
function creditJsonOf(
  { accountId, amount }: NonNullable<DecidedOrder['credit']>,
  { total, currency, format }: PlacedOrder,
) {
  const isPart = amount < total
  const detail = isPart ? `${formatAmount(amount, format)} · Saldo a favor` : 'Saldo a favor'
  return { accountId, amount, currency, note: paymentNote({ state: 'verified', detail }) }
}

/** The shop hears of many orders of one account together (selling.md#order-limits). */
async function rewriteShopDigest(
  tx: Transaction,
  { viewer, settings, storeUrl, now }: OrderRequest,
  { buyer: { name } }: OrderFacts,
): Promise<void> {
  const customer = { name, email: viewer.email }
  const told = await readDigest(tx, viewer.id, now)
  await rewriteDigest(tx, { clientId: viewer.id, reader: 'shop', customer, settings, storeUrl, now }, told)
}
